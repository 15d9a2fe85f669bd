package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.ending;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.ScriptedDice;

/**
 * A surrender to fire is not a lost melee; artillery is captured when its hex is lost in melee
 * (rules proper, Combat; MP-V3).
 */
class SurrenderToFireTest {
  private static final String TERCIO = "hi2 16/16 ql7";
  private static final String MUSKETEERS = "li 2/2 ql5 disordered, art 12lb ql6; retreat blocked";

  /**
   * The chance of a surrender to fire. The gun hits at 3 in 0.4, the musketeers at 2 less disorder
   * in 0.2; 3 of 10 fail the first check. So 0.12 and 0.6 x 0.06 are disordered, 0.156. Their fire
   * at 4, less light foot, hits in 0.4, or in 0.3 disordered: 0.3844. The musketeers have half left
   * and morale 3: 7 of 10 fail.
   */
  private static final BigFraction SURRENDERS = part(3844 * 7, 100_000);

  @Test
  void the_attacker_who_never_goes_in_captures_nothing() {
    Odds.Exact odds = assaultOdds(TERCIO, MUSKETEERS, "melee", "never");
    assertThat(ending(odds, "defender surrenders")).isEqualTo(SURRENDERS);
    assertThat(chance(odds, "defenderEliminated")).isEqualTo(SURRENDERS);
    assertThat(chance(odds, "success")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "gunsCaptured")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void the_attacker_may_walk_in_and_then_has_the_guns() {
    // The gun and the musketeers miss, a hit, a failed check; no melee follows.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(MusketPikeFights.assault(TERCIO, MUSKETEERS), 1, 1, 7, 4);
    assertThat(playedFight.value("ending")).isEqualTo("defender surrenders");
    assertThat(playedFight.value("success")).isEqualTo(true);
    assertThat(playedFight.value("gunsCaptured")).isEqualTo(true);
  }

  @Test
  void guns_whose_unit_surrenders_to_a_battery_still_fire() {
    // A battery at range 2 hits light foot on 9, and a 4 fails at morale 3. Then only the gun
    // fires: a 7 hits, a 1 passes.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            MusketPikeFights.assault(TERCIO, MUSKETEERS, "battery", "art 12lb; range 2"),
            9,
            4,
            7,
            1);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(1);
    assertThat(playedFight.value("gunsCaptured")).isEqualTo(true);
  }

  @Test
  void who_surrenders_in_melee_loses_its_guns_with_its_hex() {
    Odds.Exact odds = MusketPikeFights.meleeOdds(TERCIO, MUSKETEERS);
    assertThat(chance(odds, "gunsCaptured")).isEqualTo(chance(odds, "success"));
    assertThat(ending(odds, "defender surrenders")).isGreaterThan(BigFraction.ZERO);
  }
}
