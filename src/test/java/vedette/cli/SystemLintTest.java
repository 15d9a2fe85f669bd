package vedette.cli;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** {@code lint} finds what can never happen in the file of a rule system. */
class SystemLintTest {
  /** All of it is used: a word, a state, a result, a check, a table, fire, modifiers and rounds. */
  private static final String SOUND =
      """
      { "format": 1, "id": "mine/sound", "title": "Sound", "kind": "system",
      "units": { "inf": { "morale": 7, "class": "foot" }, "cav": { "morale": 8, "class": "horse" } },
      "states": { "shaken": { "morale": -1 } },
      "words": ["fog"],
      "tables": { "crt": {
      "columns": { "compare": "differential", "below": "first", "above": "last", "list": [0, 1] },
      "rows": { "die": "d6", "list": [
      { "at": "..3", "cells": ["-", "K"] },
      { "at": "4+", "cells": ["K", "K"] } ] },
      "modifiers": [ { "name": "woods", "shift": -1 },
      { "name": "mist", "when": "own in fog", "drm": -1 } ] } },
      "results": { "K": { "enemy": ["lose 1", "check morale"] } },
      "checks": { "morale": { "die": "2d6", "atMost": "morale", "fail": "shaken" } },
      "fire": { "volley": { "dice": "strength", "die": "d6", "atLeast": 6 } },
      "rounds": 3,
      "round": [ { "table": "crt" }, { "fire": "volley", "by": "both" } ] }
      """;

  @TempDir Path dir;

  /** Severity, code, line and message of each finding. */
  private List<String> found(String text) {
    new OwnTables(dir).with("mine.json", text);
    Captured lint = Captured.of("lint", "--format", "json", dir + "/mine.json");
    List<String> found = new ArrayList<>();
    for (JsonNode finding : lint.json().get(0).get("findings")) {
      found.add(
          finding.get("severity").asString()
              + " "
              + finding.get("code").asString()
              + " "
              + finding.get("line").asInt()
              + " "
              + finding.get("message").asString());
    }
    return found;
  }

  private static String with(String passage, String replacement) {
    assertThat(SOUND).contains(passage);
    return SOUND.replace(passage, replacement);
  }

  @Test
  void a_system_that_uses_all_it_declares_has_nothing_to_find() {
    assertThat(found(SOUND)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "axis",
        "blocks",
        "buckets",
        "exchanges",
        "firepower",
        "opposed",
        "percentile",
        "risk",
        "steps",
        "symbols"
      })
  void the_examples_are_clean(String name) {
    Captured lint = Captured.vedette("lint --strict tables/examples/" + name + ".json");
    assertThat(lint.answer()).contains("nothing found");
  }

  @Test
  void a_state_that_only_stacks_begin_in_is_worth_knowing() {
    Captured lint = Captured.vedette("lint --strict tables/examples/supply.json");
    assertThat(lint.answer()).contains("note[L123]", "the\n    state `unsupplied`");
  }

  /** No unit of the file is half as strong as another: 8 against 5 is the least. */
  @Test
  void a_modifier_for_other_units_than_the_files_is_worth_knowing() {
    assertThat(Captured.vedette("lint --strict tables/examples/wounds.json").answer())
        .contains("1 note", "note[L126]", "modifier `half as strong` of")
        .contains("counted in no fight of ");
  }

