package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.dice;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * The effects of a result of the melee table: losses, checks, disorder, retreats (MP2, MP6, MP10).
 */
class MeleeResultsTest {
  /** Twelve against twelve: 1 A2R, 2-3 A1R, 4-7 A1-D1, 8-9 D1R, 10 D2R. */
  private static final String FOOT = "hi2 20/20 ql7";

  @Test
  void at_a1_d1_both_lose_one_and_check_on_one_die() {
    // Morale 7 and 6: a 7 passes for the one and fails for the other.
    ScriptedDice.PlayedFight playedFight = dice(4, 7, FOOT, "hi2 20/20 ql6");
    assertThat(playedFight.value("attackerLosses")).isEqualTo(1);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(1);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(false);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(true);
    assertThat(playedFight.value("attackerRetreated")).isEqualTo(false);
    assertThat(playedFight.value("defenderRetreated")).isEqualTo(false);
    assertThat(playedFight.value("success")).isEqualTo(false);
    assertThat(playedFight.value("ending")).isEqualTo("both hold");
    Odds.Exact odds = meleeOdds(FOOT, "hi2 20/20 ql6");
    // Retreats are 3 and 3 of ten; at A1-D1 (4 of ten) the die decides.
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(part(30 + 4 * 3, 100));
    assertThat(chance(odds, "defenderDisordered")).isEqualTo(part(30 + 4 * 4, 100));
  }

  @Test
  void only_the_loser_checks() {
    ScriptedDice.PlayedFight lost = dice(8, 10, FOOT, FOOT);
    assertThat(lost.value("attackerDisordered")).isEqualTo(false);
    assertThat(lost.value("attackerLosses")).isEqualTo(0);
    // In good order it is disordered, whether it fails or not, and loses only the table's point.
    assertThat(lost.value("defenderLosses")).isEqualTo(1);
    assertThat(lost.value("defenderDisordered")).isEqualTo(true);
    assertThat(lost.value("ending")).isEqualTo("defender retreats");
    ScriptedDice.PlayedFight thrown = dice(3, 10, FOOT, FOOT);
    assertThat(thrown.value("attackerLosses")).isEqualTo(1);
    assertThat(thrown.value("attackerRetreated")).isEqualTo(true);
    assertThat(thrown.value("attackerDisordered")).isEqualTo(true);
    assertThat(thrown.value("defenderDisordered")).isEqualTo(false);
    assertThat(thrown.value("success")).isEqualTo(false);
    assertThat(thrown.value("ending")).isEqualTo("attacker retreats");
  }

  @Test
  void a_retreat_disorders_those_who_pass_the_check() {
    assertThat(dice(8, 1, FOOT, FOOT).value("defenderDisordered")).isEqualTo(true);
    assertThat(dice(3, 1, FOOT, FOOT).value("attackerDisordered")).isEqualTo(true);
  }

  @Test
  void ones_and_tens_cost_two_points() {
    assertThat(dice(1, 1, FOOT, FOOT).value("attackerLosses")).isEqualTo(2);
    assertThat(dice(10, 1, FOOT, FOOT).value("defenderLosses")).isEqualTo(2);
  }

  /** Disordered attackers, 75%: 1 A2R, 2-4 A1R, 5-8 A1-D1, 9-10 D1R. */
  @ParameterizedTest(name = "{0}, {1}: {2} lost")
  @CsvSource({
    // A1-D1: the table's point, and the failure's excess over 7.
    "5, 7, 1",
    "5, 8, 2",
    "5, 10, 4",
    // A1R: two more for the rout.
    "2, 7, 3",
    "2, 8, 4",
    "2, 10, 6",
    // A2R: 18 of 20 left, morale still 7.
    "1, 9, 6",
    // The attackers win and lose nothing.
    "9, 10, 0",
  })
  void disordered_attackers_pay_for_failure_and_rout(int resolution, int check, int lost) {
    ScriptedDice.PlayedFight playedFight =
        dice(resolution, check, FOOT + " disordered", "hi2 16/16 ql7");
    assertThat(playedFight.value("attackerLosses")).isEqualTo(lost);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(true);
  }

  /** Disordered defenders, 125%: 1-2 A1R, 3-6 A1-D1, 7-9 D1R, 10 D2R. */
  @ParameterizedTest(name = "{0}, {1}: {2} lost")
  @CsvSource({"2, 10, 0", "3, 7, 1", "3, 9, 3", "7, 7, 3", "7, 9, 5", "10, 8, 5", "10, 10, 7"})
  void disordered_defenders_pay_for_failure_and_rout(int resolution, int check, int lost) {
    ScriptedDice.PlayedFight playedFight =
        dice(resolution, check, "hi2 16/16 ql7", FOOT + " disordered");
    assertThat(playedFight.value("defenderLosses")).isEqualTo(lost);
  }

