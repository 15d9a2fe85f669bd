package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.fight;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;

/** The meaning of success in fights about a position or a test, system by system. */
class SuccessTest {
  private static Odds.Exact odds(String system, String engagement, String... options) {
    return Fights.odds(fight(system, engagement, options));
  }

  private static BigFraction part(int numerator, int denominator) {
    return new BigFraction(numerator, denominator);
  }

  private static Comparable<?> success(Engagement<?, ?> fight, int... rolls) {
    return ScriptedDice.play(fight, rolls).value("success");
  }

  /** First at 0: 9-10 D1Rp. Or, 30 in 100, at +1 against the survivor: 5-10 destroy it. */
  @Test
  void six_days_two_against_two_drive_the_defender_out_in_41_of_100() {
    Odds odds = odds("six-days", "battle", "attacker", "inf 2", "defender", "inf 2", "turns", "2");
    // After an A1, also 30 in 100, it is -1: a 10 is a D1Rp.
    assertThat(chance(odds, "success")).isEqualTo(part(20 + 3 + 3 * 6, 100));
  }

  @Test
  void six_days_one_of_two_defenders_repulsed_decides_nothing() {
    // Each stack against its own, at 0: 10 is a D1Rp, 5 an A1.
    String[] pairs = {
      "attacker", "a: inf 9; against x", "attacker", "b: inf 9; against y",
      "defender", "x: inf 9", "defender", "y: inf 9"
    };
    ScriptedDice.PlayedFight one = ScriptedDice.play(fight("six-days", "battle", pairs), 10, 5);
    assertThat(one.value("defenderRepulsed")).isEqualTo(true);
    assertThat(one.value("success")).isEqualTo(false);
    assertThat(success(fight("six-days", "battle", pairs), 10, 10)).isEqualTo(true);
    // The first attacker is repulsed with a 1, the second drives the survivors out.
    assertThat(success(fight("six-days", "battle", Fights.and(pairs, "turns", "2")), 10, 5, 10))
        .isEqualTo(true);
  }

  /** At +6 an elimination takes the place of a repulse: that chance falls, success does not. */
  @Test
  void six_days_a_stronger_attack_never_has_less_of_it() {
    BigFraction least = BigFraction.ZERO;
    BigFraction mostRepulses = BigFraction.ZERO;
    BigFraction repulses = BigFraction.ZERO;
    for (int attacker = 2; attacker <= 12; attacker++) {
      Odds odds =
          odds(
              "six-days",
              "battle",
              "attacker",
              "inf " + attacker,
              "defender",
              "inf 3",
              "turns",
              "4");
      assertThat(chance(odds, "success")).isGreaterThanOrEqualTo(least);
      least = chance(odds, "success");
      repulses = chance(odds, "defenderRepulsed");
      mostRepulses = repulses.compareTo(mostRepulses) > 0 ? repulses : mostRepulses;
    }
    assertThat(repulses).isLessThan(mostRepulses);
  }

  @Test
  void six_days_overruns_succeed_if_all_targets_are_overrun() {
    // 9 - 8 is +1: 9 and 10 are D2Rp, 5 a D1. 9 against 1 is +5: a 3 is a D1, which wipes it out.
    String[] both = {"attacker", "inf 9", "defender", "inf 8", "defender", "inf 1"};
    assertThat(success(fight("six-days", "repulse", both), 10, 3)).isEqualTo(true);
    assertThat(success(fight("six-days", "repulse", both), 5)).isEqualTo(false);
    assertThat(success(fight("six-days", "repulse", both), 10, 1)).isEqualTo(false);
  }

  /** 150% (Combat, example): D1R on 6 to 8, D2R on 9 and 10. */
  @Test
  void musket_and_pike_a_melee_succeeds_if_the_attacker_takes_the_place() {
    String[] saxons = {"attacker", "hi2 16/16 ql7", "defender", "hi2 19/20 ql5 disordered"};
    assertThat(chance(odds("musket-pike", "melee", saxons), "success")).isEqualTo(part(5, 10));
  }

