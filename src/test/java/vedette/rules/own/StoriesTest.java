package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.cli.CapturedRun;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/**
 * Small systems, each of which shows one phrase of the format. What is figured out by more than a
 * line comes from a brute force in fractions, written from the rule's words. {@link
 * vedette.odds.AgreementTest} walks and plays each of the files as well.
 */
class StoriesTest {
  private static Odds odds(String file, String fight) {
    return Fights.odds(
        Fights.fight(
            "own",
            "fight",
            Fights.and(
                new String[] {fight},
                "table",
                "src/test/resources/system/stories/" + file + ".json")));
  }

  private static BigFraction share(int of, int whole) {
    return new BigFraction(of, whole);
  }

  /**
   * A knight's armour saves on 3, on 5 against guns, but never on more than 4: of the hits, 2 of 3
   * dice, half are lost. Against bows a third is lost. In the melee afterwards no unit throws more
   * dice than the enemy has points.
   */
  @Test
  void a_limit_may_be_a_value() {
    // 1/3 by the guns, then 1/3 of the rest by the melee; of the bows 2/9.
    assertThat(mean("--attacker 'guns 1' --defender 'knights 1' --turns 1")).isEqualTo(share(5, 9));
    assertThat(mean("--attacker 'bows 1' --defender 'knights 1' --turns 1"))
        .isEqualTo(share(13, 27));
    assertThat(mean("--attacker 'guns 3' --defender 'knights 2'"))
        .isEqualTo(share(104_690, 59_049));
    Odds more = odds("limits", "--attacker 'guns 4' --defender 'knights 3' --turns 1");
    assertThat(Fights.chance(more, "success")).isEqualTo(share(571, 2_187));
  }

  /**
   * Rows 1 to 3 cost the attacker 3 and the defender 3, rows 4 to 6 the defender 3: what the file
   * says of {@code D1} holds within {@code A1/D1} too.
   */
  @Test
  void a_word_of_the_file_is_its_own_within_a_cell_of_several() {
    Odds odds = odds("slash", "--attacker 5 --defender 5");
    assertThat(Fights.mean(odds, "attackerLosses")).isEqualTo(share(3, 2));
    assertThat(Fights.mean(odds, "defenderLosses")).isEqualTo(share(3, 1));
  }

  private static BigFraction mean(String fight) {
    return Fights.mean(odds("limits", fight), "defenderLosses");
  }

  /**
   * Three ships throw three dice; two leaders let a side hit on 3 instead of 5, and a side with
   * room for fewer than two is hit one point more easily. A word that is not given counts 0.
   */
  @Test
  void a_word_is_the_number_of_times_it_is_said() {
    assertThat(
            success(
                "--attacker 'inf 2; with leader 2' --defender 'inf 3; with room 2' --with 'ship"
                    + " 3'"))
        .isEqualTo(share(31, 81));
    assertThat(success("--attacker 'inf 2' --defender 'inf 2'")).isEqualTo(share(5, 16));
    // The leader is given for the fight and belongs to neither side.
    assertThat(
            success(
                "--attacker 'inf 3; with room 2' --defender 'inf 4; with room' --with 'ship 2,"
                    + " leader'"))
        .isEqualTo(share(587, 3_888));
  }

  private static BigFraction success(String fight) {
    return Fights.chance(odds("words", fight), "success");
  }

  /**
   * A tank and an infantry attack with 9 against 4, which is 2:1: the defender loses 1 or, 4 of 6
   * times, 2. In a marsh the tank counts nothing, as it does without fuel: 3 to 4 is below 1:1, and
   * a barrage of 4 on top makes it 7 to 4. Against nothing all is above the last column.
   */
  @Test
  void a_factor_of_0_leaves_what_is_added() {
    assertThat(taken("tank 3, inf 3", "")).isEqualTo(share(5, 3));
    assertThat(taken("tank 3, inf 3", "marsh")).isEqualTo(share(0, 1));
    assertThat(taken("tank 3 dry, inf 3", "")).isEqualTo(share(0, 1));
    assertThat(taken("tank 3 dry, inf 3", "barrage")).isEqualTo(share(2, 3));
    assertThat(taken("tank 3 dry, inf 3", "caught")).isEqualTo(share(5, 3));
  }

  private static BigFraction taken(String attacker, String with) {
    String said = with.isEmpty() ? "" : " --with " + with;
    return Fights.mean(
        odds("nothing", "--attacker '" + attacker + "' --defender 'inf 5'" + said),
        "defenderLosses");
  }

  /** One of two steps is left 2 of 6 times, and hits with half of its dice; in rain with none. */
  @Test
  void no_dice_are_thrown_of_a_number_times_0() {
    String fight = "--attacker 'inf 6' --defender 'inf 2' --with caught";
    assertThat(Fights.mean(odds("nothing", fight), "attackerLosses")).isEqualTo(share(1, 6));
    assertThat(Fights.mean(odds("nothing", fight + ",rain"), "attackerLosses"))
        .isEqualTo(share(0, 1));
  }

  @Test
  void a_word_that_counts_is_told_so() {
    CapturedRun help =
        CapturedRun.of("own", "src/test/resources/system/stories/words.json", "--help");
    assertThat(help.out()).contains("ship    a word; it counts as often as it is given");
  }

  /** A word in an amount counts as asked for. */
  @ParameterizedTest
  @MethodSource("stories")
  void lint_warns_of_no_story(Path story) {
    assertThat(CapturedRun.of("lint", story.toString()).out())
        .isNotEmpty()
        .doesNotContain("warning");
  }

  static Stream<Path> stories() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/system/stories"))) {
      return files.sorted().toList().stream();
    }
  }
}
