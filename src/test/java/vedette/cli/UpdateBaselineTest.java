package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.GuardedSuite.CHANGED;
import static vedette.cli.GuardedSuite.scenario;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;

/** A new baseline says what it accepts, and takes in no more than it was asked to. */
class UpdateBaselineTest {
  private static final String PLUS_THREE = scenario("plus three", "inf 5", "");
  private static final String PLUS_SIX = scenario("plus six", "inf 8 corps", "");

  /** Also at the last column of the table, as plus six is. */
  private static final String PLUS_NINE = scenario("plus nine", "inf 11 corps", "");

  @TempDir Path dir;
  private GuardedSuite guardedSuite;

  @BeforeEach
  void aSuiteWithItsBaseline() {
    guardedSuite = new GuardedSuite(dir).asUsual();
  }

  private String update(String options) {
    return guardedSuite.checkWith(CHANGED, "--update-baseline " + options).answer();
  }

  private String check() {
    return guardedSuite.checkWith(CHANGED, "").out();
  }

  /** A defender at +6 is repulsed by a 9 or a 10, and with the changed cell by a 7 as well. */
  @Test
  void what_moved_from_what_to_what_is_said_as_it_is_accepted() {
    assertThat(update(""))
        .startsWith("wrote " + dir + "/baseline.json: 2 scenarios\n  1 unchanged, 1 changed\n")
        .contains("Accepted: plus six\n  Cause: six-days/combat-results changed, row 7 column ")
        .containsPattern("the defender is repulsed +20\\.00% +30\\.00% +\\+10\\.00 pp\n")
        .doesNotContain("Accepted: plus three", "If these changes are intended");
    assertThat(guardedSuite.checkWith(CHANGED, "").answer())
        .contains("2 scenarios: 2 unchanged, 0 changed");
  }

  @Test
  void what_is_new_and_what_is_gone_is_said_too() {
    guardedSuite.suite(PLUS_SIX, PLUS_NINE);
    assertThat(guardedSuite.check("--update-baseline").answer())
        .isEqualTo(
            "wrote "
                + dir
                + "/baseline.json: 2 scenarios\n"
                + "  1 unchanged, 1 new, 1 removed\n\n"
                + "New\n"
                + "  plus nine\n\n"
                + "Removed: no longer in the suite\n  plus three\n");
  }

  @Test
  void only_what_is_named_is_updated() {
    guardedSuite.suite(PLUS_THREE, PLUS_SIX, PLUS_NINE);
    String before = guardedSuite.read("baseline.json");
    assertThat(guardedSuite.check("--update-baseline --only nine").answer())
        .contains("baseline.json: 1 of 3 scenarios\n  1 new\n");
    String after = guardedSuite.read("baseline.json");
    assertThat(after.replaceFirst("(?s),\\s*\\{\\s*\"name\": \"plus nine\".*", ""))
        .isEqualTo(before.substring(0, before.lastIndexOf("\n  ]")))
        .contains("plus three", "plus six");
    assertThat(guardedSuite.check("").answer()).contains("3 scenarios: 3 unchanged");
  }

  /** The odds of the one that was not updated are still from the old cells, so those are kept. */
  @Test
  void the_others_go_on_to_be_compared_with_the_tables_that_they_had() {
    guardedSuite.suite(PLUS_SIX, PLUS_NINE).check("--update-baseline");
    assertThat(update("--only six"))
        .contains("1 of 2 scenarios", "not updated: six-days/combat-results")
        .contains("Accepted: plus six");
    assertThat(check())
        .contains("2 scenarios: 1 unchanged, 1 changed")
        .contains("Changed: plus nine\n  Cause: six-days/combat-results changed, row 7 column ")
        .doesNotContain("Changed: plus six");
    assertThat(update("")).contains("1 unchanged, 1 changed").doesNotContain("Tables kept");
    assertThat(guardedSuite.checkWith(CHANGED, "").answer()).doesNotContain("Changed tables");
  }

  @Test
  void an_update_of_some_needs_the_others() {
    guardedSuite.write("baseline.json", "{ \"format\": 1, \"vedette\": \"0.1.0\", \"tables\": [");
    String broken = guardedSuite.read("baseline.json");
    assertThat(guardedSuite.check("--update-baseline --only six").complaint(ExitCode.WRONG_FILE))
        .contains("baseline.json:1:");
    assertThat(guardedSuite.read("baseline.json")).isEqualTo(broken);
    assertThat(guardedSuite.check("--update-baseline").answer())
        .isEqualTo("wrote " + dir + "/baseline.json: 2 scenarios\n");
  }

  @Test
  void an_obsolete_scenario_goes_if_it_is_named() {
    guardedSuite.suite(PLUS_SIX);
    assertThat(guardedSuite.check("--update-baseline --only six").answer())
        .contains("1 of 2 scenarios");
    guardedSuite.suite(PLUS_SIX, scenario("plus thirty", "inf 32 corps", ""));
    assertThat(guardedSuite.check("--update-baseline --only 'plus th*'").answer())
        .contains("1 of 2 scenarios\n  1 new, 1 removed\n");
    assertThat(guardedSuite.read("baseline.json")).doesNotContain("plus three");
  }

  @Test
  void a_renamed_scenario_is_new_and_obsolete_until_the_baseline_is_written_again() {
    guardedSuite.suite(PLUS_THREE, PLUS_SIX.replace("plus six", "the corps attacks"));
    assertThat(guardedSuite.check("").out())
        .contains(
            "2 scenarios: 1 unchanged, 0 changed, 1 new, 1 missing",
            "New: not yet in the baseline\n  the corps attacks\n",
            "Missing: in the baseline, not in the suite\n  plus six\n",
            "Write the baseline again with --update-baseline");
    assertThat(guardedSuite.check("--update-baseline").answer())
        .contains("2 scenarios\n  1 unchanged, 1 new, 1 removed\n");
    assertThat(guardedSuite.check("--strict").code()).isZero();
  }
}
