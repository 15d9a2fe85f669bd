package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.Fights.outOf;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Distributions of battles of several rolls, calculated by hand from the printed table. */
class HandCalculatedTest {
  /**
   * Two of infantry against two, two turns. First at 0: 1 A2Rp eliminates the attacker; 2 A1Rp; 3-5
   * A1; 6-8 D1; 9-10 D1Rp. Then at -1 (1 against 2; 30 in 100): 1-2 A2Rp and 3-5 A1 eliminate the
   * attacker; 6-9 D1; 10 D1Rp. Or at +1 (2 against 1; 30 in 100): 1 A1Rp; 2-4 A1; 5-10 eliminate
   * the defender, 9-10 with a repulse.
   */
  @Test
  void two_turns_of_two_against_two() {
    Odds.Exact odds =
        Fights.odds(SixDaysFight.battle("attacker", "inf 2", "defender", "inf 2", "turns", "2"));
    // Nothing: 20 + 3 * 6. One: 10 + 3 * 5 + 3 * 4. Two: 10 + 3 * 5.
    assertThat(outOf(100, odds, "attackerLosses")).isEqualTo(Map.of(0, 38, 1, 37, 2, 25));
    // Nothing: 20 + 3 * 5. One: 20 + 3 * 5 + 3 * 4. Two: 3 * 6.
    assertThat(outOf(100, odds, "defenderLosses")).isEqualTo(Map.of(0, 35, 1, 47, 2, 18));
    assertThat(outOf(100, odds, "ending"))
        .isEqualTo(
            Map.of(
                "attacker repulsed", 10 + 3,
                "attacker eliminated", 10 + 3 * 5,
                "defender repulsed", 20 + 3,
                "defender eliminated", 3 * 6,
                "turns run out", 3 * 4 + 3 * 3));
    assertThat(chance(odds, "attackerRepulsed")).isEqualTo(new BigFraction(20 + 6 + 3, 100));
    assertThat(chance(odds, "defenderRepulsed")).isEqualTo(new BigFraction(20 + 3 + 6, 100));
    assertThat(outOf(10, odds, "turns")).isEqualTo(Map.of(1, 4, 2, 6));
    assertThat(mean(odds, "attackerLosses")).isEqualTo(new BigFraction(37 + 2 * 25, 100));
  }

  /**
   * Two of infantry against two, one turn with a counterattack. After an A1 (30 in 100) the
   * defender attacks at +1: 1 A1Rp repulses it, 2-4 A1 costs it a point, 5-10 eliminate the phasing
   * stack. After a D1 (30 in 100) it attacks at -1: 1-5 eliminate it, 6-9 D1 and 10 D1Rp apply to
   * the phasing stack.
   */
  @Test
  void one_turn_of_two_against_two_with_a_counterattack() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "attacker", "inf 2", "defender", "inf 2", "counterattack", "always"));
    // Nothing: 20 + 3 * 5. One: 10 + 3 * 4 + 3 * 5. Two: 10 + 3 * 6.
    assertThat(outOf(100, odds, "attackerLosses")).isEqualTo(Map.of(0, 35, 1, 37, 2, 28));
    // Nothing: 20 + 3 * 6. One: 20 + 3 * 4 + 3 * 5. Two: 3 * 5.
    assertThat(outOf(100, odds, "defenderLosses")).isEqualTo(Map.of(0, 38, 1, 47, 2, 15));
    assertThat(outOf(100, odds, "ending"))
        .isEqualTo(
            Map.of(
                "attacker repulsed", 10 + 3,
                "attacker eliminated", 10 + 3 * 6,
                "defender repulsed", 20 + 3,
                "defender eliminated", 3 * 5,
                "turns run out", 3 * 3 + 3 * 4));
  }

  /**
   * Three of infantry, joined by two of cavalry in the second of two turns, against three. First at
   * 0, in any case without loss of the cavalry. Then 2 + 2 - 3 + 1 = +2 (30 in 100): 1 A1Rp takes a
   * point of cavalry too, 2-4 A1, 5-7 D1, 8 D2, 9-10 D2Rp. Or 3 + 2 - 2 + 1 = +4 (30 in 100): 1
   * A1Rp with the same cost; 2-3 A1, 4-6 D1, 7-8 D2 and 9-10 D2Rp.
   */
  @Test
  void two_turns_with_a_late_joiner() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "attacker", "inf 3; turns 2; joins turns 1: cav 2", "defender", "inf 3"));
    // Nothing: 20 + 3 * 7. One: 10 + 3 * 6 + 3 * 2. Two: 10 + 3 * 3 + 3. Three: 3.
    assertThat(outOf(100, odds, "attackerLosses")).isEqualTo(Map.of(0, 41, 1, 34, 2, 22, 3, 3));
    // Nothing: 20 + 3 * 4. One: 20 + 3 * 3 + 3 * 3. Two: 3 * 3 + 3 * 3. Three: 3 * 4.
    assertThat(outOf(100, odds, "defenderLosses")).isEqualTo(Map.of(0, 32, 1, 38, 2, 18, 3, 12));
    assertThat(chance(odds, "attackerEliminated")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "defenderEliminated")).isEqualTo(new BigFraction(3 * 4, 100));
  }

  /**
   * Two stacks of one infantry against one of two, one turn, so two rolls at -1 and at the
   * differential after the first. x at -1: 1-5 eliminate it (1-2 with a repulse), 6-9 D1, 10 D1Rp
   * ends it. After 6-9 y is at 0 against the last point: 1-5 eliminate y (1-2 with a repulse), 6-10
   * eliminate the defender. After 1-5 y is at -1 as x was.
   */
  @Test
  void two_stacks_in_a_row_against_one() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "attacker", "x: inf 1", "attacker", "y: inf 1", "defender", "inf 2"));
    // x lost 50; y lost 50 * 5/10 + 40 * 5/10.
    assertThat(outOf(100, odds, "attackerLosses[x]")).isEqualTo(Map.of(0, 50, 1, 50));
    assertThat(outOf(100, odds, "attackerLosses[y]")).isEqualTo(Map.of(0, 55, 1, 45));
    // Both: 50 * 5/10. One: 25 only x, 20 only y.
    assertThat(outOf(100, odds, "attackerLosses")).isEqualTo(Map.of(0, 30, 1, 45, 2, 25));
    // Nothing: 25. One: 10 (x's D1Rp), 40 * 5/10, 50 * 5/10. Two: 40 * 5/10.
    assertThat(outOf(100, odds, "defenderLosses")).isEqualTo(Map.of(0, 25, 1, 55, 2, 20));
    // Out of contact: the defender is gone by x's 10, or by y's 10 after x; both x and y are gone
    // in 25.
    assertThat(outOf(100, odds, "ending"))
        .isEqualTo(
            Map.of(
                "all attackers eliminated",
                25,
                "defender repulsed",
                10 + 5,
                "defender eliminated",
                20,
                "turns run out",
                20 + 20));
  }
}