  /** Each passage is replaced by the next; what is then found, with its line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[`fog`] | [`fog`, `rain`] | warning L121 4 no condition asks for the word `rain`",
        "own in fog | round = 5 | note L126 11 modifier `mist` of `crt` counted in no fight of ",
        "own in fog | never | note L126 11 modifier `mist` of `crt` counted in no fight of ",
        "own in fog | unit is foot and unit is horse | note L126 11 modifier `mist` of `crt` counted",
        "`by`: `both` } | `by`: `both`, `when`: `round > 3` } | note L122 16 the step needs"
            + " `round > 3`, which held in no fight of ",
        "`lose 1` | `lose 1 if round = 4` | note L122 12 the effect needs `round = 4`, which held"
            + " in no fight of ",
        "`fail`: `shaken` | `fail`: `retreat` | note L123 3 nothing in the file gives the state"
            + " `shaken`",
        "`results`: { | `results`: { `Q`: { `both`: `retreat` }, | warning L124 12 no cell and no"
            + " step gives the result `Q`",
        ", `check morale`] | ] | warning L125 13 no step and no effect asks for the check `morale`",
        "{ `table`: `crt` }, | ~~ | warning L125 5 no step of the round rolls on the table `crt`",
        "`shift`: -1 | `shift`: 0 | note L126 10 modifier `woods` of `crt` counted in no",
        "`woods`, `shift`: -1 | `woods`, `greatest`: `1` | note L126 10 modifier `woods` of `crt`",
        "`at`: `4+`, `cells`: [`K`, `K`] } | `at`: `4-7`, `cells`: [`K`, `K`] }, { `at`: `8+`,"
            + " `cells`: [`DE`, `DE`] } | note L133 9 no fight of ",
        "`shift`: -1 | `drm`: -1, `group`: `ground` | note L113 10 modifier `woods` of `crt` is"
            + " alone in its group `ground`"
      })
  void what_can_never_happen_is_found_where_it_stands(
      String passage, String replacement, String finding) {
    String now = replacement == null ? "" : replacement.replace('`', '"');
    if (passage.equals("own in fog")) {
      assertThat(found(with(passage, now)))
          .anyMatch(it -> it.startsWith(finding))
          .contains("warning L121 4 no condition asks for the word `fog`");
    } else {
      assertThat(found(with(passage.replace('`', '"'), now)))
          .anyMatch(it -> it.startsWith(finding));
    }
  }

  @Test
  void what_some_fight_comes_to_is_no_finding() {
    assertThat(found(with("own in fog", "round = 3 and own in fog"))).isEmpty();
    assertThat(found(with("own in fog", "unit is foot or own in fog"))).isEmpty();
    assertThat(found(with("own in fog", "own strength > 9 and own in fog"))).isEmpty();
  }

  /** No fight of the sample has a hundred points and the fog: another one may. */
  @Test
  void what_no_fight_came_to_is_worth_a_look_and_no_warning() {
    String rare = with("own in fog", "own strength > 99 and own in fog");
    assertThat(found(rare))
        .hasSize(1)
        .first()
        .asString()
        .matches("note L126 11 modifier `mist` of `crt` counted in no fight of \\d+ .*");
    assertThat(Captured.of("lint", "--strict", dir + "/mine.json").answer())
        .contains("help: fight one that should come to it, with `--explain`");
  }

  @Test
  void rounds_that_the_file_counts_and_leaves_open_are_said() {
    String text =
        """
        { "format": 1, "id": "mine/late", "title": "Late", "kind": "system",
          "fire": { "melee": { "dice": "strength + round", "die": "d6", "atLeast": 5,
            "modifiers": [ { "name": "late", "when": "round = %s", "drm": 1 } ] } },
          "rounds": "until-decided" }
        """;
    assertThat(found(text.formatted("3"))).isEmpty();
    assertThat(found(text.formatted("4")))
        .singleElement(as(STRING))
        .startsWith("note L126 3 modifier `late` of `melee` counted in no fight of ");
  }

  @Test
  void a_fight_without_an_answer_is_a_finding_with_its_options() {
    new OwnTables(dir)
        .with(
            "mine.json",
            with(
                "\"dice\": \"strength\"",
                "\"dice\": \"strength x 12 / (strength - 4), rounded down\""));
    assertThat(Captured.of("lint", dir + "/mine.json").answer().replaceAll("\\s+", " "))
        .contains(
            "warning[L134]: ",
            "mine.json:14:46: a fight has no answer: ",
            "help: the fight is --attacker \"inf 4; with fog\"");
  }

