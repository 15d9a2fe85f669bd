package vedette.rules.daysofglory.charge;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.rules.daysofglory.DaysOfGloryFights;

/** Several units that charge one target, at the same time or one after the other (DG-V8). */
class SeveralChargersTest {
  private static final String SKIRMISHERS = "skirm 4";

  private static Odds.Exact two(String first, String second, String target, String options) {
    return DaysOfGloryFights.odds("charge", request(first, second, target, options));
  }

  /** Returns a request; the target gives no defensive fire unless its muskets are given. */
  private static String request(String first, String second, String target, String options) {
    return "--charger '%s' --charger '%s' --target '%s' %s %s"
        .formatted(
            first, second, target, options.contains("--musket") ? "" : "--musket none", options);
  }

  private static ScriptedDice.PlayedFight played(
      String first, String second, String target, String options, int... rolls) {
    return ScriptedDice.play(any("charge", request(first, second, target, options)), rolls);
  }

  /**
   * Both charge, and the target stands; each charges home on 3 or more, so both do in 16 of 36, one
   * in 16. One has 2 ahead for charging, 7/9; two outnumber by 2:1 and have 4: 33 pairs and half of
   * 2 ties.
   */
  @Test
  void all_units_that_charge_home_fight_the_close_assault_together() {
    Odds.Exact odds = two(SKIRMISHERS, SKIRMISHERS, SKIRMISHERS, "");
    BigFraction both = part(16, 36).multiply(part(34, 36));
    BigFraction one = part(16, 36).multiply(part(7, 9));
    assertThat(chance(odds, "ending", "attacker wins")).isEqualTo(both.add(one));
    assertThat(chance(odds, "success")).isEqualTo(both.add(one));
    // The charge is halted short where both are.
    assertThat(chance(odds, "ending", "halts short")).isEqualTo(part(4, 36));
    assertThat(chance(odds, "attackerEnding[1]", "halts short")).isEqualTo(part(2, 6));
    assertThat(chance(odds, "attackerEnding[2]", "halts short")).isEqualTo(part(2, 6));
    assertThat(chance(odds, "contact")).isEqualTo(part(32, 36));
  }

  /**
   * Cavalry and infantry under both fires, against figures of a separate program that goes through
   * all rolls and has its cells and factors from the sheet.
   */
  @Test
  void cavalry_and_infantry_charge_through_both_fires() {
    Odds.Exact odds =
        two(
            "cav 6",
            "inf 6",
            "inf 6",
            "--musket smoothbore --fire-at-charger '6 smoothbore; range 4'");
    assertThat(chance(odds, "ending", "attacker wins")).isEqualTo(part(129635, 472392));
    assertThat(chance(odds, "ending", "defender wins")).isEqualTo(part(16315, 472392));
    assertThat(chance(odds, "attackerEnding[2]", "halts short")).isEqualTo(part(215, 729));
    assertThat(Fights.mean(odds, "attackerLosses")).isEqualTo(part(1348639, 708588));
  }

  /** Infantry charges formed infantry on 3 or more; one or both charge the target of 8 stands. */
  @Test
  void each_tests_whether_it_charges() {
    Odds.Exact odds = two("inf 4", "inf 4", "inf 8", "");
    assertThat(chance(odds, "ending", "does not charge")).isEqualTo(part(4, 36));
    assertThat(chance(odds, "attackerEnding[2]", "does not charge")).isEqualTo(part(2, 6));
  }

  /**
   * The target tests once: 2 if cavalry charges infantry in the open, be it one unit or two.
   * Cavalry that does not charge counts for nothing.
   */
  @ParameterizedTest(name = "{0} and {1}: it runs in {2} of 6")
  @CsvSource({
    "inf 8 class 4 general other, inf 8 class 4 general other, 0",
    "inf 8 class 4 general other, cav 8 class 4 general other, 2",
    "cav 8 class 4 general other, cav 8 class 4 general other, 2",
    "inf 8 class 4 general other, cav 8 routing, 0",
  })
  void the_target_tests_once_against_all(String first, String second, int faces) {
    assertThat(chance(two(first, second, "inf 8", ""), "ending", "target runs"))
        .isEqualTo(part(faces, 6));
  }

