package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;

/** Every answer about a position or a test begins with success. */
class SuccessAnswersTest {
  /** A D10 at +3: 9 and 10 are D2Rp. */
  private static final String IN_WORDS = "the attacker takes the position";

  @Test
  void the_text_shows_it_before_all_else() {
    assertThat(vedette(BATTLE).answer())
        .containsPattern("\n\nSuccess\n  " + IN_WORDS + " +20\\.00%\n\nOutcome\n");
    assertThat(vedette(BATTLE + " --play").answer()).contains("\nResult\n  " + IN_WORDS + ": no\n");
  }

  @Test
  void a_flag_in_the_same_words_is_not_shown_twice() {
    String melee = "musket-pike melee --attacker 'hi2 16/16 ql7' --defender 'hi2 19/20 ql5'";
    assertThat(vedette(melee).answer().split("\n  the attacker takes the position")).hasSize(2);
    assertThat(vedette(melee + " --format json").json().at("/measures/success/p"))
        .isEqualTo(vedette(melee + " --format json").json().at("/measures/success/p"));
  }

  @Test
  void a_flag_that_a_file_calls_success_is_not_shown_twice(@TempDir Path dir) {
    OwnTables own =
        new OwnTables(dir)
            .with(
                "plan.json",
                """
                { "format": 1, "system": "six-days", "title": "One",
                  "units": { "Red": "inf 7", "Blue": "inf 4" },
                  "steps": [ { "name": "hit", "battle": { "attacker": "Red", "defender": "Blue" } } ],
                  "measures": { "success": "hit.success" } }
                """)
            .with(
                "bash.json",
                """
                { "format": 1, "id": "mine/bash", "title": "Bash", "kind": "system",
                  "fire": { "melee": { "dice": "strength", "die": "d6", "atLeast": 5 } },
                  "measures": { "gone": "defenderEliminated", "success": "gone" } }
                """);
    // At +3, on 9 and 10 of ten; the meaning of success is in the words, exactly once.
    assertThat(vedette("plan '" + own.named("plan.json") + "'").answer())
        .containsOnlyOnce("20.00%")
        .contains("\nSuccess\n  hit: the attacker takes the position  20.00%\n");
    assertThat(vedette("own '" + own.named("bash.json") + "' --attacker 6 --defender 4").answer())
        .contains("\nSuccess\n  gone: defenderEliminated  10.01%\n")
        .containsOnlyOnce("gone: ");
  }

  @Test
  void a_sweep_shows_it_first() {
    String sweep = "six-days battle --attacker 'inf {3..8}' --defender ";
    assertThat(vedette(sweep + "'inf 4'").answer())
        .contains("\n  attacker inf  success  attackerRep");
    String maps = vedette(sweep + "'inf {3..6}'").answer();
    assertThat(maps)
        .containsSubsequence("\nsuccess\n  " + IN_WORDS, "\ndefenderLosses, mean\n")
        .doesNotContain("\ndefenderRepulsed");
  }

  @Test
  void a_sweep_that_does_not_change_it_says_so_without_a_map() {
    // At -5 a 10 is a D1Rp, and nothing else repulses the defender.
    String maps =
        vedette("six-days battle --attacker 'inf {3,4}' --defender 'inf {9,10}'").answer();
    assertThat(maps).contains("Equal in every cell: success 10.00%,").doesNotContain("\nsuccess\n");
  }

  @Test
  void influence_maps_it_first() {
    assertThat(vedette(BATTLE + " --influence").answer())
        .containsSubsequence(
            "effect of each cell on success\n  " + IN_WORDS + ": 20.00% now.",
            "effect of each cell on defenderLosses, mean");
  }

  private static CapturedRun check(Path directory, String suite) throws IOException {
    Path file = Files.writeString(directory.resolve("suite.json"), suite);
    String check = "check '" + file + "' --baseline '" + directory.resolve("baseline.json") + "'";
    vedette(check + " --update-baseline");
    return vedette(check);
  }

  @Test
  void a_suite_may_expect_it(@TempDir Path directory) throws IOException {
    String suite =
        """
        { "format": 1, "scenarios": [ { "name": "at +3",
          "system": "six-days", "engagement": "battle",
          "request": { "attacker": ["inf 5, cav 2"], "defender": ["inf 4, officer"] },
          "expect": { "success": { "%s": 0.2 } } } ] }
        """;
    // At +3 a 9 and a 10 are D2Rp.
    assertThat(check(directory, suite.formatted("atLeast")).code()).isEqualTo(ExitCode.DONE);
    assertThat(check(directory, suite.formatted("atMost").replace("0.2 ", "0.1 ")).code())
        .isEqualTo(ExitCode.FINDINGS);
  }
}