  @Test
  void the_check_comes_after_the_losses_of_the_table() {
    // 5 against 5; one of five is 20%, morale 6 (MP10).
    assertThat(dice(4, 7, "hi1 5/5 ql7", "hi1 5/5 ql7").value("defenderDisordered"))
        .isEqualTo(true);
    assertThat(dice(4, 7, "hi1 6/6 ql7", "hi1 6/6 ql7").value("defenderDisordered"))
        .isEqualTo(false);
  }

  @Test
  void the_check_comes_before_the_losses_of_the_rout() {
    // 125%, D1R: 9 of 10 left, morale 7, fails by 1; with the rout's two it would be 6 and 2.
    ScriptedDice.PlayedFight playedFight = dice(7, 8, "hi2 10/10 ql7", "hi2 10/10 ql7 disordered");
    assertThat(playedFight.value("defenderLosses")).isEqualTo(1 + 1 + 2);
  }

  @Test
  void disorder_from_the_obstacle_counts_as_disorder_before_the_roll() {
    // 50%: A2R on 1 and 2. Two of the table, two of the rout, one of the check.
    ScriptedDice.PlayedFight playedFight = dice(2, 8, FOOT, FOOT, "terrain", "wall");
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2 + 2 + 1);
  }

  @Test
  void a_unit_that_holds_stays_disordered_if_it_was() {
    ScriptedDice.PlayedFight playedFight = dice(5, 1, FOOT + " disordered", "hi2 16/16 ql7");
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(true);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(false);
  }

  @Test
  void the_last_point_lost_is_elimination_and_no_retreat() {
    // One against one, 100%.
    Odds.Exact single = meleeOdds("hi1 1/1 ql10", "li 1/1 ql10");
    assertThat(chance(single, "defenderEliminated")).isEqualTo(part(7, 10));
    assertThat(chance(single, "attackerEliminated")).isEqualTo(part(7, 10));
    assertThat(chance(single, "defenderRetreated")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(single, "attackerRetreated")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(single, "defenderDisordered")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(single, "success")).isEqualTo(part(3, 10));
    assertThat(Fights.outOf(10, single, "ending"))
        .isEqualTo(
            Map.of("attacker eliminated", 3, "both eliminated", 4, "defender eliminated", 3));
    assertThat(mean(single, "defenderLosses")).isEqualTo(part(7, 10));
  }

  @Test
  void a_rout_may_take_the_last_points() {
    // 125%: D1R on 7: one and two of three; D2R the same.
    Odds.Exact odds = meleeOdds("hi1 3/3 ql10", "hi1 3/3 ql10 disordered");
    assertThat(dice(7, 1, "hi1 3/3 ql10", "hi1 3/3 ql10 disordered").value("ending"))
        .isEqualTo("defender eliminated");
    assertThat(chance(odds, "defenderRetreated")).isEqualTo(BigFraction.ZERO);
    // At A1-D1 two of three are left with morale 9: a 10 costs one more, not the last.
    assertThat(chance(odds, "defenderEliminated")).isEqualTo(part(4, 10));
  }

  @Test
  void light_foot_in_the_open_may_pay_for_a_rout_by_the_older_comment() {
    // MP7. 2 against 2, 100%: D1R on 8.
    String light = "li 4/4 ql10";
    String[] variant = {"variant", "light-foot-rout"};
    assertThat(dice(8, 1, "hi1 2/2 ql10", light).value("defenderLosses")).isEqualTo(1);
    assertThat(dice(8, 1, "hi1 2/2 ql10", light, variant).value("defenderLosses")).isEqualTo(3);
    // The same against horse (300%, D1R on 4), as attackers (100%, A1R on 3), disordered (125%).
    assertThat(dice(4, 1, "cav 3/3 ql10", light, variant).value("defenderLosses")).isEqualTo(3);
    assertThat(dice(3, 1, light, "hi1 2/2 ql10", variant).value("attackerLosses")).isEqualTo(3);
    assertThat(dice(7, 1, "hi1 2/2 ql10", light + " disordered", variant).value("defenderLosses"))
        .isEqualTo(3);
    // Other units pay as usual: disordered heavy foot, 125%.
    assertThat(
            dice(7, 1, "hi1 4/4 ql10", "hi1 4/4 ql10 disordered", variant).value("defenderLosses"))
        .isEqualTo(3);
    // It does not apply among light foot (100%), nor behind a wall (4 against 4, 50%: D1R on 10).
    assertThat(dice(8, 1, light, light, variant).value("defenderLosses")).isEqualTo(1);
    assertThat(
            dice(10, 1, "hi1 4/4 ql10", light, Fights.and(variant, "terrain", "wall"))
                .value("defenderLosses"))
        .isEqualTo(1);
  }
}
