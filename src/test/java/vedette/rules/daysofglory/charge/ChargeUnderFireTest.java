package vedette.rules.daysofglory.charge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.answer.Odds;
import vedette.rules.FightEnds;
import vedette.rules.Fights;

/** Charges through the shooting phase, opportunity charges, and countercharges (DG6). */
class ChargeUnderFireTest {
  private static final String SKIRMISHERS = "skirm 4";

  /** The index of the ending among the values of an outcome. */
  private static final int ENDING = 1;

  private static final int TARGET_STATE = 5;

  private static BigFraction ends(Odds odds, String ending) {
    return chance(odds, "ending", ending);
  }

  @Test
  void a_charger_that_is_hit_may_be_halted_in_the_shooting_phase() {
    // Four smoothbores, long, line: 456H, one hit in 3 of 6; the test 1, failed in 1 of 6. A hit
    // counts again in the charge-home test: 4 of 6 without it, 3 of 6 with it.
    Odds.Exact odds =
        charge(
            SKIRMISHERS,
            SKIRMISHERS,
            "--fire-at-charger '4 smoothbore; range 6' --charger-type line");
    assertThat(ends(odds, "halted by fire")).isEqualTo(part(1, 12));
    BigFraction home = part(1, 2).multiply(part(4, 6)).add(part(1, 2).multiply(part(15, 36)));
    assertThat(ends(odds, "halts short")).isEqualTo(part(11, 12).subtract(home));
    assertThat(ends(odds, "attacker wins")).isEqualTo(home.multiply(part(7, 9)));
    assertThat(ends(odds, "defender wins")).isEqualTo(home.multiply(part(2, 9)));
    // Halted by fire, halted short, and C won or B lost, of 1080.
    assertThat(chance(odds, "attackerState", "disordered"))
        .isEqualTo(BigFraction.ONE.subtract(home).add(home.multiply(part(234, 1080))));
  }

  @Test
  void several_units_fire_and_every_hit_counts() {
    // 4 and 3 smoothbores at 2 inches, dispersed: 3456H and 456H; none 2 x 3, two 4 x 3, one 18 of
    // 36. Halted in 1 and 2 of 6.
    Odds.Exact odds =
        charge(
            "skirm 8",
            "skirm 8",
            "--fire-at-charger '4 smoothbore; range 2'"
                + " --fire-at-charger '3 smoothbore; range 2' --charger-type dispersed");
    assertThat(ends(odds, "halted by fire")).isEqualTo(part(18 + 12 * 2, 36 * 6));
  }

  @Test
  void a_target_that_is_hit_may_be_shaken_before_it_is_charged() {
    // Skirmishers are dispersed, short: 3456H, one hit in 4 of 6. Shaken in 1 of 6. Being charged:
    // 1 for the hit, 3 with 2 for shaken. 4/6 x (5/6 x 1/6 + 1/6 x 3/6).
    Odds.Exact odds = charge(SKIRMISHERS, SKIRMISHERS, "fireAtTarget", "4 smoothbore; range 2");
    assertThat(ends(odds, "target runs")).isEqualTo(part(4 * 8, 6 * 36));
    assertThat(ends(odds, "halted by fire")).isEqualTo(BigFraction.ZERO);
    // One figure is lost by fire. The target loses no other if it runs, 32 of 216, nor if it
    // stands unshaken, 100, and the charge halts, 2/6, or it wins a brief combat, 186 of 1080. The
    // charger always reaches a shaken target, 12 (2 - 2), 5 ahead: it wins except for ties, 9. A
    // target that is not hit, 72, loses one in a brief combat lost, 366, or in a longer one won,
    // 50.
    assertThat(chance(odds, "defenderLosses", 1))
        .isEqualTo(
            part(32, 216)
                .add(part(100, 216).multiply(part(2, 6).add(part(4, 6).multiply(part(186, 1080)))))
                .add(part(12, 216).multiply(part(9, 1080)))
                .add(part(72, 216).multiply(part(4, 6)).multiply(part(366 + 50, 1080))));
  }

  @Test
  void a_unit_that_is_not_hit_does_not_test() {
    // One stand at long range cannot hit.
    String[] far = {"fireAtCharger", "1 rifled; range 12", "fireAtTarget", "1 rifled; range 12"};
    Odds.Exact odds = charge(SKIRMISHERS, "skirm 4 class 1", far);
    Odds.Exact quiet = charge(SKIRMISHERS, "skirm 4 class 1");
    assertThat(Fights.outOf(648, odds, "ending")).isEqualTo(Fights.outOf(648, quiet, "ending"));
  }

  @Test
  void a_charger_may_be_destroyed_by_fire() {
    // One figure, four smoothbores, short, line 234H 56HH: 5 of 6.
    Odds.Exact odds =
        charge(
            "skirm 1",
            "skirm 1",
            "--figures-per-stand 1 --fire-at-charger '4 smoothbore; range 2'"
                + " --charger-type line");
    assertThat(ends(odds, "destroyed by fire")).isEqualTo(part(5, 6));
    // A charger without a hit charges home in 4 of 6, and survives a brief combat won, 366 of
    // 1080: of 9720 parts 8100 and 714. Never more figures than it had.
    assertThat(chance(odds, "attackerState", "destroyed")).isEqualTo(part(8100 + 714, 9720));
    assertThat(Fights.outOf(9720, odds, "attackerLosses")).isEqualTo(of(0, 9720 - 8814, 1, 8814));
  }

