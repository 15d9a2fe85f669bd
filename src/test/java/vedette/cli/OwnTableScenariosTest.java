package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;

/** Scenarios that name a designer's table through links and backslashes. */
class OwnTableScenariosTest {
  /** The beginning of a row, up to the column 2:1. */
  private static final String ROW_4 = "\"at\": 4, \"cells\": [\"AR\", \"AR\", \"-\", \"-\"";

  private static final String ROW_4_DEADLY = ROW_4.substring(0, ROW_4.length() - 3) + "\"DE\"";

  @TempDir Path dir;
  private GuardedSuite guardedSuite;
  private String table;

  @BeforeEach
  void write() throws IOException {
    table = Files.readString(Path.of("tables/examples/odds.json"));
    guardedSuite = new GuardedSuite(dir).write("tables/odds.json", table);
  }

  private void changed(String file, String passage, String replacement) {
    assertThat(table).contains(passage);
    guardedSuite.write(file, table.replace(passage, replacement));
  }

  /** Saves an attack on a table, and has the suite answer as the command line did. */
  private void savedAndRun(String file, String suite, String named) {
    String attack = "own '" + dir + file + "' --attacker 12 --defender 5";
    assertThat(CapturedRun.vedette(attack + " --save-scenario '" + dir + suite + "'").code())
        .isZero();
    assertThat(guardedSuite.read(suite.substring(1))).contains("\"table\": \"" + named + "\"");
    assertThat(
            CapturedRun.vedette("check --odds '" + dir + suite + "' --allow-outside --format json")
                .json()
                .at("/scenarios/0/measures"))
        .isEqualTo(CapturedRun.vedette(attack + " --format json").json().get("measures"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_suite_behind_a_link_to_a_directory_finds_the_table_that_was_meant() throws IOException {
    // By its letters ../tables/odds.json is the table beside the link, and a deadlier one.
    guardedSuite.write("here/readme", "").write("far/away/suites/readme", "");
    changed("here/tables/odds.json", ROW_4, ROW_4_DEADLY);
    changed("far/away/tables/odds.json", "\"woods\", \"drm\": -1", "\"woods\", \"drm\": -2");
    Files.createSymbolicLink(dir.resolve("here/link"), Path.of("../far/away/suites"));
    savedAndRun(
        "/here/tables/odds.json", "/here/link/suite.json", "../../../here/tables/odds.json");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void so_does_a_suite_that_is_a_link_itself() throws IOException {
    guardedSuite.write("here/readme", "").write("far/away/readme", "");
    changed("here/odds.json", ROW_4, ROW_4_DEADLY);
    Files.createSymbolicLink(dir.resolve("here/suite.json"), Path.of("../far/away/suite.json"));
    savedAndRun("/here/odds.json", "/here/suite.json", "../../here/odds.json");
    savedAndRun("/here/../tables/odds.json", "/far/away/other.json", "../../tables/odds.json");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_table_that_a_suite_cannot_name_is_refused_and_nothing_saved() {
    guardedSuite.write("back\\slash.json", table);
    CapturedRun saved =
        CapturedRun.of(
            "own",
            dir + "/back\\slash.json",
            "--attacker",
            "12",
            "--defender",
            "5",
            "--save-scenario",
            dir + "/suite.json");
    assertThat(saved.err())
        .startsWith("error[C003]: --save-scenario: the suite cannot refer to `")
        .contains("help: put the table into the suite's directory");
    assertThat(saved.code()).isEqualTo(ExitCode.USAGE);
    assertThat(guardedSuite.has("suite.json")).isFalse();
  }
}
