package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.dice;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Two hexes against two-hex foot, and two-hex foot against two hexes (comments; MP13). */
class TwoHexMeleeTest {
  /** Twelve against two sixes: 1 A2R, 2-3 A1R, 4-7 A1-D1, 8-9 D1R, 10 D2R. */
  private static final String TERCIO = "hi2 20/20 ql7";

  private static final String BIG = "big: hi1 12/12 ql7";
  private static final String SMALL = "small: hi1 8/8 ql7";

  private static ScriptedDice.PlayedFight defended(int resolution, int check, String... further) {
    return dice(resolution, check, TERCIO, SMALL, plus(further, "defender", BIG));
  }

  private static ScriptedDice.PlayedFight attacked(int resolution, int check, String... further) {
    return dice(resolution, check, SMALL, TERCIO, plus(further, "attacker", BIG));
  }

  private static String[] plus(String[] further, String name, String text) {
    return Fights.and(further, name, text);
  }

  @Test
  void two_points_are_one_each() {
    ScriptedDice.PlayedFight playedFight = defended(10, 1);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat(playedFight.value("defenderLosses[small]")).isEqualTo(1);
    assertThat(playedFight.value("defenderLosses[big]")).isEqualTo(1);
    ScriptedDice.PlayedFight attack = attacked(1, 1);
    assertThat(attack.value("attackerLosses[small]")).isEqualTo(1);
    assertThat(attack.value("attackerLosses[big]")).isEqualTo(1);
  }

  @Test
  void the_owner_places_the_odd_point() {
    assertThat(defended(8, 1, "defenderLossOrder", "strongest-first").value("defenderLosses[big]"))
        .isEqualTo(1);
    ScriptedDice.PlayedFight weakest = defended(8, 1, "defenderLossOrder", "weakest-first");
    assertThat(weakest.value("defenderLosses[small]")).isEqualTo(1);
    assertThat(weakest.value("defenderLosses[big]")).isEqualTo(0);
    assertThat(attacked(3, 1, "attackerLossOrder", "weakest-first").value("attackerLosses[small]"))
        .isEqualTo(1);
    assertThat(attacked(3, 1, "attackerLossOrder", "strongest-first").value("attackerLosses[big]"))
        .isEqualTo(1);
  }

  @Test
  void both_give_way_together() {
    ScriptedDice.PlayedFight playedFight = defended(8, 1);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(1);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(true);
    assertThat(playedFight.value("success")).isEqualTo(true);
    assertThat(playedFight.value("ending")).isEqualTo("defender retreats");
    assertThat(attacked(3, 1).value("attackerRetreated")).isEqualTo(true);
  }

  @Test
  void everyone_who_is_disordered_already_loses_two_in_the_rout() {
    // One of two is disordered: no shift. D1R: one of the table, two of the rout.
    ScriptedDice.PlayedFight one =
        dice(
            8,
            1,
            TERCIO,
            SMALL,
            "--defender '%s disordered' --defender-loss-order weakest-first".formatted(BIG));
    assertThat(one.value("defenderLosses[small]")).isEqualTo(1);
    assertThat(one.value("defenderLosses[big]")).isEqualTo(2);
    // Both: 125%, D1R on 7.
    ScriptedDice.PlayedFight both =
        dice(7, 1, TERCIO, SMALL + " disordered", "defender", BIG + " disordered");
    assertThat(both.value("defenderLosses")).isEqualTo(1 + 2 + 2);
    // An attacker: 75%, A1R on 2.
    ScriptedDice.PlayedFight attack = dice(2, 1, SMALL, TERCIO, "attacker", BIG + " disordered");
    assertThat(attack.value("attackerLosses")).isEqualTo(1 + 2);
  }

  @Test
  void each_checks_on_the_same_die() {
    // A1-D1, a 7: morale 7 passes, morale 6 does not; the best of the defenders decides the column.
    Odds.Exact odds = meleeOdds(TERCIO, SMALL, "defender", "big: hi1 12/12 ql6");
    assertThat(chance(odds, "defenderDisordered[small]")).isEqualTo(part(30 + 4 * 3, 100));
    assertThat(chance(odds, "defenderDisordered[big]")).isEqualTo(part(30 + 4 * 4, 100));
    // Whenever the better unit fails, the worse fails too.
    assertThat(chance(odds, "defenderDisordered")).isEqualTo(part(30 + 4 * 4, 100));
  }

  @Test
  void twice_three_points_of_horse_are_a_match_for_sixteen_of_foot() {
    // Melee notes; 0.8 of either. Losses of a sixth leave the morale as it is.
    Odds.Exact odds = meleeOdds("cav 6/6 ql10", "hi2 16/16 ql10", "attacker", "cav 6/6 ql10");
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(8, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(8, 10));
    assertThat(chance(odds, "attackerRetreated")).isEqualTo(part(3, 10));
    assertThat(mean(odds, "attackerLosses[1]").add(mean(odds, "attackerLosses[2]")))
        .isEqualTo(part(8, 10));
  }

  @Test
  void one_of_two_may_fall_and_the_other_go_back() {
    // 3 against 3: D2R on 10 takes the single point, and one of the two.
    ScriptedDice.PlayedFight playedFight =
        dice(10, 1, "hi2 3/3 ql7", "one: hi1 1/1 ql7", "defender", "two: hi1 2/2 ql7");
    assertThat(playedFight.value("defenderEliminated[one]")).isEqualTo(true);
    assertThat(playedFight.value("defenderEliminated[two]")).isEqualTo(false);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(true);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat(playedFight.value("success")).isEqualTo(true);
  }

  @Test
  void guns_with_either_hex_are_worth_one_and_are_captured() {
    // Twelve against thirteen: 75%, D1R on 9 and 10.
    Odds.Exact odds = meleeOdds(TERCIO, SMALL + ", art 12lb ql6", "defender", BIG);
    assertThat(chance(odds, "gunsCaptured")).isEqualTo(part(2, 10));
    assertThat(chance(odds, "success")).isEqualTo(part(2, 10));
  }

  @Test
  void who_stands_when_the_other_goes_fights_alone() {
    // Comments, Multi hex melee: the horse retreats before melee; twelve against six, 200%: D1R on
    // 5.
    ScriptedDice.PlayedFight playedFight =
        dice(5, 1, TERCIO, SMALL, "defender", "horse: cav 3/3 ql7", "evade", "always");
    assertThat(playedFight.value("defenderLosses[small]")).isEqualTo(1);
    assertThat(playedFight.value("defenderLosses[horse]")).isEqualTo(0);
    assertThat(playedFight.value("defenderDisordered[horse]")).isEqualTo(false);
    assertThat(playedFight.value("success")).isEqualTo(true);
    // Against both it is 100%, and a 5 is A1-D1.
    assertThat(
            dice(5, 1, TERCIO, SMALL, "defender", "horse: cav 3/3 ql7").value("defenderRetreated"))
        .isEqualTo(false);
  }

  @Test
  void only_the_one_whose_way_is_barred_surrenders() {
    ScriptedDice.PlayedFight playedFight =
        dice(8, 1, TERCIO, SMALL + "; retreat blocked", "defender", BIG);
    assertThat(playedFight.value("defenderLosses[small]")).isEqualTo(8);
    assertThat(playedFight.value("defenderEliminated[small]")).isEqualTo(true);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(true);
    assertThat(chance(meleeOdds(TERCIO, SMALL, "defender", BIG), "defenderEliminated"))
        .isEqualTo(BigFraction.ZERO);
  }
}
