package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;

/**
 * Fights of some 10^10 rounds: the bound of their mean length does not affect their probabilities,
 * which are 50% since both sides are alike.
 */
class LongFightsTest {
  @TempDir Path dir;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(dir.resolve("long.json"), LongFights.ATTRITION);
  }

  private String fight(int attacker) {
    return "own '" + dir + "/long.json' --attacker 'a " + attacker + "' --defender 'd 15'";
  }

  @Test
  void an_expectation_of_99_percent_is_missed_at_50() throws IOException {
    Files.writeString(
        dir.resolve("suite.json"),
        """
        { "format": 1, "scenarios": [
          { "name": "attrition", "system": "own", "engagement": "fight",
            "request": { "table": "long.json", "attacker": "a 15", "defender": "d 15" },
            "expect": { "success": { "atLeast": 0.99 } } } ] }
        """);
    CapturedRun check = vedette("check '" + dir + "/suite.json'");
    assertThat(check.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(check.out()).contains("success at least 99.00%: is 50.00%, off by 49.00 pp");
  }

  @Test
  void compared_with_a_point_more_it_is_not_the_same() {
    CapturedRun compare = vedette("compare " + fight(15) + " vs " + fight(16));
    assertThat(compare.out()).contains("+35.18 pp").doesNotContain("the same");
  }

  @Test
  void another_die_decides_it() {
    CapturedRun influence = vedette(fight(15) + " --influence --measure success");
    assertThat(influence.out())
        .contains("4: +50.00 pp   2: -50.00 pp")
        .doesNotContain("No step changes it");
  }
}