  /** A gun at 12 inches hits a line in 4 of 6, and a unit that is hit fails in 1 of 6. */
  @Test
  void batteries_shoot_at_chargers_in_turn() {
    String gun = "--charger-type line --guns-at-charger '1 smoothbore; range 12' ";
    Odds.Exact one = two(SKIRMISHERS, SKIRMISHERS, SKIRMISHERS, gun);
    assertThat(chance(one, "attackerEnding[1]", "halted by fire")).isEqualTo(part(4, 36));
    assertThat(chance(one, "attackerEnding[2]", "halted by fire")).isEqualTo(BigFraction.ZERO);
    Odds.Exact each = two(SKIRMISHERS, SKIRMISHERS, SKIRMISHERS, gun + gun);
    assertThat(chance(each, "attackerEnding[1]", "halted by fire")).isEqualTo(part(4, 36));
    assertThat(chance(each, "attackerEnding[2]", "halted by fire")).isEqualTo(part(4, 36));
    assertThat(chance(each, "ending", "halted by fire"))
        .isEqualTo(part(4, 36).multiply(part(4, 36)));
    // The third begins with the first again: 16 of 36 one hit, 16 two, which fail in 1 and 2 of 6.
    Odds.Exact third = two(SKIRMISHERS, SKIRMISHERS, SKIRMISHERS, gun + gun + gun);
    assertThat(chance(third, "attackerEnding[1]", "halted by fire"))
        .isEqualTo(part(16 + 2 * 16, 6 * 36));
    assertThat(chance(third, "attackerEnding[2]", "halted by fire")).isEqualTo(part(4, 36));
  }

  @Test
  void a_unit_that_has_not_charged_is_not_shot_at() {
    String gun = "--charger-type line --guns-at-charger '1 smoothbore; range 12'";
    Odds.Exact odds = two("skirm 4 routing", SKIRMISHERS, SKIRMISHERS, gun);
    assertThat(chance(odds, "attackerEnding[2]", "halted by fire")).isEqualTo(part(4, 36));
    // Only the second charges.
    assertThat(Fights.outOf(1, odds, "attackerEnding[1]")).isEqualTo(of("does not charge", 1));
    assertThat(odds.measure("ending"))
        .isEqualTo(charge(SKIRMISHERS, SKIRMISHERS, gun).measure("ending"));
  }

  /**
   * Four stands, two at each: a line is hit on 4 or more, once. Home 2, with a hit 3: in 4 and 3 of
   * 6, so 7 of 12. Five stands are three, 345H 6HH (no hit 2, one 3, two 1 of 6), and two.
   */
  @Test
  void the_target_shares_its_defensive_fire_out() {
    String muskets = "--musket smoothbore --charger-type line";
    Odds.Exact odds = two(SKIRMISHERS, SKIRMISHERS, SKIRMISHERS, muskets);
    assertThat(chance(odds, "attackerEnding[1]", "halts short")).isEqualTo(part(5, 12));
    assertThat(chance(odds, "ending", "halts short")).isEqualTo(part(25, 144));
    Odds.Exact five = two(SKIRMISHERS, SKIRMISHERS, "skirm 5", muskets);
    assertThat(chance(five, "attackerEnding[2]", "halts short")).isEqualTo(part(5, 12));
    assertThat(chance(five, "attackerEnding[1]", "halts short"))
        .isEqualTo(part(36 - (2 * 4 + 3 * 3 + 2), 36));
  }

  /**
   * Both charge home; 4 ahead: 4 over 1 is a minor victory, which costs the winner 2 and the loser
   * 4.
   */
  @Test
  void losses_of_the_close_assault_are_shared_out() {
    ScriptedDice.PlayedFight won = played(SKIRMISHERS, SKIRMISHERS, SKIRMISHERS, "", 6, 6, 4, 1);
    assertThat(won.value("ending")).isEqualTo("attacker wins");
    assertThat(won.value("attackerLosses")).isEqualTo(2);
    assertThat(won.value("attackerLosses[1]")).isEqualTo(1);
    assertThat(won.value("attackerLosses[2]")).isEqualTo(1);
    assertThat(won.value("defenderLosses")).isEqualTo(4);
  }

  /**
   * Works: 1 to exceed to charge, 3 at home. Charging is 2, below half strength -2, works are 4, so
   * 1 against 6 is 9 behind: a major victory, 5 figures. The first has one.
   */
  @Test
  void a_unit_without_figures_takes_no_more_losses() {
    ScriptedDice.PlayedFight lost =
        played(
            "Few: skirm 1 lost 3",
            SKIRMISHERS,
            SKIRMISHERS,
            "--ground fortifications",
            6,
            6,
            6,
            6,
            1,
            6);
    assertThat(lost.value("ending")).isEqualTo("defender wins");
    assertThat(lost.value("attackerLosses[Few]")).isEqualTo(1);
    assertThat(lost.value("attackerState[Few]")).isEqualTo("destroyed");
    assertThat(lost.value("attackerLosses[2]")).isEqualTo(4);
    assertThat(lost.value("attackerState[2]")).isEqualTo("routing");
    // The state of the side is the worst of its survivors.
    assertThat(lost.value("attackerState")).isEqualTo("routing");
  }

