package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.melee;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.ScriptedDice;
import vedette.rules.musketpike.units.Stack;
import vedette.source.TextFault;

/**
 * Friends packed too closely displace each other (rules proper, Combat; MP14). At 150% the defender
 * is forced back on 6 to 10.
 */
class DisplacementChainTest {
  private static final String ATTACKER = "hi1 6/6 ql7";

  /** Melee strength 5 against 3, 150%. */
  private static final String DEFENDER = "hi1 3/3 ql7";

  private static Odds.Exact odds(String friends) {
    return meleeOdds(ATTACKER, DEFENDER + friends);
  }

  @Test
  void one_makes_way_for_a_friend_that_goes_a_hex_further() {
    // The defender is forced back on 5 in 10. The disordered horse fails in 4 of 10, loses a point
    // and goes a hex further; then the disordered light foot behind it fails in 5 of 10 and loses a
    // point.
    Odds.Exact odds = odds("; displaces: cav 3 ql6 disordered; chain: li 4 ql5 disordered");
    assertThat(mean(odds, "displacedLosses")).isEqualTo(part(20 + 10, 100));
    assertThat(chance(odds, "displacedLosses", 2)).isEqualTo(part(10, 100));
  }

  @Test
  void the_chain_goes_on_and_ends_with_who_is_in_good_order() {
    // 0.5 x 0.4 x 0.5 x 0.3: the last of them is disordered, and no unit goes further.
    Odds.Exact odds =
        odds("; displaces: cav 3 ql6 disordered; chain: li 4 ql5 disordered, hi1 8 ql7, hi1 8 ql1");
    assertThat(mean(odds, "displacedLosses")).isEqualTo(part(20 + 10, 100));
    assertThat(mean(odds, "displacedDisordered")).isEqualTo(part(3, 100));
  }

  @Test
  void a_friend_in_good_order_displaces_nobody() {
    Odds.Exact odds = odds("; displaces: cav 3 ql6; chain: li 4 ql1 disordered");
    assertThat(mean(odds, "displacedLosses")).isEqualTo(part(0, 1));
    assertThat(mean(odds, "displacedDisordered")).isEqualTo(part(20, 100));
  }

  @Test
  void any_of_those_who_make_way_first_starts_it_once() {
    // D1R on 6, its check; the first horse passes, the second fails; the foot fails, once.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            melee(
                ATTACKER,
                DEFENDER
                    + "; displaces: cav 3 ql6 disordered, cav 3 ql6 disordered"
                    + "; chain: li 4 ql5 disordered"),
            6,
            1,
            6,
            7,
            6);
    assertThat(playedFight.value("displacedLosses")).isEqualTo(2);
  }

  @Test
  void one_of_which_nothing_is_left_displaces_nobody() {
    Odds.Exact odds = odds("; displaces: cav 1 ql6 disordered; chain: li 4 ql1 disordered");
    assertThat(mean(odds, "displacedLosses")).isEqualTo(part(20, 100));
  }

  @Test
  void a_chain_begins_with_somebody() {
    assertThatThrownBy(() -> Stack.parse("hi1 3/3 ql7; chain: li 4 ql5"))
        .isInstanceOf(TextFault.class)
        .hasMessageContaining("`chain` needs `displaces`");
  }
}
