package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.assault;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.ending;
import static vedette.rules.musketpike.MusketPikeFights.part;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** An assault over several activations, with new moves, new checks and rallies in between (MP9). */
class ActivationsTest {
  private static final String SURE = "hi2 40/40 ql10";

  private static ScriptedDice.PlayedFight play(String attacker, String rally, int... rolls) {
    return ScriptedDice.play(assault(attacker, SURE, "turns", "2", "rally", rally), rolls);
  }

  @Test
  void who_stays_in_contact_stands_in_the_second_activation() {
    // Defenders 0.8 twice; attackers 0.6 on the move, then 0.8.
    Odds.Exact odds = assaultOdds(SURE, SURE, "melee", "never", "turns", "2");
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(8 + 8, 10));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(6 + 8, 10));
    assertThat(mean(odds, "turns")).isEqualTo(part(2, 1));
    assertThat(ending(odds, "both hold")).isEqualTo(BigFraction.ONE);
    Odds.Exact thrice = assaultOdds(SURE, SURE, "melee", "never", "turns", "3", "contact", "true");
    assertThat(mean(thrice, "defenderLosses")).isEqualTo(part(24, 10));
  }

  @Test
  void the_assault_is_over_when_the_hex_is_taken() {
    // Miss, miss, a D1R at 100%; there is no second activation.
    ScriptedDice.PlayedFight playedFight = play(SURE, "none", 1, 1, 8, 1);
    assertThat(playedFight.value("turns")).isEqualTo(1);
    assertThat(playedFight.value("ending")).isEqualTo("defender retreats");
  }

  @Test
  void thrown_back_they_come_again_on_the_move_and_in_disorder() {
    ScriptedDice.PlayedFight playedFight =
        // A1R, passed. Then value 5 less movement less disorder: a 6 misses. 75%: A1-D1.
        play(SURE, "none", 1, 1, 2, 1, 1, 6, 5, 1);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(1);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(true);
    assertThat(playedFight.value("turns")).isEqualTo(2);
    assertThat(playedFight.value("ending")).isEqualTo("both hold");
  }

  @Test
  void rallied_they_come_again_in_good_order() {
    ScriptedDice.PlayedFight playedFight =
        // A1R, a rally on 10 or less; value 4: a 6 hits, its check; 100%: A1-D1 on 4.
        play(SURE, "attacker", 1, 1, 2, 1, 10, 1, 6, 1, 4, 1);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(2);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(false);
  }

  @Test
  void a_failed_rally_leaves_them_in_disorder() {
    ScriptedDice.PlayedFight playedFight =
        // Morale 9: a 10 does not rally; so value 3, and 75%.
        play("hi2 40/40 ql9", "attacker", 1, 1, 2, 1, 10, 1, 6, 5, 1);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(true);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2);
  }

  @Test
  void those_in_order_do_not_roll_to_rally() {
    ScriptedDice.PlayedFight playedFight =
        // A1-D1, both pass. In the second activation the attackers are stationary: value 5 hits on
        // a 5.
        play(SURE, "both", 1, 1, 4, 1, 1, 5, 1, 4, 1);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(1 + 1 + 1);
  }

  @Test
  void each_activation_has_a_check_of_its_own() {
    String weak = "hi2 40/40 ql1";
    // Value 5 hits and the check fails: disordered. Again: another point is lost, and it is driven
    // off.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(assault(weak, SURE, "melee", "never", "turns", "2"), 5, 2, 1, 5, 2);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(3);
    assertThat(playedFight.value("ending")).isEqualTo("attacker driven off by fire");
    Odds.Exact odds = assaultOdds(weak, SURE, "melee", "never", "turns", "2");
    // Six of ten to hit, nine of ten to fail, twice.
    assertThat(ending(odds, "attacker driven off by fire")).isEqualTo(part(54 * 54, 10_000));
  }

  @Test
  void the_defender_may_rally_too() {
    // All shots miss; in between, a 5 rallies and a 6 does not.
    String disordered = "hi2 40/40 ql5 disordered";
    String[] defends = {"melee", "never", "turns", "2", "rally", "defender"};
    ScriptedDice.PlayedFight rallied =
        ScriptedDice.play(assault(SURE, disordered, defends), 1, 1, 5, 1, 1);
    assertThat(rallied.value("defenderDisordered")).isEqualTo(false);
    ScriptedDice.PlayedFight not =
        ScriptedDice.play(assault(SURE, disordered, defends), 1, 1, 6, 1, 1);
    assertThat(not.value("defenderDisordered")).isEqualTo(true);
  }

  @Test
  void the_activations_fought_are_counted() {
    // After the fire it has 8 or 7 points, with strength six either way: 100%, and three of ten
    // take the hex.
    Odds.Exact odds = assaultOdds("hi1 8/8 ql10", "hi1 8/8 ql10", "turns", "2");
    assertThat(Fights.outOf(10, odds, "turns")).isEqualTo(Map.of(1, 3, 2, 7));
    // The second activation may take the hex too: all shots miss, A1-D1 on a 5, then D2R on a 10.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            assault("hi1 8/8 ql10", "hi1 8/8 ql10", "turns", "2"), 1, 1, 5, 1, 1, 1, 10, 1);
    assertThat(playedFight.value("turns")).isEqualTo(2);
    assertThat(playedFight.value("success")).isEqualTo(true);
  }
}
