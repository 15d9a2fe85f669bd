package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.loosefiles.LooseFilesFights.any;
import static vedette.rules.loosefiles.LooseFilesFights.assertCameTo;
import static vedette.rules.loosefiles.LooseFilesFights.assertChecked;
import static vedette.rules.loosefiles.LooseFilesFights.assertWays;
import static vedette.rules.loosefiles.LooseFilesFights.odds;
import static vedette.rules.loosefiles.LooseFilesFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Firefights: simultaneous volleys, turn by turn, and recovery between them (LF7, LF9). */
class LooseFilesFirefightTest {
  private static Engagement<?, ?> fight(String turns, String... units) {
    return any("firefight", Fights.and(units, "turns", turns));
  }

  /**
   * Returns the hits on a side: unless a unit is destroyed, all are in its D.Points and casualties.
   */
  private static BigFraction taken(Odds odds, String side) {
    return Fights.mean(odds, side + "Dp").add(Fights.mean(odds, side + "Losses"));
  }

  @Test
  void one_turn_is_a_volley_each_way() {
    // Skirmishers 6 at 1/4; against them half of 6 at 1/6.
    Odds.Exact odds = Fights.odds(fight("1", "attacker", "inf 6 skirmish", "defender", "inf 6"));
    assertThat(taken(odds, "defender")).isEqualTo(part(3, 2));
    assertThat(taken(odds, "attacker")).isEqualTo(part(1, 2));
    assertWays(odds, "attackerDp", 0, 125, 1, 75, 2, 15, 3, 1);
    assertWays(odds, "turns", 1, 1);
  }

  @Test
  void cavalry_can_be_shot_at_and_does_not_fire() {
    // Six dice at 1/6; cavalry has no range in the rules and throws none.
    Odds odds = Fights.odds(fight("1", "attacker", "inf 6", "defender", "cav 6"));
    assertThat(taken(odds, "defender")).isEqualTo(part(1, 1));
    assertThat(taken(odds, "attacker")).isEqualTo(part(0, 1));
  }

  @Test
  void limbered_guns_do_not_fire_and_are_the_better_target() {
    // Only the one base of infantry throws, at 1/6. Guns at short range: 1 none, 2 and 3 one
    // D.Point, 4 and 5 two, 6 one and a casualty; limbered guns as a target add 1: 1 and 2 one, 3
    // and 4 two, 5 and 6 one and a casualty.
    String[] units = {"attacker", "inf 1", "attacker", "art 3 column", "defender", "inf 6"};
    assertThat(taken(Fights.odds(fight("1", units)), "defender")).isEqualTo(part(1, 6));
    String[] guns = {"attacker", "art 1", "defender", "art 6 column", "range", "short"};
    Odds odds = Fights.odds(fight("1", guns));
    assertWays(odds, "defenderLosses", 0, 4, 1, 2);
    assertThat(taken(odds, "attacker")).isEqualTo(part(0, 1));
  }

  @Test
  void the_points_on_each_of_several_units_are_reported() {
    // Both throw one die, all at the first; neither shoots at the second.
    Odds odds =
        Fights.odds(fight("1", "attacker", "inf 1", "defender", "inf 1", "defender", "inf 1 dp 1"));
    assertThat(Fights.mean(odds, "defenderDp[1]")).isEqualTo(part(1, 6));
    assertThat(Fights.mean(odds, "defenderDp[2]")).isEqualTo(part(1, 1));
    assertThat(Fights.mean(odds, "defenderDp")).isEqualTo(part(7, 6));
  }

  @Test
  void a_unit_with_as_many_points_as_bases_fires_no_more() {
    // One die each. Hits on a side: 1/6, then 5/6 to be unhurt for the enemy, then 155/216.
    String[] units = {"attacker", "inf 1", "defender", "inf 1"};
    assertThat(Fights.mean(Fights.odds(fight("1", units)), "attackerDp")).isEqualTo(part(1, 6));
    assertThat(Fights.mean(Fights.odds(fight("2", units)), "defenderDp")).isEqualTo(part(11, 36));
    // Three turns are the default.
    Odds.Exact odds = odds("firefight", units);
    assertThat(Fights.mean(odds, "attackerDp")).isEqualTo(part(551, 1296));
    assertThat(Fights.mean(odds, "defenderDp")).isEqualTo(part(551, 1296));
  }

  @Test
  void all_fire_on_the_strengths_at_the_beginning_of_the_turn() {
    // The attacker's six destroy the defender, which still fires its one die.
    assertCameTo(
        ScriptedDice.play(fight("3", "attacker", "inf 12", "defender", "inf 6 dp 5"), 6, 1),
        "turns",
        1,
        "attackerDp",
        1,
        "attackerLeft",
        1,
        "defenderLeft",
        0,
        "defenderLosses",
        6);
  }

  @Test
  void attackers_are_asked_first_and_in_order() {
    // Pools of 3, 3 and 9; nine are five D.Points, three bases and one wasted.
    String[] units = {"attacker", "inf 3", "attacker", "inf 3", "defender", "inf 9"};
    assertCameTo(
        ScriptedDice.play(fight("1", units), 1, 2, 9),
        "defenderDp",
        3,
        "attackerLosses",
        3,
        "attackerLeft",
        1);
    // Three bases with three D.Points throw nothing, so that only the second unit's three count.
    Odds.Exact odds =
        Fights.odds(fight("1", "attacker", "inf 3 dp 3", "attacker", "inf 3", "defender", "inf 3"));
    assertWays(odds, "defenderDp", 0, 125, 1, 75, 2, 15, 3, 1);
  }

