package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.outOf;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Nonphasing stacks that come into contact while a battle is fought (11.1, 11.3, SD-V10). */
class EnteringStackTest {
  private static SixDaysFight fought(String battle, int... rolls) {
    return SixDaysFight.with(SixDaysFight.battle(battle), rolls);
  }

  @Test
  void a_stack_that_enters_must_be_attacked_from_then_on() {
    SixDaysFight played =
        fought(
            "--attacker 'x: inf 9; turns 3' --defender 'A: inf 9' --defender 'B: inf 4; enters 2'",
            5,
            5,
            5);
    assertThat(played.attacks()).containsExactly("x > A", "x > A + B", "x > A + B");
    // An A1 each turn: 9 against 9, 8 and 7 against 13.
    assertThat(played.differentials()).containsExactly(0, -5, -6);
  }

  @Test
  void one_movement_point_brings_it_into_the_first_battle_turn() {
    assertThat(
            fought("--attacker 'x: inf 9' --defender 'A: inf 9' --defender 'B: inf 4; enters 1'", 5)
                .attacks())
        .containsExactly("x > A + B");
  }

  @Test
  void it_is_in_contact_with_those_who_are_meant_for_it() {
    String battle =
        "--attacker 'x: inf 9; against A' --attacker 'y: inf 9; against B' --defender 'A: inf 9'"
            + " --defender 'B: inf 9; enters 2' --turns 2 --counterattack always";
    assertThat(fought(battle, 5, 3, 5, 5, 3, 3).attacks())
        .containsExactly("x > A", "A > x", "x > A", "y > B", "A > x", "B > y");
  }

  @Test
  void the_battle_is_over_if_nobody_is_in_contact_before_it_comes() {
    SixDaysFight played =
        fought(
            "--attacker 'x: inf 9; turns 3' --defender 'A: inf 9' --defender 'B: inf 4; enters 2'",
            10);
    assertThat(played.value("success")).isEqualTo(true);
    assertThat(played.value("defenderLosses[B]")).isEqualTo(0);
    assertThat(played.value("defenderRepulsed[B]")).isEqualTo(false);
  }

  @Test
  void the_attacker_stops_in_the_light_of_who_comes() {
    // 8 against 9 and 4 next turn: -5; without B it would be -1.
    SixDaysFight played =
        fought(
            "--attacker 'x: inf 9; turns 3' --defender 'A: inf 9' --defender 'B: inf 4; enters 2'"
                + " --stop 'below -2'",
            5);
    assertThat(played.value("ending")).isEqualTo("attacker stops");
  }

  @Test
  void a_battle_with_one_who_enters_as_odds() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 5; turns 2' --defender 'inf 5' --defender 'inf 9; enters 2'"));
    // Turn 1 at zero: two rolls repulse the attacker, two the defender, six continue. Turn 2 at -5
    // or less: 1 and 2 repulse the attacker, a 10 both defenders.
    assertThat(chance(odds, "success")).isEqualTo(new BigFraction(20 + 6, 100));
    assertThat(chance(odds, "defenderRepulsed[2]")).isEqualTo(new BigFraction(6, 100));
    assertThat(outOf(100, odds, "ending"))
        .isEqualTo(
            Map.of(
                "attacker repulsed", 20 + 12,
                "all defenders gone", 26,
                "turns run out", 42));
  }

  @Test
  void who_holds_need_not_be_ready_for_one_who_comes_too_late() {
    // B is in contact only with y, and only after y's single battle turn.
    SixDaysFight played =
        fought(
            "--attacker 'x: inf 9; against A; turns 2' --attacker 'y: inf 9; holds; turns 1'"
                + " --defender 'A: inf 9' --defender 'B: inf 4; enters 2'",
            5,
            5);
    assertThat(played.attacks()).containsExactly("x > A", "x > A");
  }
}
