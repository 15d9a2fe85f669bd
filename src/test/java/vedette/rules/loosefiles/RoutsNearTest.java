package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.loosefiles.LooseFilesFights.any;
import static vedette.rules.loosefiles.LooseFilesFights.assertCameTo;
import static vedette.rules.loosefiles.LooseFilesFights.assertWays;
import static vedette.rules.loosefiles.LooseFilesFights.odds;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.source.TextFault;

/** The losses of friends near a rout (Morale; LF-V9), and the retreats of results. */
class RoutsNearTest {
  /** The attacker is 9 ahead with dice of 3 and 3: the defender, of grade -3, is routed. */
  private static Engagement<?, ?> rout(String... further) {
    return any(
        "combat",
        Fights.and(further, "attacker", "inf 6; with grade 6", "defender", "inf 6; with grade -3"));
  }

  /** D.Points on a friend with two before, and whether any rout counts. */
  @ParameterizedTest(name = "{0}: {1}, any rout {2}")
  @CsvSource({
    "0, 3, 3",
    "-2, 3, 3",
    "-3, 2, 3",
    "-4, 2, 3",
  })
  void friends_of_a_higher_grade_than_routed_units_take_a_point(
      int grade, int points, int anyRout) {
    String friend = "inf 4 dp 2; with grade " + grade;
    assertCameTo(
        ScriptedDice.play(rout("defenderNear", friend), 3, 3),
        "defenderResult",
        "routed",
        "defenderNearDp",
        points,
        "defenderNearLosses",
        0);
    assertCameTo(
        ScriptedDice.play(rout("defenderNear", friend, "variant", "any-rout"), 3, 3),
        "defenderNearDp",
        anyRout);
  }

  @Test
  void no_unit_takes_a_point_for_defeated_friends_or_routed_enemies() {
    // Dice of 2 and 3 make it 8: defeated.
    assertCameTo(
        ScriptedDice.play(rout("defenderNear", "inf 4"), 2, 3),
        "defenderResult",
        "defeated",
        "defenderNearDp",
        0);
    assertCameTo(ScriptedDice.play(rout("attackerNear", "inf 4"), 3, 3), "attackerNearDp", 0);
  }

  @Test
  void routs_near_by_hand() {
    // Of 36 pairs of average dice 13 (1, 4, 8) have the attacker behind; 23 rout the defender.
    Odds.Exact odds = Fights.odds(rout("defenderNear", "inf 4"));
    assertWays(odds, "defenderNearDp", 0, 13, 1, 23);
  }

  /**
   * Two routed units of grades -3 and 1: a friend of grade 0 counts one of them, of grade 2 both.
   */
  @Test
  void each_rout_counts_for_itself() {
    Engagement<?, ?> combat =
        any(
            "combat",
            "attacker",
            "inf 9; with grade 9",
            "defender",
            "inf 6 dp 2; with grade -3",
            "defender",
            "inf 6 dp 2; with grade 1",
            "defenderNear",
            "Militia: inf 4",
            "defenderNear",
            "Guards: cav 4; with grade 2");
    // 9 less 1 of being outnumbered, against -8 halved and 1: 11 ahead.
    assertCameTo(
        ScriptedDice.play(combat, 3, 3),
        "defenderResult",
        "routed",
        "defenderNearDp",
        3,
        "defenderNearDp[Militia]",
        1,
        "defenderNearDp[Guards]",
        2);
  }

  @Test
  void a_destroyed_unit_does_not_rout() {
    // Routed with 5 D.Points: 2 casualties, and 4 more above five, destroy 6 bases.
    assertCameTo(
        ScriptedDice.play(
            any(
                "combat",
                "attacker",
                "inf 6",
                "defender",
                "inf 6 dp 5; with grade -1",
                "defenderNear",
                "inf 4",
                "retreats",
                "true"),
            3,
            3),
        "defenderResult",
        "routed",
        "defenderEliminated",
        true,
        "defenderNearDp",
        0,
        "defenderRetreat",
        "none");
  }

