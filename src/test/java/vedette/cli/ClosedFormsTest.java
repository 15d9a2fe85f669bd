package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.CapturedRun.vedette;

import java.nio.file.Path;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.util.CombinatoricsUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Fights that continue until something unlikely occurs have closed forms. Their answers keep the
 * stated bounds, for a probability, a mean and the mean number of rounds each.
 */
class ClosedFormsTest {
  /** A volley of many dice, from which a side recovers unless it is eliminated in one volley. */
  private static final String VOLLEYS =
      """
      {
        "format": 1,
        "id": "mine/volleys",
        "title": "Volleys",
        "kind": "system",
        "units": { "a": { "dice": %d }, "d": { "dice": %d } },
        "fire": { "shot": { "dice": "dice", "die": "%s", "atLeast": %s } },
        "results": { "recover": { "attacker": "gain 100", "defender": "gain 100" } },
        "losses": { "by": "points", "chosenBy": "owner" },
        "doctrine": { "attackerLossOrder": "as-listed", "defenderLossOrder": "as-listed" },
        "rounds": "until-decided",
        "round": [
          { "fire": "shot", "by": "attacker" },
          { "fire": "shot", "by": "defender" },
          { "result": "recover" }
        ]
      }
      """;

  @TempDir Path dir;

  private JsonNode fought(String system, String stacks) {
    new OwnTables(dir).with("volleys.json", system);
    return vedette("own '" + dir.resolve("volleys.json") + "' " + stacks + " --format json").json();
  }

  /** Returns the probability of at least {@code hits} of {@code dice}, each with {@code p}. */
  private static BigFraction atLeast(int hits, int dice, BigFraction p) {
    BigFraction sum = BigFraction.ZERO;
    BigFraction miss = BigFraction.ONE.subtract(p);
    for (int k = hits; k <= dice; k++) {
      BigFraction ways = new BigFraction(CombinatoricsUtils.binomialCoefficient(dice, k));
      sum = sum.add(ways.multiply(p.pow(k)).multiply(miss.pow(dice - k)));
    }
    return sum;
  }

  /** 30 D6 have 6^30 rolls, more than 2^62, so that weights of the pool are rounded. */
  @ParameterizedTest
  @ValueSource(ints = {1, 17, 19, 21, 23, 30})
  void the_wait_for_many_sixes_is_one_over_their_chance(int sixes) {
    JsonNode odds =
        fought(
            VOLLEYS.formatted(30, 0, "d6", "6"), "--attacker 'a 1' --defender 'd " + sixes + "'");
    double rounds = atLeast(sixes, 30, new BigFraction(1, 6)).reciprocal().doubleValue();
    double bound = odds.get("meanTurnsError").asDouble();
    assertThat(odds.get("meanTurns").asDouble())
        .isCloseTo(rounds, within(bound + Math.ulp(rounds)));
    assertThat(bound).isLessThan(1e-11 * rounds);
    assertThat(odds.at("/measures/success/p").asDouble()).isEqualTo(1);
  }

  /**
   * The attacker wins by 30 hundreds in a volley, 10^-60, unless the defender rolls nine of nine
   * first, 10^-18: 10^-60 / (10^-60 + 10^-18 - 10^-78).
   */
  @Test
  void what_is_less_likely_than_any_weight_keeps_its_chance() {
    JsonNode odds =
        fought(VOLLEYS.formatted(30, 9, "d100", "100"), "--attacker 'a 9' --defender 'd 30'");
    assertThat(odds.at("/measures/success/p").asDouble()).isCloseTo(1e-42, within(1e-53));
    assertThat(odds.get("error").asDouble()).isLessThan(1e-9);
  }

  /**
   * One die a side: the attacker fires first and hits with 1/6, else the defender does with 1/6. So
   * a round ends the fight with 1/6 + 5/6 x 1/6 = 11/36, for the attacker in 6 of 11.
   */
  @Test
  void the_side_that_fires_first_wins_six_of_eleven() {
    JsonNode odds = fought(VOLLEYS.formatted(1, 1, "d6", "6"), "--attacker 'a 1' --defender 'd 1'");
    assertThat(odds.get("meanTurns").asDouble())
        .isCloseTo(36 / 11.0, within(odds.get("meanTurnsError").asDouble() + Math.ulp(4.0)));
    assertThat(odds.at("/measures/success/p").asDouble())
        .isCloseTo(6 / 11.0, within(odds.get("error").asDouble() + Math.ulp(1.0)));
    assertThat(odds.at("/measures/defenderLosses/mean").asDouble())
        .isCloseTo(
            6 / 11.0,
            within(odds.at("/measures/defenderLosses/meanError").asDouble() + Math.ulp(1.0)));
  }

  /**
   * A pool with rounded weights that mostly leaves the state unchanged has the same odds walked and
   * solved.
   */
  @Test
  void a_simulation_waits_for_the_right_side_too() {
    String system = VOLLEYS.formatted(30, 27, "d6", "6");
    String stacks = "--attacker 'a 11' --defender 'd 12'";
    double exact = fought(system, stacks).at("/measures/success/p").asDouble();
    JsonNode sampled = fought(system, stacks + " --method simulate --trials 20k");
    assertThat(sampled.at("/measures/success/low").asDouble()).isLessThan(exact);
    assertThat(sampled.at("/measures/success/high").asDouble()).isGreaterThan(exact);
    assertThat(exact).isBetween(0.1, 0.9);
  }

  /**
   * Attrition with recovery lasts some 6 x 10^10 rounds, and still its probabilities are accurate.
   */
  @Test
  void the_bound_of_a_long_mean_stands_beside_no_chance() {
    String attrition = VOLLEYS.formatted(3, 3, "d6", "6").replace("gain 100", "gain 1");
    JsonNode odds = fought(attrition, "--attacker 'a 15' --defender 'd 15'");
    assertThat(odds.get("meanTurns").asDouble()).isGreaterThan(1e10);
    assertThat(odds.get("error").asDouble()).isLessThan(1e-8);
    // Both sides are alike, and the attacker fires first: its chance is just above a half.
    assertThat(odds.at("/measures/success/p").asDouble()).isBetween(0.5, 0.51);
    assertThat(
            vedette("own '" + dir.resolve("volleys.json") + "' --attacker 'a 15' --defender 'd 15'")
                .answer())
        .containsPattern("Rounds fought: mean [0-9.]+e10\n");
  }
}
