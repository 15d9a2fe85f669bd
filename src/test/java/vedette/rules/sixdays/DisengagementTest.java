package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Engaged units that leave behind a rearguard (11.4, SD7). */
class DisengagementTest {
  private static SixDaysFight fought(String attacker, String defender, int... rolls) {
    return SixDaysFight.with(
        SixDaysFight.battle("attacker", attacker, "defender", defender), rolls);
  }

  @Test
  void from_its_turn_on_the_rearguard_fights_alone() {
    SixDaysFight played =
        fought("inf 50; turns 3", "inf 60, cav 2, officer; rearguard 2: inf 30", 5, 5, 3);
    // 50 - 62 - cavalry - officer; then 49 - 30 = +19, a D1 on a 5, and +20.
    assertThat(played.differentials()).containsExactly(-14, 19, 20);
    assertThat(played.value("defenderDisengaged")).isEqualTo(true);
  }

  @Test
  void engaged_units_leave_with_their_losses_and_take_no_more() {
    SixDaysFight played =
        fought("inf 90; turns 2", "inf 9, cav 3; rearguard 2: inf 5, art 1", 7, 7);
    // Two D2: infantry and cavalry of the engaged units, then infantry and guns of the rearguard.
    assertThat(played.pointsLost())
        .containsExactly("defender inf 9", "defender cav 3", "defender inf 5", "defender art 1");
    assertThat(played.value("defenderLosses")).isEqualTo(4);
    assertThat(played.value("defenderEliminated")).isEqualTo(false);
  }

  @Test
  void a_repulse_of_the_rearguard_is_not_paid_by_those_who_got_away() {
    SixDaysFight played = fought("inf 90; turns 2", "inf 9, cav 3; rearguard 2: inf 5", 3, 9);
    assertThat(played.pointsLost())
        .containsExactly("defender inf 9", "defender inf 5", "defender inf 4");
    assertThat(played.value("defenderRepulsed")).isEqualTo(true);
    assertThat(played.value("defenderDisengaged")).isEqualTo(true);
  }

  @Test
  void a_rearguard_that_is_wiped_out_ends_the_battle_and_the_rest_is_away() {
    SixDaysFight played = fought("inf 90; turns 3", "inf 9; rearguard 2: inf 1", 3, 3);
    assertThat(played.value("ending")).isEqualTo("rearguard eliminated");
    assertThat(played.value("success")).isEqualTo(true);
    assertThat(played.value("defenderEliminated")).isEqualTo(true);
    assertThat(played.value("defenderDisengaged")).isEqualTo(true);
    assertThat(played.value("defenderLosses")).isEqualTo(2);
  }

  @Test
  void the_ending_says_that_it_was_a_rearguard_who_was_driven_out() {
    assertThat(fought("inf 90; turns 3", "inf 9; rearguard 2: inf 9", 3, 10).value("ending"))
        .isEqualTo("rearguard repulsed");
    Engagement<?, ?> two =
        SixDaysFight.battle(
            "--attacker 'inf 90; turns 2' --defender 'A: inf 9; rearguard 2: inf 1'"
                + " --defender 'B: inf 9'");
    assertThat(SixDaysFight.with(two, 3, 10).value("ending"))
        .isEqualTo("all defenders or rearguards gone");
  }

  @Test
  void who_is_repulsed_before_the_rearguard_comes_has_not_got_away() {
    SixDaysFight played = fought("inf 90; turns 3", "inf 9; rearguard 2: inf 1", 9);
    assertThat(played.value("defenderDisengaged")).isEqualTo(false);
    assertThat(played.value("defenderRepulsed")).isEqualTo(true);
    // It has not left either if the turns run out before.
    assertThat(fought("inf 50; turns 2", "inf 60; rearguard 3: inf 9", 5, 5).value("ending"))
        .isEqualTo("turns run out");
    assertThat(
            fought("inf 50; turns 2", "inf 60; rearguard 3: inf 9", 5, 5)
                .value("defenderDisengaged"))
        .isEqualTo(false);
  }

  @Test
  void a_rearguard_one_point_away_is_there_before_the_first_attack() {
    // 11.4: the move comes before the combat of the battle turn, so only 5 stand against 9.
    SixDaysFight played = fought("inf 9", "inf 5, cav 2, officer; rearguard 1: inf 5", 4);
    assertThat(played.differentials()).containsExactly(4);
    assertThat(played.pointsLost()).containsExactly("defender inf 5");
  }

  @Test
  void an_officer_leaves_with_the_units_he_is_with() {
    SixDaysFight played = fought("inf 50; turns 2", "inf 60, officer; rearguard 2: inf 50", 5, 5);
    assertThat(played.differentials()).containsExactly(-11, -1);
  }

  @Test
  void the_rearguards_officer_stays_with_it() {
    SixDaysFight played = fought("inf 50; turns 2", "inf 60; rearguard 2: inf 50, officer", 5, 5);
    assertThat(played.differentials()).containsExactly(-10, -2);
  }

  @Test
  void help_that_arrived_before_leaves_as_well() {
    SixDaysFight played =
        fought("inf 50; turns 3", "inf 60; arrives 2: inf 9; rearguard 3: inf 50", 5, 5, 5);
    assertThat(played.differentials()).containsExactly(-10, 49 - 69, 48 - 50);
  }

  @Test
  void help_that_arrived_before_takes_its_officer_along() {
    SixDaysFight played =
        fought(
            "inf 50; turns 3", "inf 60; arrives 2: inf 9, officer; rearguard 3: inf 50", 5, 5, 5);
    assertThat(played.differentials()).containsExactly(-10, 49 - 69 - 1, 48 - 50);
  }

  @Test
  void help_that_arrives_later_joins_the_rearguard() {
    SixDaysFight played =
        fought("inf 50; turns 3", "inf 60; rearguard 2: inf 50; arrives 3: inf 9", 5, 5, 5);
    assertThat(played.differentials()).containsExactly(-10, -1, 48 - 59);
  }

  @Test
  void one_stack_may_disengage_while_another_stays() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 50; turns 2' --defender 'A: inf 30; rearguard 2: inf 5'"
                + " --defender 'B: inf 30'");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5);
    assertThat(played.attacks()).isEqualTo(List.of("attacker > A + B", "attacker > A + B"));
    assertThat(played.differentials()).containsExactly(-10, 49 - 35);
  }

  @Test
  void how_a_loss_was_shared_no_longer_matters_but_the_loss_does() {
    // 9 against 12: -3 in turn 1; -4 or -3: A2Rp twice, A1 five times, D1 twice, D1Rp.
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.battle(
                "--attacker 'inf 9; turns 2' --defender 'inf 6, inf 6; rearguard 2: inf 12'"
                    + " --stop 'below 99'"));
    assertThat(Fights.outOf(10, odds, "defenderLosses")).isEqualTo(Map.of(0, 7, 1, 3));
  }
}
