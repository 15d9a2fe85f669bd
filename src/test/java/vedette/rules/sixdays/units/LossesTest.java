package vedette.rules.sixdays.units;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.rules.sixdays.SixDaysFight;

/** The units that take the points of a result, one after the other (11.0, SD4). */
class LossesTest {
  /** Plays a D3Rp: far above the last column and a 10. Friction comes after the third point. */
  private static List<String> threePoints(String defender, String doctrine) {
    return SixDaysFight.with(
            SixDaysFight.battle(
                "--attacker 'inf 99' --defender '%s' --defender-loss-order '%s' --stacking ignored"
                    .formatted(defender, doctrine)),
            10)
        .pointsLost();
  }

  private static List<String> first(int points, String defender, String doctrine) {
    return threePoints(defender, doctrine).subList(0, points);
  }

  @Test
  void a_single_unit_takes_all_points() {
    assertThat(threePoints("inf 5", "infantry-first"))
        .containsExactly("defender inf 5", "defender inf 4", "defender inf 3");
  }

  @Test
  void nobody_takes_a_second_point_before_everybody_has_taken_one() {
    assertThat(first(3, "inf 9, cav 2, art 1", "infantry-first"))
        .containsExactly("defender inf 9", "defender cav 2", "defender art 1");
    assertThat(first(3, "inf 9, inf 1", "infantry-first"))
        .containsExactly("defender inf 9", "defender inf 1", "defender inf 8");
  }

  @Test
  void a_unit_that_is_gone_is_passed_over() {
    // Two of one point each are gone after two, so the first may take its second.
    assertThat(first(3, "inf 4, cav 1", "cavalry-first"))
        .containsExactly("defender cav 1", "defender inf 4", "defender inf 3");
  }

  @Test
  void points_beyond_the_last_are_lost_on_nobody() {
    assertThat(threePoints("inf 1, inf 1", "infantry-first"))
        .containsExactly("defender inf 1", "defender inf 1");
  }

  @Test
  void each_result_begins_anew() {
    // Two results of one point: the strongest infantry takes the first, now weaker; it is 4 and 4.
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle("attacker", "inf 90", "defender", "inf 6, inf 4", "turns", "2"),
            3,
            3);
    assertThat(played.pointsLost()).containsExactly("defender inf 6", "defender inf 5");
  }

  /** Four units, three points: by each doctrine. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "infantry-first, inf 4, inf 2, cav 5",
    "cavalry-first, cav 5, cav 1, inf 4",
    "artillery-first, art 3, inf 4, inf 2",
    "strongest-first, cav 5, inf 4, art 3",
    "weakest-first, cav 1, inf 2, art 3",
  })
  void every_doctrine_gives_up_units_in_its_order(
      String doctrine, String one, String two, String three) {
    assertThat(first(3, "inf 2, inf 4, cav 1, cav 5, art 3", doctrine))
        .containsExactly("defender " + one, "defender " + two, "defender " + three);
  }

  @Test
  void the_default_is_infantry_first() {
    assertThat(
            SixDaysFight.with(
                    SixDaysFight.battle("attacker", "inf 99", "defender", "art 9, cav 9, inf 1"), 3)
                .pointsLost())
        .containsExactly("defender inf 1");
  }

  @Test
  void each_side_has_its_own_doctrine() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 5, cav 1, art 1' --defender 'inf 5, cav 1, art 1' --turns 2"
                + " --attacker-loss-order artillery-first --defender-loss-order cavalry-first");
    SixDaysFight played = SixDaysFight.with(fight, 5, 9);
    // 7 against 7: an A1; then 6 against 7 less artillery, column -2 or -1: a D1.
    assertThat(played.pointsLost()).containsExactly("attacker art 1", "defender cav 1");
  }

  @Test
  void the_losses_of_a_combined_attack_are_dealt_over_all_stacks_attacked() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 99", "defender", "A: inf 5, cav 3", "defender", "B: inf 7, art 2"),
            8);
    // D2: the strongest infantry of both, then the other; no unit twice.
    assertThat(played.attacks()).containsExactly("attacker > A + B");
    assertThat(played.pointsLost()).containsExactly("B inf 7", "A inf 5");
    assertThat(played.value("defenderLosses[A]")).isEqualTo(1);
    assertThat(played.value("defenderLosses[B]")).isEqualTo(1);
  }

  @Test
  void of_equals_the_stack_listed_first_pays() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 99", "defender", "B: inf 5", "defender", "A: inf 5"),
            3);
    assertThat(played.pointsLost()).containsExactly("B inf 5");
  }

  @Test
  void nobody_pays_twice_before_all_units_of_all_stacks_attacked_have_paid() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 99", "defender", "A: inf 9", "defender", "B: cav 1"),
            7);
    assertThat(played.pointsLost()).containsExactly("A inf 9", "B cav 1");
    assertThat(played.value("defenderEliminated[B]")).isEqualTo(true);
    assertThat(played.value("defenderEliminated[A]")).isEqualTo(false);
  }

  @Test
  void the_losses_of_a_counterattack_are_dealt_over_all_phasing_stacks_attacked() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'x: inf 3' --attacker 'y: inf 4' --defender 'inf 40'"
                + " --counterattack always");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 8);
    // Each attack costs its stack one (A1), the counterattack's D2 one of each.
    assertThat(played.pointsLost()).containsExactly("x inf 3", "y inf 4", "y inf 3", "x inf 2");
  }

  @Test
  void of_equals_the_first_comers_lose_before_later_ones_and_then_the_infantry() {
    // A 5 at zero or less costs the attacker one. The joiner has as many turns as its stack.
    String together = "--attacker 'cav 3; turns 2; joins turns 2: inf 3' --defender 'inf 9'";
    assertThat(first(together)).isEqualTo("attacker inf 3");
    String late =
        "--attacker 'cav 3; turns 3; joins turns 1: inf 2; joins turns 2: art 2'"
            + " --defender 'inf 20'";
    // Cavalry and guns at 2 in the second turn; guns, which came in that turn, and infantry in the
    // third.
    assertThat(
            SixDaysFight.with(
                    SixDaysFight.battle(late + " --attacker-loss-order strongest-first"), 5, 5, 5)
                .pointsLost())
        .containsExactly("attacker cav 3", "attacker cav 2", "attacker art 2");
  }

  private static String first(String battle) {
    return SixDaysFight.with(
            SixDaysFight.battle(
                battle + " --attacker-loss-order strongest-first --stop 'below 99'"),
            5)
        .pointsLost()
        .get(0);
  }
}
