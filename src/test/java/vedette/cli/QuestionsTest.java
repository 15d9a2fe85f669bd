package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Questions on the command line and in suites. */
class QuestionsTest {
  /**
   * One turn at +1: 1-4 cost the attacker one, 5-7 the defender one, 8-10 two; 1, 9, 10 repulse.
   */
  private static final String BATTLE = "six-days battle --attacker 'inf 5' --defender 'inf 4'";

  @TempDir Path dir;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(dir.resolve(name), text);
  }

  @Test
  void what_is_the_chance_that_he_is_gone_and_it_cost_nothing() {
    JsonNode json =
        vedette(
                BATTLE
                    + " --chance 'success and attackerLoss = 0' --value 'defenderLoss -"
                    + " attackerLoss' --fractions --format json")
            .json();
    JsonNode chance = json.get("questions").get(0);
    assertThat(chance.get("text").asString()).isEqualTo("success and attackerLoss = 0");
    assertThat(chance.get("kind").asString()).isEqualTo("flag");
    assertThat(chance.get("fraction").asString()).isEqualTo("1/5");
    // By hand: 4 of 10 are -1, 3 are 1, 3 are 2; (-4 + 3 + 6) / 10.
    JsonNode value = json.get("questions").get(1);
    assertThat(value.get("kind").asString()).isEqualTo("number");
    assertThat(value.get("meanFraction").asString()).isEqualTo("1/2");
    assertThat(value.get("distribution").get(0).get("value").asInt()).isEqualTo(-1);
    assertThat(value.get("distribution").get(0).get("fraction").asString()).isEqualTo("2/5");
    assertThat(json.get("measures").has("success and attackerLoss = 0")).isFalse();
  }

  @Test
  void a_number_that_is_not_whole_is_shown_as_a_fraction() {
    String command = BATTLE + " --value 'defenderLoss / 3'";
    assertThat(vedette(command).out()).contains("  1/3   30.00%").contains("  2/3   30.00%");
    assertThat(vedette(command + " --format csv").out()).contains("defenderLoss / 3,p,1/3,0.3,");
    JsonNode value =
        vedette(command + " --format json").json().get("questions").get(0).get("distribution");
    assertThat(value.get(1).get("valueFraction").asString()).isEqualTo("1/3");
    assertThat(value.get(1).get("value").asDouble()).isCloseTo(1 / 3.0, within(1e-15));
  }

  @Test
  void simulated_answers_have_intervals() {
    String out =
        vedette(
                BATTLE
                    + " --method simulate --trials 10k --chance 'defenderLoss >= 1' --value"
                    + " '2*defenderLoss'")
            .out();
    assertThat(out).containsPattern("defenderLoss >= 1 +(59|60)[0-9.]+% +5[0-9.]+-6[0-9.]+");
    assertThat(out)
        .containsPattern("2\\*defenderLoss: mean 1\\.[0-9]+ \\(1\\.[0-9]+ to 1\\.[0-9]+\\)");
  }

  @Test
  void a_sweep_of_a_question_shows_it_beside_the_summary() {
    String out =
        vedette(
                "six-days battle --attacker 'inf {4..6}' --defender 'inf 4' --chance"
                    + " 'success and attackerLoss = 0'")
            .out();
    // By hand, at 0, +1 and +2 (the same column): 9 and 10 repulse him.
    assertThat(out)
        .containsPattern(
            "\n  attacker inf .* = 0\n  4 .* 20\\.00%\n  5 .* 20\\.00%\n  6 .* 20\\.00%\n");
  }

  @Test
  void influence_moves_a_question() {
    JsonNode json =
        vedette(
                "six-days battle --influence --attacker 'inf 5' --defender 'inf 4' --chance"
                    + " 'success and attackerLoss = 0' --format json")
            .json();
    assertThat(json.toString()).contains("success and attackerLoss = 0");
  }

  private static final String SUITE =
      """
      { "format": 1,
        "measures": { "gone": "defenderRepulsed or defenderEliminated",
                      "worth": "3*defenderLoss - 2*attackerLoss" },
        "scenarios": [
          { "name": "bridge", "system": "six-days", "engagement": "battle",
            "request": { "attacker": "inf 5", "defender": "inf 4" },
            "expect": { "gone": { "atLeast": 0.2, "atMost": 0.2 },
                        "worth": { "atLeast": 1.9, "atMost": 1.9 },
                        "success and attackerLoss = 0": { "atLeast": 0.2 },
                        "ending": { "is": ["attacker repulsed", "turns run out"], "atMost": 0.8 },
                        "attackerLoss": { "is": [0, 1], "atLeast": 1 } } },
          { "name": "tercio", "system": "musket-pike", "engagement": "rally",
            "request": { "unit": ["cav 3/3 ql7 disordered"] },
            "expect": { "rallied = 1": { "atLeast": 0.7 } } } ] }
      """;

  /** By hand as above: worth is 3 x 0.9 - 2 x 0.4 = 1.9. */
  @Test
  void a_suite_names_measures_and_expects_of_questions() throws IOException {
    Captured run = vedette("check --odds " + file("suite.json", SUITE));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).contains("gone").contains("ending in [\"attacker repulsed\"");
  }

  @Test
  void a_check_of_questions_says_the_same_as_its_baseline() throws IOException {
    Path suite = file("suite.json", SUITE);
    Path baseline = dir.resolve("baseline.json");
    String check = "check " + suite + " --baseline " + baseline;
    assertThat(vedette(check + " --update-baseline").code()).isEqualTo(ExitCode.DONE);
    assertThat(Files.readString(baseline)).contains("worth");
    Captured again = vedette(check);
    assertThat(again.err()).isEmpty();
    assertThat(again.code()).isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "defenderRepulsed or | defenderRepulsed oder | 2:43: `oder` cannot follow here",
        "3*defenderLoss - | 3*defenderLos - | 3:29: there is no measure `defenderLos` here",
        "success and attackerLoss = 0 | success and atackerLoss = 0 | 9:32: there is no measure",
        "\"rallied = 1\" | \"ralied\" | 14:19: there is no measure \"ralied\"",
        "[0, 1] | [0, 1.5] | 11:47: \"is\" is not a whole number",
        "[0, 1] | [] | 11:43: the list is empty",
        "\"gone\": \"def | \"go ne\": \"def | 2:17: \"go ne\" is not a name of a measure"
      })
  void a_wrong_question_in_a_suite_ends_with_4_and_its_place(
      String right, String wrong, String message) throws IOException {
    Path suite = file("suite.json", SUITE.replace(right, wrong));
    Captured run = vedette("check --odds " + suite);
    assertThat(run.err()).contains(suite + ":" + message);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
  }

  @Test
  void dividing_by_what_may_be_nothing_is_said_of_the_suite() throws IOException {
    Path suite = file("suite.json", SUITE.replace("3*defenderLoss -", "3/defenderLoss -"));
    Captured run = vedette("check --odds " + suite);
    assertThat(run.err()).contains("3/defenderLoss").contains("divides by 0");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.out()).isEmpty();
  }

  private static final String TABLE =
      """
      { "format": 1, "id": "mine/table", "title": "Mine", "kind": "grid",
        "source": { "document": "mine", "status": "printed" },
        "cells": "combat",
        "columns": { "compare": "differential", "list": [ { "at": "..0" }, { "at": "1+" } ] },
        "rows": { "die": "d6", "list": [
          { "at": "1-2", "cells": ["AR", "AR"] }, { "at": "3-4", "cells": ["D1", "D1"] },
          { "at": "5-6", "cells": ["DR", "DR"] } ] },
        "measures": { "success": "defenderForcedBack or defenderLoss >= 1",
                      "worth": "defenderLoss - attackerLoss" } }
      """;

  /** By hand: a D1 on 3 and 4, a DR on 5 and 6. */
  @Test
  void an_own_table_says_what_success_is() throws IOException {
    Path table = file("mine.json", TABLE);
    JsonNode json =
        vedette("own " + table + " --attacker 3 --defender 3 --fractions --format json").json();
    assertThat(json.at("/measures/success/fraction").asString()).isEqualTo("2/3");
    assertThat(json.at("/measures/worth/meanFraction").asString()).isEqualTo("1/3");
    assertThat(json.get("summary").asString()).startsWith("The attack succeeds 66.7%");
  }

  @Test
  void a_wrong_measure_of_a_table_is_told_at_its_place() throws IOException {
    Path table = file("mine.json", TABLE.replace("defenderLoss - ", "defenderLos - "));
    Captured run = vedette("own " + table + " --attacker 3 --defender 3");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).contains("error[T045]: " + table + ":9:27: there is no measure");
  }
}