  /** Where a horse is next to lose, the loss of a foot is lost. */
  @Test
  void an_effect_on_some_arms_is_lost_on_others() {
    String trap = "note L130 14 a hit falls on the unit that loses next; if that is not `foot`";
    assertThat(
            found(with("\"atLeast\": 6", "\"atLeast\": 6, \"hit\": \"lose 1 if target is foot\"")))
        .anyMatch(it -> it.startsWith(trap));
    for (String roll : List.of("wounds", "saves")) {
      String faces =
          "\": { \"die\": \"d6\", \"atLeast\": 4, \"faces\": { \"6\": \"lose 2 if target is foot\" } }";
      assertThat(found(with("\"atLeast\": 6", "\"atLeast\": 6, \"" + roll + faces)))
          .anyMatch(it -> it.startsWith(trap));
    }
    assertThat(
            found(with("\"atLeast\": 6", "\"atLeast\": 6, \"hit\": \"lose 1 if target in fog\"")))
        .isEmpty();
  }

  @Test
  void who_cannot_fight_is_out_of_the_odds_as_well() {
    assertThat(found(with("\"morale\": -1", "\"cannot\": \"fight\"")))
        .containsExactly(
            "note L131 3 a unit that is `shaken` does not count in the columns of `crt` either,"
                + " whoever attacks");
    assertThat(found(with("\"morale\": -1", "\"cannot\": \"attack\""))).isEmpty();
  }

  @Test
  void the_columns_stay_the_attackers_when_the_defender_rolls() {
    assertThat(
            found(with("{ \"table\": \"crt\" }", "{ \"table\": \"crt\", \"by\": \"defender\" }")))
        .containsExactly(
            "warning L132 16 when the defender rolls on `crt` its columns still compare the attacker"
                + " to the defender");
    assertThat(found(with("{ \"table\": \"crt\" }", "{ \"counterattack\": \"crt\" }"))).isEmpty();
  }

