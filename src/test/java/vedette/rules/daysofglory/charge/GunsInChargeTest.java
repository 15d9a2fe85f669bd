package vedette.rules.daysofglory.charge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Story;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.daysofglory.DaysOfGloryFights;

/**
 * The fire of guns at chargers and at their targets, in the shooting phase and as defensive fire.
 */
class GunsInChargeTest {
  private static final String SKIRMISHERS = "skirm 4";

  /** A gun at 12 inches hits a line in 4 of 6, and a unit that is hit fails in 1 of 6. */
  @Test
  void a_charger_may_be_halted_by_guns() {
    Odds.Exact odds =
        charge(
            SKIRMISHERS,
            SKIRMISHERS,
            "--guns-at-charger '1 smoothbore; range 12' --charger-type line");
    assertThat(chance(odds, "ending", "halted by fire")).isEqualTo(part(4, 36));
  }

  /** Two guns at 6 inches hit a dispersed unit in 4 of 6 each; a hit is 1, both are 2. */
  @Test
  void a_target_may_be_shaken_by_guns() {
    Odds.Exact odds = charge(SKIRMISHERS, SKIRMISHERS, "gunsAtTarget", "2 rifled; range 6");
    // None 4, one 16, two 16 of 36. Shaken in 0, 1 and 2 of 6; runs at hits, 2 more if shaken.
    BigFraction one = part(16, 36).multiply(part(5, 6).multiply(part(1, 6)).add(part(3, 36)));
    BigFraction two = part(16, 36).multiply(part(4, 6).multiply(part(2, 6)).add(part(2 * 4, 36)));
    assertThat(chance(odds, "ending", "target runs")).isEqualTo(one.add(two));
  }

  /**
   * Four guns at point blank at fast cavalry: 234H 56HH each, so 0, 1, 2, 3 hits in 1, 12, 62, 180
   * of 1296. It has to exceed 2, as the guns stand, and each hit; guns without cover are lost
   * without dice.
   */
  @Test
  void guns_that_are_charged_shoot_as_defensive_fire() {
    Odds.Exact odds = charge("cav 6", "art 4", "gunsFire", "true");
    assertThat(chance(odds, "ending", "attacker wins"))
        .isEqualTo(part(4 + 3 * 12 + 2 * 62 + 180, 6 * 1296));
    assertThat(chance(charge("cav 6", "art 4", "gunsFire", "false"), "ending", "attacker wins"))
        .isEqualTo(part(4, 6));
  }

