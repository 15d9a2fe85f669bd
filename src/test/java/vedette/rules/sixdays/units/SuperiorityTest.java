package vedette.rules.sixdays.units;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.sixdays.SixDaysFight.differential;

import org.junit.jupiter.api.Test;
import vedette.rules.sixdays.SixDaysFight;

/** Officers, and more cavalry or artillery, change the differential by one (11.0, SD2). */
class SuperiorityTest {
  @Test
  void more_cavalry_is_worth_one_however_much_more() {
    // 5 against 5 points each time.
    assertThat(differential("inf 3, cav 2", "inf 4, cav 1")).isEqualTo(1);
    assertThat(differential("cav 5", "inf 5")).isEqualTo(1);
    assertThat(differential("inf 4, cav 1", "inf 3, cav 2")).isEqualTo(-1);
  }

  @Test
  void more_artillery_is_worth_one() {
    assertThat(differential("inf 3, art 2", "inf 4, art 1")).isEqualTo(1);
    assertThat(differential("inf 4, art 1", "inf 3, art 2")).isEqualTo(-1);
  }

  @Test
  void cavalry_and_artillery_count_each_for_itself() {
    assertThat(differential("inf 2, cav 3", "inf 2, art 3")).isZero();
    assertThat(differential("inf 1, cav 2, art 2", "inf 5")).isEqualTo(2);
  }

  @Test
  void equal_strength_of_an_arm_favours_nobody() {
    assertThat(differential("inf 3, cav 2", "inf 3, cav 2")).isZero();
    assertThat(differential("inf 3, art 2", "inf 3, art 2")).isZero();
    // Points are compared, not units: two of 1 equal one of 2.
    assertThat(differential("inf 3, cav 1, cav 1", "inf 3, cav 2")).isZero();
  }

  @Test
  void more_infantry_is_no_superiority_of_its_own() {
    assertThat(differential("inf 6", "inf 5")).isEqualTo(1);
  }

  @Test
  void an_officer_favours_his_side_and_two_sides_of_officers_nobody() {
    assertThat(differential("inf 5, officer", "inf 5")).isEqualTo(1);
    assertThat(differential("inf 5", "inf 5, officer")).isEqualTo(-1);
    assertThat(differential("inf 5, officer", "inf 5, officer")).isZero();
    assertThat(differential("inf 5, commander", "inf 5")).isEqualTo(1);
  }

  @Test
  void several_officers_of_one_side_count_one() {
    assertThat(differential("inf 5, officer, officer, commander", "inf 5")).isEqualTo(1);
    assertThat(differential("inf 5, officer, officer", "inf 5, officer")).isZero();
  }

  @Test
  void several_officers_among_stacks_attacked_together_count_one() {
    // 10 against 5 + 5, and a single officer counts.
    assertThat(differential("inf 10", "A: inf 5, officer", "defender", "B: inf 5, officer"))
        .isEqualTo(-1);
    // One officer of the other side cancels both.
    assertThat(
            differential("inf 10, officer", "A: inf 5, officer", "defender", "B: inf 5, officer"))
        .isZero();
  }

  @Test
  void an_arm_is_added_up_over_stacks_attacked_together() {
    // 2 against 1 + 1 cavalry: equal; 2 against 1 + 2: theirs.
    assertThat(differential("inf 2, cav 2", "A: inf 1, cav 1", "defender", "B: inf 1, cav 1"))
        .isZero();
    assertThat(differential("inf 3, cav 2", "A: inf 1, cav 1", "defender", "B: inf 1, cav 2"))
        .isEqualTo(-1);
  }

  @Test
  void superiority_is_that_of_the_current_strength() {
    // The attacker gives up cavalry first: 2 against 2, an A1 on a 4, then 1 against 2.
    assertThat(
            SixDaysFight.with(
                    SixDaysFight.battle(
                        "--attacker 'inf 5, cav 2' --defender 'inf 5, cav 2' --turns 2"
                            + " --attacker-loss-order cavalry-first"),
                    4,
                    5)
                .differentials())
        .containsExactly(0, -1 - 1);
  }

  @Test
  void a_lost_superiority_is_gone() {
    // +1 of cavalry at first; an A1 takes the only horseman, 4 against 5 and nothing more.
    assertThat(
            SixDaysFight.with(
                    SixDaysFight.battle(
                        "--attacker 'inf 4, cav 1' --defender 'inf 5' --turns 2"
                            + " --attacker-loss-order cavalry-first"),
                    3,
                    5)
                .differentials())
        .containsExactly(1, -1);
  }
}
