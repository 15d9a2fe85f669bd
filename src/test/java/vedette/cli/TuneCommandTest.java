package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import vedette.cli.console.ExitCode;
import vedette.source.Problems;
import vedette.study.lint.Lint;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** What a designer can mistype in a search for changes of a table, and what the answer keeps. */
class TuneCommandTest {
  private static final String CRT = "tune six-days/combat-results ";
  private static final String FIGHT = " six-days battle --attacker 'inf 5' --defender 'inf 5'";
  private static final String AXIS = "tables/examples/axis.json";
  private static final String OF_AXIS = " --attacker 'inf 3' --defender 'inf 3' ";

  /** A table of a designer with remarks and a layout of its own. */
  private static final String OWN =
      """
      { "format": 1,   "id": "mine/crt", "title": "CRT", "kind": "grid",
        "source": { "document": "mine", "status": "own",
                    "notes": "Row 2 is from the second edition." },
        "cells": "combat",
        "columns": { "compare": "differential", "below": "first", "above": "last", "list": [
          { "name": "-1", "at": -1 }, { "name": "0", "at": 0 }, { "name": "+1", "at": 1 } ] },
        "rows": { "die": "d4", "list": [
          { "at": 1, "cells": ["A2",   "A2",  "A1"] },
          { "at": 2, "cells": ["A2",   "A1",  "A1"] },
          { "at": 3, "cells": ["A1",   "A1",  "-"] },
          { "at": 4, "cells": ["-",    "D1",  "D2"] } ] } }
      """;

  @TempDir Path dir;

  private String file(String name, String text) throws IOException {
    return Files.writeString(dir.resolve(name), text).toString();
  }

  private String suite(String name, String scenarios) throws IOException {
    return file(name, "{ \"format\": 1, \"scenarios\": [ " + scenarios + " ] }");
  }

  private static String battle(String name, String expect) {
    return "{ \"name\": \""
        + name
        + "\", \"system\": \"six-days\", \"engagement\": \"battle\","
        + " \"request\": { \"attacker\": \"inf 5\", \"defender\": \"inf 5\" }"
        + expect
        + " }";
  }

  private static String refused(String options) {
    return CapturedRun.vedette(CRT + options).misuse();
  }

  // Wishes.

  @Test
  void two_wishes_that_cannot_both_hold_are_named() {
    assertThat(refused("--want 'success = 60%' --want 'success <= 0.4'" + FIGHT))
        .contains("[C010]: success = 60% within 0.5% (--want \"success = 60%\") and success <= 40%")
        .contains("(--want \"success <= 0.4\") cannot both hold\nhelp: leave one of them out");
  }

  @Test
  void a_wish_against_a_kept_suite_is_named() throws IOException {
    String kept = suite("kept.json", battle("even", ""));
    assertThat(refused("--want 'success = 60%' --keep '" + kept + "'" + FIGHT))
        .contains("[C010]: success = 60% within 0.5%", "--keep " + kept + ": even) cannot both");
  }

