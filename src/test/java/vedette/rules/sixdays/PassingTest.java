package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Phasing stacks that leave an attack to others, as long as every enemy is attacked (11.3). */
class PassingTest {
  /** The example of 11.3, whose second attack is a choice. */
  private static Odds.Exact example(String orders) {
    return Fights.odds(
        SixDaysFight.battle(
            ("--attacker 'inf 5, inf 5, cav 2, art 2' --attacker 'inf 8%s'"
                    + " --defender 'inf 4, inf 4, cav 1, art 1, officer'")
                .formatted(orders)));
  }

  private static List<String> attacks(String options, int... rolls) {
    return SixDaysFight.with(SixDaysFight.battle(options), rolls).attacks();
  }

  @Test
  void the_second_stack_of_the_example_need_not_attack() {
    Odds both = example("");
    assertThat(mean(both, "attackerLosses")).isEqualTo(new BigFraction(108, 100));
    assertThat(chance(both, "defenderRepulsed")).isEqualTo(new BigFraction(28, 100));
    // The first attacks at +5: a 1 is A1Rp and costs two, a 2 is A1; 9 and 10 repulse.
    Odds one = example("; holds");
    assertThat(mean(one, "attackerLosses")).isEqualTo(new BigFraction(3, 10));
    assertThat(chance(one, "defenderRepulsed")).isEqualTo(new BigFraction(2, 10));
  }

  @Test
  void it_may_attack_only_if_the_first_attack_makes_it_worth_while() {
    // By hand: it is 8 against 10, with three adverse modifiers. A D1 of the first attack (3 to 5)
    // makes that -4, a D2 (6 to 8) -3, both in one column: a 10 repulses the defender, and the
    // attacker loses 2 + 2 + 1 + 1 + 1 + 1 + 1 on the rolls 1 to 7.
    Odds odds = example("; attacks at -4");
    assertThat(chance(odds, "defenderRepulsed")).isEqualTo(new BigFraction(20 + 6, 100));
    assertThat(mean(odds, "attackerLosses[2]")).isEqualTo(new BigFraction(6 * 9, 100));
    // Only after a D2 it is at -3.
    assertThat(chance(example("; attacks at -3"), "defenderRepulsed"))
        .isEqualTo(new BigFraction(20 + 3, 100));
    assertThat(chance(example("; attacks at -2"), "defenderRepulsed"))
        .isEqualTo(new BigFraction(20, 100));
  }

  @Test
  void who_holds_stays_in_contact_and_is_counterattacked() {
    String battle =
        "--attacker 'x: inf 9' --attacker 'y: inf 9; holds' --defender 'A: inf 9'"
            + " --counterattack always";
    assertThat(attacks(battle, 5, 3)).containsExactly("x > A", "A > x + y");
  }

  @Test
  void who_holds_attacks_once_nobody_else_has_turns_left() {
    String battle =
        "--attacker 'x: inf 9; turns 1' --attacker 'y: inf 9; turns 2; holds'"
            + " --defender 'A: inf 9'";
    assertThat(attacks(battle, 5, 5)).containsExactly("x > A", "y > A");
  }

  @Test
  void who_holds_attacks_once_the_other_stack_is_repulsed() {
    String battle =
        "--attacker 'y: inf 9; holds' --attacker 'x: inf 9' --defender 'A: inf 9' --turns 2";
    assertThat(attacks(battle, 1, 5)).containsExactly("x > A", "y > A");
  }

  @Test
  void who_must_attack_attacks_those_alone_whom_nobody_else_does() {
    // y is in contact with both, and x attacks A.
    String battle =
        "--attacker 'x: inf 9; against A' --attacker 'z: inf 9; against B; turns 1'"
            + " --attacker 'y: inf 9; holds; turns 2' --defender 'A: inf 9' --defender 'B: inf 9'"
            + " --turns 2";
    assertThat(attacks(battle, 5, 5, 5, 5)).containsExactly("x > A", "z > B", "x > A", "y > B");
  }

  @Test
  void a_stack_that_touches_an_enemy_takes_him_on_before_one_who_holds_must() {
    String battle =
        "--attacker 'x: inf 9; against A; touches B' --attacker 'y: inf 9; touches B; holds'"
            + " --defender 'A: inf 9' --defender 'B: inf 9'";
    assertThat(attacks(battle, 5)).containsExactly("x > A + B");
    String whoeverIsFirst =
        "--attacker 'y: inf 9; touches B; holds' --attacker 'x: inf 9; against A; touches B'"
            + " --defender 'A: inf 9' --defender 'B: inf 9'";
    assertThat(attacks(whoeverIsFirst, 5)).containsExactly("x > A + B");
  }

  @Test
  void of_two_who_would_pass_the_last_attacks() {
    String battle =
        "--attacker 'x: inf 9; attacks at +1' --attacker 'y: inf 9; attacks at +2'"
            + " --defender 'A: inf %s'";
    assertThat(attacks(battle.formatted(9), 5)).containsExactly("y > A");
    // At +1 x attacks, and y is at +1 after an A1 of x.
    assertThat(attacks(battle.formatted(8), 3)).containsExactly("x > A");
    // A D1 makes it +2 for y.
    assertThat(attacks(battle.formatted(8), 6, 3)).containsExactly("x > A", "y > A");
  }

  @Test
  void where_all_hold_the_last_in_contact_attacks() {
    // Every adjacent enemy must be attacked (11.3): y does it, and x once y's turn has run out.
    String battle =
        "--attacker 'x: inf 9; holds; turns 2' --attacker 'y: inf 9; holds' --defender 'A: inf 9'";
    assertThat(attacks(battle, 5, 5)).containsExactly("y > A", "x > A");
  }

  @Test
  void breaking_off_looks_at_attacks_that_will_be_made() {
    // Only x attacks next turn, at -1 after an A1; y could attack at +11 and holds.
    String battle =
        "--attacker 'x: inf 9' --attacker 'y: inf 20; holds' --defender 'A: inf 9' --turns 2"
            + " --stop 'below 0'";
    assertThat(SixDaysFight.with(SixDaysFight.battle(battle), 5).value("ending"))
        .isEqualTo("attacker stops");
  }

  @Test
  void the_notes_say_who_passes() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "--attacker 'y: inf 9; holds' --attacker 'x: inf 9' --attacker 'z: inf 9; holds'"
                    + " --defender 'A: inf 9'"),
            5);
    assertThat(played.told().all(vedette.fight.Note.Event.class))
        .extracting(vedette.fight.Note.Event::text)
        .contains("y does not attack", "z does not attack");
  }

  @Test
  void who_is_alone_with_one_enemy_may_still_hold_when_that_one_is_gone() {
    // Only y attacks B; once B is gone y leaves A to x.
    String battle =
        "--attacker 'x: inf 9; against A' --attacker 'y: inf 9; holds' --defender 'A: inf 9'"
            + " --defender 'B: inf 9' --turns 2";
    assertThat(attacks(battle, 5, 10, 5)).containsExactly("x > A", "y > B", "x > A");
  }
}
