package vedette.rules.sixdays.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.fight.OpeningUmpire;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.sixdays.SixDaysFight;

/**
 * The choice of targets among several stacks: all adjacent enemies must be attacked (11.3, SD6).
 */
class EveryEnemyAttackedTest {
  private static List<String> attacks(String options, int... rolls) {
    return SixDaysFight.with(SixDaysFight.battle(options), rolls).attacks();
  }

  @Test
  void a_stack_without_targets_of_its_own_attacks_all_as_one() {
    assertThat(attacks("--attacker 'inf 9' --defender 'A: inf 9' --defender 'B: inf 9'", 5))
        .containsExactly("attacker > A + B");
  }

  @Test
  void each_stack_attacks_those_it_is_meant_for() {
    String options =
        "--attacker 'x: inf 9; against B' --attacker 'y: inf 9; against 1'"
            + " --defender 'A: inf 9' --defender 'B: inf 9'";
    assertThat(attacks(options, 5, 5)).containsExactly("x > B", "y > A");
  }

  @Test
  void a_stack_may_be_meant_for_several() {
    String options =
        "--attacker 'x: inf 9; against A B' --attacker 'y: inf 9; against A'"
            + " --defender 'A: inf 9' --defender 'B: inf 9'";
    assertThat(attacks(options, 5, 5)).containsExactly("x > A + B", "y > A");
  }

  @Test
  void whom_nobody_else_attacks_must_be_attacked_by_those_who_touch_him() {
    String options =
        "--attacker 'x: inf 9; against A; touches B' --defender 'A: inf 9' --defender 'B: inf 9'";
    assertThat(attacks(options, 5)).containsExactly("x > A + B");
  }

  @Test
  void a_neighbour_who_is_attacked_by_another_stack_is_left_to_it() {
    String options =
        "--attacker 'x: inf 9; against A; touches B' --attacker 'y: inf 9; against B'"
            + " --defender 'A: inf 9' --defender 'B: inf 9'";
    assertThat(attacks(options, 5, 5)).containsExactly("x > A", "y > B");
  }

  @Test
  void once_the_other_stack_has_no_turns_left_its_target_must_be_attacked_too() {
    String options =
        "--attacker 'x: inf 9; against A; touches B; turns 2'"
            + " --attacker 'y: inf 9; against B; turns 1' --defender 'A: inf 9'"
            + " --defender 'B: inf 9'";
    assertThat(attacks(options, 5, 5, 5)).containsExactly("x > A", "y > B", "x > A + B");
  }

  @Test
  void once_the_other_stack_is_repulsed_its_target_must_be_attacked_too() {
    String options =
        "--attacker 'x: inf 9; against A; touches B' --attacker 'y: inf 9; against B'"
            + " --defender 'A: inf 9' --defender 'B: inf 9' --turns 2";
    // y is repulsed by a 1, after x has attacked.
    assertThat(attacks(options, 5, 1, 5)).containsExactly("x > A", "y > B", "x > A + B");
  }

  @Test
  void a_target_attacked_this_turn_by_a_stack_since_repulsed_needs_no_second_attack() {
    String options =
        "--attacker 'y: inf 9; against B' --attacker 'x: inf 9; against A; touches B'"
            + " --defender 'A: inf 9' --defender 'B: inf 9' --turns 2";
    // 11.3: all adjacent stacks have been attacked in turn 1; only in turn 2 is B left to x.
    assertThat(attacks(options, 1, 5, 5)).containsExactly("y > B", "x > A", "x > A + B");
  }

  @Test
  void a_stack_whose_targets_are_gone_attacks_whom_it_touches() {
    String options =
        "--attacker 'x: inf 9; against A; touches B' --attacker 'y: inf 9; against B'"
            + " --defender 'A: inf 9' --defender 'B: inf 9' --turns 2";
    // x repulses A with a 10.
    assertThat(attacks(options, 10, 5, 5, 5)).containsExactly("x > A", "y > B", "x > B", "y > B");
  }