  /** A fire value of 3 minus one for light infantry: the guns hit on 8 to 10. */
  @Test
  void musket_and_pike_guns_that_are_captured_are_a_success() {
    String[] guns = {"attacker", "li 1/1 ql1", "defender", "art 12lb ql6"};
    assertThat(chance(odds("musket-pike", "assault", guns), "success")).isEqualTo(part(7, 10));
    // A side that does not close can hold the position under fire but does not take it.
    String[] never = {"attacker", "hi2 16/16 ql7", "defender", "li 1/1 ql4", "melee", "never"};
    assertThat(chance(odds("musket-pike", "assault", never), "success")).isEqualTo(part(0, 1));
  }

  @Test
  void musket_and_pike_all_units_must_rally() {
    String[] two = {
      "unit", "hi1 8/8 ql7 disordered", "unit", "hi1 8/8 ql5 disordered", "activation", "unit"
    };
    Odds odds = odds("musket-pike", "rally", Fights.and(two, "order", "rally", "turns", "1"));
    assertThat(chance(odds, "success")).isEqualTo(part(7 * 5, 100));
    assertThat(chance(odds, "rallied[1]")).isEqualTo(part(7, 10));
  }

  /** 36 pairs, 26 won and half of 4 ties. */
  @Test
  void days_of_glory_a_close_assault_succeeds_if_it_is_won() {
    Odds odds = odds("days-of-glory", "close-assault", "attacker", "inf 8", "defender", "inf 8");
    assertThat(chance(odds, "success")).isEqualTo(part(7, 9));
    // 2 + 6 - 1 ahead is a major victory, which costs the winner its only figure.
    String[] last = {"attacker", "inf 1", "defender", "inf 1", "figuresPerStand", "1"};
    ScriptedDice.PlayedFight lost =
        ScriptedDice.play(fight("days-of-glory", "close-assault", last), 6, 1);
    assertThat(lost.value("winner")).isEqualTo("attacker");
    assertThat(lost.value("attackerState")).isEqualTo("destroyed");
    assertThat(lost.value("success")).isEqualTo(false);
  }

  /** To charge 0, being charged 0: all pass. Home 2: 4 of 6; then 7/9. */
  @Test
  void days_of_glory_a_charge_succeeds_if_it_is_won_or_its_target_runs() {
    Odds odds =
        odds("days-of-glory", "charge", "--charger 'skirm 4' --target 'skirm 4' --musket none");
    assertThat(chance(odds, "success")).isEqualTo(part(4 * 7, 6 * 9));
    // No roll passes: 1 + 3 + 2.
    String[] runs = {"charger", "cav 8 class 4 general other", "target", "inf 8 class 1"};
    Odds running = odds("days-of-glory", "charge", Fights.and(runs, "from", "rear"));
    assertThat(chance(running, "success")).isEqualTo(BigFraction.ONE);
  }

  /** Class 3 charges at +2, -1 for its class: 5 of 6 exceed 1 (DG4). */
  @Test
  void days_of_glory_a_test_succeeds_if_it_is_passed() {
    Odds odds = odds("days-of-glory", "morale", "test", "charge", "unit", "inf 8 class 3");
    assertThat(chance(odds, "success")).isEqualTo(part(5, 6));
  }

  /** Three dice at 4 and up each; a loser at half, 3 of 6, falls back; 3 and up stands (SN5). */
  @ParameterizedTest(name = "{0} against {1} points, morale {2}: {3}")
  @CsvSource({"3, 0, 3, true", "3, 0, 1, true", "0, 3, 3, false"})
  void simple_napoleonic_an_assault_succeeds_if_the_defender_goes_and_the_attacker_stays(
      int back, int own, int morale, boolean success) {
    Engagement<?, ?> assault =
        fight("simple-napoleonic", "assault", "attacker", "inf", "defender", "inf", "turns", "1");
    assertThat(success(assault, back, own, morale)).isEqualTo(success);
  }

