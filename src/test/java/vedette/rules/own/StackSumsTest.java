package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/**
 * The sums of a stack: {@code inf 4, arm 1} with an attack of 1 and of 3 has a strength of 5 and an
 * attack of 7.
 */
class StackSumsTest {
  private static final String UNITS =
      "\"units\": { \"inf\": { \"attack\": 1, \"morale\": 2 }, \"arm\": { \"attack\": 3,"
          + " \"morale\": 5 } },\n";

  @TempDir Path dir;

  /**
   * Each die of the side hits, so the loss is the amount. By hand, for four units and one: attack
   * is 4x1 + 1x3, and so is attack x strength; with morale it is 4x1x2 + 1x3x5. The enemy has an
   * attack of 198.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attack                             | 7
          own inf                            | 4
          own inf x 2 + own arm              | 9
          units                              | 5
          attack x morale                    | 23
          attack x strength                  | 7
          own attack x own strength          | 7
          attack x strength x morale         | 23
          (attack + 1) x strength            | 12
          attack x strength + 1              | 8
          attack x strength x 2              | 14
          attack x strength x units          | 35
          units x attack x strength          | 35
          attack x strength, at most 6       | 6
          attack x strength / 2, rounded up  | 4
          attack x enemy attack / 99, rounded up | 14
          attack x strength x enemy attack x enemy morale / 99, rounded up | 28
          enemy attack x enemy strength      | 198
          strength / attack, rounded up      | 1
          strength x morale / attack, rounded up | 2
          """)
  void a_product_of_values_is_that_of_each_unit(String amount, int expected) {
    Odds.Exact odds =
        new OwnStory(
                dir,
                UNITS
                    + """
                    "fire": { "f": { "dice": "AMOUNT", "die": "d6", "atLeast": 1, "rolls": "side" } },
                    "round": [ { "fire": "f", "by": "attacker" } ]
                    """
                        .replace("AMOUNT", amount))
            .odds("--attacker 'inf 4, arm 1' --defender 'inf 99, inf 99'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(expected, 1));
  }

  /** 7 points are in the second column, 20 would be in the third. */
  @Test
  void a_column_and_a_condition_and_a_roll_count_alike() {
    Odds.Exact odds =
        new OwnStory(
                dir,
                UNITS
                    + """
                    "tables": { "f": { "cells": "number", "loses": "enemy",
                      "columns": { "compare": "own", "own": "attack x strength", "below": "first",
                        "above": "last", "list": ["0-6", "7-19", "20+"] },
                      "rows": { "die": "d6", "list": [ { "at": "..6", "cells": [0, 2, 3] }, { "at": "7+", "cells": [0, 3, 9] } ] },
                      "modifiers": [ { "name": "seven", "when": "own attack x own strength = 7", "drm": 6 } ] } },
                    "round": [ { "table": "f", "by": "attacker" } ]
                    """)
            .odds("--attacker 'inf 4, arm 1' --defender 'inf 99'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(3, 1));
  }

  /** A unit that does not fight adds nothing to products. */
  @Test
  void a_unit_that_does_not_act_has_no_part() {
    Odds.Exact odds =
        new OwnStory(
                dir,
                UNITS
                    + """
                    "states": { "tired": { "cannot": "attack" }, "led": { "attack": 1 } },
                    "fire": { "f": { "dice": "attack x strength", "die": "d6", "atLeast": 1, "rolls": "side" } },
                    "round": [ { "fire": "f", "by": "attacker" } ]
                    """)
            .odds("--attacker 'inf 4 led, arm 2 tired' --defender 'inf 99'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(8, 1));
  }

  /** Four and thirty units of attack 1. */
  @Test
  void a_value_is_summed_over_units_by_their_number() {
    Odds.Exact odds =
        new OwnStory(
                dir,
                UNITS
                    + """
                    "fire": { "f": { "dice": "attack", "die": "d6", "atLeast": 1, "rolls": "side" } },
                    "round": [ { "fire": "f", "by": "attacker" } ]
                    """)
            .odds("--attacker 'inf 4, inf 30' --defender 'inf 99'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(34, 1));
  }

  /**
   * Ogres have three points each, so seven points are three of them. A tank has steps and is one
   * unit at any strength; so is a corps, which has its strength in the file.
   */
  @ParameterizedTest
  @CsvSource({
    "ogre 7, 3, 6, 14",
    "3 x ogre 2, 3, 6, 12",
    "tank 1/2, 1, 2, 2",
    "tank x3, 3, 6, 12",
    "2 x corps 3, 2, 4, 12"
  })
  void what_is_one_unit_counts_once(String stack, int units, int might, int mightByStrength) {
    String story =
        """
        "units": { "ogre": { "life": 3, "might": 2 }, "tank": { "steps": 2, "strength": "2/1", "might": 2 },
          "corps": { "strength": 4, "might": 2 } },
        "fire": { "f": { "dice": "AMOUNT", "die": "d6", "atLeast": 1, "rolls": "side" } },
        "round": [ { "fire": "f", "by": "attacker" } ]
        """;
    Map<String, Integer> counts =
        Map.of("units", units, "might", might, "might x strength", mightByStrength);
    counts.forEach(
        (amount, count) ->
            assertThat(
                    Fights.outOf(
                        1,
                        new OwnStory(dir, story.replace("AMOUNT", amount))
                            .odds("--attacker '" + stack + "' --defender 'ogre 99'"),
                        "defenderLosses"))
                .isEqualTo(Map.of(count, 1)));
  }

  /** Broken units are counted in an amount: two of three, in a condition: more than one. */
  @Test
  void units_of_a_class_or_in_a_state_are_counted() {
    String story =
        """
        "units": { "line": { "class": "foot", "steps": 1 }, "guard": { "class": "foot", "steps": 1 } },
        "states": { "broken": {} },
        "fire": { "f": { "dice": "own foot + own broken x 10", "die": "d6", "atLeast": 1, "rolls": "side",
          "modifiers": [ { "name": "brittle", "when": "own broken > 1", "dice": 100 } ] } },
        "round": [ { "fire": "f", "by": "attacker" } ]
        """;
    assertThat(
            Fights.outOf(
                1,
                new OwnStory(dir, story)
                    .odds("--attacker 'line broken x2, guard' --defender '100 x guard'"),
                "defenderLosses"))
        .isEqualTo(Map.of(100, 1));
    assertThat(
            Fights.outOf(
                1,
                new OwnStory(dir, story)
                    .odds("--attacker 'line broken, guard x2' --defender '100 x guard'"),
                "defenderLosses"))
        .isEqualTo(Map.of(13, 1));
  }

  /**
   * Each of three guns adds 1 to the die, and each foot near has 1 more: 3x(2+1) + 3x4 = 21 against
   * 7 is 3:1, where a roll of 4 or more loses the defender 2; by 1 a gun it always is.
   */
  @Test
  void a_modifier_of_each_unit_counts_units_by_number() {
    Odds.Exact odds =
        new OwnStory(
                dir,
                """
                "units": { "inf": { "attack": 2 }, "art": { "attack": 4 }, "fort": { "attack": 7, "steps": 9 } },
                "tables": { "crt": {
                  "columns": { "compare": "ratio", "attacker": "attack", "defender": "attack",
                    "rounding": "down", "list": ["1:1", "2:1", "3:1"], "below": "first", "above": "last" },
                  "modifiers": [ { "name": "guns", "when": "attacker has art", "each": true, "drm": 1 },
                    { "name": "near", "attacker": 1, "of": "inf" } ],
                  "rows": { "die": "d6", "list": [ { "at": "..3", "cells": ["-", "-", "D1"] },
                    { "at": "4+", "cells": ["-", "D1", "D2"] } ] } } }
                """)
            .odds("--attacker 'inf 3, art 3' --defender fort --with near");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(2, 1));
  }

  /** Three dice hit at 1/3 and take a unit each: none is lost at 8/27. */
  @Test
  void units_lost_are_units_and_not_entries() {
    String story =
        """
        "units": { "carrier": {}, "fighter": {}, "ogre": { "life": 3 }, "tank": { "steps": 2 }, "corps": { "strength": 4 } },
        "fire": { "f": { "dice": 3, "die": "d6", "atLeast": 5 } },
        "doctrine": { "defenderLossOrder": "fighter, ogre, tank, corps, carrier" },
        "round": [ { "fire": "f", "by": "attacker" } ]
        """;
    assertThat(
            Fights.outOf(
                27,
                new OwnStory(dir, story)
                    .odds("--attacker 'tank' --defender 'carrier 1, fighter 3'"),
                "defenderUnitsLost"))
        .isEqualTo(Map.of(0, 8, 1, 12, 2, 6, 3, 1));
    // The last of three ogres has one point left; two steps or four points are one unit.
    assertThat(
            Fights.outOf(
                27,
                new OwnStory(dir, story).odds("--attacker 'tank' --defender 'carrier 1, ogre 7'"),
                "defenderUnitsLost"))
        .isEqualTo(Map.of(0, 8, 1, 19));
    assertThat(
            Fights.outOf(
                27,
                new OwnStory(dir, story).odds("--attacker 'tank' --defender 'tank, carrier 1'"),
                "defenderUnitsLost"))
        .isEqualTo(Map.of(0, 20, 1, 6, 2, 1));
    assertThat(
            Fights.outOf(
                27,
                new OwnStory(dir, story).odds("--attacker 'tank' --defender 'corps, carrier 1'"),
                "defenderUnitsLost"))
        .isEqualTo(Map.of(0, 27));
  }

  private OwnStory watched() {
    return new OwnStory(
        dir,
        """
        "units": { "inf": { "steps": 1 }, "mob": { "steps": 1 } },
        "words": ["surrounded", "hemmed"],
        "fire": { "f": { "dice": 1, "die": "d6", "atLeast": 7 } },
        "results": { "cut": { "defender": "lose 1 if defender with surrounded and defender with hemmed" } },
        "rounds": 9,
        "round": [ { "fire": "f", "by": "both" }, { "mayRetreat": "defender" }, { "result": "cut" } ]
        """);
  }

  /** A word that ends like the round does not tell rounds apart. */
  @Test
  void a_retreat_hangs_on_the_round_only_if_it_asks_for_it() {
    String fight = "--attacker inf --defender 'mob; with hemmed' --defender-retreat ";
    int plain = watched().odds(fight + "'defender with hemmed and losses > 0'").states();
    assertThat(watched().odds(fight + "'defender with surrounded and losses > 0'").states())
        .isEqualTo(plain);
  }

  /** Each condition first holds in the sixth round, in which the defender retreats. */
  @ParameterizedTest
  @CsvSource({
    "round >= 6",
    "round >= 2 x 3",
    "round - 2 >= 4",
    "6 <= round",
    "round / 2 >= 3",
    "not round < 6",
    "(round >= 6)",
    "12 - round <= 6",
    "round >= 2 and round >= 6"
  })
  void a_condition_counts_the_rounds_that_it_needs(String condition) {
    Odds.Exact odds =
        watched().odds("--attacker inf --defender mob --defender-retreat '" + condition + "'");
    assertThat(Fights.outOf(1, odds, "turns")).isEqualTo(Map.of(6, 1));
  }
}
