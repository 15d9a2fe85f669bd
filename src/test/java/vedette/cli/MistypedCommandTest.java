package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A command line with a slip in it is told what was probably meant. */
class MistypedCommandTest {

  @Test
  void what_moves_the_cursor_is_shown_as_an_escape() {
    String complaint = Captured.of("six\n\u001b[31m\u202edays").misuse();
    assertThat(complaint).contains("`vedette six\\n\\u001b[31m\\u202edays`");
    assertThat(complaint.lines()).hasSize(2);
    assertThat(Captured.of("six-days", "battle", "--attacker", "inf \u001b5").misuse())
        .contains("\n  inf \\u001b5\n      ^\n")
        .doesNotContain("\u001b");
  }

  @Test
  void an_at_sign_does_not_open_a_file(@TempDir Path dir) throws IOException {
    Path file = Files.writeString(dir.resolve("args"), "list secret");
    assertThat(vedette("@" + file).misuse()).contains("no command").doesNotContain("secret");
    assertThat(vedette(BATTLE + " @" + file).misuse()).contains("unexpected argument `@");
    assertThat(vedette("show @" + file).misuse()).doesNotContain("secret");
  }

  @Test
  void an_argument_of_any_length_gives_a_short_message() {
    String word = "x".repeat(128 << 10);
    assertThat(Captured.of(word).misuse()).hasSizeLessThan(1_000);
    assertThat(Captured.of("show", word).misuse()).hasSizeLessThan(1_000);
    assertThat(Captured.of("six-days", "battle", "--attacker", "inf 5, " + word + " 3").misuse())
        .hasSizeLessThan(1_500)
        .containsPattern("\n  inf 5, x+…\n         \\^\n");
  }

  @Test
  void a_hundred_thousand_arguments_are_refused_with_the_limit() {
    String[] words = new String[100_000];
    Arrays.fill(words, "x");
    assertThat(Captured.of(words).complaint(ExitCode.REFUSED))
        .startsWith("error[L005]: ")
        .contains("100000 arguments", "limit of 1000", "\nhelp: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fight | there is no command `vedette fight` | did you mean `vedette own FILE`?",
        "own tables/examples/odds.json --attacker 6 --defender 3 --static true"
            + " | `true` does not follow a flag | `--static=true`",
        "own tables/examples/odds.json --attacker 6 --defender 3 --attacker-losses weakest-first"
            + " | unknown option `--attacker-losses` | this file is a table",
        "own tables/examples/risk.json --attacker 6 --defender 3 --shift 1"
            + " | unknown option `--shift` | this file is a rule system",
        "own tables/examples/odds.json --attacker 6 --defender 3 --with=woods --with=river"
            + " | --with is given twice in a row | put braces in quotes",
        "six-days battle --attacker 'inf 4' --defender 'inf 3' --explain --format csv"
            + " | --explain cannot be combined with --format csv | --format text",
        "list foo | there is no system `foo` | loose-files, own, plan",
        "six-days battle --attacker '5 inf' --defender 'inf 4'"
            + " | `5` is not a unit | write `inf 5`",
        "six-days battle --attacker 'inf 5 offcer' --defender 'inf 4'"
            + " | `offcer` is not understood here | did you mean `officer`? If so, put a comma",
        "six-days battle --attacker 'inf 5; cav 2' --defender 'inf 4'"
            + " | `cav` does not begin a clause | put a comma between units, and no semicolon",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --chance 'attackerLoss =< 1'"
            + " | `=<` is not a comparison | write <=",
        "six-days battle --attacker 'inf 5 cav 2' --defender 'inf 4'"
            + " | `cav` is not understood here | put a comma between units",
        "days-of-glory charge --charger 'cav 6' --target 'inf 12 square'"
            + " | `square` is not understood here | suppressed",
        "days-of-glory shoot --shooter 'inf 8; range 4'"
            + " | `inf` is not a number of stands | for example --shooter",
        "musket-pike fire --target 'hi1 8/8 ql7 pikes' --shooter 'hi1 8/8'"
            + " | `pikes` is not understood here | only its opposite is written, `nopikes`",
        "musket-pike assault --turns 3 | unknown option `--turns` | did you mean `--activations`?",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --save-scenario s.json --name x"
            + " | unknown option `--name` | did you mean `--scenario-name`?",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --chance attackerWins"
            + " | there is no measure `attackerWins` | did you mean `success`?",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --chance 'defenderCasualties > 1'"
            + " | no measure `defenderCasualties` | did you mean `defenderLoss`?",
        "days-of-glory close-assault --attacker 'inf 8' --defender 'inf 8' --chance 'defenderLoss > 1'"
            + " | no measure `defenderLoss` | did you mean `defenderCasualties`?",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --best attacker --goal 3success"
            + " | `3success` is not a number | write `3*success`",
        "six-days battle --attacker 'inf {4..6}' --defender 'inf 4' --where 'defenderLoss >= 50%'"
            + " | `defenderLoss` is not a probability | write a number without %",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --chance 'attackerLoss >= 1 and defenderLoss >= 50%'"
            + " | `%` cannot follow here | write a number, as 2 or 0.5"
      })
  void what_is_nearly_right_is_told_what_is(String commandLine, String wrong, String help) {
    assertThat(Captured.vedette(commandLine).misuse()).contains(wrong).contains(help);
  }

