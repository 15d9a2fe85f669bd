package vedette.rules.daysofglory.shooting;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.daysofglory.DaysOfGloryFights;

/** All that shoots at one unit, its test and what hits do to guns (Sequence of play; DG-V7). */
class FireOnUnitTest {
  private static final BigFraction NONE = BigFraction.ZERO;

  private static Odds.Exact fire(String options) {
    return DaysOfGloryFights.odds("fire", options);
  }

  /** Chances of 0, 1, 2, ... hits with one die more, of whose faces so many hit so often. */
  private static BigFraction[] with(BigFraction[] before, int[] faces) {
    BigFraction[] after = new BigFraction[before.length + faces.length - 1];
    Arrays.fill(after, NONE);
    for (int hits = 0; hits < before.length; hits++) {
      for (int more = 0; more < faces.length; more++) {
        after[hits + more] = after[hits + more].add(before[hits].multiply(part(faces[more], 6)));
      }
    }
    return after;
  }

  /**
   * Six smoothbores at 4 inches and two guns at 12 at a column, the dice counted out: dense, medium
   * 345H 6HH on four stands and 56H on two, close 45H 6HH. One test for all of it, each hit 1.
   */
  @Test
  void units_and_batteries_shoot_before_the_one_test() {
    Odds.Exact odds =
        fire(
            "--target 'inf 6 column' --shooter '6 smoothbore; range 4'"
                + " --battery '2 smoothbore; range 12'");
    BigFraction[] hits = {BigFraction.ONE};
    hits = with(hits, new int[] {2, 3, 1});
    hits = with(hits, new int[] {4, 2});
    hits = with(hits, new int[] {3, 2, 1});
    hits = with(hits, new int[] {3, 2, 1});
    BigFraction falls = NONE;
    for (int hit = 0; hit < hits.length; hit++) {
      assertThat(chance(odds, "defenderLosses", hit)).isEqualTo(hits[hit]);
      falls = falls.add(hits[hit].multiply(part(Math.min(hit, 6), 6)));
    }
    assertThat(chance(odds, "effect", "shaken, falls back")).isEqualTo(falls);
    assertThat(chance(odds, "defenderState", "shaken")).isEqualTo(falls);
    assertThat(chance(odds, "effect", "no hits")).isEqualTo(hits[0]);
    assertThat(chance(odds, "effect", "continues"))
        .isEqualTo(BigFraction.ONE.subtract(hits[0]).subtract(falls));
  }

