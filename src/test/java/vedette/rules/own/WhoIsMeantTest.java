package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** An arm, a class or a state, or {@code not} and one: of a step, of a modifier, of fire. */
class WhoIsMeantTest {
  @TempDir Path dir;

  private OwnStory story(String members) {
    return new OwnStory(dir, members);
  }

  /** Two dice, each a hit by 1 and 2 of six: none 4/9, one 4/9, both 1/9. */
  @Test
  void a_step_is_of_units_that_are_not_submarines() {
    OwnStory story =
        story(
            """
            "units": { "destroyer": {}, "sub": {}, "transport": {} },
            "fire": { "guns": { "dice": "strength", "die": "d6", "atMost": 2 } },
            "round": [ { "fire": "guns", "by": "attacker", "units": "not sub" } ]
            """);
    assertThat(
            Fights.outOf(
                9,
                story.odds("--attacker 'destroyer 2, sub 3' --defender 'transport 4'"),
                "defenderLosses"))
        .isEqualTo(Map.of(0, 4, 1, 4, 2, 1));
  }

  /** Mud halves the 4 of the tanks and leaves the 3 of the infantry: 5 against 5 is column 0. */
  @Test
  void a_modifier_is_of_units_that_are_not_infantry() {
    OwnStory story =
        story(
            """
            "units": { "inf": {}, "tank": {} }, "words": ["mud"],
            "tables": { "crt": {
              "columns": { "compare": "differential", "list": ["..-1", "0", "1+"] },
              "rows": { "die": "d6", "list": [ { "at": "1-6", "cells": ["A1", "D1", "A2"] } ] },
              "modifiers": [ { "name": "mud", "of": "not inf", "attacker": "x1/2 down" } ] } }
            """);
    assertThat(
            Fights.outOf(
                1,
                story.odds("--attacker 'inf 3, tank 4' --defender 'inf 5' --with mud"),
                "defenderLosses"))
        .isEqualTo(Map.of(1, 1));
  }

  /** What a table is called says nothing of whom its texts ask: 5 and 6 save from one loss. */
  @Test
  void a_table_called_as_a_key_asks_its_target_like_any_other() {
    OwnStory story =
        story(
            """
            "units": { "inf": { "armour": 5 } },
            "tables": { "faces": {
              "rows": { "die": "d6", "list": [ { "at": "1-6", "cells": ["D1"] } ] },
              "saves": { "die": "d6", "atLeast": "target armour" } } }
            """);
    assertThat(
            Fights.outOf(3, story.odds("--attacker 'inf 3' --defender 'inf 3'"), "defenderLosses"))
        .isEqualTo(Map.of(0, 1, 1, 2));
  }

  @Test
  void not_and_something_that_no_unit_is_is_refused() {
    story(
            """
            "units": { "inf": {}, "tank": {} }, "words": ["mud"],
            "fire": { "guns": { "dice": "strength", "die": "d6", "atLeast": 5 } },
            "round": [ { "fire": "guns", "by": "both", "units": "not mud" } ]
            """)
        .isRefused("`mud` is not an arm, class or state of this file", "write one of inf, tank");
  }

  private static final String RAID =
      """
      "units": { "inf": { "save": 2 }, "fighter": { "class": "air", "save": 5 },
        "bomber": { "class": "air", "save": 5 } },
      "fire": { "flak": { "dice": "strength", "die": "d6", "atLeast": 4, "targets": "air",
        "saves": { "die": "d6", "atLeast": "save" } } },
      "round": [ { "fire": "flak", "by": "attacker" } ]
      """;

  /**
   * Each of three dice costs an aircraft at 1/2 x 2/3 = 1/3, whatever the infantry would save; the
   * third finds none left. None 8/27, one 12/27, two or three 7/27.
   */
  @Test
  void hits_fall_on_aircraft_alone_and_are_lost_if_none_is_left() {
    Odds.Exact odds =
        story(RAID).odds("--attacker 'inf 3' --defender 'inf 2, fighter 1, bomber 1'");
    assertThat(Fights.outOf(27, odds, "defenderLosses")).isEqualTo(Map.of(0, 8, 1, 12, 2, 7));
    assertThat(Fights.outOf(1, odds, "defenderLosses[1]")).isEqualTo(Map.of(0, 1));
    assertThat(Fights.outOf(27, odds, "defenderLosses[3]")).isEqualTo(Map.of(0, 20, 1, 7));
  }

  /**
   * The bomber saves on 3, so it makes a difference on whom a hit falls. Of three hits, of which 0
   * to 3 come at 1/8, 3/8, 3/8, 1/8, each falls on the fighter until one is not saved (2/3), then
   * on the bomber (1/3): none lost 8/27, the fighter 61/108, both 5/36.
   */
  @Test
  void each_hit_falls_on_the_first_that_qualifies_and_is_saved_as_that_saves() {
    Odds.Exact odds =
        story(
                RAID.replace(
                    "\"bomber\": { \"class\": \"air\", \"save\": 5 }",
                    "\"bomber\": { \"class\": \"air\", \"save\": 3 }"))
            .odds("--attacker 'inf 3' --defender 'inf 2, fighter 1, bomber 1'");
    assertThat(Fights.outOf(108, odds, "defenderLosses")).isEqualTo(Map.of(0, 32, 1, 61, 2, 15));
  }