  @Test
  void a_charger_may_be_destroyed_by_defensive_fire_and_a_target_by_fire() {
    String[] thin = {"figuresPerStand", "1"};
    // One stand fires 56H at a line, 2 of 6; one figure falls.
    Odds.Exact odds =
        charge("skirm 1", "skirm 1", Fights.and(thin, "musket", "rifled", "chargerType", "line"));
    assertThat(ends(odds, "destroyed by fire")).isEqualTo(part(2, 6));
    // Dispersed, short: 3456H.
    Odds.Exact other =
        charge("skirm 1", "skirm 1", Fights.and(thin, "fireAtTarget", "4 rifled; range 3"));
    assertThat(ends(other, "target destroyed by fire")).isEqualTo(part(4, 6));
    // No figure is lost by a charger that halts short of an unhurt target, or wins a brief combat,
    // 366 of 1080.
    BigFraction unhurt = part(2, 6).add(part(4, 6).multiply(part(366, 1080)));
    assertThat(chance(other, "attackerLosses", 0))
        .isEqualTo(part(4, 6).add(part(2, 6).multiply(unhurt)));
  }

  @ParameterizedTest(name = "{0} charges {1}: {2} {3}, {4} {5}")
  @CsvSource({
    // Irregulars: 4 of 6 come home; both charging: even; else 7/9.
    "skirm 4, skirm 4 irregular, 2, 6, 7, 9",
    // Cavalry of class 4 with a general passes all; 4 + 2 against 2 and 2: 2 ahead; 4 ahead else:
    // all but 3 pairs, of which 2 tie.
    "cav 8 class 4 general other, cav 8, 7, 9, 17, 18",
  })
  void cavalry_and_irregulars_that_stand_may_countercharge(
      String charger, String target, int with, int of, int without, int outOf) {
    Odds.Exact never = charge(charger, target, "countercharge", "never");
    Odds.Exact always = charge(charger, target, "countercharge", "always");
    BigFraction home = target.startsWith("cav") ? BigFraction.ONE : part(4, 6);
    assertThat(ends(always, "attacker wins")).isEqualTo(part(with, of));
    assertThat(ends(never, "attacker wins")).isEqualTo(home.multiply(part(without, outOf)));
    assertThat(ends(never, "halts short")).isEqualTo(BigFraction.ONE.subtract(home));
    assertThat(ends(always, "halts short")).isEqualTo(BigFraction.ONE.subtract(home));
    // By default no target countercharges.
    assertThat(ends(charge(charger, target), "attacker wins"))
        .isEqualTo(ends(never, "attacker wins"));
  }

  @Test
  void regular_infantry_does_not_countercharge() {
    Odds.Exact always = charge(SKIRMISHERS, SKIRMISHERS, "countercharge", "always");
    assertThat(ends(always, "attacker wins")).isEqualTo(part(4 * 7, 6 * 9));
  }

  @Test
  void an_opportunity_charge_goes_the_same_way_without_the_shooting_phase() {
    String[] muskets = {"musket", "smoothbore", "chargerType", "line"};
    Odds.Exact usual = charge(SKIRMISHERS, "skirm 4 class 1", muskets);
    Odds.Exact sudden =
        charge(SKIRMISHERS, "skirm 4 class 1", Fights.and(muskets, "opportunity", "true"));
    // One in six runs; home in 17 of 36 (2, and 0 to 2 hits); 3 ahead, 7/8 are won.
    for (Odds odds : List.of(usual, sudden)) {
      assertThat(ends(odds, "target runs")).isEqualTo(part(1, 6));
      assertThat(ends(odds, "halts short")).isEqualTo(part(5 * 19, 6 * 36));
      assertThat(ends(odds, "attacker wins")).isEqualTo(part(5 * 17 * 7, 6 * 36 * 8));
      assertThat(ends(odds, "defender wins")).isEqualTo(part(5 * 17, 6 * 36 * 8));
    }
  }

  /**
   * Four smoothbores hit a line at 6 inches in 3 of 6, and skirmishers at 2 inches in 4 of 6; a
   * unit that is hit fails in 1 of 6. All tests of the phase are simultaneous: the charger is
   * halted and the target shaken independently.
   */
  @Test
  void a_target_that_was_hit_tests_though_its_charger_is_halted() {
    Odds.Exact odds =
        charge(
            SKIRMISHERS,
            SKIRMISHERS,
            "--fire-at-charger '4 smoothbore; range 6' --charger-type line"
                + " --fire-at-target '4 smoothbore; range 2'");
    double both = 0;
    for (Odds.Outcome outcome : odds.outcomes()) {
      boolean halted = outcome.values().get(ENDING).toString().equals("halted by fire");
      both +=
          halted && outcome.values().get(TARGET_STATE).toString().equals("shaken")
              ? outcome.p()
              : 0;
    }
    assertThat(both).isCloseTo(3 / 36.0 * 4 / 36.0, within(1e-12));
  }

