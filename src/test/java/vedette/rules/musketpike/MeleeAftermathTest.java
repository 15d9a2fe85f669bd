package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.dice;
import static vedette.rules.musketpike.MusketPikeFights.ending;
import static vedette.rules.musketpike.MusketPikeFights.melee;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Note;
import vedette.odds.answer.Odds;
import vedette.rules.ScriptedDice;

/** Retreats and units in their way, surrender, leaders, guns, and retreats before melee. */
class MeleeAftermathTest {
  /** Twelve against twelve: 1 A2R, 2-3 A1R, 4-7 A1-D1, 8-9 D1R, 10 D2R. */
  private static final String FOOT = "hi2 20/20 ql7";

  @Test
  void a_retreat_past_enemy_fronts_costs_one_more() {
    // Rules proper, Combat; MP6.
    String past = FOOT + "; retreat past-fronts";
    assertThat(dice(8, 1, FOOT, past).value("defenderLosses")).isEqualTo(2);
    assertThat(dice(10, 1, FOOT, past).value("defenderLosses")).isEqualTo(3);
    assertThat(dice(4, 1, FOOT, past).value("defenderLosses")).isEqualTo(1);
    assertThat(dice(3, 1, past, FOOT).value("attackerLosses")).isEqualTo(2);
    assertThat(dice(8, 1, past, FOOT).value("attackerLosses")).isEqualTo(0);
  }

  @Test
  void the_point_for_enemy_fronts_may_be_the_last() {
    // 2 against 2: D1R on 8.
    ScriptedDice.PlayedFight playedFight =
        dice(8, 1, "hi1 2/2 ql10", "hi1 2/2 ql10; retreat past-fronts");
    assertThat(playedFight.value("defenderEliminated")).isEqualTo(true);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(false);
  }

