package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A fight under a system of one's own, from the command line. */
class OwnFightTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir Path dir;

  private Path file(String text) throws IOException {
    Path file = dir.resolve("mine.json");
    Files.writeString(file, text);
    return file;
  }

  /** Each of three dice hits on 5 and 6; 1 - (2/3)^3 = 19/27 that one at least does. */
  @Test
  void a_system_of_eight_lines_is_fought() throws IOException {
    Path bash =
        file(
            """
            { "format": 1, "id": "mine/bash", "title": "Bash", "kind": "system",
              "fire": { "melee": { "dice": "strength", "die": "d6", "atLeast": 5 } } }
            """);
    Captured run = vedette("own " + bash + " --attacker 3 --defender 1 --rounds 1 --fractions");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("defender eliminated", "19/27");
  }

  @Test
  void the_help_of_a_file_has_its_units_words_and_decisions() {
    Captured run = vedette("own tables/examples/steps.json --help");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("guard 3  3 steps, attack 7/5/3, defence 8/6/4, morale 8")
        .contains("disrupted  attack x1/2 up")
        .contains("pinned     cannot attack")
        .contains("--rounds           now 2");
  }

  /** 40 are 133% of 30; 12 to 4 are 3:1, and combined arms shift to 4:1. */
  @Test
  void the_explanation_tells_what_is_compared_before_shifts() {
    assertThat(explained("percentile.json --attacker 40 --defender 30"))
        .contains("40 against 30, 133%, rounded down: column 125-199");
    assertThat(explained("supply.json --attacker 'guard 5, tank 7' --defender 'inf 4'"))
        .contains("+1  combined arms, column shift", "ratio 12:4: column 4:1");
  }

  @Test
  void the_explanation_tells_the_dice_of_both_sides_where_both_roll_at_once() {
    assertThat(explained("axis.json --attacker 'inf 3' --defender 'inf 4'"))
        .containsOnlyOnce("the attacker's inf: 3 dice, each a hit by its number at 1/6")
        .containsOnlyOnce("the defender's inf: 4 dice, each a hit by its number at 1/3");
    // Pairs of dice are one roll of both.
    assertThat(explained("risk.json --attacker 3 --defender 2")).containsOnlyOnce("Round 1");
  }

  /** Three dice of musket musket hoof burst sabre flag, face after face as the file lists them. */
  @Test
  void dice_with_symbols_are_told_by_what_they_show() {
    String told =
        played(
            "symbols.json --attacker 'line 4' --defender 'hussars 3; with supported' --with close",
            3);
    assertThat(told)
        .contains("the attacker's line: 3 dice, each musket at 1/3, hoof at 1/6, burst at 1/6,\n")
        .contains("musket on 3 dice: 0\n", "hoof on 3 dice: 2\n", "burst on 1 die: 0\n")
        .doesNotContain("by its number");
  }

  @Test
  void faces_with_a_meaning_of_their_own_are_told_beside_hits_by_number() {
    String told =
        played(
            "wounds.json --attacker 'guard 3, rifles 2; with captain'"
                + " --defender 'ogres 5; in cover'",
            5);
    assertThat(told)
        .contains("4 dice, each a hit by its number at 1/3, natural 6 at\n  1/6\n")
        .contains("hits on 4 dice: 2\n", "the hit goes through, at 5/9: yes\n")
        .contains("natural 6 on 2 dice: 0\n");
  }

  @Test
  void exploding_dice_are_told_by_what_they_show() throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/boom", "title": "Boom", "kind": "system",
              "fire": { "volley": { "dice": 2, "die": "d6, explode 6 once",
                "faces": { "1-3": "retreat 1", "4-5": "lose 2", "7+": "nothing" } } },
              "round": [{ "fire": "volley", "by": "attacker" }] }
            """);
    Set<String> told = new TreeSet<>();
    for (int seed = 1; seed <= 40; seed++) {
      Captured run = vedette("own " + file + " --attacker 3 --defender 3 --play --seed " + seed);
      run.out().lines().filter(it -> it.contains("exploding dice")).forEach(told::add);
    }
    // What two dice show, and those that they add for a 6.
    assertThat(told)
        .contains(
            "  2 exploding dice: natural 1-3 x 2",
            "  2 exploding dice: natural 1-3 x 1, natural 4-5 x 1",
            "  2 exploding dice: natural 4-5 x 2");
  }

  private static String played(String fight, int seed) {
    return vedette("own tables/examples/" + fight + " --play --seed " + seed).answer();
  }

  @Test
  void the_explanation_goes_through_the_steps_of_the_first_round() throws IOException {
    // 6 against 4 by the table; each point of both throws a die; then inf checks with 7 or less on
    // two dice, 21 of 36 rolls, and cav with 8 or less, 26 of 36. The last step is of round 2.
    Path file =
        Files.writeString(
            dir.resolve("steps.json"),
            """
            { "format": 1, "id": "mine/steps", "title": "Steps", "kind": "system",
              "units": { "inf": { "morale": 7 }, "cav": { "morale": 8 } },
              "states": { "shaken": {} },
              "tables": { "crt": {
                "columns": { "compare": "differential", "below": "first", "above": "last",
                  "list": [0, 1] },
                "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["D1", "A1"] } ] } } },
              "checks": { "morale": { "die": "2d6", "atMost": "morale", "fail": "shaken" } },
              "fire": { "volley": { "dice": "strength", "die": "d6", "atLeast": 6 },
                "late": { "dice": 99, "die": "d6", "atLeast": 6 } },
              "rounds": 3,
              "round": [ { "table": "crt" }, { "fire": "volley", "by": "both" },
                { "check": "morale", "by": "both" }, { "fire": "late", "by": "both", "when": "round = 2" } ] }
            """);
    String explained =
        vedette("own '" + file + "' --attacker 'inf 6' --defender 'cav 4' --explain").answer();
    assertThat(explained.substring(explained.indexOf("Round 1"), explained.indexOf("Success")))
        .isEqualTo(
            """
            Round 1
              the attacker rolls on crt
              6 against 4, differential +2: column 1
              the attacker's inf: 6 dice, each a hit by its number at 1/6
              the defender's cav: 4 dice, each a hit by its number at 1/6
              the attacker's inf passes morale at 7/12
              the defender's cav passes morale at 13/18

            """);
  }

  @Test
  void the_explanation_goes_through_the_classes_of_initiative() {
    // The defender's archers are A and shoot first, then the knights of class B, then the foot.
    String explained =
        explained("blocks.json --attacker 'knights 2, foot 3' --defender 'archers 2, foot 4'");
    assertThat(explained)
        .containsSubsequence(
            "the defender's archers: 2 dice",
            "the attacker's knights: 2 dice",
            "the defender's foot: 4 dice",
            "the attacker's foot: 3 dice");
  }

  @Test
  void the_explanation_tells_no_roll_behind_a_retreat_and_none_twice() throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/leave", "title": "Leave", "kind": "system",
              "fire": { "melee": { "dice": "strength", "die": "d6", "atLeast": 5 },
                "last": { "dice": "strength", "die": "d6", "atLeast": 6 } },
              "round": [ { "mayRetreat": "attacker" }, { "fire": "melee", "by": "defender" },
                { "fire": "last", "by": "both" } ], "rounds": 2 }
            """);
    String fight = "own '" + file + "' --attacker 2 --defender 3 --explain";
    assertThat(firstRolls(fight + " --attacker-retreat always"))
        .isEqualTo("Round 1\n  the attacker retreats\n");
    String three =
        """
        Round 1
          the defender: 3 dice, each a hit by its number at 1/3
          the attacker: 2 dice, each a hit by its number at 1/6
          the defender: 3 dice, each a hit by its number at 1/6
        """;
    assertThat(firstRolls(fight)).isEqualTo(three);
    // The melee throws no die: the first roll is the next step's, of the attacker.
    String text = Files.readString(file);
    Files.writeString(file, text.replaceFirst("strength", "strength - 3"));
    assertThat(firstRolls(fight))
        .isEqualTo(three.replace("  the defender: 3 dice, each a hit by its number at 1/3\n", ""));
  }

  @Test
  void the_explanation_ends_with_a_check_that_a_result_asks_for() throws IOException {
    // Whether the attacker's inf still fires hangs on its check: 21 of 36 rolls pass.
    Path file =
        file(
            """
            { "format": 1, "id": "mine/shy", "title": "Shy", "kind": "system",
              "units": { "inf": { "morale": 7 } },
              "checks": { "morale": { "die": "2d6", "atMost": "morale", "fail": "retreat" } },
              "results": { "Shy": { "own": "check morale" } },
              "fire": { "volley": { "dice": "strength", "die": "d6", "atLeast": 6 } },
              "round": [ { "result": "Shy" }, { "fire": "volley", "by": "both" } ], "rounds": 2 }
            """);
    assertThat(firstRolls("own '" + file + "' --attacker 'inf 2' --defender 'inf 2' --explain"))
        .contains("the attacker's inf passes morale at 7/12\n")
        .doesNotContain("dice");
  }

  private static String firstRolls(String fight) {
    String explained = vedette(fight).answer();
    return explained.substring(explained.indexOf("Round 1"), explained.indexOf("\nSuccess"));
  }

  private static String explained(String fight) {
    return vedette("own tables/examples/" + fight + " --explain").answer();
  }

  @Test
  void a_single_unit_is_asked_for_by_its_arm() {
    String tank =
        "own tables/examples/supply.json --attacker 'guard 5, tank 7' --defender 'inf 4'"
            + " --with river --format json --chance 'attackerLoss[2] >= 1'"
            + " --chance 'attackerLoss[tank] >= 1'";
    JsonNode asked = questions(tank);
    assertThat(asked.get(1).get("p")).isEqualTo(asked.get(0).get("p"));
    // Of two guards nobody knows which is meant.
    assertThat(
            vedette(
                    "own tables/examples/supply.json --attacker 'guard 5, guard 7'"
                        + " --defender 'inf 4' --chance 'attackerLoss[guard] >= 1'")
                .misuse())
        .contains("there is no measure `attackerLoss[guard]`");
  }

  private static JsonNode questions(String line) {
    Captured run = vedette(line);
    assertThat(run.code()).as(run.err()).isZero();
    return JSON.readTree(run.out()).get("questions");
  }

  @Test
  void a_fight_that_nobody_can_win_is_never_decided() throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/peace", "title": "Peace", "kind": "system",
              "rounds": "until-decided",
              "fire": { "talk": { "dice": "strength", "die": "d6", "atLeast": 7 } } }
            """);
    Captured run = vedette("own " + file + " --attacker 3 --defender 3");
    assertThat(run.code()).isZero();
    assertThat(run.out() + run.err()).containsIgnoringCase("never");
  }

  /**
   * Three dice hit on 4 and more, and a 6 adds one: none 1/8; one 3/8 x 2/3 + 3/8 x 1/3 x 1/2.
   * However the file says what a hit does, as many hit.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {"'lose 1'", "['lose 1', 'lose 0']", "'lose 1 if always'"})
  void a_die_explodes_whatever_a_hit_does(String hit) throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/boom", "title": "Boom", "kind": "system",
              "fire": { "volley": {
                "dice": 3, "die": "d6, explode 6 once", "atLeast": 4, "hit": HIT } },
              "round": [{ "fire": "volley", "by": "attacker" }] }
            """
                .replace("HIT", hit.replace('\'', '"')));
    Captured run =
        vedette(
            "own "
                + file
                + " --attacker 1 --defender 9 --format json"
                + " --chance 'defenderLoss = 0' --chance 'defenderLoss = 1'");
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode questions = JSON.readTree(run.out()).get("questions");
    assertThat(questions.get(0).get("p").asDouble()).isEqualTo(1 / 8.0);
    assertThat(questions.get(1).get("p").asDouble())
        .isCloseTo(5 / 16.0, org.assertj.core.api.Assertions.within(1e-15));
  }

  @Test
  void a_state_that_brings_itself_again_is_a_mistake_of_the_file() throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/dizzy", "title": "Dizzy", "kind": "system",
              "states": { "dizzy": { "again": "dizzy" } },
              "fire": { "spin": { "dice": 1, "die": "d6", "atLeast": 4, "hit": "dizzy" } } }
            """);
    Captured run = vedette("own " + file + " --attacker 3 --defender 3");
    assertThat(run.code()).isEqualTo(4);
    assertThat(run.err())
        .contains("`dizzy` comes again by its own `again`, for ever", "mine.json:2");
  }

  @Test
  void without_a_file_its_options_are_those_of_both_kinds() {
    String help = vedette("own --help").answer();
    assertThat(help)
        .contains("The fight on a table:", "--shift N", "--static")
        .contains("The fight under a rule system:", "--attacker-retreat RETREAT");
    assertThat(vedette("own tables/examples/odds.json --help").answer())
        .contains("--static")
        .doesNotContain("--attacker-retreat");
    assertThat(vedette("own tables/examples/risk.json --help").answer())
        .contains("--attacker-retreat")
        .doesNotContain("--static");
  }

  /** A pool of thousands is cut at what the other side can lose. */
  @Test
  void thousands_of_dice_are_no_more_than_enough() throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/many", "title": "Many", "kind": "system",
              "fire": { "rain": { "dice": "strength x 1000", "die": "d6", "atLeast": 5 } } }
            """);
    Captured run = vedette("own " + file + " --attacker 9 --defender 4 --time-limit 20s");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("both eliminated");
  }

  @Test
  void a_fight_that_is_played_tells_checks_by_their_dice_and_pairs_by_their_hits() {
    String risk =
        Captured.vedette("own tables/examples/risk.json --attacker 5 --defender 4 --play").answer();
    assertThat(risk).containsPattern("battle: the attacker is hit [012], the defender [012]\n");
    String fire =
        Captured.vedette(
                "own tables/examples/firepower.json --attacker 'squad, squad, mg'"
                    + " --defender 'elite, squad 1 broken; in stone' --play")
            .answer();
    // Two dice fall to 2 to 12; the place of an outcome in a list would be 0 or 1.
    assertThat(fire).containsPattern("2d6: ([2-9]|1[0-2])\n.* checks (morale|steadiness|rally): ");
    assertThat(fire).doesNotContainPattern("check [a-z]+: [0-9]");
  }

  /** The castle is the defender's: said of the whole fight it would change nothing. */
  @Test
  void a_word_that_is_only_asked_of_stacks_is_not_said_of_the_fight() {
    Captured run =
        vedette(
            "own tables/examples/blocks.json --attacker 'knights 3' --defender 'archers 2'"
                + " --with castle");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            "nothing asks for `castle` of the whole fight",
            "help: say it of a stack, as --defender \"…; with castle\"");
  }

  /** So a sweep may begin without any. */
  @Test
  void a_word_that_is_said_no_times_is_not_said() {
    String leaders =
        "own tables/examples/games/war-of-the-ring.json --attacker 'regular 1%s' --defender 'regular 1'";
    String without = vedette(leaders.formatted("")).answer();
    assertThat(vedette(leaders.formatted("; with leader 0")).answer().lines().findFirst())
        .isEqualTo(without.lines().findFirst());
    assertThat(
            vedette("own tables/examples/risk.json --attacker 3 --defender 2 --with 'x 0'").err())
        .contains("`x` is not a word of this file");
  }
}