  @Test
  void a_measure_that_no_fight_has_is_an_error_as_in_a_fight() {
    new OwnTables(dir)
        .with(
            "mine.json",
            with(
                "\"rounds\": 3,",
                "\"rounds\": 3,\n\"measures\": { \"gone\": \"defenderDeaths > 1\" },"));
    String error = "error[T045]: " + dir + "/mine.json:16:24: there is no measure `defenderDeaths`";
    Captured lint = Captured.of("lint", dir + "/mine.json");
    Captured fight =
        Captured.of("own", dir + "/mine.json", "--attacker", "inf 2", "--defender", "inf 2");
    assertThat(lint.code()).isEqualTo(fight.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(lint.out().replaceAll("\\s+", "")).contains(error.replace(" ", ""));
    assertThat(fight.err()).contains(error);
  }

  @Test
  void nobody_is_asked_whether_he_is_forced_back_where_nothing_does_it() {
    String text =
        with(
            "\"rounds\": 3,",
            "\"measures\": { \"success\": \"defenderForcedBack\" }, \"rounds\": 3,");
    new OwnTables(dir).with("mine.json", text);
    assertThat(Captured.of("lint", dir + "/mine.json").out())
        .contains("error[T045]", "`defenderForcedBack`");
  }

  /** They hang on how many units a side has, in which states they begin, and on the rounds. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "defenderLoss[7] > 0",
        "attackerState[2] is shaken",
        "attackerLoss[inf] = 1 and defenderLoss[2] = 1",
        "attackerLoss[inf] = 1 and attackerLoss[7] = 1",
        "roundsFought > 1",
        "ending is 'rounds over'"
      })
  void a_measure_that_some_fight_has_is_no_error(String question) {
    assertThat(
            found(
                with(
                    "\"rounds\": 3",
                    "\"measures\": { \"mine\": \"" + question + "\" }, \"rounds\": 1")))
        .isEmpty();
  }

  @Test
  void nobody_wins_who_hurts_nobody() {
    String harmless =
        with("\"lose 1\", ", "").replace(", { \"fire\": \"volley\", \"by\": \"both\" }", "");
    assertThat(found(harmless)).contains("warning L127 16 no fight of 64 ended in `success`");
    assertThat(found(harmless.replace("\"rounds\": 3", "\"rounds\": \"until-decided\"")))
        .anyMatch(it -> it.matches("warning L128 15 no fight of .* came to an end"))
        .noneMatch(it -> it.contains("L127"));
    // A unit that is shaken once more loses a point: then there is an end.
    String again = harmless.replace("\"morale\": -1 }", "\"morale\": -1, \"again\": \"lose 1\" }");
    assertThat(found(again)).noneMatch(it -> it.contains("L127") || it.contains("L128"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "attackerLoss < 0 | no",
        "ending is `defender repulsed` | no",
        "defenderEliminated and defenderLoss = 0 | no",
        "success and attackerEliminated | no",
        "attackerShaken = 0 | yes",
        "defenderLoss >= 3 | yes",
        "attackerLoss + defenderLoss = 7 and attackerLoss > defenderLoss | yes",
        "success or ending is `rounds over` and roundsFought = 3 | yes"
      })
  void a_success_of_the_files_own_is_looked_for_in_the_fights(String success, String reached) {
    String asked = success.replace("`", "\\\"");
    String text =
        with("\"rounds\": 3,", "\"measures\": { \"success\": \"" + asked + "\" }, \"rounds\": 3,");
    if (reached.equals("yes")) {
      assertThat(found(text)).isEmpty();
    } else {
      assertThat(found(text))
          .hasSize(1)
          .allMatch(it -> it.matches("note L127 15 no fight of \\d+ .*ended in `success`"));
    }
  }

  /** A hundred against a hundred are too many states to be fought to their ends. */
  @Test
  void what_a_fight_left_in_part_may_come_to_is_no_warning() {
    String many = "\"measures\": { \"success\": \"defenderLoss > 30\" }, \"rounds\": 3,";
    assertThat(found(with("\"rounds\": 3,", many)))
        .singleElement(as(STRING))
        .matches("note L127 15 no fight of \\d+ \\(\\d+ .* 500 states\\) ended in `success`");
    assertThat(Captured.of("lint", "--strict", dir + "/mine.json").code()).isEqualTo(ExitCode.DONE);
  }

  private static String withColumns(String compare, String list) {
    int columns = list.split(",").length;
    String cells = String.join(", ", Collections.nCopies(columns, "\"K\""));
    return with(
            "\"compare\": \"differential\", \"below\": \"first\", \"above\": \"last\", \"list\": [0, 1]",
            "\"compare\": "
                + compare
                + ", \"below\": \"first\", \"above\": \"last\",\n\"list\": ["
                + list
                + "]")
        .replace("[\"-\", \"K\"]", "[" + cells + "]")
        .replace("[\"K\", \"K\"]", "[" + cells + "]");
  }

  /** Columns that no fight came to, of a table that compares these amounts in these columns. */
  private List<String> unfound(String compare, String list) {
    return found(withColumns(compare.replace('`', '"'), list.replace('`', '"'))).stream()
        .map(it -> it.replaceAll("note L129 7 no fight of .* came to column `(.*)` of `crt`", "$1"))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // At most three against at least one is 3:1, and `woods` shifts to the left.
        "`ratio`, `rounding`: `down`, `attacker`: `strength, at most 3` | `1:1`, `3:1`, `4:1` | 4:1",
        // 3 - 2 is +1 at most, where one at least is 2 and the other at most 3.
        "`differential`, `attacker`: `strength, at most 3`, `defender`: `strength, at least 2` | 0, 1,"
            + " 2 | 2",
        // 300 percent of 1 is what 3 points are.
        "`percent`, `rounding`: `down`, `attacker`: `strength, at most 3` | `..100`, `101-300`, `301+` | 301+",
        // Never less than 2; `woods` shifts from there to the 1, and not to the 0.
        "`own`, `own`: `strength, at least 2` | 0, 1, 2, 3 | 0",
        "`own`, `own`: `strength + morale, at most 2` | 1, 2, 3 | 3"
      })
  void a_column_that_no_fight_came_to(String compare, String list, String column) {
    assertThat(unfound(compare, list)).containsExactly(column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`ratio`, `rounding`: `down` | `1:7`, `1:1`, `40:1`",
        "`differential` | `..-150`, `-149..0`, `1-77`, `78+`",
        "`percent`, `rounding`: `down` | `..33`, `34-250`, `251-4000`, `4001+`",
        "`ratio`, `rounding`: `down`, `attacker`: `strength, at most 3` | `1:1`, `3:1`",
        // One column to the left of 2 is the 1.
        "`own`, `own`: `strength, at least 2` | 1, 2, 3",
        "`own`, `own`: `strength` | `1-4`, `5-9`, `10-29`, `30+`"
      })
  void columns_that_some_fight_came_to(String compare, String list) {
    assertThat(unfound(compare, list)).isEmpty();
  }