  /** The columns of the sheet, and who is in which. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--target 'inf 6'                                     | line",
        "--target 'inf 6 column'                              | dense",
        "--target 'inf 6 column' --ground light-woods         | light-cover",
        "--target 'inf 6 column' --ground higher-ground              | dense",
        "--target 'inf 6' --ground fortifications                  | heavy-cover",
        "--target 'skirm 6'                                   | dispersed",
        "--target 'art 6'                                     | dispersed",
        "--target 'cav 6'                                     | line",
        "--target 'cav 6' --advancing true                    | fast",
        "--target 'lcav 6 column' --advancing true            | fast",
        "--target 'cav 6' --advancing true --ground heavy-cover | heavy-cover",
        "--target 'inf 6' --advancing true                    | line",
      })
  void a_unit_looks_as_it_stands(String target, String type) {
    String fire = target + " --shooter '7 rifled; range 3' --battery '2 siege; range 8'";
    assertThat(fire(fire).measures()).isEqualTo(fire(fire + " --target-type " + type).measures());
    String other = type.equals("line") ? "dense" : "line";
    assertThat(fire(fire).measures())
        .isNotEqualTo(fire(fire + " --target-type " + other).measures());
  }

  /** Four smoothbores at 2 inches hit skirmishers in 4 of 6; the test fails in 1 of 6. */
  @ParameterizedTest(name = "{0}: {1}, {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--target 'skirm 4'                              | shaken, falls back  | shaken     | 1",
        "--target 'skirm 4' --advancing true             | halted, disordered  | disordered | 1",
        "--target 'skirm 4 fell-back'                    | routs               | routing    | 1",
        "--target 'skirm 4 fell-back' --advancing true   | routs               | routing    | 1",
        // Shaken counts 2, routing 3.
        "--target 'skirm 4 shaken' --advancing true      | halted, disordered  | shaken     | 3",
        "--target 'skirm 4 routing fell-back'            | continues to rout   | routing    | 4",
      })
  void who_fails_does_what_the_sheet_says(String target, String effect, String state, int faces) {
    Odds.Exact odds = fire(target + " --shooter '4 smoothbore; range 2'");
    assertThat(chance(odds, "effect", effect)).isEqualTo(part(4 * faces, 36));
    assertThat(chance(odds, "defenderState", state).compareTo(part(4 * faces, 36)))
        .isGreaterThanOrEqualTo(0);
  }

  /** One figure, hit in 4 of 6; nobody is left to test. */
  @Test
  void who_loses_its_last_figure_is_destroyed() {
    Odds.Exact odds =
        fire("--target 'skirm 1' --figures-per-stand 1 --shooter '4 smoothbore; range 2'");
    assertThat(chance(odds, "effect", "destroyed")).isEqualTo(part(4, 6));
    assertThat(chance(odds, "effect", "no hits")).isEqualTo(part(2, 6));
    assertThat(chance(odds, "defenderLosses", 1)).isEqualTo(part(4, 6));
  }

  /**
   * A gun at point blank hits guns in 4 of 6; of 36 rolls for a hit 6 do nothing, 20 hit a limber,
   * 7 and 2 suppress and one destroys a gun: the only one here. Class, surprise and the hit add 3
   * to its test, its crew takes off 2.
   */
  @Test
  void each_hit_on_guns_is_rolled_for() {
    Odds.Exact odds =
        fire("--target 'art 1 class 1; with surprised' --battery '1 smoothbore; range 6'");
    assertThat(chance(odds, "effects[limber hit]", 1)).isEqualTo(part(4 * 20, 6 * 36));
    assertThat(chance(odds, "effects[battery suppressed 1 turn]", 1)).isEqualTo(part(4 * 2, 216));
    assertThat(chance(odds, "defenderGunsLost", 1)).isEqualTo(part(4, 216));
    assertThat(chance(odds, "effect", "destroyed")).isEqualTo(part(4, 216));
    assertThat(chance(odds, "effect", "shaken, falls back")).isEqualTo(part(4 * 35, 216 * 6));
    assertThat(mean(odds, "hits")).isEqualTo(part(4, 6));
  }

  /** Of four guns one is left: below half, 2 more in the test. */
  @Test
  void a_gun_that_is_destroyed_counts_in_the_test() {
    Odds.Exact odds =
        fire("--target 'art 2/4 class 1; with surprised' --battery '1 smoothbore; range 6'");
    assertThat(chance(odds, "effect", "shaken, falls back"))
        .isEqualTo(part(4 * 35, 216 * 6).add(part(4 * 3, 216 * 6)));
    // Two are half: with half of them gone nothing counts.
    Odds.Exact half =
        fire("--target 'art 3/4 class 1; with surprised' --battery '1 smoothbore; range 6'");
    assertThat(chance(half, "effect", "shaken, falls back")).isEqualTo(part(4 * 36, 216 * 6));
  }

  /** Shell at light cover: 45H 6FHH; a 6 starts a fire. */
  @Test
  void shell_may_start_fires() {
    Odds.Exact odds =
        fire("--target 'inf 6' --ground light-cover --battery '2 smoothbore shell; range 20'");
    assertThat(mean(odds, "fires")).isEqualTo(part(2, 36));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(2 * 4, 6));
    assertThat(fire("--target 'inf 6' --battery '2 smoothbore; range 20'").measures())
        .noneMatch(measure -> measure.name().equals("fires"));
  }

  /** All shoot at once, so it makes no difference who is written first. */
  @ParameterizedTest
  @CsvSource({"inf 1", "art 1"})
  void the_order_in_which_dice_fall_makes_no_difference(String target) {
    String fire = "--figures-per-stand 1 --ground light-cover --target '" + target + "'";
    String near = " --battery '2 smoothbore; range 6'";
    String shell = " --battery '1 rifled shell; range 20'";
    assertThat(fire(fire + near + shell).measures())
        .isEqualTo(fire(fire + shell + near).measures());
  }

  @Test
  void what_cannot_hit_leaves_a_unit_as_it_is() {
    Odds.Exact odds = fire("--target 'skirm 4' --battery '6 siege; range 40'");
    assertThat(chance(odds, "effect", "no hits")).isEqualTo(BigFraction.ONE);
  }
}