  /** Three dice of 1/2 at the two that are not pinned yet: the third hit finds nobody. */
  @Test
  void who_qualifies_is_looked_at_for_each_hit() {
    OwnStory story =
        story(
            """
            "units": { "squad": { "steps": 2 } }, "states": { "pinned": {} },
            "fire": { "rifles": { "dice": 3, "die": "d6", "atLeast": 4, "targets": "not pinned",
              "hit": "pinned" } },
            "round": [ { "fire": "rifles", "by": "attacker" } ]
            """);
    Odds.Exact odds = story.odds("--attacker squad --defender 'squad, squad pinned, squad'");
    assertThat(Fights.outOf(8, odds, "defenderPinned")).isEqualTo(Map.of(1, 1, 2, 3, 3, 4));
    assertThat(
            Fights.outOf(
                1, story.odds("--attacker squad --defender 'squad pinned'"), "defenderPinned"))
        .isEqualTo(Map.of(1, 1));
  }

  /** Two dice of 1/2 at the ships, then one of 2/3 at the plane that is listed first. */
  @Test
  void each_fire_has_targets_of_its_own() {
    OwnStory story =
        story(
            """
            "units": { "ship": {}, "plane": {} },
            "fire": {
              "guns": { "dice": "strength", "die": "d6", "atLeast": 4, "targets": "not plane" },
              "flak": { "dice": 1, "die": "d6", "atLeast": 3, "targets": "plane" } },
            "round": [ { "fire": "guns", "by": "attacker" }, { "fire": "flak", "by": "attacker" } ]
            """);
    Odds.Exact odds = story.odds("--attacker 'ship 2' --defender 'plane 1, ship 4'");
    assertThat(Fights.outOf(3, odds, "defenderLosses[1]")).isEqualTo(Map.of(0, 1, 1, 2));
    assertThat(Fights.outOf(4, odds, "defenderLosses[2]")).isEqualTo(Map.of(0, 1, 1, 2, 2, 1));
  }

  /** The 2 points of the armour go before the 5 of the infantry, so a die needs its 6. */
  @Test
  void a_throw_asks_for_the_unit_that_the_order_puts_first() {
    OwnStory story =
        story(
            """
            "units": { "inf": { "defence": 2 }, "arm": { "defence": 6 } },
            "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": "target defence" } },
            "losses": { "order": "weakest-first" },
            "round": [ { "fire": "guns", "by": "attacker" } ]
            """);
    Odds.Exact odds = story.odds("--attacker 'inf 1' --defender 'inf 5, arm 2'");
    assertThat(Fights.outOf(6, odds, "defenderLosses")).isEqualTo(Map.of(0, 5, 1, 1));
  }

  /** Three sure hits: 3 and the other 2 of the first unit, then 1 of the second. */
  @Test
  void what_a_hit_costs_is_asked_of_each_target() {
    OwnStory story =
        story(
            """
            "units": { "line": { "frailty": 1 }, "militia": { "frailty": 3 } },
            "fire": { "guns": { "dice": 3, "die": "d6", "atLeast": 1, "hit": "lose target frailty" } },
            "round": [ { "fire": "guns", "by": "attacker" } ]
            """);
    Odds.Exact odds = story.odds("--attacker 'line 1' --defender 'militia 5, line 5'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(6, 1));
  }

  @Test
  void targets_are_units_and_not_words_and_no_pairs() {
    story(
            RAID.replace("\"targets\": \"air\"", "\"targets\": \"woods\"")
                + ", \"words\": [\"woods\"]")
        .isRefused(
            "`woods` is not an arm, class or state of this file",
            "write one of inf, fighter, bomber, air");
    story(
            """
            "units": { "inf": {}, "tank": {} },
            "fire": { "dice": { "rolls": "side", "dice": 3, "die": "d6", "targets": "inf",
              "pairs": "highest-first", "ties": "nobody" } }
            """)
        .isRefused(
            "`targets` cannot be combined with `pairs`",
            "leave one of them out: a pair hits the next unit in the order of losses");
  }

  /**
   * 3 points are saved on 4 or more, each of two sure hits, whether the unit that saves is named or
   * not.
   */
  @Test
  void in_a_save_the_unit_is_the_one_that_was_hit() {
    for (String strength : new String[] {"strength", "unit strength"}) {
      Odds.Exact odds =
          new OwnStory(
                  dir,
                  """
                  "units": { "inf": {} },
                  "fire": { "guns": { "dice": 2, "die": "d6", "atLeast": 1,
                    "saves": { "die": "d6", "atLeast": "7 - STRENGTH" } } },
                  "round": [ { "fire": "guns", "by": "attacker" } ]
                  """
                      .replace("STRENGTH", strength))
              .odds("--attacker 'inf 1' --defender 'inf 3'");
      assertThat(Fights.outOf(4, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 2, 2, 1));
    }
  }

  /** Both throw at once: who is hit at 1/2 costs the other 2 as well, whatever else a hit does. */
  @Test
  void a_hit_costs_what_the_shooter_had_when_he_threw() {
    for (String hit : new String[] {"\"lose strength\"", "[\"lose strength\", \"nothing\"]"}) {
      Odds.Exact odds =
          new OwnStory(
                  dir,
                  """
                  "units": { "inf": {} },
                  "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": 4, "hit": HIT } }
                  """
                      .replace("HIT", hit))
              .odds("--attacker 'inf 2' --defender 'inf 2'");
      assertThat(Fights.outOf(4, odds, "ending")).containsEntry("both eliminated", 1);
    }
  }

  /** Each of two sure hits costs what the enemy's units then count, 2 and after the first 1. */
  @Test
  void a_hit_costs_what_the_enemy_counts_when_it_falls() {
    Odds.Exact odds =
        new OwnStory(
                dir,
                """
                "units": { "inf": {} }, "states": { "pin": { "counts": 4 } },
                "fire": { "guns": { "dice": 2, "die": "d6", "atLeast": 1, "hit": "lose enemy pin" } },
                "round": [ { "fire": "guns", "by": "attacker" } ]
                """)
            .odds("--attacker 'inf 1' --defender 'inf 1 pin, inf 4 pin'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(2, 1));
  }
}