  @Test
  void wishes_of_one_fight_by_command_and_by_suite_are_compared() throws IOException {
    String wishes =
        suite("w.json", battle("even", ", \"expect\": { \"success\": { \"atMost\": 0.1 } }"));
    assertThat(refused("--want 'success = 60%' --want '" + wishes + "'" + FIGHT))
        .contains("[C010]", "w.json:1:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
              success                  | `success` is not a wish | write a figure, =, <= or >=
              success = sixty          | is not a wish           | write a figure
              bogus = 5                | unknown measure `bogus` | known here: success
              attackerLosses: 9 = 50%  | unknown measure         | did you mean `attackerLosses`?
              sucess = 60%             | unknown measure         | did you mean `success`?
              success = 160%           | `160%` is not a probability | from 0% to 100%
              success = 60             | `60` is not a probability   | write 60% or 0.6
              defenderLosses = 50%     | is a mean, not a probability | a number without %
              success >= 50% within 1% | a bound has no tolerance | write "success = 50% within 1%"
              success = 50% within -1% | is not a probability     | from 0% to 100%
              ending = 50%             | has several values       | write one of them, as in "ending: \
          """)
  void a_wish_that_cannot_be_read_is_refused_with_an_example(
      String wish, String message, String help) {
    assertThat(refused("--want '" + wish + "'" + FIGHT))
        .contains("[R001]: --want: ", message)
        .containsPattern("\nhelp: [^\n]*" + Pattern.quote(help.strip()));
  }

  @Test
  void a_wish_that_no_cell_affects_is_refused() {
    assertThat(CapturedRun.vedette(CRT + "--want 'turns = 3'" + FIGHT).complaint(ExitCode.REFUSED))
        .contains("[L014]: no change of a part of six-days/combat-results affects turns in: ")
        .contains("help: wish for another figure");
  }

  @Test
  void a_target_beyond_all_results_is_refused_with_the_range() {
    // The greatest loss in one roll is that of D3Rp.
    assertThat(
            CapturedRun.vedette(CRT + "--parts 1 --want 'defenderLosses = 4'" + FIGHT)
                .complaint(ExitCode.REFUSED))
        .contains("[L015]: defenderLosses = 4 within 0.05 is out of reach: no change of up to")
        .contains("1 part gives it", "defenderLosses is from 0.000 to 3.000 in: six-days battle");
  }

  @Test
  void a_wish_that_the_table_meets_changes_nothing() {
    Path written = dir.resolve("new.json");
    assertThat(
            CapturedRun.vedette(CRT + "--want 'success >= 1%' --write '" + written + "'" + FIGHT)
                .answer())
        .contains("The table meets the wish as it is; " + written)
        .containsPattern("was\\s+not\\s+written");
    assertThat(written).doesNotExist();
  }

  @Test
  void fights_whose_odds_are_not_exact_are_refused() throws IOException {
    String sampled = suite("s.json", battle("even", ", \"trials\": 1000"));
    for (String option : List.of("--want", "--keep")) {
      assertThat(
              CapturedRun.vedette(
                      CRT + option + " '" + sampled + "' --want 'success = 60%'" + FIGHT)
                  .complaint(ExitCode.WRONG_FILE))
          .contains("[S018]: " + sampled, "the odds of this scenario are sampled")
          .contains("help: leave \"trials\" and \"method\" out");
    }
    String large = "tune " + AXIS + " --want 'success = 60%' --max-states 100";
    assertThat(
            CapturedRun.vedette(large + " --attacker 'inf 50' --defender 'inf 50'")
                .complaint(ExitCode.REFUSED))
        .contains("[L001]", "help: tune needs exact odds")
        .doesNotContain("--method");
  }

  @Test
  void a_suite_without_expectations_and_a_missing_one_are_refused() throws IOException {
    String plain = suite("plain.json", battle("even", ""));
    assertThat(refused("--want '" + plain + "'"))
        .contains("[C007]: " + plain + " has no expectation", "help: write the wishes: \"expect\"");
    assertThat(CapturedRun.vedette(CRT + "--want nosuch.json").complaint(ExitCode.UNREADABLE))
        .contains("[J001]: nosuch.json");
  }

  // The fight.

  @Test
  void a_wish_needs_a_fight_and_a_fight_a_wish() throws IOException {
    assertThat(refused("--want 'success = 60%'")).contains("[C007]: the fight of the wish is");
    assertThat(refused(FIGHT)).contains("[C002]: --want is missing");
    String wishes =
        suite("w.json", battle("even", ", \"expect\": { \"success\": { \"atMost\": 0.1 } }"));
    assertThat(refused("--want '" + wishes + "'" + FIGHT))
        .contains("[C007]: the fight has no wish");
  }

  @Test
  void a_fight_that_does_not_consult_the_table_is_refused() throws IOException {
    assertThat(refused("--want 'success = 60%' own " + AXIS + OF_AXIS))
        .contains("[C008]: this fight does not consult six-days/combat-results: own " + AXIS)
        .contains("help: name a fight that does");
    String copy = file("crt.json", OwnTables.COMBAT_RESULTS);
    assertThat(CapturedRun.vedette("tune '" + copy + "' --want 'success = 60%'" + FIGHT).misuse())
        .contains("[C008]", "`tune six-days/combat-results --tables DIR`");
  }

  @Test
  void several_fights_in_one_are_refused() {
    assertThat(
            CapturedRun.vedette(
                    "tune "
                        + AXIS
                        + " --want 'success = 60%' --attacker 'inf {3,4}' --defender 'inf 3'")
                .misuse())
        .contains("[C007]: this command sweeps over several values");
  }

  @Test
  void a_mistyped_fight_is_suggested() {
    assertThat(
            CapturedRun.vedette(
                    "tune " + AXIS + " --want 'success = 60%' sixdays battle --attacker 3")
                .misuse())
        .contains("[C001]: unknown rule system `sixdays`\nhelp: did you mean `six-days`?");
  }

  // The table.

  @Test
  void a_plan_and_an_unknown_table_are_no_tables_to_tune() {
    assertThat(
            CapturedRun.vedette(
                    "tune tables/examples/plans/redoubt.json --want 'success = 60%'" + FIGHT)
                .misuse())
        .contains("[C008]: `tables/examples/plans/redoubt.json` is a plan, not a table");
    assertThat(
            CapturedRun.vedette("tune six-days/combat-result --want 'success = 60%'" + FIGHT)
                .misuse())
        .contains("[C006]", "did you mean `six-days/combat-results`?");
  }

  @Test
  void words_without_an_order_stay_and_the_ladder_is_named() {
    String tune =
        "tune tables/examples/exchanges.json --want 'success = 80%' --parts 1 --attacker 'inf 6'"
            + " --defender 'inf 3' ";
    assertThat(CapturedRun.vedette(tune + "--change cells").misuse())
        .contains("[C003]: the results of crt are words without an order")
        .contains("help: give it the order of its results", "\"ladder\": [");
    CapturedRun beside = CapturedRun.vedette(tune + "--change cells,ranges");
    assertThat(beside.err())
        .contains("warning[C009]: the cells of crt stay")
        .contains("\"ladder\": [");
    assertThat(beside.out()).contains("parts").doesNotContain("table crt row");
  }

  // Options.

  @Test
  void a_kept_part_that_does_not_exist_is_suggested() {
    assertThat(refused("--want 'success = 60%' --keep 'colunm zero'" + FIGHT))
        .contains("[C003]: --keep: six-days/combat-results has no part `colunm zero`")
        .contains("did you mean `column zero`?");
  }

  @Test
  void unknown_and_absent_kinds_of_parts_are_refused() {
    assertThat(refused("--want 'success = 60%' --change cells,rows" + FIGHT))
        .contains("[C003]: --change: `rows` is not one of cells, modifiers, numbers, ranges");
    assertThat(refused("--want 'success = 60%' --change modifiers" + FIGHT))
        .contains("[C003]: --change: six-days/combat-results has no modifiers that could change")
        .contains("help: write --change cells");
  }

  @Test
  void keeping_everything_is_refused() {
    assertThat(
            CapturedRun.vedette(
                    "tune "
                        + AXIS
                        + " --want 'success = 60%' --keep unit --change numbers"
                        + OF_AXIS)
                .misuse())
        .contains("[C003]", "help: ");
  }

  @ParameterizedTest
  @CsvSource({"--parts,0", "--steps,0", "--parts,-1", "--steps,x", "--parts,1.5"})
  void numbers_start_at_one(String option, String number) {
    assertThat(refused("--want 'success = 60%' " + option + " " + number + FIGHT))
        .contains("[C003]: " + option + ": `" + number + "` is not a number of")
        .contains("help: write a whole number from 1");
  }

  @Test
  void no_file_is_overwritten_and_none_is_half_written() throws IOException {
    String own = file("own.json", OWN);
    String tune = "tune '" + own + "' --want 'success = 60%' --attacker 4 --defender 4 --write ";
    assertThat(CapturedRun.vedette(tune + "'" + own + "'").complaint(ExitCode.UNREADABLE))
        .contains("[O002]: `" + own + "` already exists; nothing was written");
    String both = dir.resolve("both.json").toString();
    assertThat(CapturedRun.vedette(tune + "'" + both + "' --output '" + both + "'").misuse())
        .contains("[C004]: --write: `" + both + "` is already written by another option");
    assertThat(Path.of(both)).doesNotExist();
    assertThat(Files.readString(Path.of(own))).isEqualTo(OWN);
  }

  @Test
  void a_time_limit_too_short_for_anything_is_told() {
    Path written = dir.resolve("new.json");
    assertThat(
            CapturedRun.vedette(
                    CRT
                        + "--time-limit 1ms --want 'success = 60%' --write '"
                        + written
                        + "' six-days battle --attacker 'inf 40' --defender 'inf 40' --turns 5")
                .complaint(ExitCode.REFUSED))
        .contains("[L008]: stopped at the time limit of 1ms", "help: raise --time-limit");
    assertThat(written).doesNotExist();
  }

  // Right input.

  @Test
  void the_written_table_differs_in_the_changed_cells_only() throws IOException {
    String own = file("own.json", OWN);
    Path written = dir.resolve("new.json");
    String answer =
        CapturedRun.vedette(
                "tune '"
                    + own
                    + "' --want 'defenderLosses = 0.5' --parts 1 --allow-lint --attacker 4"
                    + " --defender 4 --write '"
                    + written
                    + "'")
            .answer();
    assertThat(answer).contains("row 4 column 0", written + " has the first change");
    assertThat(Files.readString(written)).isEqualTo(OWN.replace("\"D1\",", "\"D2\","));
  }

  @Test
  void the_answer_does_not_depend_on_threads() {
    String tune = CRT + "--steps 1 --want 'attackerLosses = 1.0 within 0.01' --format json";
    CapturedRun one = CapturedRun.vedette(tune + " --threads 1" + FIGHT);
    CapturedRun two = CapturedRun.vedette(tune + " --threads 2" + FIGHT);
    assertThat(two).isEqualTo(one);
    assertThat(one.err()).isEmpty();
  }

  @Test
  void a_suite_may_have_fights_of_several_systems_and_plans() throws IOException {
    String axis = file("axis.json", Files.readString(Path.of(AXIS)));
    assertThat(axis).isNotEmpty();
    String plan =
        file(
            "plan.json",
            """
            { "format": 1, "system": "own", "title": "Two attacks",
              "units": { "A": "inf 4", "B": "inf 2" },
              "steps": [ { "name": "first", "fight": { "table": "axis.json", "attacker": "A", "defender": "B" } } ] }
            """);
    assertThat(plan).isNotEmpty();
    String wishes =
        suite(
            "wishes.json",
            """
            { "name": "three", "system": "own", "engagement": "fight",
              "request": { "table": "axis.json", "attacker": "inf 3", "defender": "inf 3" },
              "expect": { "success": { "target": 0.69, "tolerance": 0.02 } } },
            { "name": "plan", "system": "plan", "engagement": "plan",
              "request": { "table": "plan.json" }, "expect": { "success": { "atLeast": 0.5 } } }
            """);
    CapturedRun run =
        CapturedRun.vedette("tune '" + axis + "' --parts 1 --want '" + wishes + "' --format json");
    JsonNode answer = run.json();
    assertThat(answer.at("/wishes").size()).isEqualTo(2);
    assertThat(answer.at("/changes/0/parts/0/to").asString()).isEqualTo("3");
    assertThat(answer.at("/proved").asBoolean()).isTrue();
  }

  @Test
  void the_csv_has_a_row_for_each_changed_part_and_wish() {
    String csv =
        CapturedRun.vedette(
                "tune "
                    + AXIS
                    + " --parts 1 --want 'success >= 60%' --want 'attackerLosses <= 3' --format csv"
                    + OF_AXIS)
            .answer();
    assertThat(csv.lines().findFirst().orElse(""))
        .isEqualTo("change,part,from,to,fight,figure,now,then");
    assertThat(csv.lines().skip(1))
        .allMatch(it -> it.matches("\\d,unit inf .*,(success|attackerLosses),.*"))
        .hasSize(4);
  }

  @Test
  void lint_checks_the_system_that_it_is_given_and_not_the_file_on_the_disk() throws IOException {
    String axis = file("axis.json", Files.readString(Path.of(AXIS)));
    Table read = Tables.builtIn().file(axis);
    Files.writeString(Path.of(axis), "no longer a rule system");
    Problems problems = new Problems();
    Lint.check(read, problems, (done, of) -> {});
    assertThat(problems.hasErrors()).isFalse();
  }

  @Test
  void a_kept_row_keeps_its_numbers_when_those_of_the_row_before_change() throws IOException {
    String own =
        file("own.json", OWN.replace("\"d4\"", "\"d6\"").replace("at\": 4", "at\": \"4-6\""));
    String tune =
        "tune '"
            + own
            + "' --parts 1 --allow-lint --change ranges --want 'defenderLosses = 0.33'"
            + " --attacker 4 --defender 4 ";
    assertThat(CapturedRun.vedette(tune).answer()).contains("row 3 at from 3 to 3-4");
    assertThat(CapturedRun.vedette(tune + "--keep 'row 4-6'").misuse())
        .contains("[C003]: --keep: all parts of " + own + " that could change stay");
  }
}