  /**
   * The first is halted at home, the second fights without it with 2 ahead: 5 over 3 is a push back
   * melee.
   */
  @Test
  void a_unit_that_halts_short_takes_no_part_in_the_close_assault() {
    ScriptedDice.PlayedFight one = played(SKIRMISHERS, SKIRMISHERS, SKIRMISHERS, "", 1, 6, 5, 3);
    assertThat(one.value("attackerEnding[1]")).isEqualTo("halts short");
    assertThat(one.value("attackerState[1]")).isEqualTo("disordered");
    assertThat(one.value("attackerEnding[2]")).isEqualTo("attacker wins");
    assertThat(one.value("ending")).isEqualTo("attacker wins");
    assertThat(one.value("attackerLosses[1]")).isEqualTo(0);
    assertThat(one.value("attackerLosses[2]")).isEqualTo(1);
  }

  /**
   * Formed infantry of class 4 charges skirmishers: they run in 2 of 6, or lose 5 without dice. In
   * turn 2 they rally at 3, or 5 after the close assault, which pushed them back; stand at 2 and,
   * rallied, 1 for the rout, or routing 3, and 2 more after the close assault. If they stand, they
   * are lost again: runs first, 1/2 x 3/6 + 1/2 x 1/6; beaten first, 1/6 x 1/6.
   */
  @Test
  void the_next_charges_in_the_turn_after() {
    Odds.Exact odds = two("inf 8 class 4", "inf 8 class 4; then", "skirm 8", "--turns 2");
    BigFraction stands = part(2, 6).multiply(part(1, 3)).add(part(4, 6).multiply(part(1, 36)));
    assertThat(chance(odds, "attackerEnding[2]", "attacker wins")).isEqualTo(stands);
    assertThat(chance(odds, "ending", "attacker wins")).isEqualTo(stands);
    assertThat(chance(odds, "ending", "target runs")).isEqualTo(BigFraction.ONE.subtract(stands));
    // The first has charged in turn 1 and does so no more.
    assertThat(Fights.outOf(6, odds, "attackerEnding[1]"))
        .isEqualTo(of("target runs", 2, "attacker wins", 4));
    assertThat(Fights.outOf(6, odds, "attackerLosses[1]")).isEqualTo(of(0, 2, 1, 4));
    assertThat(chance(odds, "attackerLosses[2]", 1)).isEqualTo(stands);
  }

  @Test
  void the_last_to_charge_may_renew_it() {
    Odds.Exact odds = two("skirm 4 routing", "skirm 4; then", SKIRMISHERS, "--turns 3");
    Odds.Exact alone = charge(SKIRMISHERS, SKIRMISHERS, "turns", "2");
    assertThat(odds.measure("ending")).isEqualTo(alone.measure("ending"));
    assertThat(odds.measure("defenderLosses")).isEqualTo(alone.measure("defenderLosses"));
    assertThat(Fights.outOf(1, odds, "turns")).isEqualTo(of(3, 1));
  }

  /** A target of one figure, hit by a volley, is destroyed before turn 2. */
  @Test
  void a_waiting_charger_is_not_called_if_no_target_is_left() {
    ScriptedDice.PlayedFight playedFight =
        played(
            SKIRMISHERS,
            "Reserve: skirm 4; then",
            "skirm 1 lost 3",
            "--turns 2 --fire-at-target '4 smoothbore; range 2'",
            6);
    assertThat(playedFight.value("ending")).isEqualTo("target destroyed by fire");
    assertThat(playedFight.value("turns")).isEqualTo(1);
    assertThat(playedFight.value("attackerEnding[Reserve]")).isEqualTo("not called");
  }

  /** The first cavalry is destroyed by fire, so the worst state is that of the second. */
  @Test
  void the_worst_state_is_that_of_the_survivors() {
    ScriptedDice.PlayedFight playedFight =
        played(
            "cav 1 lost 3",
            "cav 4",
            "skirm 4",
            "--fire-at-charger '1 smoothbore; range 2' --charger-type line",
            6,
            6,
            6,
            6);
    assertThat(playedFight.value("attackerState[1]")).isEqualTo("destroyed");
    assertThat(playedFight.value("attackerState")).isEqualTo(playedFight.value("attackerState[2]"));
    Engagement<?, ?> charge = any("charge", request("cav 4", "cav 4", "skirm 4", ""));
    assertThat(charge.measures())
        .extracting(Measure::text)
        .contains("worst state of the chargers that survive");
  }
}
