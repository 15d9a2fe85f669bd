package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.loosefiles.LooseFilesFights.assertCameTo;
import static vedette.rules.loosefiles.LooseFilesFights.assertChecked;
import static vedette.rules.loosefiles.LooseFilesFights.assertWays;
import static vedette.rules.loosefiles.LooseFilesFights.chances;
import static vedette.rules.loosefiles.LooseFilesFights.combat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.odds.answer.Odds;
import vedette.rules.AllRolls;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * Combat: factors, results by difference, and their losses and conditions (Combat, Result; LF1,
 * LF5).
 */
class CombatTest {
  /** Attacker and defender, and the attacker's lead from factors. */
  @ParameterizedTest(name = "{0} against {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 6                                  | inf 6                             |  0
          inf 6                                  | inf 6; in fort        | -3
          inf 6                                  | inf 6; in fieldwork   | -2
          inf 6; with bayonet                    | inf 6                             |  2
          inf 6; with terrain                    | inf 6                             |  1
          inf 6                                  | inf 6; with terrain               | -1
          inf 6 commander                        | inf 6                             |  2
          inf 6                                  | inf 6 commander                   | -2
          inf 6 skirmish                         | inf 6                             | -3
          inf 6                                  | inf 6 skirmish                    |  3
          inf 6                                  | inf 6; with flank                 |  3
          inf 6; with flank                      | inf 6                             | -3
          inf 6; casualties 1                    | inf 6                             | -2
          inf 6                                  | inf 6; casualties 2               |  4
          inf 6 dp 3                             | inf 6                             | -6
          inf 6                                  | inf 6 dp 1                        |  2
          inf 6; with grade 2                    | inf 6                             |  2
          inf 6; with grade -1                   | inf 6; with grade 1               | -2
          cav 6                    | art 6                             |  0
          inf 6                                  | inf 5                             |  1
          inf 5                                  | inf 9                             | -1
          inf 6                                  | inf 3                             |  2
          inf 3                                  | inf 8                             | -2
          inf 9                                  | inf 3                             |  3
          inf 3                                  | inf 12                            | -3
          inf 6 commander; with bayonet, terrain | inf 6; in fort        |  2
          inf 6 skirmish dp 1; with flank        | inf 6 commander; with terrain     | -11
          inf 6 dp 1; with terrain; casualties 1 | inf 3 skirmish dp 1; with grade 1 |  3
          """)
  void every_factor_counts(String attacker, String defender, int ahead) {
    assertAhead(attacker, defender, ahead);
  }

  /** Factors added and halved, rounded up, the higher grade; no side of two is outnumbered. */
  @ParameterizedTest(name = "{0} against {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 4 + inf 4                                      | inf 8                 |  0
          inf 4; with terrain + inf 4                        | inf 8                 |  1
          inf 4 dp 1 + inf 4 skirmish                        | inf 8                 | -2
          inf 4 dp 1 + inf 4 dp 1                            | inf 8                 | -2
          inf 4 commander + inf 4                            | inf 8                 |  1
          inf 4; with bayonet + inf 4; with bayonet, terrain | inf 8                 |  3
          inf 4; with grade 2 + inf 4; with grade -1         | inf 8                 |  2
          inf 4; with grade -3 + inf 4; with grade -1        | inf 8                 | -1
          inf 4; with grade 1 + inf 4; with grade 1, terrain | inf 8                 |  2
          inf 8                                              | inf 4; with flank + inf 4 | 1
          inf 8                                              | inf 4 + inf 4; in fieldwork | -1
          inf 4 + inf 4                                      | inf 7                 |  1
          inf 4 + inf 4                                      | inf 4                 |  2
          inf 6 + inf 6                                      | inf 4                 |  3
          inf 4                                              | inf 4 + inf 3         | -1
          """)
  void two_against_one_halve_their_factors(String attackers, String defenders, int ahead) {
    assertAhead(attackers, defenders, ahead);
  }

  private static void assertAhead(String attackers, String defenders, int ahead) {
    Odds.Exact odds = Fights.odds(combat(attackers, defenders));
    assertThat(chances(odds, "attackerResult")).isEqualTo(plain(ahead));
    assertThat(chances(odds, "defenderResult")).isEqualTo(plain(-ahead));
  }

  /** Returns the probability of each result of a side with a lead from its factors. */
  private static Map<String, BigFraction> plain(int ahead) {
    Map<String, BigFraction> chances = new TreeMap<>();
    AllRolls.ends(36, dice -> PlainCombat.result(ahead, dice))
        .forEach((result, ways) -> chances.put(result, new BigFraction(ways).divide(36L)));
    return chances;
  }

  @Test
  void even_average_dice_by_hand() {
    // Differences -3 to 3 of 2 3 3 4 4 5 twice fall 1 4 8 10 8 4 1 of 36.
    Odds.Exact odds = Fights.odds(combat("inf 6", "inf 6"));
    assertWays(odds, "attackerResult", "successful", 5, "stand off", 26, "driven back", 5);
    assertWays(odds, "defenderDp", 1, 31, 2, 5);
  }