  @Test
  void who_must_go_and_cannot_surrenders() {
    String blocked = FOOT + "; retreat blocked";
    ScriptedDice.PlayedFight playedFight = dice(8, 1, FOOT, blocked);
    assertThat(playedFight.value("ending")).isEqualTo("defender surrenders");
    assertThat(playedFight.value("defenderLosses")).isEqualTo(20);
    assertThat(playedFight.value("defenderEliminated")).isEqualTo(true);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(false);
    assertThat(playedFight.value("success")).isEqualTo(true);
    ScriptedDice.PlayedFight attackers = dice(3, 1, blocked, FOOT);
    assertThat(attackers.value("ending")).isEqualTo("attacker surrenders");
    assertThat(attackers.value("attackerLosses")).isEqualTo(20);
    assertThat(attackers.value("attackerEliminated")).isEqualTo(true);
    Odds.Exact odds = meleeOdds(FOOT, blocked);
    assertThat(chance(odds, "defenderEliminated")).isEqualTo(part(3, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(4 * 1 + 3 * 20, 10));
  }

  @Test
  void displaced_friends_check_each_on_a_die_of_his_own() {
    // MP14: morale 6 passes, morale 5 fails on a 6.
    String retreating = FOOT + "; displaces: cav 3/3 ql6, hi1 6/6 ql5";
    ScriptedDice.PlayedFight playedFight = ScriptedDice.play(melee(FOOT, retreating), 8, 1, 6, 6);
    assertThat(playedFight.value("displacedDisordered")).isEqualTo(1);
    assertThat(playedFight.value("displacedLosses")).isEqualTo(0);
    Odds.Exact odds = meleeOdds(FOOT, retreating);
    assertThat(mean(odds, "displacedDisordered")).isEqualTo(part(3 * (4 + 5), 100));
    assertThat(mean(odds, "displacedLosses")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void a_displaced_friend_in_disorder_loses_a_point_if_he_fails() {
    String retreating = FOOT + "; displaces: cav 3/3 ql6 disordered";
    assertThat(ScriptedDice.play(melee(FOOT, retreating), 8, 1, 7).value("displacedLosses"))
        .isEqualTo(1);
    assertThat(ScriptedDice.play(melee(FOOT, retreating), 8, 1, 6).value("displacedLosses"))
        .isEqualTo(0);
    assertThat(mean(meleeOdds(FOOT, retreating), "displacedLosses")).isEqualTo(part(3 * 4, 100));
  }

  @Test
  void losses_tell_on_the_checks_of_displaced_friends_too() {
    // Half of six lost: morale 5 less 2.
    Odds.Exact odds = meleeOdds(FOOT, FOOT + "; displaces: hi1 3/6 ql5");
    assertThat(mean(odds, "displacedDisordered")).isEqualTo(part(3 * 7, 100));
  }

  @Test
  void nobody_makes_way_for_a_stack_that_holds() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(melee(FOOT, FOOT + "; displaces: cav 3/3 ql1"), 4, 1);
    assertThat(playedFight.value("displacedDisordered")).isEqualTo(0);
  }

  @Test
  void leaders_fall_on_the_attackers_one_and_the_defenders_ten() {
    // MP8.
    Odds.Exact odds = meleeOdds(FOOT + " leader", FOOT + " leader 0");
    assertThat(chance(odds, "attackerLeaderLost")).isEqualTo(part(1, 10));
    assertThat(chance(odds, "defenderLeaderLost")).isEqualTo(part(1, 10));
    assertThat(dice(1, 5, FOOT + " leader", FOOT + " leader").value("attackerLeaderLost"))
        .isEqualTo(true);
    assertThat(dice(10, 5, FOOT + " leader", FOOT + " leader").value("defenderLeaderLost"))
        .isEqualTo(true);
    // The check die of a melee never costs a leader.
    assertThat(dice(4, 10, FOOT + " leader", FOOT + " leader").value("defenderLeaderLost"))
        .isEqualTo(false);
    assertThat(meleeOdds(FOOT, FOOT).measure("attackerLeaderLost")).isNull();
  }

  /** MP4: the whole rating counts in a check. */
  @ParameterizedTest(name = "{0}, check {1}: disordered {2}")
  @CsvSource({
    "leader 0, 8, true",
    "leader, 8, false",
    "leader, 9, true",
    "leader 2, 9, false",
    "leader 2, 10, true",
  })
  void a_leader_adds_his_rating_to_the_check(String leader, int check, boolean disordered) {
    // 100%: at most one better. A1-D1 on 5.
    ScriptedDice.PlayedFight playedFight = dice(5, check, FOOT, FOOT + " " + leader);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(disordered);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(true);
  }

  @Test
  void guns_are_captured_with_their_hex() {
    // Twelve against thirteen, 75%: D1R on 9 and 10.
    Odds.Exact odds = meleeOdds(FOOT, FOOT + ", art 12lb ql6");
    assertThat(chance(odds, "gunsCaptured")).isEqualTo(part(2, 10));
    assertThat(chance(odds, "success")).isEqualTo(part(2, 10));
    // One point with its guns, against twelve, is lost on every result of 300%.
    Odds.Exact lost = meleeOdds(FOOT, "li 1/1 ql6, art 12lb ql6");
    assertThat(chance(lost, "gunsCaptured")).isEqualTo(BigFraction.ONE);
    assertThat(meleeOdds(FOOT, FOOT).measure("gunsCaptured")).isNull();
  }

  @Test
  void those_who_come_down_a_steep_slope_are_disordered_only_if_they_win() {
    // Comments, Melee and obstructed terrain: 3 of ten are forced back, 3 of ten advance.
    String sure = "hi2 20/20 ql10";
    Odds.Exact odds = meleeOdds(sure, sure, "terrain", "down-steep-slope");
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(part(3 + 3, 10));
    assertThat(chance(meleeOdds(sure, sure), "attackerDisordered")).isEqualTo(part(3, 10));
    // No rout, because they were in order before.
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(8, 10));
  }

  /** Comments, Melee and obstructed terrain: D2R on 10; units that it disorders are named. */
  @Test
  void an_advance_down_a_steep_slope_tells_whom_it_disorders() {
    String disordered = "attacker is disordered by the ground";
    String[] slope = {"terrain", "down-steep-slope"};
    assertThat(dice(10, 1, FOOT, FOOT, slope).notes()).extracting(Note::text).contains(disordered);
    assertThat(dice(10, 1, FOOT + " disordered", FOOT, slope).notes())
        .extracting(Note::text)
        .doesNotContain(disordered);
    assertThat(dice(10, 1, FOOT, FOOT).notes()).extracting(Note::text).doesNotContain(disordered);
  }

  /** Comments 24 and 25: horse from any foot, light foot from heavy foot but not from horse. */
  @ParameterizedTest(name = "{1} before {0}")
  @CsvSource({
    "hi2 16/16 ql7, cav 3/3 ql7",
    "hi1 8/8 ql7, cav 3/3 ql7",
    "li 2/2 ql7, cav 3/3 ql7",
    "hi1 8/8 ql7, li 2/2 ql7",
    "hi2 16/16 ql7, li 2/2 ql7",
  })
  void a_nimble_defender_may_go_before_the_melee(String attacker, String defender) {
    Odds.Exact odds = meleeOdds(attacker, defender, "evade", "always");
    assertThat(ending(odds, "defender retreats before melee")).isEqualTo(BigFraction.ONE);
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(melee(attacker, defender, "evade", "always"));
    assertThat(playedFight.value("success")).isEqualTo(true);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(0);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(0);
    assertThat(ending(meleeOdds(attacker, defender), "defender retreats before melee"))
        .isEqualTo(BigFraction.ZERO);
  }

  /** Comments 24 and 25. */
  @ParameterizedTest(name = "{1} before {0}")
  @CsvSource({
    // At 100% A1-D1 on 4 to 7, D1R on 8 and 9, D2R on 10; above 300% 1 on 1 to 6, else 2.
    "cav 3/3 ql7, cav 3/3 ql7, 8",
    "cav 3/3 ql7, li 2/2 ql7, 14",
    "hi1 8/8 ql7, hi1 8/8 ql7, 8",
    "cav 3/3 ql7, hi1 8/8 ql7, 8",
  })
  void others_must_stand(String attacker, String defender, int tenths) {
    Odds.Exact odds = meleeOdds(attacker, defender, "evade", "always");
    assertThat(ending(odds, "defender retreats before melee")).isEqualTo(BigFraction.ZERO);
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(tenths, 10));
  }

  /** Nine against six is 150%. */
  @ParameterizedTest(name = "at {0}%: {1}")
  @CsvSource({"125, true", "150, true", "200, false", "300, false"})
  void a_defender_may_wait_and_see_the_odds(int percent, boolean goes) {
    Odds.Exact odds = meleeOdds("hi2 9/9 ql7", "cav 3/3 ql7", "evade", "at " + percent + "%");
    assertThat(ending(odds, "defender retreats before melee"))
        .isEqualTo(goes ? BigFraction.ONE : BigFraction.ZERO);
  }
}
