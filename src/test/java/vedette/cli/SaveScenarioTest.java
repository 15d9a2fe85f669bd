package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.LONG_BATTLE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.console.ExitCode;

/** Any odds command can be kept as a scenario, and the suite around it stays as it was. */
class SaveScenarioTest {
  @TempDir Path dir;

  private CapturedRun save(String command) {
    return CapturedRun.vedette(command + " --save-scenario '" + dir + "/suite.json'");
  }

  private String suite() {
    return new GuardedSuite(dir).read("suite.json");
  }

  @Test
  void the_first_one_makes_the_suite() {
    CapturedRun saved = save(BATTLE);
    assertThat(saved.code()).isZero();
    assertThat(saved.out()).isEqualTo(CapturedRun.vedette(BATTLE).answer());
    assertThat(saved.err())
        .isEqualTo("saved scenario \"six-days battle 1\" in " + dir + "/suite.json\n");
    assertThat(suite())
        .isEqualTo(
            """
            {
              "format": 1,
              "scenarios": [
                { "name": "six-days battle 1", "system": "six-days", "engagement": "battle", \
            "request": { "attacker": ["inf 5, cav 2"], "defender": ["inf 4, officer"] } }
              ]
            }
            """);
  }

  @Test
  void how_the_odds_were_found_is_saved_with_it() {
    save(LONG_BATTLE + " --method simulate --trials 20k --seed 7 --scenario-name sampled");
    save(LONG_BATTLE + " --max-states 500");
    assertThat(suite())
        .contains(
            "\"counterattack\": \"always\" }, \"method\": \"simulate\", \"trials\": 20000,"
                + " \"seed\": 7 },\n")
        .contains("\"turns\": 4, ")
        .contains(" }, \"maxStates\": 500 }\n");
  }

  @Test
  void further_ones_go_behind_the_last_and_nothing_else_moves() {
    String before =
        "{ \"x-why\": \"]}\\\"\",\r\n  \"scenarios\" : [ \r\n"
            + GuardedSuite.scenario("six-days battle 1", "inf 5", "")
            + "\r\n   ]  , \"format\": 1 }";
    new GuardedSuite(dir).write("suite.json", before);
    assertThat(save(BATTLE).err()).startsWith("saved scenario \"six-days battle 2\" in ");
    int at = before.indexOf("\r\n   ]");
    assertThat(suite()).startsWith(before.substring(0, at) + ",\r\n    { \"name\": ");
    assertThat(suite()).endsWith(" } }\r\n   ]  , \"format\": 1 }");
    assertThat(CapturedRun.vedette("check --odds '" + dir + "/suite.json'").answer())
        .contains("2 scenarios");
  }

  @Test
  void a_mark_in_front_of_a_text_is_left_out() {
    String before =
        "\ufeff{ \"format\": 1, \"scenarios\": [ "
            + GuardedSuite.scenario("a", "inf 5", "")
            + " ] }";
    new GuardedSuite(dir).write("suite.json", before);
    assertThat(save(BATTLE).code()).isZero();
    assertThat(suite()).startsWith("{").endsWith("] }");
    assertThat(CapturedRun.vedette("check --odds '" + dir + "/suite.json'").answer())
        .contains("2 scenarios");
  }

  @Test
  void a_directory_of_tables_is_not_kept_and_it_says_so() {
    new OwnTables(dir.resolve("mine")).with("crt.json", OwnTables.COMBAT_RESULTS);
    CapturedRun saved = save(BATTLE + " --tables '" + dir + "/mine'");
    assertThat(saved.err())
        .endsWith(
            "\nnote: a scenario does not keep tables; pass --tables "
                + dir
                + "/mine to `vedette check`\n");
    assertThat(suite()).doesNotContain("mine");
  }

  @Test
  void questions_are_not_kept_and_it_says_so() {
    assertThat(save(BATTLE + " --chance 'attackerLosses = 0' --value attackerLosses").err())
        .endsWith(
            "\n"
                + "note: a scenario does not keep --chance and --value; write your expectations"
                + " into its \"expect\"\n");
    assertThat(suite()).doesNotContain("attackerLosses = 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "[ ]", "[\n  ]"})
  void an_empty_suite_takes_its_first_one(String empty) {
    new GuardedSuite(dir).write("suite.json", "{ \"format\": 1, \"scenarios\": " + empty + " }");
    assertThat(save(BATTLE).code()).isZero();
    assertThat(CapturedRun.vedette("check --odds '" + dir + "/suite.json'").answer())
        .contains("1 scenario\n");
  }

  @Test
  void a_name_is_given_once() {
    save(BATTLE + " --scenario-name mine");
    String before = suite();
    CapturedRun again = save(BATTLE + " --scenario-name mine");
    assertThat(again.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(again.err())
        .startsWith("error[S002]: " + dir + "/suite.json:4:15: ")
        .contains("the suite already has a scenario \"mine\"");
    assertThat(suite()).isEqualTo(before);
  }

  @Test
  void a_file_that_is_no_suite_is_left_alone() {
    String table = OwnTables.COMBAT_RESULTS;
    new GuardedSuite(dir).write("suite.json", table);
    CapturedRun saved = save(BATTLE);
    assertThat(saved.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(saved.err())
        .startsWith("error[T006]: " + dir + "/suite.json:1:1: this is a table\n")
        .contains("help: write vedette own " + dir + "/suite.json");
    assertThat(suite()).isEqualTo(table);
  }

  @Test
  void a_suite_that_cannot_take_it_is_found_out_before_the_odds() throws IOException {
    // Two thousand million battles, die by die: it would not end before the test does.
    String endless = LONG_BATTLE + " --method direct --trials 2G --save-scenario '" + dir;
    CapturedRun.vedette(endless + "/no/suite.json'").complaint(ExitCode.UNREADABLE);
    Files.writeString(dir.resolve("no-suite.json"), "{}");
    CapturedRun.vedette(endless + "/no-suite.json'").complaint(ExitCode.WRONG_FILE);
    assertThat(save(BATTLE + " --scenario-name one").code()).isZero();
    CapturedRun.vedette(endless + "/suite.json' --scenario-name one")
        .complaint(ExitCode.WRONG_FILE);
  }

  @Test
  void odds_that_were_refused_are_not_saved() {
    assertThat(save(LONG_BATTLE + " --method exact --max-states 2").code())
        .isEqualTo(ExitCode.REFUSED);
    assertThat(new GuardedSuite(dir).has("suite.json")).isFalse();
  }
}
