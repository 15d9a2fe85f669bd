package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.CapturedRun;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/**
 * What a table's dice change besides finding the row. The figures come from a count of all rolls of
 * two dice in fractions, written from the rule's words.
 */
class TableRollTest {
  @TempDir Path dir;

  /** Doubles are looked up one column to the left, and one higher. */
  private static final String DOUBLES =
      "\"doubles\": { \"shift\": -1, \"drm\": 1, \"when\": \"not steady\" }";

  private static final String NO_DOUBLES = "\"cap\": { \"shift\": 9 }";

  private static final String AHEAD = "--attacker 'inf 5' --defender 'inf 3' ";

  private OwnStory story(String further) {
    return new OwnStory(dir, members(further));
  }

  private static String members(String further) {
    return """
    "units": { "inf": {} }, "words": ["steady"],
    "tables": { "crt": {
      "columns": { "compare": "differential", "list": [
        { "name": "low", "at": "..-1" }, { "name": "even", "at": 0 },
        { "name": "high", "at": "1+" } ] },
      "rows": { "die": "2d6", "list": [
        { "at": "..6", "cells": ["A1", "-", "-"] },
        { "at": "7-8", "cells": ["-", "D1", "D1"] },
        { "at": "9+", "cells": ["D1", "D1", "D2"] } ] },
      "modifiers": [ { "name": "hill", "shift": -1 }, { "name": "luck", "reroll": 7 },
        { "name": "fog", "shift": "-d3+1" }, { "name": "mist", "shift": "-d3", "each": true },
        { "name": "guide", "shift": 3 } ],
    """
        + further
        + "} } ";
  }

  private static BigFraction loss(Odds odds) {
    return Fights.mean(odds, "defenderLosses");
  }

  private static BigFraction share(int of, int whole) {
    return new BigFraction(of, whole);
  }

  @Test
  void doubles_shift_the_column_and_add_to_the_roll() {
    String fight = "--attacker 'inf 4' --defender 'inf 3'";
    OwnStory doubles = story(DOUBLES);
    // In the last column 11 of 36 rolls cost 1 and 10 cost 2. With doubles 10 cost 1 and 8 cost 2
    // there, and 3-3 to 6-6 cost 1 as 7 and more in the column before it.
    assertThat(loss(doubles.odds(fight))).isEqualTo(share(10 + 2 * 8 + 4, 36));
    assertThat(loss(doubles.odds(fight + " --with steady"))).isEqualTo(share(11 + 2 * 10, 36));
    // A 7 is rolled again, whatever dice show it.
    assertThat(loss(doubles.odds(fight + " --with luck"))).isEqualTo(share(29, 36));
  }

  @Test
  void the_shift_of_doubles_is_part_of_the_net_that_is_capped() {
    OwnStory capped = story("\"cap\": { \"shift\": 1 }, " + DOUBLES);
    // From a hill all is one column to the left; doubles add 1 to the roll and shift no further.
    String hill = "--attacker 'inf 4' --defender 'inf 3' --with hill";
    assertThat(loss(capped.odds(hill))).isEqualTo(share(22, 36));
    // Without a cap they find the first column, where 4-4 to 6-6 cost the defender 1.
    Odds free = story(DOUBLES).odds(hill);
    assertThat(loss(free)).isEqualTo(share(10 + 8 + 3, 36));
    assertThat(Fights.mean(free, "attackerLosses")).isEqualTo(share(2, 36));
  }

  @Test
  void doubles_can_lead_off_the_table() {
    OwnStory edge =
        new OwnStory(
            dir,
            """
            "tables": { "crt": {
              "columns": { "compare": "differential", "below": "none", "above": "last",
                "list": [{ "name": "even", "at": "0+" }] },
              "rows": { "die": "2d6", "list": [{ "at": "2-12", "cells": ["D1"] }] },
              "doubles": { "shift": -1 } } }
            """);
    Odds odds = edge.odds("--attacker 4 --defender 3");
    assertThat(Fights.chance(odds, "ending", "off the table")).isEqualTo(share(1, 6));
    assertThat(loss(odds)).isEqualTo(share(5, 6));
  }

