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
import vedette.cli.Captured;
import vedette.odds.Odds;
import vedette.rules.Fights;

/**
 * Small systems, each of which shows one phrase of the format. What is figured out by more than a
 * line comes from a brute force in fractions, written from the rule's words. {@link
 * vedette.AgreementTest} walks and plays each of the files as well.
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
   * A knight's armour is passed on 3, 5 against guns, but never on more than 4: of the hits, 2 of 3
   * dice, half are lost. Against bows a third is. In the melee that follows nobody throws more dice
   * than the enemy has points.
   */
  @Test
  void a_limit_may_be_a_value() {
    // 1/3 by the guns, then 1/3 of the rest by the melee; of the bows 2/9.
    assertThat(mean("--attacker 'guns 1' --defender 'knights 1' --rounds 1"))
        .isEqualTo(share(5, 9));
    assertThat(mean("--attacker 'bows 1' --defender 'knights 1' --rounds 1"))
        .isEqualTo(share(13, 27));
    assertThat(mean("--attacker 'guns 3' --defender 'knights 2'"))
        .isEqualTo(share(104_690, 59_049));
    Odds more = odds("limits", "--attacker 'guns 4' --defender 'knights 3' --rounds 1");
    assertThat(Fights.chance(more, "success")).isEqualTo(share(571, 2_187));
  }

  private static BigFraction mean(String fight) {
    return Fights.mean(odds("limits", fight), "defenderLoss");
  }

  /**
   * Three ships throw three dice; two leaders let a side hit on 3 instead of 5, and who has room
   * for fewer than two is hit one point more easily. Unsaid is none.
   */
  @Test
  void a_word_is_the_number_of_times_it_is_said() {
    assertThat(
            success(
                "--attacker 'inf 2; with leader 2' --defender 'inf 3; with room 2' --with 'ship 3'"))
        .isEqualTo(share(31, 81));
    assertThat(success("--attacker 'inf 2' --defender 'inf 2'")).isEqualTo(share(5, 16));
    // The leader is said of the fight: he is no side's own.
    assertThat(
            success(
                "--attacker 'inf 3; with room 2' --defender 'inf 4; with room' --with 'ship 2, leader'"))
        .isEqualTo(share(587, 3_888));
  }

  private static BigFraction success(String fight) {
    return Fights.chance(odds("words", fight), "success");
  }

  @Test
  void a_word_that_counts_is_told_so() {
    Captured help = Captured.of("own", "src/test/resources/system/stories/words.json", "--help");
    assertThat(help.out()).contains("ship    a word; it counts how often it is said");
  }

  /** A word that an amount asks for is asked for. */
  @ParameterizedTest
  @MethodSource("stories")
  void lint_warns_of_no_story(Path story) {
    assertThat(Captured.of("lint", story.toString()).out()).isNotEmpty().doesNotContain("warning");
  }

  static Stream<Path> stories() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/system/stories"))) {
      return files.sorted().toList().stream();
    }
  }
}
