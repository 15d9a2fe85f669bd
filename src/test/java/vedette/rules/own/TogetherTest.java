package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Steps that are all rolled as both sides stood before the first of them. */
class TogetherTest {
  private static final String DUEL =
      """
      "units": { "inf": {}, "ship": { "initiative": "A" } }, "words": ["fog"],
      "fire": { "guns": { "dice": "strength", "die": "d6", "atLeast": 4 },
        "bombs": { "dice": "strength", "die": "d6", "atLeast": 5 } },
      """;

  @TempDir Path dir;

  private OwnStory story(String members) {
    return new OwnStory(dir, members);
  }

  private void refused(String together, String message, String help) {
    story(DUEL + "\"round\": [ { " + together + " } ]").isRefused(message, help);
  }

  /** 1/2 against 1/3: both are hit at 1/6, the defender alone at 1/3, the attacker alone at 1/6. */
  @Test
  void who_is_hit_has_fired() {
    Odds.Exact odds =
        story(
                DUEL
                    + """
                    "round": [ { "together": [ { "fire": "guns", "by": "attacker" },
                      { "fire": "bombs", "by": "defender" } ] } ]
                    """)
            .odds("--attacker 'inf 1' --defender 'inf 1'");
    assertThat(Fights.outOf(6, odds, "ending"))
        .containsEntry("both eliminated", 1)
        .containsEntry("defender eliminated", 2)
        .containsEntry("attacker eliminated", 1)
        .containsEntry("rounds over", 2);
  }

  /**
   * Two dice of 1/3 take 0 to 2 of the 3 points, and the nerve is still that of 3: it fails at 1/2.
   * After the fire it would fail at 4/9 x 3/6 + 4/9 x 4/6 + 1/9 x 5/6.
   */
  @Test
  void a_check_is_rolled_as_the_unit_stood_before_the_fire() {
    Odds.Exact odds =
        story(
                DUEL
                    + """
                    "states": { "shaken": {} },
                    "checks": { "nerve": { "die": "d6", "atMost": "strength", "fail": "shaken" } },
                    "round": [ { "together": [ { "fire": "bombs", "by": "attacker" },
                      { "check": "nerve", "by": "defender" } ] } ]
                    """)
            .odds("--attacker 'inf 2' --defender 'inf 3'");
    assertThat(Fights.outOf(2, odds, "defenderShaken")).isEqualTo(Map.of(0, 1, 1, 1));
    assertThat(Fights.outOf(9, odds, "defenderLosses")).isEqualTo(Map.of(0, 4, 1, 4, 2, 1));
  }

  /**
   * The attack at 3 to 2 costs the defender all at 1/2; else he attacks at 2 to 3, which costs him
   * 1 at 1/2, and the bombs fall all the same, for he stood at 2: they finish 2 at 7/27 and 1 at
   * 19/27. 1/2 + 1/2 x (1/2 x 7/27 + 1/2 x 19/27) = 80/108.
   */
  @Test
  void columns_and_conditions_are_those_of_before() {
    Odds.Exact odds =
        story(
                DUEL
                    + """
                    "tables": { "crt": {
                      "columns": { "compare": "differential", "list": ["..-1", "0", "1+"] },
                      "rows": { "die": "d6", "list": [ { "at": "1-3", "cells": ["A1", "-", "DE"] },
                        { "at": "4-6", "cells": ["-", "-", "-"] } ] } } },
                    "round": [ { "together": [ { "table": "crt" }, { "counterattack": "crt" },
                      { "fire": "bombs", "by": "attacker", "when": "enemy strength = 2" } ] } ]
                    """)
            .odds("--attacker 'ship 3' --defender 'inf 2'");
    assertThat(Fights.outOf(108, odds, "ending"))
        .containsEntry("defender eliminated", 80)
        .containsEntry("rounds over", 28);
  }

  @Test
  void all_are_told_before_the_fight() {
    OwnStory story =
        story(
            DUEL
                + """
                "round": [ { "together": [ { "fire": "guns", "by": "attacker" },
                  { "fire": "bombs", "by": "defender" } ] } ]
                """);
    assertThat(story.told("--attacker 'inf 2' --defender 'inf 3'"))
        .containsSubsequence(
            "the attacker's inf: 2 dice, each a hit by its number at 1/2",
            "the defender's inf: 3 dice, each a hit by its number at 1/3");
  }

  @Test
  void what_is_not_rolled_is_not_together() {
    String fire = "{ \"fire\": \"guns\", \"by\": \"both\" }";
    refused(
        "\"together\": [ " + fire + " ]",
        "`together` needs two or more steps",
        "write [{ \"fire\": \"guns\", \"by\": \"attacker\" }, { \"fire\": \"bombs\", \"by\":"
            + " \"defender\""
            + " }]");
    refused(
        "\"together\": [ " + fire + ", " + fire + " ], \"when\": \"fog\"",
        "`when` has no effect beside `together`",
        "write it in each of the steps");
    refused(
        "\"together\": [ " + fire + ", { \"mayRetreat\": \"attacker\" } ]",
        "`mayRetreat` cannot be used in `together`",
        "write it as a step of its own, before or after");
    refused(
        "\"together\": [ " + fire + ", { \"together\": [ " + fire + ", " + fire + " ] } ]",
        "`together` cannot be used in `together`",
        "write it as a step of its own, before or after");
    refused(
        "\"together\": [ " + fire + ", { \"fire\": \"guns\", \"by\": \"initiative\" } ]",
        "`initiative` cannot be used in `together`",
        "write attacker, defender or both");
    refused(
        "\"together\": [ "
            + fire
            + ", { \"fire\": \"guns\", \"by\": \"both\", \"orRetreat\": \"always\" } ]",
        "`orRetreat` cannot be used in `together`",
        "write { \"mayRetreat\": … } as a step before them");
  }
}
