package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Points and steps are regained, up to the strength at which a unit began the fight. */
class GainTest {
  @TempDir Path dir;

  private OwnStory story(String members) {
    return new OwnStory(dir, members);
  }

  private OwnStory resupplied(String gain) {
    return story(
        """
        "units": { "inf": {} },
        "fire": { "guns": { "dice": 4, "die": "d6", "atLeast": 1 } },
        "results": { "supply": { "defender": GAIN } },
        "round": [ { "fire": "guns", "by": "attacker" }, { "result": "supply" } ]
        """
            .replace("GAIN", gain));
  }

  private static Map<Object, Integer> lost(Odds.Exact odds, int of, int unit) {
    return Fights.outOf(of, odds, "defenderLosses[" + unit + "]");
  }

  /**
   * Four sure hits: the first unit is lost and does not come back, the second has lost 2 and the
   * third nothing yet; two of three points come back to the second, and there is no use for more.
   */
  @Test
  void a_side_gets_back_what_units_in_the_fight_have_lost() {
    Odds.Exact odds =
        resupplied("\"gain 3\"").odds("--attacker 'inf 1' --defender 'inf 2, inf 5, inf 1'");
    assertThat(lost(odds, 1, 1)).isEqualTo(Map.of(2, 1));
    assertThat(lost(odds, 1, 2)).isEqualTo(Map.of(0, 1));
  }

  /** Evenly they lose 2 each, of 3 points one goes to the second unit behind the first two. */
  @Test
  void the_first_listed_is_filled_first() {
    Odds.Exact odds =
        resupplied("\"gain 3\"")
            .odds("--attacker 'inf 1' --defender 'inf 4, inf 4' --defender-loss-order evenly");
    assertThat(lost(odds, 1, 1)).isEqualTo(Map.of(0, 1));
    assertThat(lost(odds, 1, 2)).isEqualTo(Map.of(1, 1));
  }

