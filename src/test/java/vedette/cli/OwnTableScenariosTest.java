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

/** Scenarios on a designer's own combat results table, which they name from where the suite is. */
class OwnTableScenariosTest {
  /** The beginning of a row, up to the column 2:1. */
  private static final String ROW_4 = "\"at\": 4, \"cells\": [\"AR\", \"AR\", \"-\", \"-\"";

  private static final String ROW_4_DEADLY = ROW_4.substring(0, ROW_4.length() - 3) + "\"DE\"";

  @TempDir Path dir;
  private Guarded guarded;
  private String table;

  @BeforeEach
  void write() throws IOException {
    table = Files.readString(Path.of("tables/examples/odds.json"));
    guarded = new Guarded(dir).write("tables/odds.json", table);
  }

  private static String attack(String name, String file, String more) {
    return "{ \"name\": \""
        + name
        + "\", \"system\": \"crt\", \"engagement\": \"attack\", \"request\": { \"table\": \""
        + file
        + "\", \"attacker\": 12, \"defender\": 5"
        + more
        + " } }";
  }

  private void changed(String file, String passage, String replacement) {
    assertThat(table).contains(passage);
    guarded.write(file, table.replace(passage, replacement));
  }

  @Test
  void a_saved_attack_finds_its_table_from_the_suite() {
    String attack = "own '" + dir + "/tables/odds.json' --attacker 12 --defender 5 --with woods";
    assertThat(Captured.vedette(attack + " --save-scenario '" + dir + "/suites/suite.json'").code())
        .as("there is no directory for it")
        .isEqualTo(ExitCode.UNREADABLE);
    guarded.write("suites/readme", "");
    Captured saved = Captured.vedette(attack + " --save-scenario '" + dir + "/suites/suite.json'");
    assertThat(saved.code()).isZero();
    assertThat(saved.err()).contains("give check --allow-outside too");
    assertThat(guarded.read("suites/suite.json"))
        .contains("\"request\": { \"table\": \"../tables/odds.json\", \"attacker\": 12, ");
    assertThat(
            Captured.vedette(
                    "check --odds '" + dir + "/suites/suite.json' --allow-outside --format json")
                .json()
                .at("/scenarios/0/measures"))
        .isEqualTo(Captured.vedette(attack + " --format json").json().get("measures"));
  }

  @Test
  void tables_of_my_own_and_overlays_live_in_one_directory() throws IOException {
    String milder = Files.readString(Path.of("tables/examples/milder/combat-results.json"));
    guarded
        .write("tables/combat-results.json", milder)
        .suite(attack("mine", "tables/odds.json", ""), Guarded.scenario("six", "inf 5", ""));
    String tables = "--tables '" + dir + "/tables' ";
    assertThat(guarded.check(tables + "--update-baseline").answer()).startsWith("wrote ");
    assertThat(guarded.check(tables).answer()).contains("2 scenarios: 2 same");
    guarded.write("tables/combat-results.json", milder.replace("A1Rp", "A2Rp"));
    changed("tables/odds.json", ROW_4, ROW_4_DEADLY);
    assertThat(guarded.check(tables).out())
        .contains("Changed: mine\n  because of examples/odds, row 4, ", "Changed: six\n");
  }

  @Test
  void a_table_that_nobody_names_is_noted_beside_the_answer() {
    guarded.suite(Guarded.scenario("six", "inf 5", ""));
    Captured run =
        Captured.vedette("check --odds '" + dir + "/suite.json' --tables '" + dir + "/tables'");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .startsWith("note[T007]: " + dir + "/tables/odds.json:3:9: no rules use a table");
  }

