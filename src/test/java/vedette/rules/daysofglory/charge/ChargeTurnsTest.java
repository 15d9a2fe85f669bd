package vedette.rules.daysofglory.charge;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Charges renewed over turns: routs, rallies, and conditions that end with their turn. */
class ChargeTurnsTest {
  private static final String[] TWO_TURNS = {"turns", "2"};

  @Test
  void a_charger_that_stayed_may_charge_the_turn_after() {
    // 1 of 6 stays, each turn; the target always runs, and never rallies (6 and more).
    Odds.Exact odds = charge("skirm 4 class 1", "skirm 4; with friend-routing 6", TWO_TURNS);
    assertThat(Fights.outOf(6, odds, "ending"))
        .isEqualTo(of("does not charge", 1, "target runs", 5));
    assertThat(Fights.outOf(36, odds, "defenderState")).isEqualTo(of("good", 1, "routing", 35));
    assertThat(Fights.outOf(1, odds, "turns")).isEqualTo(of(2, 1));
  }

  @Test
  void a_target_that_ran_may_rally_in_between() {
    // Being charged 1 + 2 + 3 + 2 - 2: it always runs. Rallying 1 + 3 + 2 - 2 - 2: in 4 of 6. The
    // charger comes in 4 of 6: 1 - 3 + 4. In order at the end: 4/6 x 4/6 + 2/6 of the 2/6.
    Odds.Exact odds =
        charge(
            "cav 8 class 1; with friend-routing 4",
            "inf 8 class 1 general other; with friend-routing 2",
            Fights.and(TWO_TURNS, "from", "rear"));
    assertThat(Fights.outOf(3, odds, "ending"))
        .isEqualTo(of("does not charge", 1, "target runs", 2));
    assertThat(Fights.outOf(27, odds, "defenderState")).isEqualTo(of("good", 7, "routing", 20));
  }

  /**
   * One more once it has rallied from a rout, also from one at the start (Morale Factors: routed
   * previously). Six hits keep the charger in the first turn. In the second the target rallies in 3
   * of 6; then it runs on a 1, else, still routing, in 3 of 6.
   */
  @Test
  void a_unit_given_as_routing_has_routed_before_once_it_has_rallied() {
    Odds.Exact odds = charge("skirm 4; with hit 6", "skirm 4 routing", TWO_TURNS);
    assertThat(chance(odds, "ending", "target runs")).isEqualTo(part(1 + 3, 12));
  }

  /** Shaken is 2: it comes in 4 of 6. A rally follows that test and cannot help it (DG-V4). */
  @Test
  void a_shaken_unit_tests_to_charge_before_it_may_rally() {
    String kept = "skirm 4 shaken; with hit 6";
    assertThat(chance(charge(kept, "skirm 4", TWO_TURNS), "ending", "does not charge"))
        .isEqualTo(part(2, 6));
  }

  @Test
  void no_unit_rallies_in_the_first_turn() {
    Odds.Exact odds = charge("skirm 4 routing", "skirm 4");
    assertThat(chance(odds, "attackerState", "routing")).isEqualTo(BigFraction.ONE);
    // In the second turn the charger, which cannot charge, rallies in 3 of 6.
    assertThat(chance(charge("skirm 4 routing", "skirm 4", TWO_TURNS), "attackerState", "routing"))
        .isEqualTo(part(3, 6));
  }

  @Test
  void it_is_over_when_one_side_is_gone() {
    // Stands at 2 + 2 in 2 of 6, and is ridden down, 6 for its 4 figures. Else it routs, rallies in
    // 3 of 6, and stands in 1 of 6 with 1 more for its rout.
    Odds.Exact odds =
        charge("cav 8 class 4 general other", "inf 1", Fights.and(TWO_TURNS, "from", "flank"));
    assertThat(Fights.outOf(6, odds, "turns")).isEqualTo(of(1, 2, 2, 4));
    assertThat(Fights.outOf(18, odds, "defenderState"))
        .isEqualTo(of("destroyed", 7, "routing", 11));
  }

  @Test
  void hits_count_only_in_their_turn() {
    // Six hits: it stays. In the next turn nothing keeps it.
    String hit = "skirm 4; with hit 6";
    assertThat(chance(charge(hit, "skirm 4"), "ending", "does not charge"))
        .isEqualTo(BigFraction.ONE);
    assertThat(chance(charge(hit, "skirm 4", TWO_TURNS), "ending", "does not charge"))
        .isEqualTo(BigFraction.ZERO);
  }

  @Test
  void a_push_back_counts_only_in_the_next_turn() {
    // 1 + 5: it stays; then 5: it stays in 5 of 6.
    String pushed = "skirm 4; with pushed-back, friend-routing 5";
    assertThat(chance(charge(pushed, "skirm 4"), "ending", "does not charge"))
        .isEqualTo(BigFraction.ONE);
    assertThat(chance(charge(pushed, "skirm 4", TWO_TURNS), "ending", "does not charge"))
        .isEqualTo(part(5, 6));
  }
}
