package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.source.TextFault;

/** Orders of losses that begin with damage, and orders of one fire. */
class DamageFirstTest {
  private static final String SEA =
      """
      "units": { "battleship": { "steps": 2 }, "cruiser": { "steps": 1 }, "destroyer": { "steps": 1 } },
      "fire": { "guns": { "dice": "units", "rolls": "side", "die": "d6", "atLeast": 4 } },
      "round": [ { "fire": "guns", "by": "attacker" } ]
      """;

  private static final String FOUR =
      "--attacker 'cruiser, cruiser, cruiser, cruiser'"
          + " --defender 'cruiser, destroyer, battleship'";

  @TempDir Path dir;

  private OwnStory story(String members) {
    return new OwnStory(dir, members);
  }

  /**
   * Of four dice of 1/2 the first hit hurts the battleship, the second sinks the cruiser that is
   * listed first, the third the destroyer, the fourth the battleship.
   */
  @Test
  void a_battleship_is_hurt_before_anything_is_sunk() {
    Odds.Exact odds = story(SEA).odds(FOUR + " --defender-loss-order damage");
    assertThat(Fights.outOf(16, odds, "defenderUnitsLost"))
        .isEqualTo(Map.of(0, 5, 1, 6, 2, 4, 3, 1));
    assertThat(Fights.outOf(16, odds, "defenderLosses[3]")).isEqualTo(Map.of(0, 1, 1, 14, 2, 1));
  }

  /** The same, and of the others the destroyer goes first: by a second hit, in 11 of 16. */
  @Test
  void behind_the_hurt_ones_arms_go_in_their_order() {
    String order = ", \"losses\": { \"order\": \"damage, destroyer, cruiser\" }";
    Odds.Exact odds = story(SEA + order).odds(FOUR);
    assertThat(Fights.outOf(16, odds, "defenderLosses[2]")).isEqualTo(Map.of(0, 5, 1, 11));
    assertThat(Fights.outOf(16, odds, "defenderLosses[1]")).isEqualTo(Map.of(0, 11, 1, 5));
  }

  /**
   * Four sure hits on ogres of 3 points, one of which has 1 left, and guards of 2: a guard is hurt;
   * nobody is only hurt, so the hurt ogre listed first is lost; the next ogre is hurt twice.
   */
  @Test
  void of_figures_with_points_the_one_in_front_counts() {
    OwnStory story =
        story(
            """
            "units": { "ogres": { "life": 3 }, "guards": { "life": 2 } },
            "fire": { "guns": { "dice": 4, "die": "d6", "atLeast": 1 } },
            "doctrine": { "defenderLossOrder": "damage" },
            "round": [ { "fire": "guns", "by": "attacker" } ]
            """);
    Odds.Exact odds = story.odds("--attacker 'ogres 3' --defender 'ogres 4, guards 4'");
    assertThat(Fights.outOf(1, odds, "defenderLosses[1]")).isEqualTo(Map.of(3, 1));
    assertThat(Fights.outOf(1, odds, "defenderLosses[2]")).isEqualTo(Map.of(1, 1));
  }

  /**
   * A bomb hits the weakest first, whatever the owner says; what he says holds for the shot: the
   * first 2 of 6 losses are the cavalry's.
   */
  @Test
  void a_fire_has_an_order_of_its_own() {
    OwnStory story =
        story(
            """
            "units": { "inf": {}, "cav": {} },
            "fire": { "bomb": { "dice": 2, "die": "d6", "atLeast": 1, "order": "weakest-first" },
              "shot": { "dice": 3, "die": "d6", "atLeast": 4 } },
            "round": [ { "fire": "bomb", "by": "attacker" }, { "fire": "shot", "by": "attacker" } ]
            """);
    Odds.Exact odds =
        story.odds("--attacker 'inf 1' --defender 'inf 5, cav 3' --defender-loss-order inf");
    assertThat(Fights.outOf(1, odds, "defenderLosses[2]")).isEqualTo(Map.of(2, 1));
    assertThat(Fights.outOf(8, odds, "defenderLosses[1]"))
        .isEqualTo(Map.of(0, 1, 1, 3, 2, 3, 3, 1));
  }

  @Test
  void an_arm_that_is_called_damage_is_an_arm() {
    OwnStory story =
        story(
            """
            "units": { "inf": { "steps": 2 }, "damage": { "steps": 1 } },
            "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": 1 } },
            "losses": { "order": "damage, inf" },
            "round": [ { "fire": "guns", "by": "attacker" } ]
            """);
    Odds.Exact odds = story.odds("--attacker inf --defender 'inf, damage'");
    assertThat(Fights.outOf(1, odds, "defenderLosses[2]")).isEqualTo(Map.of(1, 1));
  }

  private void refused(String losses, String message, String help) {
    story(SEA + ", \"losses\": { " + losses + " }").isRefused(message, help);
  }

  @Test
  void what_does_not_go_with_damage_is_refused() {
    refused(
        "\"by\": \"units\", \"order\": \"damage\"",
        "losses are whole units here, so no unit is damaged",
        "leave damage out");
    refused(
        "\"order\": \"damage, least-waste\"",
        "`least-waste` counts whole units, so no unit is damaged",
        "write \"damage, weakest-first\"");
    refused(
        "\"order\": \"cruiser, damage\"", "`damage` must come first", "write \"damage, cruiser\"");
    refused(
        "\"order\": \"weakest-first, evenly\"",
        "`weakest-first` is a complete order and cannot be part of a list",
        "write \"weakest-first\", or \"damage, weakest-first\"");
    refused(
        "\"order\": \"damage-first\"",
        "`damage-first` is not an order of losses",
        "did you mean `damage`?");
    story(SEA.replace("4 }", "4, \"order\": \"hurt\" }"))
        .isRefused(
            "`hurt` is not an order of losses",
            "write as-listed, strongest-first, weakest-first, evenly, least-waste or arms (\"inf,"
                + " arm\"); write damage before any of them, as in \"damage, inf\"");
    assertThatThrownBy(() -> story(SEA).odds(FOUR + " --defender-loss-order 'damage, frigate'"))
        .isInstanceOfSatisfying(
            TextFault.class,
            fault -> {
              assertThat(fault).hasMessage("`frigate` is not an order of losses");
              assertThat(fault.offset()).isEqualTo(8);
            });
  }

  /** Else losses are whole units; here 3 dice of 1/2 take a point each of the 5 of one unit. */
  @Test
  void fire_that_says_points_takes_points() {
    Odds.Exact odds =
        new OwnStory(
                dir,
                """
                "units": { "inf": {} }, "losses": { "by": "units" },
                "fire": { "guns": { "dice": 3, "die": "d6", "atLeast": 4, "hit": "lose 1 point" } },
                "round": [ { "fire": "guns", "by": "attacker" } ]
                """)
            .odds("--attacker 'inf 1' --defender 'inf 5'");
    assertThat(Fights.outOf(8, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 3, 2, 3, 3, 1));
  }
}
