package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.Fights.chance;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.KILLED;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.RUNS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.STANDS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.any;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.assertCameTo;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.fight;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.part;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.OpeningUmpire;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * Firefights: initiative, simultaneous fire of a side's units in turn, ranges, targets (SN5, SN8).
 */
class FirefightTest {
  private static Engagement<?, ?> firefight(
      String attackers, String defenders, int turns, String range, String... further) {
    String[] options = {"turns", String.valueOf(turns), "range", range};
    return fight("firefight", attackers, defenders, Fights.and(further, options));
  }

  @Test
  void the_higher_die_fires_first_and_a_tie_is_thrown_again() {
    // 5 to 2: the attacker's 3 hits, at half and standing; then the defender's 1.
    ScriptedDice.PlayedFight first =
        ScriptedDice.play(firefight("inf", "inf", 1, "1"), 5, 2, 3, STANDS, 1);
    assertCameTo(first, "defenderLosses", 3, "attackerLosses", 1, "turns", 1);
    assertCameTo(first, "attackerLeft", 1, "defenderLeft", 1);
    ScriptedDice.PlayedFight tied =
        ScriptedDice.play(firefight("inf", "inf", 1, "1"), 4, 4, 1, 6, 3, STANDS, 1);
    assertCameTo(tied, "attackerLosses", 3, "defenderLosses", 1);
  }

  @Test
  void losses_and_morale_count_before_the_other_side_fires() {
    ScriptedDice.PlayedFight fled =
        ScriptedDice.play(firefight("inf", "inf", 6, "1"), 6, 1, 3, RUNS);
    assertCameTo(fled, "defenderLosses", 3, "defenderLeft", 0);
    assertCameTo(fled, "attackerLosses", 0, "attackerLeft", 1, "turns", 1);
    ScriptedDice.PlayedFight shot = ScriptedDice.play(firefight("inf", "inf", 6, "1"), 1, 6, 6);
    assertCameTo(shot, "attackerLosses", 6, "attackerLeft", 0);
  }

  @Test
  void the_first_shot_of_two_riflemen_by_hand() {
    // One die at a third each. First by half: 1/3 x 1/2 + 2/3 x 1/3 x 1/2.
    Odds odds = Fights.odds(firefight("rifle 1/4", "rifle 1/4", 1, "4"));
    assertThat(chance(odds, "attackerLeft", 0)).isEqualTo(part(5, 18));
    assertThat(chance(odds, "defenderLeft", 0)).isEqualTo(part(5, 18));
    assertThat(chance(odds, "attackerLosses", 0)).isEqualTo(part(13, 18));
  }

  @Test
  void a_general_rallies_a_unit_that_fires_from_where_it_stands_then() {
    // Cavalry never fires. Rallied by 1/2 in turn 1, the line fires 6 dice in each further turn;
    // rallied in turn 2, a hex farther off, it fires 4 in turn 3. Each misses by 1/2, by 2/3 where
    // the general is only near (SN1, SN2, SN7).
    String[] near = {"attackerGenerals", "1"};
    Odds odds = Fights.odds(firefight("inf 6 line general retreating", "cav 4 line", 3, "1"));
    assertThat(chance(odds, "attackerState", "retreating")).isEqualTo(part(1, 8));
    BigFraction own = part(1, 2).multiply(part(1, 2).pow(12));
    assertThat(chance(odds, "defenderLosses", 0))
        .isEqualTo(own.add(part(1, 4).multiply(part(1, 2).pow(4))).add(part(1, 4)));
    Odds other = Fights.odds(firefight("inf 6 line retreating", "cav 4 line", 3, "1", near));
    BigFraction beside = part(1, 2).multiply(part(2, 3).pow(12));
    assertThat(chance(other, "defenderLosses", 0))
        .isEqualTo(beside.add(part(1, 4).multiply(part(2, 3).pow(4))).add(part(1, 4)));
    assertThat(odds.readings()).contains("SN-V18");
  }