  @Test
  void simple_napoleonic_it_is_none_if_neither_stays_or_the_turns_run_out() {
    String[] weak = {"attacker", "inf 4/6", "defender", "inf 4/6", "turns", "1"};
    // 2 and 1 points: the attacker's test comes first, and fails; then the defender's.
    assertThat(success(fight("simple-napoleonic", "assault", weak), 2, 1, 2, 3)).isEqualTo(false);
    String[] drawn = {"attacker", "inf", "defender", "inf", "turns", "1"};
    assertThat(success(fight("simple-napoleonic", "assault", drawn), 1, 1)).isEqualTo(false);
  }

  /** Morale: 3 and up of six stands. Rally: 4 and up, in either of two turns. */
  @Test
  void simple_napoleonic_tests_and_rallies() {
    assertThat(chance(odds("simple-napoleonic", "morale", "unit", "inf 3/6"), "success"))
        .isEqualTo(part(2, 3));
    assertThat(chance(odds("simple-napoleonic", "rally", "turns", "2"), "success"))
        .isEqualTo(part(3, 4));
  }

  /** Differences of two average dice: +2 and +3 fall in 4 + 1 of 36. */
  @Test
  void loose_files_a_combat_succeeds_if_the_defender_is_driven_back() {
    String[] even = {"attacker", "inf 6", "defender", "inf 6"};
    assertThat(chance(odds("loose-files", "combat", even), "success")).isEqualTo(part(5, 36));
  }

  @Test
  void loose_files_is_decided_by_the_survivors() {
    // Six bases to one are 3, the grade -3. A stand off costs infantry a casualty: the last base.
    String[] last = {"attacker", "inf 6; with grade -3", "defender", "inf 1"};
    ScriptedDice.PlayedFight gone = ScriptedDice.play(fight("loose-files", "combat", last), 4, 4);
    assertThat(gone.value("attackerResult")).isEqualTo("stand off");
    assertThat(gone.value("defenderEliminated")).isEqualTo(true);
    assertThat(gone.value("success")).isEqualTo(true);
    // Both have one base: both are destroyed.
    String[] both = {"attacker", "inf 1", "defender", "inf 1"};
    assertThat(success(fight("loose-files", "combat", both), 4, 4)).isEqualTo(false);
  }

  /** A roll of 5 or 6 clears five points. A commander is hurt on a 1, then on 1 to 3. */
  @Test
  void loose_files_recovery_and_commanders() {
    Odds clear = odds("loose-files", "recover", "unit", "inf 6 dp 5", "turns", "1");
    assertThat(chance(clear, "success")).isEqualTo(part(2, 6));
    assertThat(chance(odds("loose-files", "commander"), "success")).isEqualTo(part(33, 36));
  }

  /** Table, strengths, roll: DR2 or DE, AR, EX of unequal and equal sides, no result. */
  @ParameterizedTest(name = "{0}, {1} to {2}, a {3}: {4}")
  @CsvSource({
    "tables/examples/odds.json, 12, 4, 6, true",
    "tables/examples/odds.json, 12, 4, 3, false",
    "tables/examples/odds.json, 12, 4, 1, false",
    "tables/examples/losses.json, 5, 3, 6, true",
    "tables/examples/losses.json, 1, 1, 3, false",
    "src/test/resources/crt/percent.json, 10, 5, 12, true",
    "src/test/resources/crt/percent.json, 5, 5, 12, false",
    // The attacker retreats, is eliminated, retreats; loses one of two, both; retreats.
    "src/test/resources/crt/both.json, 2, 2, 1, false",
    "src/test/resources/crt/both.json, 2, 2, 2, false",
    "src/test/resources/crt/both.json, 2, 2, 3, false",
    "src/test/resources/crt/both.json, 2, 2, 4, true",
    "src/test/resources/crt/both.json, 2, 2, 5, false",
    "src/test/resources/crt/both.json, 2, 2, 6, false",
  })
  void crt_an_attack_succeeds_if_only_the_defender_is_driven_out(
      String table, String attacker, String defender, int roll, boolean success) {
    Engagement<?, ?> attack =
        fight("own", "fight", "table", table, "attacker", attacker, "defender", defender);
    assertThat(success(attack, roll)).isEqualTo(success);
  }
}