  @Test
  void everyone_fires_at_the_first_enemy_not_destroyed() {
    String[] units = {"attacker", "inf 12", "defender", "inf 6 dp 5", "defender", "inf 6"};
    // Six bases of the first; then five D.Points and three bases of the second.
    assertCameTo(
        ScriptedDice.play(fight("2", units), 6, 0, 0, 8, 0),
        "turns",
        2,
        "defenderLosses",
        9,
        "defenderLeft",
        1,
        "attackerDp",
        0,
        "attackerLosses",
        0,
        "attackerLeft",
        1);
  }

  @Test
  void fire_at_a_unit_that_falls_in_this_turn_is_wasted() {
    String[] units = {
      "attacker", "inf 6", "attacker", "inf 6", "defender", "inf 6 dp 5", "defender", "inf 6"
    };
    // The second six are not thrown.
    assertCameTo(
        ScriptedDice.play(fight("1", units), 6, 1, 2),
        "defenderLosses",
        6,
        "defenderLeft",
        1,
        "attackerDp",
        3,
        "attackerLeft",
        2);
  }

  @Test
  void commanders_rally_before_the_volleys() {
    // One D6 of 5 D.Points leaves 2 3 4 5 6 6 dice of six bases: 26/36 hits. The attacker keeps
    // 5 - 20/6 points and takes 6/6.
    Odds.Exact odds =
        Fights.odds(fight("1", "attacker", "inf 6 dp 5", "defender", "inf 6", "commanders", "1"));
    assertThat(taken(odds, "defender")).isEqualTo(part(26, 36));
    assertThat(taken(odds, "attacker")).isEqualTo(part(8, 3));
    // The other side has its die, too.
    Odds.Exact other =
        Fights.odds(fight("1", "attacker", "inf 6", "defender", "inf 6 dp 5", "commanders", "1"));
    assertThat(taken(other, "attacker")).isEqualTo(part(26, 36));
    // Without commanders nothing comes off: a die at 1/6 against six.
    Odds.Exact none = Fights.odds(fight("1", "attacker", "inf 6 dp 5", "defender", "inf 6"));
    assertThat(taken(none, "defender")).isEqualTo(part(1, 6));
    // Six hits, once in 46656, would destroy it, and its five D.Points go with it.
    assertThat(taken(none, "attacker")).isEqualTo(part(6 * 46656 - 5, 46656));
  }

  @Test
  void the_point_that_is_rallied_fires_again() {
    // One base: a hit of the first turn (1/6) is off again before the second.
    Odds.Exact odds =
        Fights.odds(fight("2", "attacker", "inf 1", "defender", "inf 1", "commanders", "1"));
    assertWays(odds, "attackerDp", 0, 5, 1, 1);
    assertWays(odds, "defenderDp", 0, 5, 1, 1);
  }

  @Test
  void a_commander_is_checked_once_for_the_fire_of_a_turn() {
    // Two enemies with a die each: 11 of 36 hit.
    String[] units = {"attacker", "inf 1", "attacker", "inf 1", "defender", "inf 6 commander"};
    assertChecked(Fights.odds(fight("1", units)), "defenderCommander", 11, 36);
  }

  @Test
  void an_unhurt_commander_removes_a_point_from_its_unit() {
    // A hit of the first turn (1/6) costs the commander in 1/12, or is recovered; the enemy, if
    // unhurt (5/6), hits again (1/6). Unhurt after both: 71/72 by 427/432; of the lost one third
    // is killed.
    Odds.Exact odds = Fights.odds(fight("2", "attacker", "inf 1 commander", "defender", "inf 1"));
    assertWays(
        odds, "attackerCommander", "unhurt", 3 * 71 * 427, "killed", 787, "wounded", 2 * 787);
    assertWays(odds, "attackerDp", 0, 71 * 31, 1, 31 + 71 * 5, 2, 5);
  }

  @Test
  void each_unit_of_several_has_its_own_measures() {
    String[] units = {
      "attacker", "inf 12", "defender", "A: inf 6 dp 5 commander", "defender", "inf 6 commander"
    };
    // Four D.Points are left on A: six bases of the seven hits above five. Its commander survives a
    // roll of 2. Then five D.Points and three bases of the other.
    assertCameTo(
        ScriptedDice.play(fight("2", units), 7, 0, 0, 2, 8, 0, 1, 3),
        "defenderState[A]",
        "destroyed",
        "defenderLosses[A]",
        6,
        "defenderCommander[A]",
        "unhurt",
        "defenderState[2]",
        "steady",
        "defenderLosses[2]",
        3,
        "defenderCommander[2]",
        "wounded",
        "defenderDp",
        5);
  }

  @Test
  void the_volleys_of_large_units_come_in_two_throws() {
    // 17 and 7 of the attacker, 17 and 3 of the defender, counted out before the first.
    assertCameTo(
        ScriptedDice.play(fight("1", "attacker", "inf 24", "defender", "inf 20"), 2, 3, 1, 1),
        "defenderDp",
        5,
        "attackerDp",
        2);
  }
}