  @Test
  void a_stack_whose_targets_are_gone_and_that_touches_nobody_rests() {
    String options =
        "--attacker 'x: inf 9; against A' --attacker 'y: inf 9; against B'"
            + " --defender 'A: inf 9' --defender 'B: inf 9' --turns 2";
    assertThat(attacks(options, 10, 5, 5)).containsExactly("x > A", "y > B", "y > B");
  }

  @Test
  void a_repulsed_stack_is_no_longer_attacked() {
    String options =
        "--attacker 'x: inf 9; against A' --attacker 'y: inf 9; against A B'"
            + " --defender 'A: inf 9' --defender 'B: inf 9' --turns 1";
    assertThat(attacks(options, 10, 5)).containsExactly("x > A", "y > B");
  }

  @Test
  void of_stacks_attacked_together_one_may_be_eliminated_and_the_other_stay() {
    String options =
        "--attacker 'inf 40' --defender 'A: inf 1' --defender 'B: inf 9' --turns 2"
            + " --defender-loss-order weakest-first";
    assertThat(attacks(options, 3, 3)).containsExactly("attacker > A + B", "attacker > B");
  }

  @Test
  void a_stack_may_be_called_by_a_name_of_several_words() {
    Odds odds =
        Fights.odds(
            SixDaysFight.battle(
                "attacker", "inf 9; against Old Guard",
                "attacker", "inf 5; against 1",
                "defender", "Young Guard: inf 3",
                "defender", "Old Guard: inf 9"));
    // 9 against 9: the zero column's mean loss of the attacker is 0.6, without cavalry or guns.
    assertThat(Fights.mean(odds, "attackerLosses[1]")).isEqualTo(new BigFraction(6, 10));
  }

  @Test
  void what_two_stacks_only_touch_is_taken_on_by_the_first_alone() {
    String battle =
        "--attacker 'x: inf 5; against A; touches B'"
            + " --attacker 'y: inf 5; against C; touches B' --defender 'A: inf 5'"
            + " --defender 'B: inf 5' --defender 'C: inf 5'";
    assertThat(SixDaysFight.with(SixDaysFight.battle(battle), 5, 5).attacks())
        .containsExactly("x > A + B", "y > C");
  }

  @Test
  void the_explanation_has_everybody_attack_whom_he_will() {
    // x attacks A before y attacks, so y need not attack A, in play or in the explanation.
    List<String> attacks = new ArrayList<>();
    Engagement<?, ?> battle =
        SixDaysFight.battle(
            "attacker", "x: inf 5; against A",
            "attacker", "y: inf 5; against B; touches A",
            "defender", "A: inf 5",
            "defender", "B: inf 5");
    OpeningUmpire.of(battle, note -> attacks.add(note.text()));
    attacks.removeIf(text -> !text.contains(" attacks "));
    assertThat(attacks).containsExactly("x attacks A", "y attacks B");
  }

  @Test
  void breaking_off_looks_at_the_attacks_as_they_will_be() {
    // Next turn y attacks only B, 9 against 3, and not A and B at 9 against 12.
    String battle =
        "--attacker 'x: inf 5; against A; turns 2'"
            + " --attacker 'y: inf 9; against B; touches A; turns 2' --defender 'A: inf 9'"
            + " --defender 'B: inf 4' --stop 'below +5'";
    // Rolls: x loses one, B loses one; then both attack again.
    assertThat(SixDaysFight.with(SixDaysFight.battle(battle), 5, 5, 5, 5).attacks())
        .containsExactly("x > A", "y > B", "x > A", "y > B");
  }

  @Test
  void a_stack_that_is_free_attacks_a_neighbour_before_an_earlier_one_must() {
    // C is gone after the first turn, so y attacks B, and x need not attack B.
    String battle =
        "--attacker 'x: inf 9; against A; touches B; turns 2'"
            + " --attacker 'y: inf 9; against C; touches B; turns 2' --defender 'A: inf 8'"
            + " --defender 'B: inf 8' --defender 'C: inf 1'";
    // Turn 1: x must attack B, because y has C to attack: 9 against 16, a 3 costs x one. y
    // eliminates C.
    assertThat(SixDaysFight.with(SixDaysFight.battle(battle), 3, 5, 3, 3).attacks())
        .containsExactly("x > A + B", "y > C", "x > A", "y > B");
  }
}
