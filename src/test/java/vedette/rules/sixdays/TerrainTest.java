package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.sixdays.SixDaysFight.differential;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.rules.Fights;

/** The effect of the attacked stack's ground on the differential (11.0, SD3). */
class TerrainTest {
  @ParameterizedTest(name = "{0} costs {1}")
  @CsvSource({
    "clear,0",
    "woods,1",
    "town,1",
    "stream,1",
    "woods stream,1",
    "woods town stream,1",
    "chateau,2",
    "chateau stream,3",
    "chateau woods,3",
    "chateau town woods stream,3",
    "clear chateau,2",
  })
  void ground_costs_the_attacker(String terrain, int cost) {
    assertThat(differential("inf 9", "inf 5; in " + terrain)).isEqualTo(4 - cost);
  }

  @Test
  void ground_for_all_defenders_is_that_of_those_who_state_none() {
    assertThat(differential("inf 9", "inf 5", "terrain", "chateau,stream")).isEqualTo(1);
    assertThat(differential("inf 9", "inf 5; in woods", "terrain", "chateau")).isEqualTo(3);
    assertThat(differential("inf 9", "inf 5; in clear", "terrain", "chateau")).isEqualTo(4);
    assertThat(differential("inf 9", "inf 5", "terrain", "woods", "terrain", "chateau"))
        .isEqualTo(1);
  }

  @Test
  void the_attackers_own_woods_do_nothing_for_his_attack() {
    assertThat(differential("inf 9; in woods", "inf 5")).isEqualTo(4);
    assertThat(differential("inf 9; in chateau", "inf 5; in town")).isEqualTo(3);
  }

  @Test
  void against_several_stacks_the_smallest_modifier_counts() {
    assertThat(differential("inf 9", "A: inf 3; in chateau", "defender", "B: inf 2; in woods"))
        .isEqualTo(3);
    assertThat(differential("inf 9", "A: inf 3; in clear", "defender", "B: inf 2; in chateau"))
        .isEqualTo(4);
    assertThat(
            differential(
                "inf 9", "A: inf 3; in chateau stream", "defender", "B: inf 2; in chateau"))
        .isEqualTo(2);
  }

  /**
   * Returns the differential of a counterattack. The attack at 0 or less is answered: a 5 costs the
   * attacker one, so it is 9 against 8.
   */
  private static int counterattackAgainst(String attacker, String defender, String... further) {
    String[] all =
        Fights.and(further, "attacker", attacker, "defender", defender, "counterattack", "always");
    SixDaysFight played = SixDaysFight.with(SixDaysFight.battle(all), 5, 5);
    assertThat(played.differentials().get(0)).isNotPositive();
    return played.differentials().get(1);
  }

  @Test
  void a_counterattack_meets_the_ground_of_the_phasing_stack() {
    assertThat(counterattackAgainst("inf 9", "inf 9")).isEqualTo(1);
    assertThat(counterattackAgainst("inf 9; in woods", "inf 9")).isZero();
    assertThat(counterattackAgainst("inf 9; in chateau", "inf 9")).isEqualTo(-1);
  }

  @Test
  void the_defenders_own_cover_does_not_hinder_his_counterattack() {
    assertThat(counterattackAgainst("inf 9", "inf 9; in woods")).isEqualTo(1);
    assertThat(counterattackAgainst("inf 9", "inf 9; in chateau")).isEqualTo(1);
    assertThat(counterattackAgainst("inf 9", "inf 9", "terrain", "town")).isEqualTo(1);
  }

  @Test
  void a_stream_hinders_whoever_crosses_it() {
    assertThat(counterattackAgainst("inf 9", "inf 9; in stream")).isZero();
    assertThat(counterattackAgainst("inf 9", "inf 9", "terrain", "stream")).isZero();
    // Woods on one bank and the stream are one line, also for the counterattack.
    assertThat(counterattackAgainst("inf 9; in woods", "inf 9; in stream")).isZero();
    assertThat(counterattackAgainst("inf 9; in chateau", "inf 9; in stream")).isEqualTo(-2);
  }

  @Test
  void a_stream_told_of_the_phasing_stack_hinders_its_attack_too() {
    // SD3: a stream between two stacks counts in both directions, no matter at which of them it is
    // given.
    assertThat(differential("inf 9; in stream", "inf 5")).isEqualTo(3);
    assertThat(differential("inf 9; in stream", "inf 5; in woods")).isEqualTo(3);
    assertThat(differential("inf 9; in stream", "inf 5; in chateau")).isEqualTo(1);
  }

  @Test
  void a_counterattack_on_several_stacks_meets_the_smallest_modifier() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'x: inf 3; in chateau' --attacker 'y: inf 3; in town'"
                + " --defender 'inf 9' --counterattack always");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5);
    // 9 against 2 + 2, and a town's -1.
    assertThat(played.differentials()).endsWith(4);
  }
}