  /**
   * Infantry against infantry in the open; dice of the attacker and the defender, and the
   * attacker's grade.
   */
  @ParameterizedTest(name = "grade {0}, {1} to {2}: {3}, {6}")
  @CsvSource({
    "5, 5, 2, complete success, 0, 0, defeated, 2, 2",
    "8, 4, 3, complete success, 0, 0, routed, 4, 2",
    "8, 3, 3, complete success, 0, 0, defeated, 2, 2",
    "5, 3, 3, complete success, 0, 0, defeated, 2, 2",
    "2, 4, 2, complete success, 0, 0, driven back, 2, 1",
    "0, 5, 2, successful, 1, 1, driven back, 2, 1",
    "0, 5, 3, successful, 1, 1, driven back, 2, 1",
    "0, 5, 4, stand off, 1, 1, stand off, 1, 1",
    "0, 3, 3, stand off, 1, 1, stand off, 1, 1",
    "0, 2, 3, stand off, 1, 1, stand off, 1, 1",
    "0, 2, 4, driven back, 2, 1, successful, 1, 1",
    "0, 2, 5, driven back, 2, 1, successful, 1, 1",
    "-2, 2, 4, driven back, 2, 1, complete success, 0, 0",
    "-2, 2, 5, defeated, 2, 2, complete success, 0, 0",
    "-5, 2, 5, defeated, 2, 2, complete success, 0, 0",
    "-6, 2, 5, routed, 4, 2, complete success, 0, 0",
  })
  void every_result_has_its_printed_losses(
      int grade, int die, int other, String own, int dp, int lost, String foe, int dp2, int lost2) {
    assertCameTo(
        ScriptedDice.play(combat("inf 9; with grade " + grade, "inf 9"), die, other),
        "attackerResult",
        own,
        "attackerDpTaken",
        dp,
        "attackerDp",
        dp,
        "attackerLosses",
        lost,
        "defenderResult",
        foe,
        "defenderDpTaken",
        dp2,
        "defenderDp",
        dp2,
        "defenderLosses",
        lost2);
  }