  /**
   * A charger that fell back the turn before does not halt: it routs (Morale test results; DG-V5).
   */
  @Test
  void a_charger_that_fell_back_the_turn_before_routs_under_fire() {
    Odds.Exact odds =
        charge(
            "skirm 4 fell-back",
            SKIRMISHERS,
            "--fire-at-charger '4 smoothbore; range 6' --charger-type line");
    assertThat(ends(odds, "charger routs under fire")).isEqualTo(part(1, 12));
    assertThat(chance(odds, "attackerState", "routing")).isEqualTo(part(1, 12));
  }

  /**
   * Who is routing and fails under fire goes on routing, also if it fell back the turn before, and
   * the charge goes on (DG-V5). Four smoothbores at 2 inches do 0, 1, 2 hits to a line in 1, 3, 2
   * of 6. Being charged it has to exceed 3 and each hit, so it stands in 3, 2, 1 of 6: in 11 of 36.
   * The charger comes always and home in 4 of 6; then it wins without dice.
   */
  @ParameterizedTest
  @ValueSource(strings = {"inf 6 routing", "inf 6 routing fell-back"})
  void a_routing_target_that_fails_under_fire_is_charged_on(String target) {
    Odds.Exact odds = charge("inf 4", target, "fireAtTarget", "4 smoothbore; range 2");
    assertThat(ends(odds, "target routs under fire")).isEqualTo(BigFraction.ZERO);
    assertThat(ends(odds, "target runs")).isEqualTo(part(25, 36));
    assertThat(ends(odds, "halts short")).isEqualTo(part(11 * 2, 36 * 6));
    assertThat(chance(odds, "success")).isEqualTo(part(97, 108));
  }

  /**
   * It therefore does not rout in the next turn for that; the figure is from an independent solver.
   */
  @Test
  void a_unit_that_continues_to_rout_under_fire_has_not_fallen_back() {
    String[] shotAt = {
      "charger", "inf 4", "target", "inf 6 routing", "fireAtTarget", "4 smoothbore; range 2"
    };
    ChargeEngagement charge = (ChargeEngagement) any("charge", shotAt).rules();
    for (ChargeResult end : FightEnds.of(charge.engagement(), 100)) {
      assertThat(end.target().notation()).doesNotContain("fell-back");
    }
    Odds.Exact odds = odds("charge", Fights.and(shotAt, "turns", "2", "musket", "none"));
    assertThat(ends(odds, "target routs under fire")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "success").doubleValue()).isCloseTo(0.8061, within(5e-5));
  }

  /**
   * Infantry charges formed cavalry if it exceeds 2, and 1 more uphill: in 3 of 6. Cavalry that
   * countercharges has left its hill, so the infantry charges home if it exceeds 2 for a target
   * that stands: in 4 of 6 (DG-V3). It is then 3 behind: it wins 3 of 36 pairs, and half of 3 ties.
   */
  @Test
  void a_hill_that_the_target_has_left_does_not_count_in_the_charge_home_test() {
    Odds.Exact odds = charge("inf 9", "cav 5", "--countercharge always --ground higher-ground");
    assertThat(chance(odds, "contact")).isEqualTo(part(3 * 4, 36));
    assertThat(chance(odds, "success")).isEqualTo(part(12, 36).multiply(part(2 * 3 + 3, 72)));
    // Cavalry that stays on the hill is defended by it.
    Odds.Exact stays = charge("inf 9", "cav 5", "ground", "higher-ground");
    assertThat(chance(stays, "contact")).isEqualTo(part(3 * 3, 36));
  }

  /** Shaken is 2 and nothing else counts, so it stands in 4 of 6 (DG-V3). */
  @Test
  void shaken_cavalry_countercharges_only_by_variant() {
    String[] always = {"countercharge", "always"};
    Odds.Exact stands = charge("cav 6", "cav 6 shaken", always);
    assertThat(stands.measures()).isEqualTo(charge("cav 6", "cav 6 shaken").measures());
    Odds.Exact counters =
        charge("cav 6", "cav 6 shaken", Fights.and(always, "variant", "shaken-countercharge"));
    // Charging adds 2 to its score in the close assault.
    assertThat(ends(counters, "defender wins").compareTo(ends(stands, "defender wins")))
        .isPositive();
  }

  /** A column that meets a line in a countercharge adds 1 as any column that charges (DG6). */
  @Test
  void a_column_that_countercharges_a_line_counts_as_one() {
    BigFraction line = ends(charge("cav 6", "cav 6", "countercharge", "always"), "defender wins");
    BigFraction column =
        ends(charge("cav 6", "cav 6 column", "countercharge", "always"), "defender wins");
    // Both charge: level. Of 36 pairs of dice half of 36 win, one ahead 21 and half of 10 ties.
    assertThat(line.divide(column)).isEqualTo(part(18 * 2, 2 * 21 + 5));
  }
}