  /** 5/7 in the stack have lost 2 before the fight, and those never come back. D3 of 4 do. */
  @Test
  void it_is_what_the_unit_began_the_fight_with_that_it_gets_back() {
    Odds.Exact odds = resupplied("\"gain d3\"").odds("--attacker 'inf 1' --defender 'inf 5/7'");
    assertThat(Fights.outOf(3, odds, "defenderLosses")).isEqualTo(Map.of(1, 1, 2, 1, 3, 1));
    odds = resupplied("\"gain 9\"").odds("--attacker 'inf 1' --defender 'inf 5/7'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(0, 1));
  }

  /**
   * A unit of two steps is hit at 1/2 in each of two rounds and gets a step back at 1/3 by a check
   * behind each. Behind the first it has lost one at 1/2 x 2/3 = 1/3. In the second a whole one
   * ends with one lost at 1/3 again; a hurt one is lost at 1/2, else gets it back at 1/3.
   */
  @Test
  void a_unit_that_passes_a_check_gets_a_step_back() {
    Odds.Exact odds =
        story(
                """
                "units": { "squad": { "steps": 2 } },
                "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": 4 } },
                "checks": { "medic": { "die": "d6", "atLeast": 5, "pass": "gain 1" } },
                "round": [ { "fire": "guns", "by": "attacker" },
                  { "check": "medic", "by": "defender" } ],
                "rounds": 2
                """)
            .odds("--attacker squad --defender squad");
    // 2 lost: 1/3 x 1/2 = 3/18; 1: 2/3 x 1/3 + 1/3 x 1/2 x 2/3 = 6/18; 0: the rest.
    assertThat(Fights.outOf(18, odds, "defenderLosses")).isEqualTo(Map.of(0, 9, 1, 6, 2, 3));
  }

  /**
   * The hull has two steps, the fighters are points. Of two sure hits one falls on each: the step
   * comes back, the fighter that was lost does not.
   */
  @Test
  void steps_alone_come_back_where_it_says_so() {
    Odds.Exact odds =
        story(
                """
                "units": { "hull": { "steps": 2 }, "fighter": {} },
                "fire": { "guns": { "dice": 2, "die": "d6", "atLeast": 1, "order": "evenly" } },
                "results": { "repair": { "defender": "gain 2 steps" } },
                "round": [ { "fire": "guns", "by": "attacker" }, { "result": "repair" } ]
                """)
            .odds("--attacker 'fighter 1' --defender 'fighter 3, hull'");
    assertThat(lost(odds, 1, 1)).isEqualTo(Map.of(1, 1));
    assertThat(lost(odds, 1, 2)).isEqualTo(Map.of(0, 1));
  }

  /** Each unit has lost one step of two. The strained one is passed over, or only it gains. */
  @Test
  void it_comes_back_to_the_units_that_it_is_of() {
    String fight = "--attacker squad --defender 'squad 1/2 strained, squad 1/2, squad 1/2'";
    Odds.Exact odds = repaired("gain 1 step of not strained").odds(fight);
    assertThat(gained(odds)).isEqualTo(Map.of(1, 1));
    assertThat(gained(repaired("gain 3 of strained").odds(fight))).isEqualTo(Map.of(1, 1));
    assertThat(gained(repaired("gain 3 of not strained").odds(fight))).isEqualTo(Map.of(2, 1));
    assertThat(gained(repaired("gain 3 of squad").odds(fight))).isEqualTo(Map.of(3, 1));
  }

  private static Map<Object, Integer> gained(Odds.Exact odds) {
    return Fights.outOf(1, odds, "defenderGained");
  }

  private OwnStory repaired(String gain) {
    return story(
        """
        "units": { "squad": { "steps": 2 } },
        "states": { "strained": {} },
        "results": { "repair": { "defender": "GAIN" } },
        "round": [ { "result": "repair" } ]
        """
            .replace("GAIN", gain));
  }

  /** 20 left of 33 are 33 again, whatever comes back; of 20 no more than 20 are left. */
  @Test
  void no_unit_gains_above_its_full_strength() {
    String supply =
        """
        "units": { "inf": {} },
        "results": { "supply": { "defender": "gain 99" } },
        "round": [ { "result": "supply" } ]
        """;
    Odds.Exact odds = story(supply).odds("--attacker 'inf 1' --defender 'inf 20/33'");
    assertThat(gained(odds)).isEqualTo(Map.of(13, 1));
    odds = story(supply).odds("--attacker 'inf 1' --defender 'inf 20/33, inf 20'");
    assertThat(gained(odds)).isEqualTo(Map.of(13, 1));
  }

  @Test
  void what_no_unit_has_cannot_come_back() {
    resupplied("\"gain 2 steps\"").isRefused("no unit has steps", "write \"gain 2\"");
    repaired("gain 1 point of strained")
        .isRefused("no unit has points", "write \"gain 1 of strained\"");
    repaired("gain 1 of tired")
        .isRefused(
            "`tired` is not an arm, class or state of this file", "write one of squad, strained");
    story(
            """
            "units": { "squad": { "steps": 2 } },
            "checks": { "medic": { "die": "d6", "atLeast": 5, "pass": "gain 1 of squad" } },
            "round": [ { "check": "medic", "by": "defender" } ]
            """)
        .isRefused(
            "`of` is not used here: one known unit gains", "write \"gain 1 if unit is squad\"");
  }

  @Test
  void what_comes_back_is_a_number() {
    resupplied("\"gain 2 units\"")
        .isRefused(
            "`units` cannot follow `gain`: a unit gains points or steps", "write \"gain 2\"");
    resupplied("\"recover\"").isRefused("`recover` is not an effect", "write \"gain 1\"");
    resupplied("\"gain food\"")
        .isRefused(
            "no unit has a `food`",
            "write strength, steps, figures, losses, units, or add the value to units: \"food\":"
                + " 1");
  }

  /**
   * Of 3 points the defender has lost 2. At 1/2 both come back, and so 3 dice of 1/2 take 0 to 3 of
   * 3; else any hit takes the one that is left, at 7/8. A loss of 2 is 1/2 x 3/8 + 1/2 x 1/8.
   */
  @Test
  void what_came_back_before_the_hits_fall_can_be_lost_to_them() {
    Odds.Exact odds =
        story(
                """
                "units": { "inf": {} },
                "fire": { "guns": { "dice": "strength", "die": "d6", "atLeast": 4 } },
                "checks": { "march": { "die": "d6", "atLeast": 1, "pass": "lose 2" },
                  "rest": { "die": "d6", "atLeast": 4, "pass": "gain 2" } },
                "round": [ { "check": "march", "by": "defender" },
                  { "together": [ { "check": "rest", "by": "defender" },
                    { "fire": "guns", "by": "attacker" } ] } ]
                """)
            .odds("--attacker 'inf 3' --defender 'inf 3'");
    assertThat(Fights.outOf(16, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 3, 2, 4, 3, 8));
  }
}