  /**
   * The units that lose bases when the dice are even (LF5); their D.Points are equal in any case.
   */
  @ParameterizedTest(name = "{0} against {1}: {2}, {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 6; with grade 2 | inf 6                              | 1 | 1
          cav 6; with grade 2 | inf 6                              | 1 | 1
          inf 6; with grade 2 | cav 6                              | 0 | 1
          cav 6; with grade 2 | cav 6                              | 0 | 1
          inf 6; with grade 3 | art 6                              | 0 | 1
          inf 6; with bayonet | inf 6; with grade 4                | 1 | 0
          inf 6; with bayonet | inf 6                              | 1 | 1
          inf 6; with grade 4 | inf 6; in fieldwork                | 1 | 1
          inf 6               | inf 6; in fieldwork                | 1 | 0
          inf 6               | inf 6; in fort                     | 1 | 0
          inf 6               | inf 6                              | 1 | 1
          inf 6               | cav 6                              | 0 | 1
          cav 6               | inf 6; with terrain                | 1 | 0
          cav 6               | cav 6                              | 1 | 1
          art 6               | cav 6                              | 1 | 1
          inf 6               | art 6                              | 1 | 1
          inf 6; with bayonet | inf 6; with grade 2                | 1 | 0
          inf 6; with bayonet | cav 6; with grade 2                | 0 | 0
          inf 6; with bayonet | art 6; with grade 2                | 1 | 0
          inf 6; with grade 2 | inf 6; in fieldwork                | 1 | 0
          inf 6; with grade 3 | cav 6; in fort                     | 0 | 0
          art 6; with grade 3 | art 6; in fort                     | 1 | 0
          inf 6               | cav 6; with grade 2                | 1 | 1
          inf 6; with bayonet, grade 5 | cav 6              | 0 | 2
          inf 4; with bayonet + inf 4              | inf 8; with grade 3 | 2 | 1
          inf 4; with bayonet + inf 4; with bayonet | inf 8; with grade 4 | 2 | 0
          inf 4; with bayonet + inf 4              | inf 8; with grade 1 | 2 | 0
          inf 4; with bayonet + cav 4              | inf 8; with grade 3 | 2 | 0
          inf 4 + cav 4                            | inf 8               | 2 | 0
          """)
  void casualties_depend_on_the_enemy_and_the_place(
      String attacker, String defender, int lost, int lost2) {
    assertCameTo(
        ScriptedDice.play(combat(attacker, defender), 3, 3),
        "attackerLosses",
        lost,
        "defenderLosses",
        lost2);
  }

  /** At a stand-off, infantry that faces the bayonet is spared casualties (LF5). */
  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "inf 6; with bayonet",
        "inf 6; with grade 2",
        "inf 6 dp 1; with bayonet, grade 2",
        "inf 6 dp 1; with grade 4"
      })
  void the_bayonet_that_adds_to_a_score_is_the_one_that_spares_the_enemy(String attacker) {
    String notes =
        ScriptedDice.play(combat(attacker, "inf 6; with grade 2"), 3, 3).notes().stream()
            .map(Note::text)
            .collect(Collectors.joining("\n"));
    boolean attacks = Unit.parse(attacker).attacksWithBayonet();
    assertThat(notes.contains("bayonets of British regulars")).isEqualTo(attacks);
    assertThat(notes.contains("facing a bayonet attack")).isEqualTo(attacks);
  }

  /** The table of factors gives its +2 to regulars that make a bayonet attack (LF-V13). */
  @ParameterizedTest
  @ValueSource(strings = {"inf 6; with bayonet", "cav 6 + inf 6; with bayonet"})
  void a_defender_makes_no_bayonet_attack(String defender) {
    assertThatThrownBy(() -> combat("inf 6", defender))
        .hasMessageContaining("a defender cannot attack with the bayonet");
  }

  /** The reading is shown beside the result of a side of two units, and of no other. */
  @Test
  void the_whole_result_for_each_of_two_units_is_a_reading() {
    assertThat(Fights.odds(combat("inf 4 + inf 4", "inf 8")).readings()).contains("LF-V12");
    assertThat(Fights.odds(combat("inf 8", "inf 8")).readings()).doesNotContain("LF-V12");
  }

  @Test
  void the_result_falls_on_both_units_of_a_side() {
    // Two even units driven back by 2: two D.Points and a casualty each, one more above five.
    assertCameTo(
        ScriptedDice.play(combat("inf 4 + inf 4 dp 4", "inf 8; with grade -2"), 3, 3),
        "attackerResult",
        "driven back",
        "attackerDpTaken",
        4,
        "attackerDp",
        7,
        "attackerLosses",
        3,
        "attackerLosses[2]",
        2,
        "attackerState[2]",
        "driven back",
        "defenderLosses",
        1);
  }

  @Test
  void each_point_above_five_costs_a_base() {
    // Five D.Points are -10: routed, so two casualties and four more.
    assertCameTo(
        ScriptedDice.play(combat("inf 9 dp 5", "inf 9"), 3, 3),
        "attackerDpTaken",
        4,
        "attackerDp",
        5,
        "attackerLosses",
        6,
        "attackerEliminated",
        false);
    // No more bases than there are.
    assertCameTo(
        ScriptedDice.play(combat("inf 5 dp 5", "inf 5"), 3, 3),
        "attackerLosses",
        5,
        "attackerDp",
        0,
        "attackerEliminated",
        true,
        "defenderEliminated",
        false);
  }

  @Test
  void a_commander_is_checked_unless_all_went_well() {
    // +2 for the commander, +1 of terrain: a difference of dice of 1 to 3, 13 of 36, spares the
    // unit.
    Odds.Exact odds = Fights.odds(combat("inf 6 commander; with terrain", "inf 6"));
    assertChecked(odds, "attackerCommander", 23, 36);
    assertThat(odds.measure("defenderCommander")).isNull();
    // The defender's is spared by 2 or 3 more of the dice, 5 of 36.
    assertChecked(Fights.odds(combat("inf 6", "inf 6 commander")), "defenderCommander", 31, 36);
  }

  @Test
  void three_commanders_roll_one_after_the_other() {
    // Commanders even out; by the grade a difference of dice of 2 or 3, 5 of 36, spares the
    // attackers, and none the defender.
    Engagement<?, ?> combat =
        combat("inf 4 commander + A: inf 4 commander; with grade 2", "inf 8 commander");
    Odds.Exact odds = Fights.odds(combat);
    assertChecked(odds, "attackerCommander[1]", 31, 36);
    assertChecked(odds, "attackerCommander[A]", 31, 36);
    assertThat(odds.measure("attackerCommander")).isNull();
    assertChecked(odds, "defenderCommander", 1, 1);
    assertCameTo(
        ScriptedDice.play(combat, 3, 3, 1, 1, 2, 5),
        "attackerCommander[1]",
        "killed",
        "attackerCommander[A]",
        "unhurt",
        "defenderCommander",
        "unhurt");
  }

  @Test
  void one_of_two_units_can_be_destroyed() {
    // -2: driven back, two D.Points and a casualty each; the guns' last base goes.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(combat("Guns: art 1 + inf 7", "inf 8; with grade 2"), 3, 3);
    assertCameTo(
        playedFight,
        "attackerState[Guns]",
        "destroyed",
        "attackerState[2]",
        "driven back",
        "attackerDp",
        2,
        "attackerEliminated",
        false);
  }
}
