package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Losses each of which falls on one of the units in the fight, each as likely. */
class RandomUnitTest {
  @TempDir Path dir;

  private OwnStory story(String members) {
    return new OwnStory(dir, members);
  }

  private OwnStory table(String further, String effect) {
    return story(
        """
        "units": { "inf": { "save": 2 }, "hq": { "save": 5 } },
        "tables": { "crt": { "rows": { "die": "d6",
          "list": [ { "at": "1-6", "cells": ["K"] } ] } FURTHER } },
        "results": { "K": { "defender": EFFECT } }
        """
            .replace("FURTHER", further)
            .replace("EFFECT", effect));
  }

  private static Map<Object, Integer> lost(Odds.Exact odds, int of, int unit) {
    return Fights.outOf(of, odds, "defenderLosses[" + unit + "]");
  }

  /**
   * The first loss falls on the single point at 1/2, and then the second on the others; else the
   * second does at 1/2. Behind it all retreat that are left.
   */
  @Test
  void each_loss_is_drawn_among_those_who_stand() {
    Odds.Exact odds =
        table("", "[\"lose 2 of random unit\", \"retreat\"]")
            .odds("--attacker 'inf 1' --defender 'hq 1, inf 3'");
    assertThat(lost(odds, 4, 1)).isEqualTo(Map.of(0, 1, 1, 3));
    assertThat(lost(odds, 4, 2)).isEqualTo(Map.of(1, 3, 2, 1));
    assertThat(Fights.outOf(1, odds, "defenderRetreated")).isEqualTo(Map.of(false, 0, true, 1));
  }

  /** The loss falls on either at 1/2; the infantry saves on 2, 1/2 x 1/6, headquarters on 5. */
  @Test
  void who_is_drawn_saves_as_he_can() {
    Odds.Exact odds =
        table(
                ", \"saves\": { \"die\": \"d6\", \"atLeast\": \"save\" }",
                "\"lose 1 of random unit\"")
            .odds("--attacker 'inf 1' --defender 'hq 2, inf 3'");
    assertThat(lost(odds, 3, 1)).isEqualTo(Map.of(0, 2, 1, 1));
    assertThat(lost(odds, 12, 2)).isEqualTo(Map.of(0, 11, 1, 1));
  }

  /** A whole unit that does not save on 2 is lost, with all of its 5 points. */
  @Test
  void what_is_not_saved_is_lost_as_the_effect_counts() {
    Odds.Exact odds =
        table(", \"saves\": { \"die\": \"d6\", \"atLeast\": \"save\" }", "\"lose 1 unit\"")
            .odds("--attacker 'inf 1' --defender 'inf 5, hq 1'");
    assertThat(Fights.outOf(6, odds, "defenderLosses")).isEqualTo(Map.of(0, 5, 5, 1));
  }

  /**
   * Two dice of 1/2 at all but headquarters: one hit costs the infantry or the cavalry their point
   * at 1/2 each, two cost both theirs.
   */
  @Test
  void in_fire_it_is_drawn_among_the_targets() {
    Odds.Exact odds =
        story(
                """
                "units": { "inf": {}, "cav": {}, "hq": {} },
                "fire": { "shells": { "dice": 2, "die": "d6", "atLeast": 4, "targets": "not hq",
                  "hit": "lose 1 of random unit" } },
                "round": [ { "fire": "shells", "by": "attacker" } ]
                """)
            .odds("--attacker 'inf 1' --defender 'hq 2, inf 1, cav 1'");
    assertThat(lost(odds, 1, 1)).isEqualTo(Map.of(0, 1));
    assertThat(lost(odds, 2, 2)).isEqualTo(Map.of(0, 1, 1, 1));
    assertThat(Fights.outOf(4, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 2, 2, 1));
  }

  /**
   * One die: 5 costs a point of either, 6 costs one of either and panics the first that is left: by
   * 6 the second is lost and the first panics, or the first is lost and the second panics.
   */
  @Test
  void a_face_draws_as_well() {
    Odds.Exact odds =
        story(
                """
                "units": { "inf": {} }, "states": { "panicked": {} },
                "fire": { "shells": { "dice": 1, "die": "d6", "atLeast": 5,
                  "faces": { "6": ["lose 1 of random unit", "panicked"] },
                  "hit": "lose 1 of random unit" } },
                "round": [ { "fire": "shells", "by": "attacker" } ]
                """)
            .odds("--attacker 'inf 1' --defender 'inf 1, inf 1'");
    assertThat(lost(odds, 6, 1)).isEqualTo(Map.of(0, 5, 1, 1));
    assertThat(Fights.outOf(6, odds, "defenderPanicked")).isEqualTo(Map.of(0, 5, 1, 1));
  }

  @Test
  void nobody_is_drawn_where_it_is_known_who_loses_or_who_saves_is_not() {
    story(
            """
            "units": { "inf": {} },
            "checks": { "morale": { "die": "d6", "atLeast": 4, "fail": "lose 1 of random unit" } },
            "round": [ { "check": "morale", "by": "both" } ]
            """)
        .isRefused("`of` is not used here: one known unit loses", "write \"lose 1\"");
    story(
            """
            "units": { "inf": {} },
            "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": 4,
              "saves": { "die": "d6", "atLeast": 5 }, "hit": "lose 1 of random unit" } }
            """)
        .isRefused(
            "a loss `of random unit` cannot be combined with `wounds` or `saves`",
            "leave out `wounds` and `saves`, or write \"lose 1\"");
    story(
            """
            "units": { "inf": {} },
            "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": 4,
              "hit": "lose 1 of random unit or retreat 1" } }
            """)
        .isRefused(
            "`of random unit` is not used here: the unit that is hit loses or retreats",
            "write \"lose 1 or retreat 1\"");
    table("", "\"lose 2 of one figure\"")
        .isRefused(
            "`of one figure` applies to a unit that is hit, not to a side", "write \"lose 2\"");
    table("", "\"lose 2 of a random unit\"")
        .isRefused("expected `of random unit`", "write \"lose 2 of random unit\"");
    table("", "\"lose 2 random units\"")
        .isRefused("expected `of random unit`", "write \"lose 2 of random unit\"");
  }
}