  /** A charge on guns or infantry is fired at by default, as in play. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({"art 4, gunsFire, true", "inf 12, musket, smoothbore", "skirm 3, musket, rifled"})
  void charged_guns_and_infantry_fire_by_default(String target, String parameter, String word) {
    String[] nothingSaid = {"charger", "cav 6 class 3", "target", target};
    // At the shortest range all muskets hit alike.
    assertThat(odds("charge", nothingSaid).measures())
        .isEqualTo(odds("charge", Fights.and(nothingSaid, parameter, word)).measures());
    assertThat(odds("charge", nothingSaid).measures())
        .isNotEqualTo(odds("charge", Fights.and(nothingSaid, DaysOfGloryFights.SILENT)).measures());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--target 'art 4'                                   | the target's guns",
        "--target 'art 4' --guns-fire false                 | the target does not fire; see"
            + " --guns-fire",
        "--target 'art 4 shaken' | the target's guns, but not while the target is shaken",
        "--target 'art 4 suppressed 4'       | the target's guns, but all are suppressed",
        "--target 'inf 4'                                   | smoothbore muskets",
        "--target 'inf 4' --musket none                     | the target does not fire; see"
            + " --musket",
        "--target 'inf 4 routing' | smoothbore muskets, but not while the target is routing",
      })
  void units_that_could_fire_at_a_charge_and_do_not_are_named(String options, String said) {
    Engagement<?, ?> charge = any("charge", "--charger 'cav 4' " + options);
    assertThat(charge.story().situation()).contains(new Story.Fact("defensive fire", said));
    boolean chosen = said.startsWith("the target does not fire");
    assertThat(charge.story().summary().endsWith(". The target gives no defensive fire"))
        .isEqualTo(chosen);
    assertThat(charge.story().situation())
        .contains(
            new Story.Fact(
                "shooting phase", "no unit shoots; see --fire-at-charger, --fire-at-target"));
  }

  @Test
  void a_target_with_guns_in_support_is_not_reported_to_give_no_fire() {
    Engagement<?, ?> charge =
        any(
            "charge",
            "--charger 'inf 6' --target 'inf 6' --musket none"
                + " --guns-in-support '3 smoothbore; range 5'");
    assertThat(charge.story().summary()).endsWith(". Only the guns in support give defensive fire");
  }

  /** Steady irregular infantry countercharges, with or without muskets. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 4 irregular | always; the target then does not fire",
        "inf 4 irregular shaken | always, but not while the target is shaken",
        "inf 4 | always, but this target cannot",
      })
  void a_countercharge_instead_of_fire_is_reported(String target, String said) {
    String request = "--charger 'cav 4' --countercharge always --target '" + target + "'";
    assertThat(any("charge", request).story().situation())
        .contains(new Story.Fact("countercharge", said));
    assertThat(
            any("charge", request + " --musket none")
                .story()
                .summary()
                .contains("no defensive fire"))
        .isEqualTo(!target.contains("irregular"));
  }

  @Test
  void cavalry_does_not_fire() {
    assertThat(any("charge", "--charger 'cav 4' --target 'cav 4'").story().situation())
        .extracting(Story.Fact::label)
        .doesNotContain("defensive fire");
  }

  /** Only steady units give defensive fire (DG-V3). */
  @Test
  void shaken_guns_do_not_fire() {
    Odds.Exact odds = charge("cav 6", "art 4 shaken", "gunsFire", "true");
    assertThat(odds.measures()).isEqualTo(charge("cav 6", "art 4 shaken").measures());
  }

  /** A gun with skirmishers hits a line in 4 of 6 at 12 inches: one more to exceed than 2. */
  @Test
  void guns_in_support_shoot_as_defensive_fire() {
    String[] support = {"gunsInSupport", "1 smoothbore; range 12", "chargerType", "line"};
    Odds.Exact odds = charge(SKIRMISHERS, SKIRMISHERS, support);
    assertThat(chance(odds, "ending", "halts short"))
        .isEqualTo(part(4, 6).multiply(part(3, 6)).add(part(2, 6).multiply(part(2, 6))));
    // It makes no test of shooting casualties.
    assertThat(chance(odds, "ending", "halted by fire")).isEqualTo(BigFraction.ZERO);
  }

  /**
   * Only a countercharging unit does not fire (DG-V3). Cavalry charges formed cavalry in 4 of 6. A
   * gun at point blank does 0, 1, 2 hits to fast cavalry in 1, 3, 2 of 6; the charger then has to
   * exceed 2 and each hit.
   */
  @Test
  void guns_in_support_shoot_although_the_cavalry_with_them_countercharges() {
    Odds.Exact odds =
        charge(
            "cav 4", "cav 4", "--countercharge always --guns-in-support '1 smoothbore; range 6'");
    assertThat(chance(odds, "ending", "halts short"))
        .isEqualTo(part(4, 6).multiply(part(2 + 3 * 3 + 2 * 4, 36)));
    // Four guns, solved by hand with every number of hits: 1.47%, and 3.141 figures lost.
    Odds.Exact four =
        charge(
            "cav 4", "cav 4", "--countercharge always --guns-in-support '4 smoothbore; range 6'");
    assertThat(chance(four, "success").doubleValue()).isCloseTo(0.014746, within(1e-6));
    assertThat(four.measure("attackerLosses").mean().value()).isCloseTo(3.140604, within(1e-6));
  }
}
