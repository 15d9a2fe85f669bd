package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.GuardedSuite.CHANGED;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;
import vedette.json.Version;

/**
 * The program is upgraded under a suite and its baseline. The older program is made up: 0.1.9 had a
 * combat results table that repulses on a 7 as well.
 */
class UpgradeTest {
  private static final String THIS = "\"vedette\": \"" + Version.NUMBER + "\"";
  private static final String OLDER = "\"vedette\": \"0.1.9\"";

  @TempDir Path dir;
  private GuardedSuite guardedSuite;

  @BeforeEach
  void aBaselineOfTheOlderProgram() {
    guardedSuite = new GuardedSuite(dir).asUsual();
    guardedSuite.checkWith(CHANGED, "--update-baseline");
    String mine = guardedSuite.read("baseline.json");
    String crt = "\"id\": \"six-days/combat-results\",\n      \"status\": \"printed\",\n";
    assertThat(mine).contains(crt + "      \"sha256\"").contains(THIS);
    guardedSuite.write(
        "baseline.json", mine.replace(THIS, OLDER).replace(crt, crt + "      " + OLDER + ",\n"));
  }

  @Test
  void the_table_of_the_program_that_moved_my_odds_is_named_with_both_versions() {
    String moved =
        "six-days/combat-results changed, row 7 column 5 or more: D2Rp is now D2"
            + " (built-in; vedette "
            + Version.NUMBER
            + " differs from 0.1.9)";
    CapturedRun check = guardedSuite.check("");
    assertThat(check.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(check.out().replaceAll("\\s+", " "))
        .contains("1 unchanged, 1 changed")
        .contains("The baseline was written by vedette 0.1.9; this is " + Version.NUMBER)
        .contains(
            "six-days/combat-results, built-in; vedette "
                + Version.NUMBER
                + " differs from 0.1.9 old")
        .contains("Changed: plus six Cause: " + moved + ".");
    assertThat(guardedSuite.check("--format junit").out())
        .contains("<failure message=\"changed: " + moved + "\">");
    assertThat(guardedSuite.check("--format github").out()).contains("::" + moved + "%0A");
    assertThat(guardedSuite.check("--format json").out())
        .contains("\"baselineVersion\": \"0.1.9\"")
        .contains("\"builtIn\": true,\n      \"oldVersion\": \"0.1.9\"");
  }

  @Test
  void with_that_table_as_my_own_nothing_moves() {
    assertThat(guardedSuite.checkWith(CHANGED, "").answer()).contains("2 unchanged, 0 changed");
  }

  @Test
  void scenarios_that_are_not_updated_stay_on_the_table_of_the_older_program() {
    assertThat(guardedSuite.check("--update-baseline --only three").answer())
        .contains("Tables kept for scenarios that were not updated");
    assertThat(guardedSuite.read("baseline.json"))
        .startsWith("{\n  \"format\": 1,\n  " + THIS)
        .containsOnlyOnce(OLDER);
    assertThat(guardedSuite.check("").out().replaceAll("\\s+", " "))
        .contains("vedette " + Version.NUMBER + " differs from 0.1.9");
  }

  @Test
  void a_table_of_my_own_that_is_not_given_any_more_differs_from_the_programs() {
    String before = guardedSuite.read("baseline.json").replace("      " + OLDER + ",\n", "");
    guardedSuite.write("baseline.json", before);
    assertThat(guardedSuite.checkWith(CHANGED, "").answer()).contains("2 unchanged, 0 changed");
    assertThat(guardedSuite.check("").out().replaceAll("\\s+", " "))
        .contains("D2Rp is now D2 (built-in; the baseline used a different table)");
  }
}
