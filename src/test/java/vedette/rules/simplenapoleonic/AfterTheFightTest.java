package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Side;
import vedette.table.Tables;

/** What a fight leaves of a unit is written as a unit, and enters the next fight as it was. */
class AfterTheFightTest {
  private static DrawnUnit drawnUp(String unit) {
    return DrawnUnit.of(
        Side.ATTACKER, "unit", Unit.parse(unit), SimpleNapoleonicTables.of(Tables.builtIn()));
  }

  @ParameterizedTest(name = "{0} with {1} left, {2}, general {3}: {4}")
  @CsvSource({
    "inf column general, 4, STEADY, true, inf 4/6 column general",
    // The general is killed, and stays so.
    "inf column general, 4, STEADY, false, inf 4/6 column",
    "Guard: rifle line, 2, RETREATING, false, Guard: rifle 2/4 line retreating",
    "art, 1, STEADY, false, art 1/2",
    // 7 is more than the table's 6: it began with 7.
    "inf 7, 3, STEADY, false, inf 3/7 line",
    // What it did and where it stood in this fight is over.
    "inf 3/6 moved; in cover; blocked, 2, FALLEN_BACK, false, inf 2/6 line",
  })
  void what_outlives_a_fight(
      String before, int left, Condition condition, boolean general, String after) {
    DrawnUnit troop = drawnUp(before);
    UnitState state = new UnitState(left, condition, general);
    Unit next = troop.after(state).orElseThrow();
    assertThat(next).hasToString(after).isEqualTo(Unit.parse(after));
    Condition goesOn = condition == Condition.FALLEN_BACK ? Condition.STEADY : condition;
    assertThat(drawnUp(after).initial()).isEqualTo(state.with(goesOn));
  }

  @Test
  void who_is_destroyed_or_has_disintegrated_enters_no_further_fight() {
    DrawnUnit troop = drawnUp("inf");
    assertThat(troop.after(new UnitState(0, Condition.DESTROYED, false))).isEmpty();
    assertThat(troop.after(new UnitState(2, Condition.DISINTEGRATED, false))).isEmpty();
  }
}
