package vedette.rules.daysofglory.units;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.OpeningUmpire;
import vedette.table.Tables;
import vedette.table.grid.Modifier;

/** The factors of tables, also of a table with groups, which the printed ones do not have. */
class FactorTableTest {
  /** A subject with given conditions. */
  private record StatedSubject(Conditions givenConditions) implements FactorTable.Subject {
    @Override
    public String situationText() {
      return "rally";
    }
  }

  private static Modifier factor(String when, int value, String group) {
    return new Modifier(when, when, value, group, false, true, List.of(), List.of());
  }

  /** Fire and smoke are one group, in which each counts as often as it holds. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "fire | 2",
        "smoke | -3",
        "fire, smoke | -3",
        // 2 x 2 are more than 3.
        "fire 2, smoke | 4",
        "fire, smoke, rain | -2",
      })
  void of_several_in_one_group_the_strongest_counts(String said, int sum) {
    FactorTable<StatedSubject> factorTable =
        new FactorTable<>(
            List.of(factor("fire", 2, "seen"), factor("smoke", -3, "seen"), factor("rain", 1, "")),
            List.of());
    assertThat(
            factorTable.sum(
                "he",
                new StatedSubject(Conditions.parse(said)),
                OpeningUmpire.UNHEARD_IN_FIRST_TURN))
        .isEqualTo(sum);
  }

  /** The conditions that units write for their next fight are conditions of morale tests. */
  @Test
  void conditions_from_earlier_fights_count_in_morale() {
    assertThat(FactorTable.conditions(Tables.builtIn(), FactorTable.MORALE))
        .contains(
            Conditions.FOUGHT_BEFORE,
            Conditions.PUSHED_BACK,
            Conditions.ROUTED_BEFORE,
            Conditions.HIT,
            Conditions.ROUTING_GENERAL);
  }
}
