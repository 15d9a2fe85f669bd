package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

/** {@code table lint} finds what can never happen in the file of a rule system. */
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
    Captured lint = Captured.of("table", "lint", "--format", "json", dir + "/mine.json");
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
        "symbols",
        "wounds"
      })
  void the_examples_are_clean(String name) {
    Captured lint = Captured.vedette("table lint --strict tables/examples/" + name + ".json");
    assertThat(lint.answer()).contains("nothing found");
  }

  @Test
  void a_state_that_only_stacks_begin_in_is_worth_knowing() {
    Captured lint = Captured.vedette("table lint --strict tables/examples/supply.json");
    assertThat(lint.answer()).contains("note[L123]", "the\n    state `unsupplied`");
  }

  /** Each passage is replaced by the next; what is then found, with its line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[`fog`] | [`fog`, `rain`] | warning L121 4 no condition asks for the word `rain`",
        "own in fog | round = 5 | warning L122 11 modifier `mist` hangs on `round = 5`, which holds"
            + " in none of the file's 3 rounds",
        "own in fog | round < 1 | warning L122 11 modifier `mist` hangs on `round < 1`, which never"
            + " holds",
        "own in fog | never | warning L122 11 modifier `mist` hangs on `never`, which never holds",
        "own in fog | unit is foot and unit is horse | warning L122 11 modifier `mist` hangs on"
            + " `unit is foot and unit is horse`, which never holds",
        "own in fog | unit is inf and not unit is foot | warning L122 11 modifier `mist` hangs on"
            + " `unit is inf and not unit is foot`, which never holds",
        "`fail`: `shaken` | `fail`: `retreat` | note L123 3 nothing in the file gives the state"
            + " `shaken`",
        "`results`: { | `results`: { `Q`: { `both`: `retreat` }, | warning L124 12 no cell and no"
            + " step gives the result `Q`",
        ", `check morale`] | ] | warning L125 13 no step and no effect asks for the check `morale`",
        "{ `table`: `crt` }, | ~~ | warning L125 5 no step of the round rolls on the table `crt`",
        "`shift`: -1 | `shift`: 0 | warning L126 10 modifier `woods` of `crt` changes nothing",
        "`woods`, `shift` | `woods`, `greatest`: `1`, `drm` | warning L126 10 modifier `woods` of"
            + " `crt` has the last column as its greatest: there is none above",
        "`modifiers`: | `cap`: { `shift`: 0 }, `modifiers`: | warning L126 10 modifier `woods` of"
            + " `crt` shifts the column, and the cap cuts all shifts to 0",
        "`atLeast`: 6 | `atLeast`: 6, `cap`: { `drm`: 1 } | warning L126 14 the cap of `volley`"
            + " cuts nothing: no modifier adds to the roll",
        "`shift`: -1 | `drm`: -1, `group`: `ground` | note L113 10 modifier `woods` of `crt` is"
            + " alone in its group `ground`"
      })
  void what_can_never_happen_is_found_where_it_stands(
      String passage, String replacement, String finding) {
    String now = replacement == null ? "" : replacement.replace('`', '"');
    if (passage.equals("own in fog")) {
      assertThat(found(with(passage, now)))
          .contains(finding)
          .contains("warning L121 4 no condition asks for the word `fog`");
    } else {
      assertThat(found(with(passage.replace('`', '"'), now))).contains(finding);
    }
  }

  @Test
  void what_can_happen_in_some_round_to_some_unit_is_no_finding() {
    assertThat(found(with("own in fog", "round = 3 and own in fog"))).isEmpty();
    assertThat(found(with("own in fog", "unit is foot or own in fog"))).isEmpty();
    assertThat(found(with("own in fog", "round * 3 > 8 and own in fog"))).isEmpty();
    // 5 times 3, but --rounds 5 goes before the three of the file.
    assertThat(found(with("own in fog", "round * 3 > 13 and own in fog")).get(0))
        .contains("in none of the file's 3 rounds");
    assertThat(found(with("own in fog", "own strength > 99 and own in fog"))).isEmpty();
  }

  /** Five words make 32 situations: in 9,999 rounds they are more than lint looks into. */
  @Test
  void rounds_are_not_blamed_for_what_never_holds_or_is_not_looked_into() {
    String modifier = "modifier `late` hangs on `a and b and c and d and %s`, which ";
    String contradiction = "e and not a";
    assertThat(found(counting(contradiction, 3)))
        .containsExactly(
            "warning L122 5 " + String.format(modifier, contradiction) + "never holds");
    assertThat(found(counting("e and round = 2", 3))).isEmpty();
    assertThat(found(counting("e and round = 5", 3)))
        .containsExactly(
            "warning L122 5 "
                + String.format(modifier, "e and round = 5")
                + "holds in none of the file's 3 rounds");
    // Nobody looks whether it holds in one of the 9,996 rounds behind the file's.
    assertThat(found(counting("e and round * 3 > 13", 3))).isEmpty();
    assertThat(found(counting("e and round * 3 > 13", 0))).isEmpty();
  }

  @Test
  void a_file_whose_rounds_go_on_until_the_fight_is_decided_comes_to_each_round() {
    String late = counting("e", 0).replace("a and b and c and d and e", "a and round * 3 > 13");
    assertThat(found(late.replace(", \"b\", \"c\", \"d\", \"e\"", ""))).isEmpty();
  }

  /** A file that counts the rounds. */
  private static String counting(String condition, int rounds) {
    return """
        { "format": 1, "id": "mine/late", "title": "Late", "kind": "system",
          "words": ["a", "b", "c", "d", "e"],
          "fire": { "melee": { "dice": "strength + round", "die": "d6", "atLeast": 5,
            "modifiers": [
              { "name": "late", "when": "a and b and c and d and %s", "drm": 1 } ] } },
          "rounds": %s }
        """
        .formatted(condition, rounds == 0 ? "\"until-decided\"" : rounds);
  }

  @Test
  void what_only_more_rounds_than_the_files_bring_about_may_hurt_somebody() {
    // --rounds 5 goes before the three of the file, and then the volley is fired.
    String late =
        """
        { "format": 1, "id": "mine/late", "title": "Late", "kind": "system",
          "fire": { "volley": { "dice": 1, "die": "d6", "atLeast": 6 } },
          "round": [ { "fire": "volley", "by": "both", "when": "round = 5" } ], "rounds": 3 }
        """;
    assertThat(found(late))
        .hasSize(1)
        .first()
        .asString()
        .contains("L122", "in none of the file's 3 rounds");
    assertThat(found(late.replace("\"rounds\": 3", "\"rounds\": 1")).get(0))
        .contains("not in the file's one round");
    assertThat(found(late.replace("\"rounds\": 3", "\"rounds\": 5"))).isEmpty();
  }

  /** Where a horse is next to lose, the loss of a foot is lost. */
  @Test
  void an_effect_on_some_arms_is_lost_on_others() {
    String trap =
        "note L130 14 a die falls on the unit that loses next, and where that is not `foot`";
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
    Captured lint = Captured.of("table", "lint", dir + "/mine.json");
    Captured fight =
        Captured.of(
            "own", "fight", dir + "/mine.json", "--attacker", "inf 2", "--defender", "inf 2");
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
    assertThat(Captured.of("table", "lint", dir + "/mine.json").out())
        .contains("error[T045]", "`defenderForcedBack`");
  }

  /** They hang on how many units a side has, in which states they begin, and on the rounds. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "defenderLoss[7] > 0",
        "attackerUnitsLost = 0",
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
    assertThat(found(harmless))
        .contains(
            "warning L127 16 no fight ends in `success`: nothing hurts the defender or drives him"
                + " back");
    assertThat(found(harmless.replace("\"rounds\": 3", "\"rounds\": \"until-decided\"")))
        .contains(
            "warning L128 15 the rounds go on until the fight is decided, and nothing in a round"
                + " hurts anybody or drives anybody back");
    // A unit that is shaken once more loses a point: then there is an end.
    String again = harmless.replace("\"morale\": -1 }", "\"morale\": -1, \"again\": \"lose 1\" }");
    assertThat(found(again)).noneMatch(it -> it.contains("L127") || it.contains("L128"));
  }

  @Test
  void only_the_attacker_suffers_when_the_defender_rolls_against_his_enemy() {
    String text =
        with("{ \"table\": \"crt\" }", "{ \"table\": \"crt\", \"by\": \"defender\" }")
            .replace(", { \"fire\": \"volley\", \"by\": \"both\" }", "");
    assertThat(found(text)).anyMatch(it -> it.startsWith("warning L127"));
    String counter =
        text.replace(
            "{ \"table\": \"crt\", \"by\": \"defender\" }", "{ \"counterattack\": \"crt\" }");
    assertThat(found(counter)).anyMatch(it -> it.startsWith("warning L127"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "attackerLoss < 0",
        "ending is \\\"defender repulsed\\\"",
        "defenderEliminated and defenderLoss = 0",
        "defenderEliminated and ending is \\\"rounds over\\\"",
        "defenderLoss > 15000 and defenderLoss < 15001",
        "roundsFought < 1",
        "success and attackerEliminated"
      })
  void a_success_of_the_files_own_that_no_fight_can_reach(String success) {
    String text =
        with(
            "\"rounds\": 3,", "\"measures\": { \"success\": \"" + success + "\" }, \"rounds\": 3,");
    assertThat(found(text))
        .containsExactly(
            "warning L127 15 no fight ends in `success`: `"
                + success.replace("\\", "")
                + "` holds at no end that the round can come to");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "defenderLoss >= 3",
        "defenderLoss >= 2 * attackerLoss + 40",
        "attackerLoss + defenderLoss = 17 and attackerLoss > defenderLoss",
        "success or ending is \\\"rounds over\\\" and roundsFought = 3",
        "attackerShaken = 0",
        "roundsFought > 3", // There are three, but --rounds goes before the file
        "attackerState[1] is \\\"shaken\\\"",
        // Two units of 9,999 points can lose as many.
        "defenderLoss >= 15000",
        "defenderLoss = 15000 and attackerLoss < 3",
        // 6, 7 and 8: numbers between those that are named
        "attackerLoss > 5 and defenderLoss > attackerLoss"
            + " and defenderShaken > defenderLoss and defenderShaken < 9",
        // 6 and 11: no number near those that are named
        "attackerLoss + defenderLoss = 17 and attackerLoss > 5 and defenderLoss > 5"
      })
  void a_success_of_the_files_own_that_some_fight_reaches(String success) {
    assertThat(
            found(
                with(
                    "\"rounds\": 3,",
                    "\"measures\": { \"success\": \"" + success + "\" }, \"rounds\": 3,")))
        .isEmpty();
  }

  @Test
  void a_success_may_ask_for_what_the_file_names_before_it() {
    String measures = "\"measures\": { \"gone\": \"%s\", \"success\": \"gone\" }, \"rounds\": 3,";
    assertThat(found(with("\"rounds\": 3,", measures.formatted("defenderEliminated")))).isEmpty();
    assertThat(found(with("\"rounds\": 3,", measures.formatted("defenderLoss = 15")))).isEmpty();
    assertThat(found(with("\"rounds\": 3,", measures.formatted("defenderLoss < 0"))))
        .containsExactly(
            "warning L127 15 no fight ends in `success`: `gone` holds at no end that the round can"
                + " come to");
  }

  /** A table that compares these amounts in these columns, and what is found in it. */
  private List<String> columns(String compare, String list) {
    return found(withColumns(compare, list));
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
  void a_column_that_no_fight_can_come_to(String compare, String list, String column) {
    assertThat(columns(compare.replace('`', '"'), list.replace('`', '"')))
        .containsExactly(
            "warning L129 7 no fight finds column `"
                + column
                + "` of `crt`: what is compared never comes to it, and no shift leads there");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`ratio`, `rounding`: `down` | `1:7`, `1:1`, `40:1`, `9999:1`",
        "`differential` | `..-500`, `-499..0`, `1-77`, `78+`",
        "`percent`, `rounding`: `down` | `..33`, `34-250`, `251-4000`, `4001+`",
        "`ratio`, `rounding`: `down`, `attacker`: `strength, at most 3` | `1:1`, `3:1`",
        // -6 to -3 is 2:1 as well.
        "`ratio`, `rounding`: `down`, `attacker`: `0 - strength`, `defender`: `0 - strength` | `1:2`,"
            + " `1:1`, `2:1`",
        // 1 against -1 is -100 percent, and 1 against -2 is -50.
        "`percent`, `rounding`: `down`, `defender`: `0 - strength` | `..-100`, `-99..0`",
        // One column to the left of 2 is the 1.
        "`own`, `own`: `strength, at least 2` | 1, 2, 3",
        "`own`, `own`: `strength x 3 / 2, rounded up` | 2, 3, `4-5`, 6",
        // Units of 9,999 points that fight together are more.
        "`own`, `own`: `strength` | `1-100`, `101-10000`, `10001-12000`, `12001+`",
        "`own`, `own`: `strength / 50, rounded down` | `0-100`, `101-250`, `251-300`, 301",
        "`own`, `own`: `strength / 50, rounded down` | `..300`, `301+`",
        "`ratio`, `rounding`: `down`, `attacker`: `strength / 3`, `defender`: `strength, at most 2` |"
            + " `1:1`, `2:1`, `5000:1`",
        // 2 x 5 = 10, where neither is the smallest nor the greatest
        "`own`, `own`: `strength x morale, at most 11` | `0-1`, `2-9`, 10, 11"
      })
  void columns_that_some_fight_comes_to(String compare, String list) {
    assertThat(columns(compare.replace('`', '"'), list.replace('`', '"'))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // 70 / 2 = 35, and 201 = 67 x 3
        "`own`, `own`: `strength / 2, rounded down` | `1-10`, `11-20`, `21-30`, `31-40`, `41-48`",
        "`own`, `own`: `strength x 3` | `1-60`, `61-200`, `201-202`, `203-300`",
        "`own`, `own`: `strength + 100` | `1-150`, `151-180`, `181-260`",
        // 50 / 2 - 9 / 2, rounded down, is 25 - 4 = 21.
        "`differential`, `attacker`: `strength / 2, rounded down`, `defender`: `strength / 2, rounded"
            + " down` | `..0`, `1-20`, `21-29`, `30+`"
      })
  void columns_that_some_fight_comes_to_without_a_shift(String compare, String list) {
    String text = withColumns(compare.replace('`', '"'), list.replace('`', '"'));
    assertThat(found(text.replace("\"shift\": -1", "\"drm\": -1"))).isEmpty();
  }

  @Test
  void a_unit_that_counts_half_comes_between_whole_numbers() {
    // At most 3 against at most 2 is 3:2, 2:1 or 3:1; half of 5 against 1 is 5:2.
    String text =
        """
        { "format": 1, "id": "mine/half", "title": "Half", "kind": "system",
        "units": { "inf": { "morale": 7 } },
        "states": { "shaken": { "morale": "x1/2 up" } },
        "tables": { "crt": {
        "columns": { "compare": "ratio", "rounding": "down", "below": "first", "above": "last",
        "attacker": "strength, at most 3", "defender": "strength, at most 2",
        "list": ["1:1", "2:1", "5:2", "3:1"] },
        "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["K", "K", "K", "K"] } ] } } },
        "results": { "K": { "enemy": ["lose 1", "shaken"] } } }
        """;
    assertThat(found(text))
        .containsExactly(
            "warning L129 7 no fight finds column `5:2` of `crt`: what is compared never comes to"
                + " it, and no shift leads there");
    assertThat(found(text.replace("\"morale\": \"x1/2 up\"", "\"strength\": \"x1/2\""))).isEmpty();
  }

  @Test
  void what_ten_values_come_to_is_known_only_of_their_sum() {
    // To try some values of each would take hours.
    List<String> values = new ArrayList<>();
    StringBuilder units = new StringBuilder();
    for (char name = 'a'; name <= 'j'; name++) {
      values.add("v" + name);
      units.append(", \"v").append(name).append("\": 1");
    }
    String sum = String.join(" + ", values);
    assertThat(ofTen(units.toString(), sum + ", at most 2"))
        .containsExactly(
            "warning L129 7 no fight finds column `3` of `crt`: what is compared never comes to it,"
                + " and no shift leads there");
    assertThat(ofTen(units.toString(), sum + " - va, at most 2")).isEmpty();
  }

  private List<String> ofTen(String units, String amount) {
    String text = withColumns("\"own\", \"own\": \"" + amount + "\"", "1, 2, 3");
    return found(
        text.replace("\"morale\": 7", "\"morale\": 7" + units)
            .replace("\"morale\": 8", "\"morale\": 8" + units));
  }

  @Test
  void a_finding_that_is_meant_is_allowed_with_its_reason() {
    String text =
        with("\"words\": [\"fog\"]", "\"words\": [\"fog\", \"rain\"]")
            .replace("\"kind\"", "\"allow\": { \"L121\": \"for the next edition\" }, \"kind\"");
    assertThat(found(text)).isEmpty();
    String file = dir + "/mine.json";
    Captured lint = Captured.of("table", "lint", "--strict", file);
    assertThat(lint.answer()).contains("1 finding allowed: L121, for the next edition");
    JsonNode allowed =
        Captured.of("table", "lint", "--format", "json", file).json().get(0).get("allowed");
    assertThat(allowed.get(0).get("reason").asString()).isEqualTo("for the next edition");
    assertThat(found(text.replace(", \"rain\"", "")))
        .containsExactly("note L120 1 nothing of L121 is found that could be allowed");
  }

  @Test
  void a_table_of_today_allows_findings_as_well() {
    String losses = text("tables/examples/losses.json");
    assertThat(found(losses)).hasSize(2).allMatch(it -> it.startsWith("note L104"));
    String allowed =
        losses.replace(
            "\"cells\": \"combat\"", "\"allow\": { \"L104\": \"bloody\" }, \"cells\": \"combat\"");
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
            .vedette("table lint '" + dir + "/mine.json'");
    assertThat(lint.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(lint.out())
        .contains("error[T046]", "mine.json:1:73: a finding is allowed for a reason")
        .contains("\"l1\" is no code of a finding");
  }

  @Test
  void a_system_with_a_mistake_is_refused_with_its_place() {
    new OwnTables(dir).with("mine.json", with("check morale", "check moral"));
    Captured lint = Captured.of("table", "lint", dir + "/mine.json");
    assertThat(lint.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(lint.out()).contains("cannot be used: 1 error", "mine.json:12:");
  }
}