  /** Nobody fights a column because its name is said: that shows nothing of who comes to it. */
  @Test
  void a_column_that_is_only_said_is_not_come_to() {
    assertThat(unfound("`own`, `own`: `strength`", "`1-9`, `10-5000`, `5001+`"))
        .containsExactly("5001+");
  }

  /** All fights say a column, since one table needs it: the other still finds its own. */
  @Test
  void a_column_that_is_said_for_another_table_hides_none() {
    String text =
        """
        { "format": 1, "id": "mine/two", "title": "Two", "kind": "system",
        "units": { "inf": {} },
        "tables": {
        "cover": { "columns": { "list": ["open", "woods"] },
        "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["-", "DR"] } ] } },
        "fire": { "columns": { "compare": "own", "own": "strength", "below": "first",
        "above": "last", "list": ["1-9", "10-5000", "5001+"] },
        "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["-", "D1", "D1"] } ] } } },
        "round": [ { "table": "cover" }, { "table": "fire" } ] }
        """;
    assertThat(found(text))
        .singleElement(as(STRING))
        .startsWith("note L129 7 no fight of ")
        .endsWith(" came to column `5001+` of `fire`");
  }

  @Test
  void a_finding_that_is_meant_is_allowed_with_its_reason() {
    String text =
        with("\"words\": [\"fog\"]", "\"words\": [\"fog\", \"rain\"]")
            .replace("\"kind\"", "\"allow\": { \"L121\": \"for the next edition\" }, \"kind\"");
    assertThat(found(text)).isEmpty();
    String file = dir + "/mine.json";
    Captured lint = Captured.of("lint", "--strict", file);
    assertThat(lint.answer()).contains("1 finding allowed: L121, for the next edition");
    JsonNode allowed = Captured.of("lint", "--format", "json", file).json().get(0).get("allowed");
    assertThat(allowed.get(0).get("reason").asString()).isEqualTo("for the next edition");
    assertThat(found(text.replace(", \"rain\"", "")))
        .containsExactly("note L120 1 the file allows L121, of which nothing is found");
  }

  @Test
  void a_table_of_today_allows_findings_as_well() {
    String modifiers = text("tables/six-days/modifiers.json");
    assertThat(found(modifiers)).hasSize(1).allMatch(it -> it.startsWith("note L113"));
    String allowed =
        modifiers.replace("\"kind\"", "\"allow\": { \"L113\": \"terrain adds to it\" }, \"kind\"");
    assertThat(found(allowed)).isEmpty();
  }

  private static String text(String file) {
    try {
      return java.nio.file.Files.readString(Path.of(file));
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void an_allowance_without_a_reason_is_an_error_with_its_place() {
    new OwnTables(dir)
        .with(
            "mine.json",
            with("\"kind\"", "\"allow\": { \"L121\": \" \", \"l1\": \"x\" }, \"kind\""));
    Captured lint =
        new Captured.Around(Map.of("COLUMNS", "200"), false, 0)
            .vedette("lint '" + dir + "/mine.json'");
    assertThat(lint.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(lint.out())
        .contains("error[T046]", "mine.json:1:73: a finding is allowed for a reason")
        .contains("\"l1\" is no code of a finding");
  }

  @Test
  void a_system_with_a_mistake_is_refused_with_its_place() {
    new OwnTables(dir).with("mine.json", with("check morale", "check moral"));
    Captured lint = Captured.of("lint", dir + "/mine.json");
    assertThat(lint.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(lint.out()).contains("cannot be used: 1 error", "mine.json:12:");
  }
}
