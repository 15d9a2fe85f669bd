package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;

/** Counterattacks: their conditions, their targets and their losses (11.3, SD6). */
class CounterattackTest {
  private static SixDaysFight answered(List<String> stacks, String doctrine, int... rolls) {
    List<String> options = new ArrayList<>(stacks);
    options.addAll(List.of("counterattack", doctrine));
    return SixDaysFight.with(SixDaysFight.battle(options.toArray(String[]::new)), rolls);
  }

  private static final List<String> EVEN = List.of("attacker", "inf 9", "defender", "inf 9");

  @Test
  void by_default_nobody_counterattacks() {
    assertThat(
            SixDaysFight.with(SixDaysFight.battle("attacker", "inf 9", "defender", "inf 9"), 5)
                .attacks())
        .containsExactly("attacker > defender");
    assertThat(answered(EVEN, "never", 5).attacks()).containsExactly("attacker > defender");
  }

  @Test
  void always_is_whatever_the_odds() {
    SixDaysFight played =
        answered(List.of("attacker", "inf 50", "defender", "inf 5"), "always", 3, 5);
    assertThat(played.attacks()).containsExactly("attacker > defender", "defender > attacker");
    assertThat(played.differentials()).containsExactly(45, 4 - 50);
  }

  @Test
  void a_threshold_is_held_against_what_the_attack_has_left() {
    // 9 against 9; an A1 gives the defender +1, a D1 gives it -1.
    assertThat(answered(EVEN, "at 1", 5, 5).differentials()).containsExactly(0, 1);
    assertThat(answered(EVEN, "at 2", 5).attacks()).hasSize(1);
    assertThat(answered(EVEN, "at -1", 6, 5).differentials()).containsExactly(0, -1);
    assertThat(answered(EVEN, "at 0", 6).attacks()).hasSize(1);
  }

  @Test
  void all_modifiers_enter_the_threshold() {
    // After an A1 4 against 3 + 1 points: 0, + officer - cavalry - woods = -1.
    List<String> stacks =
        List.of("attacker", "inf 4, cav 1; in woods", "defender", "inf 4, officer");
    assertThat(answered(stacks, "at -1", 4, 5).differentials()).endsWith(-1);
    assertThat(answered(stacks, "at 0", 4).attacks()).hasSize(1);
  }

  @Test
  void it_comes_after_all_attacks_of_the_turn_and_meets_all_stacks_at_once() {
    List<String> stacks =
        List.of("attacker", "x: inf 5", "attacker", "y: inf 4", "defender", "inf 9");
    SixDaysFight played = answered(stacks, "always", 5, 5, 5);
    assertThat(played.attacks())
        .containsExactly("x > defender", "y > defender", "defender > x + y");
    // 9 against 4 + 3.
    assertThat(played.differentials()).endsWith(2);
  }

  @Test
  void it_comes_again_every_battle_turn() {
    SixDaysFight played =
        answered(
            List.of("attacker", "inf 20", "defender", "inf 20", "turns", "2"),
            "always",
            5,
            3,
            5,
            3);
    assertThat(played.attacks())
        .containsExactly(
            "attacker > defender",
            "defender > attacker",
            "attacker > defender",
            "defender > attacker");
    assertThat(played.differentials()).containsExactly(0, 1, 0, 1);
  }

  @Test
  void the_counterattackers_own_losses_and_repulse_are_the_nonphasing_players() {
    // An A1, then +1 and a 1: A1Rp, with a point of cavalry; the differential has no superiority.
    SixDaysFight played =
        answered(List.of("attacker", "inf 5, cav 4", "defender", "inf 5, cav 4"), "always", 5, 1);
    assertThat(played.differentials()).containsExactly(0, 1);
    assertThat(played.pointsLost())
        .containsExactly("attacker inf 5", "defender inf 5", "defender cav 4");
    assertThat(played.value("defenderRepulsed")).isEqualTo(true);
    assertThat(played.value("attackerRepulsed")).isEqualTo(false);
    assertThat(played.value("attackerLosses")).isEqualTo(1);
    assertThat(played.value("defenderLosses")).isEqualTo(2);
    assertThat(played.value("ending")).isEqualTo("defender repulsed");
  }

