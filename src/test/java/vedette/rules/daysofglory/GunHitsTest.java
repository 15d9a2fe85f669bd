package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.assault;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.answer.Odds;

/**
 * Each hit on guns from shooting or close assault rolls 2D6 (Casualties and damage; DG8, DG-V7): of
 * 36 rolls 12 destroys a gun in 1, 11 suppresses the battery in 2, 9 and 10 a gun in 7.
 */
class GunHitsTest {
  private static final BigFraction DESTROYED = part(1, 36);

  /** Returns the chance that exactly n of several hits destroy a gun. */
  private static BigFraction destroyed(int hits, int guns) {
    if (hits == 0) {
      return guns == 0 ? BigFraction.ONE : BigFraction.ZERO;
    }
    BigFraction spared = destroyed(hits - 1, guns).multiply(BigFraction.ONE.subtract(DESTROYED));
    return guns == 0 ? spared : spared.add(destroyed(hits - 1, guns - 1).multiply(DESTROYED));
  }

  /** Formed infantry over bare guns: D, 5 for the loser. */
  @ParameterizedTest
  @ValueSource(ints = {2, 5, 8})
  void a_battery_that_is_overrun_rolls_for_five_hits(int guns) {
    Odds odds = assault("inf 8", "art " + guns);
    for (int lost = 0; lost < Math.min(guns, 5); lost++) {
      assertThat(chance(odds, "defenderGunsLost", lost)).isEqualTo(destroyed(5, lost));
    }
    assertThat(odds.measure("defenderLosses")).isNull();
    BigFraction all = BigFraction.ONE.subtract(destroyed(5, 0)).subtract(destroyed(5, 1));
    if (guns == 2) {
      assertThat(chance(odds, "defenderState", "destroyed")).isEqualTo(all);
    }
  }

  /**
   * By hand. Four muskets at two inches hit guns on 3 to 6, once; cavalry charges home in 4 of 6 (2
   * to exceed, as the target has passed), and over guns it has Z, 6 for the loser. Nothing else is
   * rolled: the crew takes 2 off the addition of a hit.
   */
  @Test
  void fire_and_close_assault_cost_guns_by_the_same_table() {
    Odds.Exact odds = charge("cav 6", "art 2", "fireAtTarget", "4 smoothbore; range 2");
    for (int lost = 0; lost < 2; lost++) {
      BigFraction sum = BigFraction.ZERO;
      for (int hit = 0; hit <= 1; hit++) {
        BigFraction hits = part(hit == 1 ? 4 : 2, 6);
        sum =
            sum.add(hits.multiply(part(2, 6)).multiply(destroyed(hit, lost)))
                .add(hits.multiply(part(4, 6)).multiply(destroyed(hit + 6, lost)));
      }
      assertThat(chance(odds, "defenderGunsLost", lost)).as("%s lost", lost).isEqualTo(sum);
    }
    // Only under fire: 4/6 x 1/36.
    Odds.Exact fire = odds("fire", "target", "art 2", "shooter", "4 smoothbore; range 2");
    assertThat(fire.measure("defenderGunsLost").mean().value()).isCloseTo(1 / 54.0, within(1e-12));
  }

  /**
   * One gun is hit in 4 of 6. In 9 of 36 it is then silent in the same turn, in 1 it is destroyed.
   * Firing at fast cavalry, it does 0, 1, 2 hits in 1, 3, 2 of 6; 2 and each hit are to be
   * exceeded.
   */
  @Test
  void guns_suppressed_in_the_shooting_phase_give_no_defensive_fire() {
    Odds.Exact odds =
        charge("cav 6", "art 1", "--guns-fire true --fire-at-target '4 smoothbore; range 2'");
    BigFraction gone = part(4, 6 * 36);
    BigFraction silent = part(4 * 9, 6 * 36);
    BigFraction fires = BigFraction.ONE.subtract(gone).subtract(silent);
    assertThat(chance(odds, "ending", "target destroyed by fire")).isEqualTo(gone);
    assertThat(chance(odds, "ending", "halts short"))
        .isEqualTo(silent.multiply(part(2, 6)).add(fires.multiply(part(2 + 3 * 3 + 2 * 4, 36))));
  }

  /** Five for the loser go round in turn, as listed: guns, skirmishers, guns, skirmishers, guns. */
  @Test
  void guns_take_their_hits_in_turn_with_the_units_beside_them() {
    Odds odds = odds("close-assault", "--attacker 'inf 8' --defender 'art 2' --defender 'skirm 2'");
    assertThat(chance(odds, "defenderLosses", 2)).isEqualTo(BigFraction.ONE);
    assertThat(chance(odds, "defenderGunsLost", 0)).isEqualTo(destroyed(3, 0));
    assertThat(chance(odds, "defenderGunsLost", 1)).isEqualTo(destroyed(3, 1));
  }
}
