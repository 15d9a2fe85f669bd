package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.rules.Fights;

/**
 * To-charge tests precede rally tests, and those precede the shooting (Sequence of play). Events
 * that begin with a test that a unit has already had belong to its next turn (DG-V10).
 */
class SequenceOfPlayTest {
  /** A unit with two conditions from the turn before; both are over in the next turn. */
  private static final String UNIT = "inf 4 class 1 shaken";

  private static final String IN_THIS_TURN = UNIT + " fell-back; with pushed-back";

  private static Map<String, Double> odds(String fight, String unit) {
    String[] words = fight.split(" ", 2);
    Odds.Exact odds =
        ExactOdds.of(
            Fights.fight("days-of-glory", words[0], words[1].replace("{}", unit)),
            1_000_000,
            false);
    Map<String, Double> chances = new TreeMap<>();
    odds.measures()
        .forEach(
            measure ->
                measure
                    .distribution()
                    .forEach(
                        it -> chances.merge(measure.name() + it.value(), it.p(), Double::sum)));
    return chances;
  }

  private static boolean areSame(Map<String, Double> some, Map<String, Double> others) {
    return some.keySet().equals(others.keySet())
        && some.keySet().stream().allMatch(it -> Math.abs(some.get(it) - others.get(it)) < 1e-12);
  }

  /** Each fight that can follow a to-charge test and a rally test in a plan. */
  @ParameterizedTest(name = "{0}: {1}, {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // Begins with to-charge tests, of the unit itself.
        "charge --charger '{}' --target 'skirm 4 class 1' --fire-at-charger '4 smoothbore; range 2'"
            + " | next | next",
        "morale --test charge --unit '{}' | next | next",
        // To-charge tests of the other side: it may have failed one of its own in this turn.
        "charge --charger 'cav 4' --target '{}' --fire-at-target '4 smoothbore; range 2' | this |"
            + " next",
        // Rally tests come first.
        "firefight --attacker '{}' --defender 'inf 8 class 3' --range 2 --turns 1 | this | next",
        "firefight --attacker 'inf 8 class 3' --defender '{}' --range 2 --turns 1 | this | next",
        "morale --test rally --unit '{}' | this | next",
        // The shooting is still to come.
        "fire --target '{}' --shooter '4 smoothbore; range 2' | this | this",
      })
  void a_test_that_is_over_is_not_made_again_in_its_turn(
      String fight, String afterToCharge, String afterRally) {
    Map<String, Double> inThis = odds(fight, IN_THIS_TURN);
    Map<String, Double> inNext = odds(fight, UNIT);
    assertThat(areSame(inThis, inNext)).isFalse();
    String tested = UNIT + " fell-back %s; still pushed-back";
    assertThat(odds(fight, String.format(tested, "charge-tested")))
        .matches(it -> areSame(it, afterToCharge.equals("next") ? inNext : inThis));
    assertThat(odds(fight, String.format(tested, "tested")))
        .matches(it -> areSame(it, afterRally.equals("next") ? inNext : inThis));
  }

  /** Words after `with` apply to the fight of the request, whatever its turn. */
  @Test
  void conditions_given_for_the_next_turn_count_in_it() {
    String fight = "charge --charger '{}' --target 'skirm 4'";
    assertThat(odds(fight, "inf 4 fell-back tested; with surprised; still pushed-back"))
        .matches(it -> areSame(it, odds(fight, "inf 4; with surprised")));
  }
}
