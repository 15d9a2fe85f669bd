package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
                "defenderLoss"))
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
                "defenderLoss"))
        .isEqualTo(Map.of(1, 1));
  }

  @Test
  void not_and_something_that_no_unit_is_is_refused() {
    story(
            """
            "units": { "inf": {}, "tank": {} }, "words": ["mud"],
            "fire": { "guns": { "dice": "strength", "die": "d6", "atLeast": 5 } },
            "round": [ { "fire": "guns", "by": "both", "units": "not mud" } ]
            """)
        .isRefused("`mud` is no arm, class or state of this file", "inf, tank");
  }
}