  @ParameterizedTest
  @ValueSource(strings = {"own", "show", "lint", "plan"})
  void a_suite_is_told_where_it_belongs(String command) {
    Captured run = Captured.vedette(command + " reports/suite.json");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.out() + run.err())
        .contains("this is a suite of scenarios", "help: write vedette check reports/suite.json")
        .doesNotContain("\"kind\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check tables/examples/odds.json | this is a table | write vedette own tables/examples/odds.json",
        "check tables/examples/risk.json | this is a rule system | write vedette own tables/examples/risk.json",
        "plan tables/examples/odds.json | this is a table | write vedette own tables/examples/odds.json",
        "check reports/suite.json --allow-outside --baseline tables/examples/odds.json"
            + " | this is a table | name the baseline, a file that --update-baseline has written",
        "own tables/examples/plans/redoubt.json | this is a plan | write vedette plan tables/examples/plans/redoubt.json"
      })
  void a_file_of_another_kind_is_told_what_it_is(String commandLine, String is, String help) {
    assertThat(Captured.vedette(commandLine).complaint(ExitCode.WRONG_FILE))
        .contains(is, "help: " + help)
        .containsOnlyOnce("error[");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--fractions", "--influence"})
  void what_cannot_be_sampled_is_not_told_to_be(String option) {
    String small = " --max-states 1 " + option;
    assertThat(Captured.vedette(Captured.LONG_BATTLE + small).complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: ")
        .contains("raise `--max-states`", "leave " + option + " out")
        .doesNotContain("simulate");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "days-of-glory charge --charger 'cav 6' --target 'inf 8' --advise"
            + " | help: ask for its odds, without --advise and --best",
        // No success is measured here, and yet the goal is not what is missing.
        "simple-napoleonic fire --shooter 'inf line' --target 'inf line' --advise"
            + " | help: choices of the attacker are answered by --kill-general;",
      })
  void a_side_without_a_choice_is_told_so_first(String commandLine, String help) {
    assertThat(vedette(commandLine).complaint(ExitCode.REFUSED))
        .contains("the attacker has nothing to decide in this fight", help);
  }

  @Test
  void a_condition_counts_in_a_value_as_it_does_in_a_goal() {
    // Against inf 4, inf 5 succeeds in 20% and loses 0.4 on average: 2 x 0.2 - 0.4 = 0.
    JsonNode asked =
        vedette(
                "six-days battle --attacker 'inf 5' --defender 'inf 4'"
                    + " --value '2*success - attackerLoss' --format json")
            .json()
            .get("questions")
            .get(0);
    assertThat(asked.get("mean").asDouble()).isCloseTo(0, within(1e-12));
  }

  @Test
  void options_for_all_ways_may_stand_behind_the_last_one() {
    String ways =
        "six-days battle --attacker 'inf 5' --defender 'inf 4' vs"
            + " six-days battle --attacker 'inf 6' --defender 'inf 4'";
    String before = vedette("compare --format csv --by attackerLoss " + ways).answer();
    assertThat(vedette("compare " + ways + " --format=csv --by attackerLoss").answer())
        .isEqualTo(before);
    assertThat(vedette("compare " + ways.replace(" vs", " --format csv vs")).misuse())
        .contains("--format stands between two ways");
  }

  @Test
  void a_plain_number_of_a_system_of_one_s_own_is_swept_without_braces() {
    String fight = "own tables/examples/buckets.json --attacker 'line 4' --defender 'line 4'";
    assertThat(Captured.vedette(fight + " --rounds 1..3 --format json").json().get("cells"))
        .hasSize(3);
  }
}