  @Test
  void a_commander_near_rolls_only_if_its_unit_loses_a_base() {
    assertCameTo(
        ScriptedDice.play(rout("defenderNear", "inf 4 dp 4 commander"), 3, 3),
        "defenderNearDp",
        5,
        "defenderNearCommander",
        "unhurt");
    assertCameTo(
        ScriptedDice.play(rout("defenderNear", "inf 4 dp 5 commander"), 3, 3, 1, 1),
        "defenderNearDp",
        5,
        "defenderNearLosses",
        1,
        "defenderNearCommander",
        "killed");
    // 23 of 36 rout, and of 36 rolls 1 kills and 2 wound.
    Odds.Exact odds = Fights.odds(rout("defenderNear", "inf 4 dp 5 commander"));
    assertWays(odds, "defenderNearCommander", "killed", 23, "wounded", 46, "unhurt", 36 * 36 - 69);
  }

  @Test
  void friends_near_move_no_odds_of_the_combat() {
    Odds.Exact alone = Fights.odds(rout());
    Odds.Exact seen = Fights.odds(rout("defenderNear", "inf 9 dp 5 commander"));
    for (Odds.MeasureOdds measure : alone.measures()) {
      assertThat(seen.measure(measure.name()).distribution())
          .as(measure.name())
          .isEqualTo(measure.distribution());
    }
  }

  @Test
  void a_unit_that_does_not_fight_has_no_factor_of_combat_except_its_grade() {
    assertThatThrownBy(() -> rout("defenderNear", "inf 4; with terrain"))
        .isInstanceOf(TextFault.class);
    assertThatThrownBy(() -> rout("defenderNear", "inf 4 dp 6")).isInstanceOf(TextFault.class);
  }

  /** The retreat of each result; dice of 3 and 3, the attacker behind by its grade. */
  @ParameterizedTest(name = "{0}: {1}, {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
           4 | none                                                       | complete success
           2 | none                                                       | successful
          -1 | none                                                       | stand off
          -2 | 4 inches                                                   | driven back
          -4 | 4 inches                                                   | driven back
          -5 | 4 inches a turn, behind friends or to an obstacle          | defeated
          -8 | 4 inches a turn, behind friends or to an obstacle          | defeated
          -9 | 6 inches a turn, out of the guns' range and to an obstacle | routed
          """)
  void every_result_says_how_far_it_goes_back(int grade, String retreat, String result) {
    String attacker = "inf 9; with grade " + grade;
    assertCameTo(
        ScriptedDice.play(
            any("combat", "attacker", attacker, "defender", "inf 9", "retreats", "true"), 3, 3),
        "attackerResult",
        result,
        "attackerRetreat",
        retreat);
  }

  /**
   * Two of two bases against ten are outnumbered 2:1, -2; halved as their other factors are it is
   * -1. Of 36 pairs of dice 1 4 8 10 8 4 1 differ by -3 to 3: driven back by -2 to -4.
   */
  @Test
  void outnumbering_counts_once_and_by_the_variant_it_is_halved() {
    String[] two = {"attacker", "inf 2", "attacker", "inf 2", "defender", "inf 10"};
    assertWays(
        odds("combat", two),
        "attackerResult",
        "defeated",
        1,
        "driven back",
        4 + 8 + 10,
        "stand off",
        8 + 4 + 1);
    assertWays(
        odds("combat", Fights.and(two, "variant", "outnumbering-halved")),
        "attackerResult",
        "driven back",
        1 + 4 + 8,
        "stand off",
        10 + 8 + 4,
        "successful",
        1);
  }

  /** With the other factors: -2 of a D.Point and -3 for 3:1 are -5, and half of it is -2. */
  @Test
  void halved_factors_are_rounded_up_once() {
    String[] two = {"attacker", "inf 2 dp 1", "attacker", "inf 2", "defender", "inf 12"};
    // Halved on its own the D.Point is -1, and 3:1 makes it -4; dice of 4 and 3 leave -3.
    assertCameTo(
        ScriptedDice.play(any("combat", two), 4, 3),
        "attackerResult",
        "driven back",
        "success",
        false);
    // -2 by the variant; the same dice leave -1.
    assertCameTo(
        ScriptedDice.play(any("combat", Fights.and(two, "variant", "outnumbering-halved")), 4, 3),
        "attackerResult",
        "stand off");
  }

  @Test
  void a_side_of_one_unit_halves_nothing() {
    String[] one = {"attacker", "inf 4", "defender", "inf 4", "defender", "inf 4"};
    assertThat(odds("combat", Fights.and(one, "variant", "outnumbering-halved")).measures())
        .isEqualTo(odds("combat", one).measures());
  }
}
