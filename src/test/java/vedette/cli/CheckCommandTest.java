package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Guarded.CHANGED;
import static vedette.cli.Guarded.REWORDED;
import static vedette.cli.Guarded.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vedette.json.Version;

/** A table change that moves the odds fails the build, and nothing but the user moves the goal. */
class CheckCommandTest {
  @TempDir Path dir;
  private Guarded guarded;

  @BeforeEach
  void guard() {
    guarded = new Guarded(dir).asUsual();
  }

  @Test
  void nothing_changed_is_done() {
    assertThat(guarded.check("").answer())
        .endsWith("  2 scenarios: 2 same, 0 changed, 0 new, 0 obsolete\n");
  }

  @Test
  void a_cell_that_moves_the_odds_is_a_finding_told_in_words() {
    Captured check = guarded.checkWith(CHANGED, "");
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.err()).isEmpty();
    assertThat(check.out())
        .contains("2 scenarios: 1 same, 1 changed, 0 new, 0 obsolete")
        .contains("six-days/combat-results, " + dir + "/mine/crt.json:37:64\n")
        .contains("  row 7, column 5 or more  D2   D2Rp\n")
        .contains("Changed: plus six\n")
        .contains("  the defender is repulsed  20.00%  30.00%  +10.00 pp\n")
        .contains("--update-baseline")
        .doesNotContain("plus three");
  }

  @Test
  void a_table_that_moves_the_odds_of_a_plan_is_named_as_well() {
    guarded.write(
        "plan.json",
        """
        { "format": 1, "system": "six-days", "title": "One attack",
          "units": { "Corps": "inf 8 corps" },
          "steps": [
            { "name": "attack", "battle": { "attacker": "Corps", "defender": "inf 2" } } ],
          "measures": { "back": "attack.defenderRepulsed" } }
        """);
    guarded.suite(
        "{ \"name\": \"planned\", \"system\": \"plan\", \"engagement\": \"plan\","
            + " \"request\": { \"table\": \"plan.json\" } }");
    assertThat(guarded.check("--update-baseline").answer()).startsWith("wrote ");
    assertThat(guarded.checkWith(CHANGED, "").out())
        .contains("1 scenario: 0 same, 1 changed, 0 new, 0 obsolete")
        .contains("six-days/combat-results, " + dir + "/mine/crt.json:37:64\n")
        .contains("  row 7, column 5 or more  D2   D2Rp\n")
        .contains("Changed: planned\n");
  }

  @Test
  void a_file_that_a_plan_and_a_scenario_name_is_one_table() throws IOException {
    String axis = Files.readString(Path.of("tables/examples/axis.json"));
    guarded.write("axis.json", axis);
    guarded.write(
        "plans/plan.json",
        """
        { "format": 1, "system": "own", "title": "One fight",
          "units": { "Landing": "inf 3" },
          "steps": [ { "name": "beach",
            "fight": { "table": "../axis.json", "attacker": "Landing", "defender": "inf 2" } } ] }
        """);
    guarded.suite(
        "{ \"name\": \"planned\", \"system\": \"plan\", \"engagement\": \"plan\","
            + " \"request\": { \"table\": \"plans/plan.json\" } }",
        "{ \"name\": \"alone\", \"system\": \"own\", \"engagement\": \"fight\","
            + " \"request\": { \"table\": \"axis.json\", \"attacker\": \"inf 3\","
            + " \"defender\": \"inf 2\" } }");
    assertThat(guarded.check("--update-baseline").answer()).startsWith("wrote ");
    guarded.write("axis.json", axis.replace("\"attack\": 3", "\"attack\": 4"));
    assertThat(guarded.check("").answer()).containsOnlyOnce("unit arm attack");
  }

  @Test
  void a_table_that_changed_without_moving_the_odds_is_none() {
    assertThat(guarded.checkWith(REWORDED, "").answer())
        .contains("Tables that changed", "no change in odds\n");
    assertThat(guarded.checkWith(CHANGED, "--only three").answer())
        .contains("row 7", "no change in odds\n");
  }

  @Test
  void a_tolerance_lets_it_pass_and_says_what_it_let_pass() {
    assertThat(guarded.checkWith(CHANGED, "--tolerance 20%").answer())
        .contains("tolerance 20.00%; the largest difference within it 10.00 pp")
        .contains("  no change in odds beyond the tolerance\n");
    assertThat(guarded.checkWith(CHANGED, "--tolerance 0.05").code()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0.0", "0%", "0.00%"})
  void no_tolerance_may_be_written_out(String none) {
    assertThat(guarded.check("--tolerance " + none).answer()).doesNotContain("tolerance");
    assertThat(guarded.checkWith(CHANGED, "--tolerance " + none).code()).isEqualTo(1);
  }

  @Test
  void a_new_scenario_fails_and_an_obsolete_one_only_if_strict() {
    guarded.suite(scenario("plus three", "inf 5", ""), scenario("newcomer", "inf 6", ""));
    Captured check = guarded.check("");
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.out())
        .contains("2 scenarios: 1 same, 0 changed, 1 new, 1 obsolete")
        .contains("New: not in the baseline yet\n  newcomer\n")
        .contains("Obsolete: in the baseline only\n  plus six\n");
    guarded.suite(scenario("plus three", "inf 5", ""));
    assertThat(guarded.check("").answer()).contains("1 obsolete");
    assertThat(guarded.check("--strict").code()).isEqualTo(1);
    assertThat(guarded.check("--strict --only three").answer()).contains(" 0 obsolete");
  }

  @Test
  void an_expectation_that_is_not_met_is_a_finding_too() {
    String expect = ", \"expect\": { \"defenderRepulsed\": { \"atLeast\": 0.4 } }";
    guarded.suite(scenario("plus six", "inf 8 corps", expect));
    Captured check = guarded.check("");
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.out())
        .contains("Expectations that are not met\n")
        .contains("  plus six  defenderRepulsed at least 40.00%: is 20.00%, off by 20.00 pp\n")
        .doesNotContain("If these changes are intended", "--update-baseline");
  }

  @Test
  void what_samples_leave_open_has_a_heading_of_its_own() {
    String sampled = ", \"method\": \"simulate\", \"trials\": 1000";
    guarded.suite(scenario("plus six", "inf 8 corps", sampled));
    guarded.check("--update-baseline");
    String expect = ", \"expect\": { \"defenderRepulsed\": { \"atLeast\": 0.2 } }";
    guarded.suite(scenario("plus six", "inf 8 corps", sampled + expect));
    assertThat(guarded.check("").out())
        .contains("Expectations that are left open\n", "give the scenario more trials")
        .doesNotContain("not met");
  }

  @Test
  void without_a_baseline_it_fails_and_writes_none() {
    Captured check =
        Captured.vedette("check '" + dir + "/suite.json' --baseline '" + dir + "/none.json'");
    assertThat(check.complaint(ExitCode.UNREADABLE))
        .startsWith("error[S020]: " + dir + "/none.json: there is no baseline yet\nhelp: write it");
    assertThat(guarded.has("none.json")).isFalse();
    Captured.Around job = new Captured.Around(Map.of("CI", "true"), false, 0);
    assertThat(job.vedette("check '" + dir + "/suite.json' --baseline '" + dir + "/none.json'"))
        .isEqualTo(check);
    // What helps can be pasted as it stands.
    String command = check.err().substring(check.err().indexOf("vedette check"));
    assertThat(Captured.vedette(command.substring("vedette ".length())).answer())
        .isEqualTo("wrote " + dir + "/none.json: 2 scenarios\n");
  }

  @Test
  void a_wrong_scenario_is_shown_and_the_others_are_checked_and_the_worst_class_wins() {
    guarded.suite(scenario("plus three", "inf 0", ""), scenario("plus six", "inf 8 corps", ""));
    Captured check = guarded.checkWith(CHANGED, "");
    assertThat(check.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(check.err()).startsWith("error[R001]: " + dir + "/suite.json:2:");
    assertThat(check.out())
        .contains("2 scenarios: 0 same, 1 changed, 0 new, 0 obsolete, 1 wrong")
        .contains("Errors\n  plus three  " + dir + "/suite.json:2:")
        .contains("Changed: plus six");
    Captured json = guarded.checkWith(CHANGED, "--format json");
    assertThat(json.out()).contains("\"problems\": [\n    { \"code\": \"R001\"", "\"wrong\": 1");
  }

  @Test
  void what_was_sampled_otherwise_and_is_the_same_is_told_of() {
    String sampled = ", \"method\": \"simulate\", \"trials\": 400000";
    guarded.suite(scenario("plus six", "inf 8 corps", sampled));
    String same = guarded.check("").answer();
    assertThat(same).contains("1 same").contains("  plus six  the baseline was exact\n");
    assertThat(guarded.check("--format markdown").answer()).contains("the baseline was exact");
    assertThat(guarded.check("--format junit").answer())
        .contains("<system-out>the baseline was exact\n</system-out>");
  }

  /** So that its figures compare, whatever a fight has grown to. */
  @Test
  void a_check_repeats_the_method_that_the_baseline_keeps() {
    String trials = ", \"method\": \"auto\", \"trials\": 20000";
    String large = scenario("grown", "inf 4, inf 4, cav 2; turns 5", trials + ", \"maxStates\": 2");
    guarded.suite(large);
    guarded.check("--update-baseline").answer();
    assertThat(guarded.read("baseline.json"))
        .contains("\"method\": \"simulate\"", "\"trials\": 20000");
    String small = scenario("grown", "inf 4, inf 4, cav 2; turns 5", trials);
    guarded.suite(small);
    assertThat(guarded.check("").answer()).contains("1 same").doesNotContain("the baseline was");
    assertThat(Captured.vedette("check --odds '" + dir + "/suite.json'").answer())
        .contains("six-days battle", "exact");
    guarded.suite(scenario("grown", "inf 4, inf 4, cav 2; turns 5", ", \"method\": \"exact\""));
    assertThat(guarded.check("").out()).contains("the baseline was simulate, 20,000 battles");
  }

  @Test
  void a_baseline_that_is_written_again_has_the_method_chosen_anew() {
    String trials = ", \"method\": \"auto\", \"trials\": 20000";
    String battle = "inf 4, inf 4, cav 2; turns 5";
    guarded.suite(scenario("grown", battle, trials + ", \"maxStates\": 2"));
    guarded.check("--update-baseline").answer();
    guarded.suite(scenario("grown", battle, trials));
    guarded.check("--update-baseline").answer();
    assertThat(guarded.read("baseline.json"))
        .contains("\"method\": \"exact\"")
        .doesNotContain("\"method\": \"simulate\"");
    guarded.suite(scenario("grown", battle, trials + ", \"maxStates\": 2"));
    guarded.check("--update-baseline").answer();
    assertThat(guarded.read("baseline.json")).contains("\"method\": \"simulate\"");
  }

  @Test
  void what_was_computed_and_has_become_too_large_is_sampled() {
    String trials = ", \"method\": \"auto\", \"trials\": 400000";
    String battle = "inf 4, inf 4, cav 2; turns 5";
    guarded.suite(scenario("grown", battle, trials));
    guarded.check("--update-baseline").answer();
    guarded.suite(scenario("grown", battle, trials + ", \"maxStates\": 2"));
    assertThat(guarded.check("").answer())
        .contains("1 same", "  grown  the baseline was exact\n")
        .doesNotContain("refused");
  }

  @Test
  void a_fight_over_the_limit_is_no_regression() {
    guarded.suite(
        scenario(
            "plus six",
            "inf 4, inf 4, cav 2; turns 5",
            ", \"method\": \"exact\", \"maxStates\": 2"));
    Captured check = guarded.check("");
    assertThat(check.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(check.out()).contains("1 refused", "Refused: plus six\n");
    assertThat(guarded.check("--update-baseline").complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: plus six: ");
  }

  @Test
  void a_suite_without_scenarios_and_a_pattern_without_matches_guard_nothing() {
    assertThat(guarded.check("--only 'plus*seven'").misuse())
        .startsWith("error[C007]: no scenario matches `plus*seven`");
    guarded.suite();
    assertThat(guarded.check("").misuse()).startsWith("error[C007]: there is no scenario in ");
  }

  @Test
  void the_baseline_is_written_only_if_asked_for() {
    String before = guarded.read("baseline.json");
    guarded.checkWith(CHANGED, "");
    guarded.checkWith(REWORDED, "");
    assertThat(guarded.read("baseline.json")).isEqualTo(before);
    guarded.write("mine/crt.json", CHANGED);
    assertThat(guarded.check("--tables '" + dir + "/mine' --update-baseline").answer())
        .startsWith("wrote " + dir + "/baseline.json: 2 scenarios\n");
    assertThat(guarded.checkWith(CHANGED, "").answer()).contains("2 same").doesNotContain("row 7");
    assertThat(guarded.check("").code()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"true, 2", "1, 2", "yes, 2", "false, 0", "0, 0", "'', 0"})
  void a_ci_job_does_not_move_its_own_goal(String ci, int code) {
    Captured.Around around = new Captured.Around(Map.of("CI", ci), false, 0);
    String before = guarded.read("baseline.json");
    guarded.suite(scenario("other", "inf 6", ""));
    Captured update = around.vedette(guarded.command("--update-baseline"));
    assertThat(update.code()).isEqualTo(code);
    assertThat(guarded.read("baseline.json").equals(before)).isEqualTo(code == 2);
    if (code == 2) {
      assertThat(update.misuse()).startsWith("error[C008]: --update-baseline is refused");
    }
  }

  @Test
  void no_variable_of_the_environment_writes_a_baseline() {
    guarded.suite(scenario("other", "inf 6", ""));
    String before = guarded.read("baseline.json");
    for (String value : new String[] {"0", "false", "", "1"}) {
      Captured.Around around =
          new Captured.Around(Map.of("UPDATE_BASELINE", value, "UPDATE", value), false, 0);
      assertThat(around.vedette(guarded.command("")).code()).isEqualTo(1);
    }
    assertThat(guarded.read("baseline.json")).isEqualTo(before);
  }

  @Test
  void nothing_is_written_while_a_scenario_is_wrong() {
    String before = guarded.read("baseline.json");
    guarded.suite(scenario("plus six", "inf 8 corps", ""), scenario("wrong", "inf x", ""));
    assertThat(guarded.check("--update-baseline").complaint(ExitCode.WRONG_FILE))
        .startsWith("error[R001]: ");
    assertThat(guarded.read("baseline.json")).isEqualTo(before);
  }

  @Test
  void a_broken_baseline_is_written_anew_but_not_a_newer_one() {
    String baseline = guarded.read("baseline.json");
    guarded.write("baseline.json", "<<<<<<< HEAD\n" + baseline);
    assertThat(guarded.check("").complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S023]: ")
        .contains("git checkout");
    assertThat(guarded.check("--update-baseline").answer()).startsWith("wrote ");
    String newer = "{ \"format\": 2 }";
    guarded.write("baseline.json", newer);
    assertThat(guarded.check("--update-baseline").complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S001]: ");
    assertThat(guarded.read("baseline.json")).isEqualTo(newer);
  }

  @Test
  void a_baseline_that_was_cut_short_or_half_merged_is_written_anew() {
    String baseline = guarded.read("baseline.json");
    String version = "  \"vedette\": \"" + Version.NUMBER + "\",\n";
    String merged =
        baseline.replaceFirst(
            version, "<<<<<<< HEAD\n" + version + "=======\n" + version + ">>>>>>> other\n");
    assertThat(merged).isNotEqualTo(baseline);
    String shuffled = "{ \"scenarios\": [], \"tables\": [], \"vedette\": \"0\", \"format\": 1 }";
    for (String before :
        List.of("", merged, shuffled, baseline.substring(0, baseline.length() / 2))) {
      guarded.write("baseline.json", before);
      assertThat(guarded.check("--update-baseline").answer()).startsWith("wrote ");
      assertThat(guarded.read("baseline.json")).isEqualTo(baseline);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tables/six-days/combat-results.json",
        "reports/suite.json",
        "README.md",
        "src/main/launcher/vedette.sh"
      })
  void nothing_but_a_baseline_is_replaced_by_one(String other) throws IOException {
    String text = Files.readString(Path.of(other));
    guarded.write("baseline.json", text);
    Captured update = guarded.check("--update-baseline");
    assertThat(update.complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S024]: ")
        .contains("baseline.json: this is not a baseline", "help: name a new file");
    assertThat(guarded.read("baseline.json")).isEqualTo(text);
    assertThat(guarded.check("").complaint(ExitCode.WRONG_FILE))
        .containsPattern("help: (name the baseline|write vedette )");
  }

  @Test
  void the_baseline_is_never_the_suite_itself() {
    String suite = dir + "/suite.json";
    assertThat(
            Captured.of("check", suite, "--baseline", dir + "/./suite.json", "--update-baseline")
                .complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S024]: ");
  }

  private Captured expecting(String bound, String options) {
    String expect = ", \"expect\": { \"defenderRepulsed\": { " + bound + " } }";
    new Guarded(dir).suite(scenario("plus three", "inf 5", expect), scenario("other", "inf 6", ""));
    return Captured.vedette("check '" + dir + "/suite.json' " + options);
  }

  /** The defender is repulsed by 9 and 10 on the D10: 20%. */
  @Test
  void without_a_baseline_what_scenarios_expect_is_checked() {
    Captured met = expecting("\"atLeast\": 0.2", "");
    assertThat(met.answer())
        .startsWith(dir + "/suite.json against what it expects\n")
        .contains("2 scenarios: 1 expectation met, 0 missed, 1 scenario without any");
    Captured missed = expecting("\"atLeast\": 0.3", "");
    assertThat(missed.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(missed.out())
        .contains("0 expectations met, 1 missed")
        .contains("defenderRepulsed at least 30.00%: is 20.00%, off by 10.00 pp");
    String answer = expecting("\"atLeast\": 0.3", "--format json").out();
    JsonNode json = JsonMapper.builder().build().readTree(answer);
    assertThat(json.get("baseline").isNull()).isTrue();
    assertThat(json.at("/counts/expectationsMissed").asInt()).isEqualTo(1);
    assertThat(json.get("counts").has("same")).isFalse();
    assertThat(json.at("/scenarios/0/verdict").isNull()).isTrue();
    assertThat(expecting("\"atLeast\": 0.3", "--format junit").out())
        .contains("failures=\"1\"", "an expectation is not met");
    assertThat(expecting("\"atLeast\": 0.3", "--format github").out())
        .startsWith("::error file=")
        .contains("title=expectation%3A plus three");
  }

  @Test
  void with_neither_a_baseline_nor_an_expectation_there_is_nothing_to_check() {
    new Guarded(dir).suite(scenario("plus three", "inf 5", ""));
    assertThat(Captured.of("check", dir + "/suite.json").misuse())
        .startsWith("error[C007]: there is nothing to check")
        .contains("add --baseline baseline.json, or print the odds with --odds");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void nor_a_link_to_it() throws IOException {
    Files.createSymbolicLink(dir.resolve("link.json"), dir.resolve("suite.json"));
    String command = "check '" + dir + "/suite.json' --baseline '" + dir + "/link.json'";
    assertThat(Captured.vedette(command + " --update-baseline").complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S024]: ");
  }
}
