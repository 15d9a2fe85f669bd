package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.source.TextFault;

/**
 * Units that come late to a battle: joiners of the attacker, reinforcements of the defender (SD7).
 */
class ReinforcementTest {
  @Test
  void cavalry_that_rode_four_counts_after_four_battle_turns_of_its_stack() {
    // The example of 11.1. Rolls that cost both sides in turn: 0, -1, 0, -1, then 3 + 1 more.
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "attacker", "inf 50; spent 0; joins spent 4: cav 3", "defender", "inf 50");
    SixDaysFight played = SixDaysFight.with(fight, 3, 6, 3, 6, 5);
    assertThat(played.differentials()).containsExactly(0, -1, 0, -1, 3 + 1);
  }

  @ParameterizedTest(name = "{0}, joined by {1}: from battle turn {2}")
  @CsvSource({
    "turns 3,turns 1,3",
    "turns 3,turns 2,2",
    "turns 3,turns 3,1",
    "spent 2,spent 3,2",
    "turns 3,spent 4,3",
  })
  void a_joiner_counts_from_its_stacks_turns_less_its_own(String stack, String joiner, int from) {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 50; %s; joins %s: inf 7' --defender 'inf 90'"
                .formatted(stack, joiner));
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5);
    // Each turn costs the attacker one of infantry; 7 more once the joiner counts.
    for (int turn = 1; turn <= 3; turn++) {
      int expected = 50 - 90 - (turn - 1) + (turn >= from ? 7 : 0);
      assertThat(played.differentials().get(turn - 1)).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"turns 3,turns 5", "spent 2,spent 0"})
  void a_joiner_is_not_there_before_its_stack(String stack, String joiner) {
    // 11.1 deals only with slower joiners: the earlier unit is the stack.
    TextFault refused =
        catchThrowableOfType(
            TextFault.class,
            () ->
                SixDaysFight.battle(
                    "--attacker 'inf 5; %s; joins %s: inf 2' --defender 'inf 4'"
                        .formatted(stack, joiner)));
    assertThat(refused).hasMessageContaining("fewer battle turns than its late joiner");
    assertThat(refused.help()).contains("inf 2; spent 1; joins spent 3: inf 5");
  }

  @Test
  void several_joiners_come_each_in_their_own_turn() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 50; turns 3; joins turns 2: inf 7; joins turns 1: cav 2, officer'"
                + " --defender 'inf 90'");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5);
    // +7 in the second; 2, cavalry and officer in the third.
    assertThat(played.differentials()).containsExactly(-40, -34, -35 + 2 + 1 + 1);
  }

  @Test
  void a_joiner_takes_no_loss_before_it_counts() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 50; turns 2; joins turns 1: cav 9' --defender 'inf 90'"
                + " --attacker-loss-order cavalry-first");
    SixDaysFight played = SixDaysFight.with(fight, 3, 4);
    // An A2 in the first turn costs only the infantry, the second turn's A1 the cavalry.
    assertThat(played.pointsLost())
        .containsExactly("attacker inf 50", "attacker inf 49", "attacker cav 9");
  }

  @Test
  void a_joiner_that_never_counted_retreats_at_no_cost() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 9; turns 2; joins turns 1: cav 3, art 2", "defender", "inf 9"),
            2);
    assertThat(played.pointsLost()).containsExactly("attacker inf 9");
    assertThat(played.value("attackerRepulsed")).isEqualTo(true);
    assertThat(played.value("attackerLosses")).isEqualTo(1);
  }

  @Test
  void a_joiner_that_counts_pays_the_friction() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "attacker", "inf 9; turns 2; joins turns 1: cav 3", "defender", "inf 12");
    SixDaysFight played = SixDaysFight.with(fight, 5, 2);
    // -3, an A1; 8 + 3 - 12 + cavalry = 0, an A1Rp.
    assertThat(played.differentials()).containsExactly(-3, 0);
    assertThat(played.pointsLost())
        .containsExactly("attacker inf 9", "attacker inf 8", "attacker cav 3");
  }

  @Test
  void a_joiner_is_not_counterattacked_before_it_counts() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 9; turns 2; joins turns 1: cav 9' --defender 'inf 9'"
                + " --counterattack 'at 1' --stop 'below 99'");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5);
    assertThat(played.differentials()).containsExactly(0, 1);
  }

  @ParameterizedTest(name = "from {0} movement points away: in battle turn {0}")
  @CsvSource({"1", "2", "3"})
  void help_that_needs_some_movement_points_comes_before_that_battle_turns_combat(int away) {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            ("--attacker 'inf 50; turns 3'"
                    + " --defender 'inf 60; arrives %s: inf 5, art 1, officer'")
                .formatted(away));
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5);
    for (int turn = 1; turn <= 3; turn++) {
      // 6 points, artillery and an officer.
      int expected = 50 - 60 - (turn - 1) - (turn >= away ? 6 + 1 + 1 : 0);
      assertThat(played.differentials().get(turn - 1)).isEqualTo(expected);
    }
  }

  @Test
  void help_that_has_not_arrived_takes_no_loss() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 90' --defender 'inf 9; arrives 2: cav 5'"
                + " --defender-loss-order cavalry-first");
    SixDaysFight played = SixDaysFight.with(fight, 9);
    // D2Rp: two of the infantry, and no cavalry is there to pay friction.
    assertThat(played.pointsLost()).containsExactly("defender inf 9", "defender inf 8");
  }

  @Test
  void help_that_has_arrived_shares_the_losses_and_the_counterattack() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'inf 20; turns 2' --defender 'inf 20; arrives 2: cav 5'"
                + " --counterattack 'at 4' --defender-loss-order cavalry-first");
    SixDaysFight played = SixDaysFight.with(fight, 5, 9, 3);
    // 0: an A1 makes it 19 against 20, too little for a counterattack. Then 19 - 25 - cavalry = -7,
    // a D1 on the cavalry, and 24 - 19 + cavalry = +6, a D1.
    assertThat(played.differentials()).containsExactly(0, -7, 6);
    assertThat(played.pointsLost())
        .containsExactly("attacker inf 20", "defender cav 5", "attacker inf 19");
  }

  @Test
  void the_attacker_breaks_off_by_the_differential_of_the_turn_that_would_follow() {
    // A 5 at zero is A1, so turn 2 would be 4 and 4 joiners against 5: +3. Turn 1 was 5 against 5.
    String battle =
        "--attacker 'inf 5; turns 2; joins turns 1: inf 4' --defender 'inf 5' --stop 'below %d'";
    SixDaysFight goesOn = SixDaysFight.with(SixDaysFight.battle(battle.formatted(3)), 5, 5);
    assertThat(goesOn.differentials()).containsExactly(0, 3);
    SixDaysFight stops = SixDaysFight.with(SixDaysFight.battle(battle.formatted(4)), 5);
    assertThat(stops.value("ending")).isEqualTo("attacker stops");
  }
}