  @Test
  void doubles_are_told_before_and_with_the_roll() {
    String fight = "own " + dir.resolve("mine.json") + " --attacker 'inf 4' --defender 'inf 3' ";
    story(DOUBLES);
    assertThat(CapturedRun.vedette(fight + "--explain").out())
        .containsSubsequence(
            "column high\n", "  doubles: +1 on the roll\n", "  doubles: column even\n");
    Set<String> told = new TreeSet<>();
    for (int seed = 1; seed <= 40; seed++) {
      CapturedRun run = CapturedRun.vedette(fight + "--play --seed " + seed);
      run.out()
          .lines()
          .filter(it -> it.contains("doubles, ") || it.contains(", doubles"))
          .forEach(told::add);
    }
    assertThat(told).contains("  2d6: 6, doubles").doesNotContain("  2d6: 7, doubles");
  }

  /** Fog moves the column back by 0, 1 or 2: the losses of the three columns, each as often. */
  @Test
  void a_shift_may_be_rolled() {
    Odds fog = story(NO_DOUBLES).odds(AHEAD + "--with fog");
    assertThat(loss(fog)).isEqualTo(share(31 + 21 + 10, 3 * 36));
    assertThat(Fights.mean(fog, "attackerLosses")).isEqualTo(share(15, 3 * 36));
    // A net of more than one column is cut to one: 1 in 3 the last column, else the one before.
    Odds capped = story(NO_DOUBLES.replace("9", "1")).odds(AHEAD + "--with fog");
    assertThat(loss(capped)).isEqualTo(share(31 + 2 * 21, 3 * 36));
  }

  @Test
  void each_word_rolls_its_own_shift_and_doubles_join_it() {
    Odds odds = story(DOUBLES).odds(AHEAD + "--with 'mist 2, guide'");
    assertThat(loss(odds)).isEqualTo(share(7, 12));
    assertThat(Fights.mean(odds, "attackerLosses")).isEqualTo(share(4, 27));
  }

  @Test
  void a_rolled_shift_is_told_with_its_modifier() {
    story(NO_DOUBLES);
    String fight = "own " + dir.resolve("mine.json") + " " + AHEAD + "--with fog ";
    assertThat(CapturedRun.vedette(fight + "--explain").out())
        .contains("  the attacker rolls on crt\n  the column is shifted by fog, -d3+1\n");
    assertThat(CapturedRun.vedette(fight + "--play --seed 2").out())
        .containsSubsequence("  fog, -d3+1: -1\n", "-1  fog, -d3+1, column shift\n", "  2d6: ");
    assertThat(CapturedRun.vedette("lint " + dir.resolve("mine.json")).out())
        .doesNotContain("`fog`")
        .doesNotContain("`mist`");
  }

  @Test
  void a_shift_is_a_number_or_a_roll() {
    String group = "\"guide\", \"shift\": \"d6\", \"group\": \"way\"";
    shifted(group)
        .isRefused(
            "a rolled shift cannot be in a group: the strongest is unknown before the roll",
            "leave \"group\" out");
    for (String wrong : List.of("\"2\"", "10000", "1.5")) {
      shifted("\"guide\", \"shift\": " + wrong)
          .isRefused(
              "`" + wrong.replace("\"", "") + "` is not a shift",
              "write a whole number from -9999 to 9999, or a roll: \"d6\", \"-d6\"");
    }
    shifted("\"guide\", \"shift\": \"d6 v d6\"")
        .isRefused("`d6 v d6` is not a number of columns", "write \"d6\"");
    shifted("\"guide\", \"shift\": \"far\"").isRefused("`far` is not a roll", "write \"d6\"");
  }

  private OwnStory shifted(String modifier) {
    return new OwnStory(dir, members(NO_DOUBLES).replace("\"guide\", \"shift\": 3", modifier));
  }

  @Test
  void only_two_dice_of_one_kind_are_doubles() {
    story("\"doubles\": {}")
        .isRefused(
            "`doubles` changes nothing", "write \"doubles\": { \"shift\": -1 } or { \"drm\": 1 }");
    for (String die : List.of("d66", "3d6", "d6+d6", "d6 v d6", "2d6, highest 1")) {
      String rows =
          "{ \"die\": \""
              + die
              + "\", \"list\": [{ \"at\": \"..1\", \"cells\": [\"-\"] },"
              + " { \"at\": \"2+\", \"cells\": [\"D1\"] }] }";
      new OwnStory(
              dir,
              "\"tables\": { \"crt\": { \"rows\": " + rows + ", \"doubles\": { \"drm\": 1 } } }")
          .isRefused(
              "`" + die + "` is not two equal dice, so it has no doubles",
              "write two equal dice: \"die\": \"2d6\", also with rerolls and additions");
    }
  }
}