  @Test
  void a_counterattack_can_eliminate_the_counterattacker() {
    // +1 and a 4: an A1 leaves one against one, and at 0 a 1 is an A2Rp.
    SixDaysFight played =
        answered(List.of("attacker", "inf 1, inf 1", "defender", "inf 1"), "always", 4, 1);
    assertThat(played.value("ending")).isEqualTo("defender eliminated");
    assertThat(played.value("defenderRepulsed")).isEqualTo(true);
  }

  @Test
  void those_it_attacks_are_all_repulsed_and_each_pays_friction() {
    List<String> stacks =
        List.of("attacker", "x: inf 5, cav 1", "attacker", "y: inf 5, art 1", "defender", "inf 40");
    SixDaysFight played = answered(stacks, "always", 5, 5, 9);
    // Two A1, then a D2Rp shared by x and y, and a point of x's cavalry and of y's guns.
    assertThat(played.pointsLost())
        .containsExactly("x inf 5", "y inf 5", "x inf 4", "y inf 4", "x cav 1", "y art 1");
    assertThat(played.value("attackerRepulsed[x]")).isEqualTo(true);
    assertThat(played.value("attackerRepulsed[y]")).isEqualTo(true);
    assertThat(played.value("ending")).isEqualTo("all attackers gone");
  }

  @Test
  void losses_follow_the_sides_doctrines_not_the_roles() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 9, cav 1, art 1' --defender 'inf 9, cav 1, art 1'"
                + " --counterattack always --attacker-loss-order artillery-first"
                + " --defender-loss-order cavalry-first");
    SixDaysFight played = SixDaysFight.with(fight, 6, 6);
    // 11 against 11: a D1 takes the defender's horse; -1 - cavalry: a D1 takes the attacker's gun.
    assertThat(played.differentials()).containsExactly(0, -2);
    assertThat(played.pointsLost()).containsExactly("defender cav 1", "attacker art 1");
  }

  @Test
  void a_stack_whose_turns_are_over_is_still_counterattacked() {
    List<String> stacks =
        List.of(
            "attacker", "x: inf 9; turns 1", "attacker", "y: inf 9; turns 2", "defender", "inf 20");
    SixDaysFight played = answered(stacks, "always", 5, 5, 5, 5, 5);
    assertThat(played.attacks())
        .containsExactly(
            "x > defender", "y > defender", "defender > x + y", "y > defender", "defender > x + y");
  }

  @Test
  void only_stacks_in_contact_are_counterattacked() {
    List<String> stacks =
        List.of(
            "attacker",
            "x: inf 9; against A",
            "attacker",
            "y: inf 9; against B; touches A",
            "defender",
            "A: inf 9",
            "defender",
            "B: inf 9");
    SixDaysFight played = answered(stacks, "always", 5, 5, 5, 5);
    assertThat(played.attacks()).containsExactly("x > A", "y > B", "A > x + y", "B > y");
  }

  @Test
  void stacks_repulsed_by_one_counterattack_are_gone_for_the_next() {
    List<String> stacks =
        List.of("attacker", "inf 9", "defender", "A: inf 9", "defender", "B: inf 9");
    // -9: an A1 on a 5. A at +1 repulses the attacker with a 10, so B has no target.
    SixDaysFight played = answered(stacks, "always", 5, 10);
    assertThat(played.attacks()).containsExactly("attacker > A + B", "A > attacker");
    assertThat(played.value("ending")).isEqualTo("attacker repulsed");
  }

  @Test
  void each_stack_decides_for_itself() {
    List<String> stacks =
        List.of("attacker", "inf 12", "defender", "A: inf 9", "defender", "B: inf 20");
    // -17, an A1; A would be at -2, B at +9.
    SixDaysFight played = answered(stacks, "at 0", 5, 5);
    assertThat(played.attacks()).containsExactly("attacker > A + B", "B > attacker");
  }

  @Test
  void a_defender_repulsed_by_the_attack_does_not_answer() {
    assertThat(answered(EVEN, "always", 10).attacks()).hasSize(1);
  }
}
