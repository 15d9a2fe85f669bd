package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.Fights.chance;
import static vedette.rules.musketpike.MusketPikeFights.any;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.fireOdds;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.rules.Fights;
import vedette.work.Limits;

/** The effect of ground on units that move onto it, and of a leader on all units in his hex. */
class GroundAndLeadersTest {
  /** Defensive fire at 3 hits four in ten; a disordered unit fails at 8 to 10 and retreats. */
  @Test
  void a_unit_that_moves_onto_obstructed_ground_is_disordered_and_may_be_driven_off() {
    Odds.Exact odds = assaultOdds("hi1 8/8 ql7; in obstructed", "hi1 8/8 ql7", "melee", "never");
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(BigFraction.ONE);
    assertThat(chance(odds, "attackerRetreated")).isEqualTo(part(12, 100));
    Odds.Exact contact =
        assaultOdds(
            "hi1 8/8 ql7; in obstructed", "hi1 8/8 ql7", "melee", "never", "contact", "true");
    assertThat(chance(contact, "attackerDisordered")).isEqualTo(part(12, 100));
    assertThat(chance(contact, "attackerRetreated")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void so_is_one_in_an_activation_of_several() {
    Odds.Exact odds =
        Fights.odds(
            any(
                "activation",
                "attacker",
                "A: hi1 8/8 ql7; against X; in obstructed",
                "defender",
                "X: hi1 8/8 ql7",
                "melee",
                "never"));
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(BigFraction.ONE);
    assertThat(chance(odds, "attackerRetreated")).isEqualTo(part(12, 100));
  }

  /** Four of the hexsides have works: the two at the front and the two at the flanks. */
  @ParameterizedTest
  @CsvSource({"front, 10", "flank, 10", "rear, 70"})
  void a_redoubt_has_an_open_rear(String from, int percent) {
    Odds.Exact odds = meleeOdds("cav 2/2 ql7", "li 2/2 ql6; in redoubt", "from", from);
    assertThat(chance(odds, "success")).isEqualTo(part(percent, 100));
    if (from.equals("rear")) {
      Odds.Exact open = meleeOdds("cav 2/2 ql7", "li 2/2 ql6", "from", from);
      assertThat(chance(odds, "success")).isEqualTo(chance(open, "success"));
    }
  }

  /** A wall, a chateau or woods are no redoubt: they count from every side. */
  @ParameterizedTest
  @ValueSource(strings = {"wall", "obstacle", "obstructed", "chateau", "steep-slope"})
  void other_terrain_counts_at_the_rear_too(String terrain) {
    Odds.Exact there = meleeOdds("hi2 16/16 ql7", "li 2/2 ql6; in " + terrain, "from", "rear");
    Odds.Exact open = meleeOdds("hi2 16/16 ql7", "li 2/2 ql6", "from", "rear");
    assertThat(chance(there, "attackerDisordered"))
        .isNotEqualTo(chance(open, "attackerDisordered"));
  }

  /** Fire at 2 at light foot hits three in ten; ql6 with the leader's 2 fails at 9 and 10. */
  @Test
  void artillery_checks_with_the_leader_in_its_hex() {
    Odds.Exact led = fireOdds("hi1 8/8", "li 2/2 ql4 leader 2, art 12lb ql6");
    assertThat(chance(led, "defenderGunsDisordered")).isEqualTo(part(6, 100));
    Odds.Exact unled = fireOdds("hi1 8/8", "li 2/2 ql4, art 12lb ql6");
    assertThat(chance(unled, "defenderGunsDisordered")).isEqualTo(part(12, 100));
  }

  /**
   * The unit has lost at least half when it is driven off, so it rallies at 5 - 2 = 3. It therefore
   * ends in good order with three tenths of the chance that the first activation drives it off and
   * leaves it alive; the second activation finds no unit in its hex. Y is in good order and is not
   * driven off in the first activation.
   */
  @Test
  void a_unit_driven_off_obstructed_ground_rallies_where_it_then_is() {
    String[] fight = {
      "attacker", "hi2 16/16 ql7",
      "defender", "X: hi1 4/6 ql5 disordered; in obstructed",
      "defender", "Y: hi1 8/8 ql7; in obstructed",
      "melee", "never"
    };
    BigFraction drivenOff = chance(Fights.odds(any("assault", fight)), "defenderRetreated");
    String[] rallying = Fights.and(fight, "turns", "2", "rally", "defender");
    BigFraction disordered = chance(Fights.odds(any("assault", rallying)), "defenderDisordered[X]");
    BigFraction destroyed = chance(Fights.odds(any("assault", rallying)), "defenderEliminated[X]");
    assertThat(BigFraction.ONE.subtract(disordered).subtract(destroyed))
        .isEqualTo(drivenOff.multiply(part(3, 10)));
  }

  /**
   * Both dice of a melee are rolled together, so the owner knows the check die when choosing the
   * unit that takes the odd point. No doctrine that looks only at strengths is as good. 1.30 comes
   * from enumerating both dice.
   */
  @Test
  void the_owner_of_an_odd_loss_sees_the_check_die() {
    assertThat(valueOf("best")).isCloseTo(1.30, within(1e-12));
    assertThat(valueOf("strongest-first")).isGreaterThan(1.31);
    assertThat(valueOf("weakest-first")).isGreaterThan(1.31);
  }

  private static double valueOf(String defenderLossOrder) {
    Engagement<?, ?> melee =
        any(
            "melee",
            "attacker",
            "hi2 16/16 ql9",
            "defender",
            "hi1 8/8 ql9",
            "defender",
            "li 2/2 ql5 disordered",
            "defenderLossOrder",
            defenderLossOrder,
            "attackerLossOrder",
            "best",
            "goal",
            "defenderLosses - attackerLosses");
    return OptimizedFight.of(melee, Limits.states(10_000)).value().get(0);
  }

  /** The stack has to leave contact, and artillery that fires does not move (MP-V17). */
  @Test
  void guns_in_contact_do_not_fire_under_a_rally_order() {
    for (String orders : new String[] {"pass,rally", "pass,march"}) {
      Odds.Exact odds =
          Fights.odds(
              any(
                  "turns",
                  "attacker",
                  "hi1 8/8 ql7",
                  "defender",
                  "li 1/1 ql4, art 12lb ql6; in redoubt",
                  "distance",
                  "1",
                  "orders",
                  orders));
      boolean fires = odds.measure("attackerLosses").mean().value() > 0;
      assertThat(fires).isEqualTo(orders.endsWith("march"));
    }
  }

  @Test
  void a_rally_of_units_in_good_order_is_no_success() {
    assertThat(chance(Fights.odds(any("rally", "unit", "hi1 8/8 ql7")), "success"))
        .isEqualTo(BigFraction.ZERO);
  }
}
