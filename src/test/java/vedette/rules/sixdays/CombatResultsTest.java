package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.sixdays.PrintedResults.Cell;

/** Every differential and every roll against the printed table (11.0, SD1). */
class CombatResultsTest {
  /**
   * Plays an attack of infantry only, which pays no friction, and without eliminations: the losses
   * are those printed.
   */
  private static SixDaysFight fought(int differential, int die) {
    return SixDaysFight.with(
        SixDaysFight.battle("attacker", "inf " + (20 + differential), "defender", "inf 20"), die);
  }

  @TestFactory
  Stream<DynamicTest> every_cell_is_played_as_printed() {
    return IntStream.rangeClosed(-9, 9)
        .mapToObj(d -> DynamicTest.dynamicTest("at " + d, () -> everyDieAt(d)));
  }

  private static void everyDieAt(int differential) {
    for (int die = 1; die <= 10; die++) {
      Cell cell = PrintedResults.at(differential, die);
      SixDaysFight played = fought(differential, die);
      assertThat(played.differentials()).containsExactly(differential);
      assertThat(played.value("attackerLosses")).isEqualTo(cell.attacker() ? cell.points() : 0);
      assertThat(played.value("defenderLosses")).isEqualTo(cell.attacker() ? 0 : cell.points());
      assertThat(played.value("attackerRepulsed")).isEqualTo(cell.attacker() && cell.repulsed());
      assertThat(played.value("defenderRepulsed")).isEqualTo(!cell.attacker() && cell.repulsed());
    }
  }

  /** Pairs of neighbours at which the printed column changes, with a roll that differs in both. */
  @ParameterizedTest(name = "{0} and {1} differ by a {2}")
  @CsvSource({
    "-5,-4,1", "-3,-2,6", "-1,0,2", "0,1,5", "2,3,4", "4,5,3",
  })
  void a_column_ends_where_it_is_printed_to_end(int below, int above, int die) {
    assertThat(fought(below, die).values()).isNotEqualTo(fought(above, die).values());
  }

  @ParameterizedTest(name = "{0} reads as {1}")
  @CsvSource({"-6,-5", "-15,-5", "6,5", "60,5", "-4,-3", "-2,-1", "1,2", "3,4"})
  void differentials_of_one_column_are_one(int one, int other) {
    for (int die = 1; die <= 10; die++) {
      assertThat(fought(one, die).values()).isEqualTo(fought(other, die).values());
    }
  }

  @Test
  void a_ten_is_the_best_and_a_one_the_worst_for_the_attacker() {
    assertThat(fought(9, 10).value("defenderLosses")).isEqualTo(3);
    assertThat(fought(-9, 1).value("attackerLosses")).isEqualTo(3);
  }
}