  /** Saves an attack on a table, and has the suite answer as the command line did. */
  private void savedAndRun(String file, String suite, String named) {
    String attack = "own '" + dir + file + "' --attacker 12 --defender 5";
    assertThat(Captured.vedette(attack + " --save-scenario '" + dir + suite + "'").code()).isZero();
    assertThat(guarded.read(suite.substring(1))).contains("\"table\": \"" + named + "\"");
    assertThat(
            Captured.vedette("check --odds '" + dir + suite + "' --allow-outside --format json")
                .json()
                .at("/scenarios/0/measures"))
        .isEqualTo(Captured.vedette(attack + " --format json").json().get("measures"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_suite_behind_a_link_to_a_directory_finds_the_table_that_was_meant() throws IOException {
    // By its letters ../tables/odds.json is the table beside the link, and a deadlier one.
    guarded.write("here/readme", "").write("far/away/suites/readme", "");
    changed("here/tables/odds.json", ROW_4, ROW_4_DEADLY);
    changed("far/away/tables/odds.json", "\"woods\", \"drm\": -1", "\"woods\", \"drm\": -2");
    Files.createSymbolicLink(dir.resolve("here/link"), Path.of("../far/away/suites"));
    savedAndRun(
        "/here/tables/odds.json", "/here/link/suite.json", "../../../here/tables/odds.json");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void so_does_a_suite_that_is_a_link_itself() throws IOException {
    guarded.write("here/readme", "").write("far/away/readme", "");
    changed("here/odds.json", ROW_4, ROW_4_DEADLY);
    Files.createSymbolicLink(dir.resolve("here/suite.json"), Path.of("../far/away/suite.json"));
    savedAndRun("/here/odds.json", "/here/suite.json", "../../here/odds.json");
    savedAndRun("/here/../tables/odds.json", "/far/away/other.json", "../../tables/odds.json");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_table_that_a_suite_cannot_name_is_refused_and_nothing_saved() {
    guarded.write("back\\slash.json", table);
    Captured saved =
        Captured.of(
            "own",
            dir + "/back\\slash.json",
            "--attacker",
            "12",
            "--defender",
            "5",
            "--save-scenario",
            dir + "/suite.json");
    assertThat(saved.err())
        .startsWith("error[C003]: --save-scenario: a suite there cannot name `")
        .contains("help: put the table into the directory of the suite");
    assertThat(saved.code()).isEqualTo(ExitCode.USAGE);
    assertThat(guarded.has("suite.json")).isFalse();
  }

  @Test
  void a_changed_cell_and_a_changed_modifier_are_told_where_they_stand() {
    guarded.suite(attack("in woods", "tables/odds.json", ", \"with\": [\"woods\"]"));
    guarded.check("--update-baseline").answer();
    // 12 to 5 is 2:1; in woods a 5 is a 4, and reads that row's `-`.
    changed("tables/odds.json", ROW_4, ROW_4_DEADLY);
    Captured check = guarded.check("");
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.out())
        .contains("  examples/odds, " + dir + "/tables/odds.json:24:45\n")
        .contains("  row 4, column 2:1  -    DE\n")
        .contains("  the defender is eliminated");
    changed("tables/odds.json", "\"woods\", \"drm\": -1", "\"woods\", \"drm\": 1");
    assertThat(guarded.check("").out())
        .contains("  examples/odds, " + dir + "/tables/odds.json:30:5\n")
        .contains("  modifier woods  drm -1, one of terrain  drm +1, one of terrain\n");
  }

  @Test
  void tables_in_two_files_are_two_tables_whatever_their_ids() {
    changed("tables/bold.json", ROW_4, ROW_4_DEADLY);
    guarded.suite(
        attack("classic", "tables/odds.json", ""), attack("bold", "tables/bold.json", ""));
    guarded.check("--update-baseline").answer();
    assertThat(guarded.check("").answer())
        .contains("2 same, 0 changed")
        .doesNotContain("Tables that changed");
    guarded.write("tables/bold.json", table);
    Captured check = guarded.check("");
    assertThat(check.out())
        .contains("1 same, 1 changed", "Changed: bold\n", "/tables/bold.json:24:45\n")
        .doesNotContain("/tables/odds.json");
  }

  @Test
  void a_table_that_is_not_there_is_missed_where_the_scenario_names_it() {
    guarded.suite(attack("lost", "odd.json", ""), attack("found", "tables/odds.json", ""));
    Captured run = Captured.vedette("check --odds '" + dir + "/suite.json'");
    assertThat(run.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(run.err())
        .startsWith("error[J001]: " + dir + "/suite.json:2:82: " + dir + "/odd.json: cannot read");
    assertThat(run.out()).contains("\nfound\n").doesNotContain("\nlost\n");
  }

  @Test
  void a_table_that_does_not_serve_is_told_once_and_at_its_own_place() {
    changed("tables/odds.json", ROW_4, ROW_4.replaceFirst("AR", "XX"));
    guarded.suite(attack("one", "tables/odds.json", ""), attack("other", "tables/odds.json", ""));
    Captured run = Captured.vedette("check --odds '" + dir + "/suite.json'");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).startsWith("error[").containsOnlyOnce("error[");
    assertThat(run.err()).contains("]: " + dir + "/tables/odds.json:24:");
  }

  private static String fight(String name, String attacker, String defender) {
    return "{ \"name\": \"%s\", \"system\": \"own\", \"engagement\": \"fight\", \"request\": {"
            .formatted(name)
        + " \"table\": \"tables/own.json\", \"attacker\": \"%s\", \"defender\": \"%s\" } }"
            .formatted(attacker, defender);
  }

  @Test
  void a_unit_that_does_not_fight_is_not_blamed() throws IOException {
    // Both arms attack better; each scenario has but one of them.
    String axis = Files.readString(Path.of("tables/examples/axis.json"));
    guarded.write("tables/own.json", axis);
    guarded.suite(fight("guns", "art 2", "inf 2"), fight("tanks", "inf 2, arm 1", "inf 2"));
    guarded.check("--update-baseline").answer();
    guarded.write(
        "tables/own.json",
        axis.replace("\"art\": { \"attack\": 2", "\"art\": { \"attack\": 3")
            .replace("\"arm\": { \"attack\": 3", "\"arm\": { \"attack\": 4"));
    assertThat(guarded.check("").out())
        .contains("Changed: guns\n  because of examples/axis, unit art attack: 2 is now 3\n")
        .contains("Changed: tanks\n  because of examples/axis, unit arm attack: 3 is now 4\n");
  }

  @Test
  void of_a_system_s_cells_those_are_blamed_that_the_fight_comes_to() throws IOException {
    // 3 against 4 is on column -3..-1, and no loss leads to 7+. The change there stands first.
    String steps = Files.readString(Path.of("tables/examples/steps.json"));
    guarded.write("tables/own.json", steps);
    guarded.suite(fight("even", "inf 1", "inf 1"));
    guarded.check("--update-baseline").answer();
    guarded.write(
        "tables/own.json",
        steps
            .replace("\"A2\", \"A1\", \"A1\"] }", "\"A2\", \"A1\", \"AE\"] }")
            .replace("6, \"cells\": [\"P\", \"P\"", "6, \"cells\": [\"P\", \"AE\""));
    assertThat(guarded.check("").out())
        .contains("because of examples/steps, table crt row 6 column -3..-1: P is now AE\n");
  }
}