  @Test
  void a_unit_that_runs_and_rallies_exchanges_fire_from_a_hex_farther_off() {
    // Three hits and it runs; in its part it rallies and does not fire. Turn 2 is fought at two
    // hexes: the defender misses, the attacker hits with one of four dice, and not with five.
    Engagement<?, ?> fight = firefight("inf general", "inf", 2, "1", "first", "defender");
    assertCameTo(
        ScriptedDice.play(fight, 3, RUNS, 4, 1, 6, 0, 1),
        "attackerState",
        "steady",
        "attackerLosses",
        3,
        "defenderLosses",
        1);
    assertThatThrownBy(() -> ScriptedDice.play(fight, 3, RUNS, 4, 1, 6, 0, 5))
        .isInstanceOf(AssertionError.class);
    // Not rallied in turn 1, it tries again in turn 2, and the defender has no unit to fire at.
    assertCameTo(
        ScriptedDice.play(fight, 3, RUNS, 3, 1, 6, 5),
        "attackerState",
        "steady",
        "attackerLosses",
        3,
        "defenderLosses",
        0);
  }

  @Test
  void a_retreating_unit_that_no_general_may_rally_has_no_part_in_a_firefight() {
    assertThatThrownBy(() -> firefight("inf 6 retreating", "inf", 2, "1"))
        .hasMessageContaining("cannot fire");
  }

  @ParameterizedTest(name = "{0} turns at {1}: {2} dice in all")
  @CsvSource(
      delimiter = '|',
      value = {
        // Guns throw 2 at 6 and 5 hexes, 4 at 4; the last range holds.
        "1 | 6     | 2",
        "2 | 6,5   | 4",
        "2 | 5,4   | 6",
        "3 | 6,4   | 10",
        "4 | 4     | 16"
      })
  void the_range_is_that_of_the_turn(int turns, String range, int dice) {
    // At 4 hexes and beyond no musket answers; a line is missed by 2/3.
    Odds odds = Fights.odds(firefight("art", "inf", turns, range));
    assertThat(chance(odds, "defenderLosses", 0)).isEqualTo(part(2, 3).pow(dice));
    assertThat(chance(odds, "attackerLosses", 0)).isEqualTo(part(1, 1));
  }

