package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.GuardedSuite.scenario;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import vedette.cli.console.ExitCode;

/** All scenarios of a suite in one run. */
class RunCommandTest {
  @TempDir Path dir;

  private CapturedRun run(String more) {
    return CapturedRun.vedette("check --odds '" + dir + "/suite.json' " + more);
  }

  private static String expecting(String bound) {
    return ", \"expect\": { \"defenderRepulsed\": { " + bound + " } }";
  }

  @Test
  void every_scenario_is_listed_measure_by_measure() {
    new GuardedSuite(dir)
        .suite(scenario("plus three", "inf 5", ""), scenario("plus six", "inf 8 corps", ""));
    assertThat(run("").answer())
        .startsWith(dir + "/suite.json: 2 scenarios\n\nplus three\n  six-days battle     exact\n")
        .contains("  attackerLosses      mean 0.2000, from 0 to 1\n")
        .contains("\nplus six\n");
    assertThat(run("--only six").answer()).contains("plus six").doesNotContain("plus three");
  }

  @Test
  void the_answer_to_a_scenario_is_that_of_its_command() {
    String sampled = ", \"method\": \"simulate\", \"trials\": 5000, \"seed\": 9";
    new GuardedSuite(dir).suite(scenario("a", "inf 5", ""), scenario("b", "inf 5", sampled));
    JsonNode json = run("--format json").json();
    String battle = "six-days battle --attacker 'inf 5' --defender 'inf 2' --format json";
    for (int i = 0; i < 2; i++) {
      String method = i == 0 ? "" : " --method simulate --trials 5000 --seed 9";
      assertThat(json.get("scenarios").get(i).get("measures"))
          .isEqualTo(CapturedRun.vedette(battle + method).json().get("measures"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'\"atLeast\": 0.1', 0, 'expectation met     defenderRepulsed at least 10.00%: is 20.00%'",
    "'\"atMost\": 0.1', 1, 'expectation missed  defenderRepulsed at most 10.00%: is 20.00%, off'"
  })
  void expectations_decide_the_exit_code(String bound, int code, String told) {
    new GuardedSuite(dir).suite(scenario("plus three", "inf 5", expecting(bound)));
    CapturedRun run = run("");
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.out()).contains(told);
  }

  @Test
  void what_samples_leave_open_is_neither_met_nor_missed() {
    String sampled = ", \"method\": \"simulate\", \"trials\": 1000";
    new GuardedSuite(dir)
        .suite(scenario("plus three", "inf 5", sampled + expecting("\"atLeast\": 0.2")));
    CapturedRun run = run("");
    assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.out()).contains("expectation undecided").contains(", undecided: give");
  }

  @Test
  void a_wrong_scenario_does_not_stop_the_others() {
    new GuardedSuite(dir).suite(scenario("wrong", "inf x", ""), scenario("right", "inf 5", ""));
    CapturedRun run = run("");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).startsWith("error[R001]: " + dir + "/suite.json:2:");
    assertThat(run.out()).contains("\nright\n").doesNotContain("\nwrong\n");
  }

  @Test
  void what_is_wrong_elsewhere_is_no_matter_of_those_asked_for() {
    new GuardedSuite(dir).suite(scenario("wrong", "inf x", ""), scenario("right", "inf 5", ""));
    assertThat(run("--only right").answer()).contains("1 scenario\n");
    assertThat(run("--only wrong").code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run("--only left").misuse()).startsWith("error[C007]: no scenario matches `left`");
  }

  @Test
  void a_scenario_that_is_not_asked_for_is_not_read() {
    GuardedSuite guardedSuite = new GuardedSuite(dir);
    guardedSuite.write("tables/other.json", "{ not a table }");
    guardedSuite.suite(
        "{ \"name\": \"other\", \"system\": \"own\", \"engagement\": \"fight\", \"request\": {"
            + " \"table\": \"tables/other.json\", \"attacker\": 6, \"defender\": 3 } }",
        scenario("right", "inf 5", ""));
    assertThat(run("").err()).contains("tables/other.json");
    assertThat(run("--only right").answer()).contains("\nright\n");
  }

  @Test
  void a_single_battle_is_one() {
    new GuardedSuite(dir)
        .suite(scenario("once", "inf 5", ", \"method\": \"simulate\", \"trials\": 1"));
    assertThat(run("").answer()).contains("simulate, 1 battle, seed 1");
  }

  @Test
  void a_list_of_no_expectations_is_an_oversight() {
    String nothing = ", \"expect\": { \"defenderRepulsed\": [] }";
    new GuardedSuite(dir).suite(scenario("plus three", "inf 5", nothing));
    CapturedRun run = run("");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err())
        .startsWith("error[S014]: ")
        .contains("the list of expectations of \"defenderRepulsed\" is empty");
  }

  @Test
  void a_suite_that_is_not_there_is_missed() {
    assertThat(run("").complaint(ExitCode.UNREADABLE)).startsWith("error[J001]: ");
    assertThat(CapturedRun.of("check", "--odds", "").misuse()).startsWith("error[C003]: SUITE");
    assertThat(CapturedRun.of("check", "--odds").misuse())
        .startsWith("error[C002]: SUITE is missing");
  }

  @Test
  void the_suite_of_the_help_is_a_good_one() {
    String help = CapturedRun.vedette("check --odds --help").answer();
    String suite =
        help.substring(help.indexOf("  { \"format\""), help.indexOf("To add a scenario"));
    new GuardedSuite(dir).write("suite.json", suite);
    assertThat(run("--only bridge").answer())
        .contains("at the bridge\n", "expectation met     defenderRepulsed at least 20.00%: is ");
  }

  @Test
  void a_value_that_never_varies_is_always_the_same() {
    new GuardedSuite(dir).suite(scenario("one turn", "inf 5", ""));
    assertThat(run("").answer()).contains("  turns               mean 1.0000, always 1\n");
  }
}
