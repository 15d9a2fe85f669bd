package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vedette.odds.Odds;
import vedette.rules.Fights;
import vedette.rules.PlainDice;

/** The exact odds of an activation, against a plain one played often. */
class PlainActivationTest {
  private static final int FIGHTS = 50_000;

  /** Beyond so many standard errors none of some 60 figures may be. */
  private static final double MOST_ERRORS = 4.5;

  @Test
  void fire_and_melee_of_three_against_two_come_out_as_in_the_plain_one() {
    PlainDice dice = PlainDice.random(1620);
    Map<String, Map<Object, Integer>> counted = new HashMap<>();
    for (int fight = 0; fight < FIGHTS; fight++) {
      PlainActivation.play(dice)
          .forEach(
              (measure, value) ->
                  counted
                      .computeIfAbsent(measure, it -> new HashMap<>())
                      .merge(value, 1, Integer::sum));
    }
    Odds.Exact odds =
        Fights.odds(Fights.fight("musket-pike", "activation", PlainActivation.REQUEST));
    assertAsCounted(odds, counted, FIGHTS);
  }

  /** That no figure is farther from what was counted than so many dice may be. */
  static void assertAsCounted(Odds odds, Map<String, Map<Object, Integer>> counted, int fights) {
    counted.forEach(
        (measure, values) -> {
          double seen = 0;
          for (Map.Entry<Object, Integer> value : values.entrySet()) {
            double p = chance(odds, measure, value.getKey());
            double error = Math.sqrt(p * (1 - p) / fights);
            assertThat(Math.abs(value.getValue() / (double) fights - p))
                .as(measure + " " + value.getKey() + " at " + p)
                .isLessThanOrEqualTo(MOST_ERRORS * error + 1e-12);
            seen += p;
          }
          // What the plain one has never seen is rare.
          assertThat(seen).as(measure).isGreaterThan(1 - 1e-3);
        });
  }

  private static double chance(Odds odds, String measure, Object value) {
    if (value instanceof Boolean flag) {
      double yes = odds.measure(measure).yes().p();
      return flag ? yes : 1 - yes;
    }
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      if (chance.value().equals(value)) {
        return chance.p();
      }
    }
    return 0;
  }
}