  @Test
  void a_unit_out_of_range_holds_fire_until_the_range_closes() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("art", "inf", 3, "5,4,3"),
            1,
            6,
            0,
            6,
            1,
            0,
            6,
            1, /* guns */
            0, /* foot */
            1,
            STANDS);
    assertCameTo(playedFight, "attackerLosses", 1, "defenderLosses", 0, "turns", 3);
  }

  @ParameterizedTest(name = "{0} of {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        // One hit on four of six is tested, one on more is not; of equals the first.
        "first    | inf 6/6 + inf 4/6 | false",
        "first    | inf 4/6 + inf 6/6 | true",
        "weakest  | inf 6/6 + inf 4/6 | true",
        "weakest  | inf 4/6 + inf 6/6 | true",
        "strongest | inf 4/6 + inf 6/6 | false",
        "strongest | inf 6/6 + inf 4/6 | false",
        "weakest  | inf 4/5 + inf 4/6 | false",
        "strongest | inf 4/6 + inf 4/5 | true",
      })
  void each_unit_fires_by_its_doctrine(String target, String defenders, boolean tested) {
    Engagement<?, ?> fight = firefight("art", defenders, 1, "6", "target", target);
    ScriptedDice.PlayedFight playedFight =
        tested ? ScriptedDice.play(fight, 6, 1, 1, STANDS) : ScriptedDice.play(fight, 6, 1, 1);
    assertCameTo(playedFight, "defenderLosses", 1, "defenderLeft", 2);
  }

  @Test
  void the_next_unit_fires_at_the_remaining_enemies() {
    // The first battery destroys one, the second hits the other.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(firefight("art + art", "inf 2/6 + inf", 1, "5"), 6, 1, 2, 2);
    assertCameTo(playedFight, "defenderLosses", 4, "defenderLeft", 1, "attackerLeft", 2);
    assertCameTo(playedFight, "defenderState[1]", "destroyed", "defenderState[2]", "steady");
    assertCameTo(playedFight, "attackerState[1]", "steady", "attackerState[2]", "steady");
  }

  @Test
  void a_retreating_unit_neither_fires_nor_is_fired_at() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("inf", "inf 4/6 + inf", 2, "1"),
            6,
            1,
            1,
            RUNS,
            1, // the first runs, the second answers
            6,
            1,
            1,
            1);
    assertCameTo(playedFight, "defenderLosses", 2, "attackerLosses", 2, "defenderLeft", 1);
    assertCameTo(playedFight, "defenderState[1]", "retreating", "defenderState[2]", "steady");
  }

  @Test
  void all_units_of_a_side_fire_before_the_other() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("inf + art + inf column", "inf + inf", 1, "3"),
            6,
            1,
            2,
            1,
            STANDS,
            1,
            STANDS, // 2, 4 and 1 dice at the first
            0,
            2); // both at the first
    assertCameTo(playedFight, "defenderLosses", 4, "attackerLosses", 2, "turns", 1);
  }

  @Test
  void the_default_is_six_turns_at_one_hex() {
    Engagement<?, ?> fight = any("firefight", "attacker", "inf", "defender", "inf square");
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            fight, 6, 1, 0, 0, 6, 1, 0, 0, 6, 1, 0, 0, 6, 1, 0, 0, 6, 1, 0, 0, 6, 1, 2, 2);
    assertCameTo(playedFight, "turns", 6, "attackerLosses", 2, "defenderLosses", 2);
  }

  @Test
  void generals_are_at_risk_as_each_side_decides() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("inf general", "inf general", 1, "1", "attackerKills", "always"),
            6,
            1,
            2,
            KILLED,
            2);
    assertCameTo(playedFight, "defenderLosses", 1, "attackerLosses", 2);
  }

  @Test
  void a_unit_fires_without_its_dead_general_by_hand() {
    // Two dice each, the defender's on 4 and up while its general lives. Firing first, the
    // attacker hits by 5/9 and kills by 1/12 of that: 1/2 x 1/4 + 1/2 (5/108 x 4/9 + 103/108 x
    // 1/4).
    Odds odds = Fights.odds(firefight("inf", "inf general", 1, "3", "attackerKills", "always"));
    assertThat(chance(odds, "attackerLosses", 0)).isEqualTo(part(1979, 7776));
  }

  @Test
  void a_unit_that_closes_in_fires_worse_and_its_enemy_at_the_new_range() {
    // From 5 to 4 hexes, a die each: moving it hits by 1/6; the enemy first has none at 5, second
    // hits by 1/3. Hit: 1/6; half the time the enemy is second, and left by 5/6.
    String[] closing = {"closing", "attacker", "startRange", "5"};
    Odds odds = Fights.odds(firefight("rifle 1/4", "rifle 1/4", 1, "4", closing));
    assertThat(chance(odds, "defenderLeft", 0)).isEqualTo(part(1, 6));
    assertThat(chance(odds, "attackerLeft", 0)).isEqualTo(part(5, 36));
    // In the second turn it stands: both at 1/3. The first to fire in it: 1/3, the second 2/9;
    // both are left by 1 - 1/6 - 5/36 = 25/36.
    Odds two = Fights.odds(firefight("rifle 1/4", "rifle 1/4", 2, "4", closing));
    assertThat(chance(two, "defenderLeft", 0))
        .isEqualTo(part(1, 6).add(part(25, 36).multiply(part(5, 18))));
  }

  @Test
  void guns_that_close_in_hold_their_fire_while_they_move() {
    // 7, 6, 6 and 5 hexes: only in the second turn do the guns stand; no musket answers.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("art", "inf", 3, "6,6,5", "closing", "attacker", "startRange", "7"),
            6,
            1, // they move
            6,
            1,
            2, // they fire
            6,
            1); // they move
    assertCameTo(playedFight, "defenderLosses", 2, "turns", 3);
  }

  @Test
  void guns_with_a_range_of_their_own_stay_behind_and_fire_while_others_close_in() {
    // From 4 hexes to 2: the column's two dice, moving, score on a 6 at a line; the battery's four
    // at 4 hexes on 5 and 6. Six hits at most leave nothing to waste.
    String[] others = {
      "--attacker 'inf column' --attacker 'art; range 4' --defender 'inf' --turns 1 --range 2"
          + " --closing attacker --start-range 4 --first attacker"
    };
    assertThat(Fights.mean(Fights.odds(any("firefight", others)), "defenderLosses"))
        .isEqualTo(part(2, 6).add(part(4, 3)));
  }

  @Test
  void a_given_first_side_moves_first_only_in_the_first_turn() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(firefight("inf", "inf", 2, "1", "first", "defender"), 1, 2, 6, 1, 0, 0);
    // The defender's one hit comes first; then a roll, which the attacker wins.
    assertCameTo(playedFight, "attackerLosses", 1, "defenderLosses", 2, "turns", 2);
  }

  @Test
  void cavalry_is_shot_at_and_never_fires() {
    Engagement<?, ?> fight = firefight("inf", "cav column", 1, "1");
    List<String> told = new ArrayList<>();
    OpeningUmpire.of(fight, note -> told.add(note.text()));
    assertThat(told).contains("defender never fires");
    // 6 dice at 4 and up against four horsemen.
    assertThat(chance(Fights.odds(fight), "attackerLosses", 0)).isEqualTo(part(1, 1));
    assertThat(chance(Fights.odds(fight), "defenderState", "destroyed")).isEqualTo(part(22, 64));
  }

  @ParameterizedTest(name = "{0} at {1}: {2} dice")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          art; range 5 | inf              | 2
          art; range 4 | inf; range 4     | 4
          art; range 3 | inf column; range 6 | 2
          art          | inf; range 4     | 4
          """)
  void a_unit_has_a_range_of_its_own_and_of_two_the_greater_counts(
      String guns, String target, int dice) {
    int faces = target.contains("column") ? 3 : 2;
    Odds odds = Fights.odds(firefight(guns, target, 1, "1"));
    assertThat(chance(odds, "defenderLosses", 0)).isEqualTo(part(6 - faces, 6).pow(dice));
    assertThat(chance(odds, "attackerLosses", 0)).isEqualTo(part(1, 1));
  }

  @Test
  void a_unit_farther_back_is_out_of_reach_of_units_in_front() {
    // The guns throw 4 dice from 4 hexes; the muskets answer the line at 1, and only that.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("inf + art; range 4", "inf", 1, "1", "target", "weakest"), 6, 1, 0, 1, 1);
    assertCameTo(playedFight, "defenderLosses", 1, "attackerLosses", 1);
    assertCameTo(playedFight, "attackerState[2]", "steady");
  }

  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        // One hit on four of six is tested.
        "art; at 2        | inf 6/6 + inf 4/6        | true",
        "art; at 1        | inf 6/6 + inf 4/6        | false",
        "art; at Guard    | inf 6/6 + Guard: inf 4/6 | true",
        "art; at 2 1      | inf 6/6 + inf 4/6        | true",
        // Out of reach: it fires at the other.
        "art; at 2        | inf 6/6 + inf 4/6; range 7 | false",
      })
  void a_unit_fires_at_its_preferred_target_while_it_can(
      String guns, String defenders, boolean tested) {
    Engagement<?, ?> fight = firefight(guns, defenders, 1, "6");
    ScriptedDice.PlayedFight playedFight =
        tested ? ScriptedDice.play(fight, 6, 1, 1, STANDS) : ScriptedDice.play(fight, 6, 1, 1);
    assertCameTo(playedFight, "defenderLosses", 1, "defenderLeft", 2);
  }

  @Test
  void a_unit_fires_at_another_enemy_when_its_preferred_target_has_left() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(firefight("art; at 2", "inf + inf 2/6", 2, "4"), 6, 1, 2, 6, 1, 2);
    assertCameTo(playedFight, "defenderState[2]", "destroyed", "defenderLosses", 4, "turns", 2);
  }

  @Test
  void a_retreating_unit_is_fired_at_as_far_as_guns_reach() {
    // From 4 hexes it falls back to 5, and to 6 in its part; then to 7.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("art", "inf 4/6", 9, "4", "atRetreating", "true"), 6, 1, 1, RUNS, 6, 1, 1);
    assertCameTo(playedFight, "defenderLosses", 2, "defenderState", "retreating", "turns", 2);
    // If its side moves first in the second turn it has left before they fire.
    ScriptedDice.PlayedFight first =
        ScriptedDice.play(
            firefight("art", "inf 4/6", 9, "4", "atRetreating", "true"), 6, 1, 1, RUNS, 1, 6);
    assertCameTo(first, "defenderLosses", 1, "turns", 2);
  }

  @Test
  void steady_units_are_fired_at_before_retreating_ones() {
    String[] goOn = {"atRetreating", "true", "first", "attacker", "target", "weakest"};
    // The first runs at 2 hexes to 3; the second is fired at, destroyed; then the first again.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            firefight("art; at 1 + art + art", "inf 4/6 + inf 1/6", 1, "2", goOn), 1, RUNS, 1, 3);
    assertCameTo(playedFight, "defenderState[1]", "destroyed", "defenderState[2]", "destroyed");
  }
}
