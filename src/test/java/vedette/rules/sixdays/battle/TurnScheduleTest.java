package vedette.rules.sixdays.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.sample.NarratedBattle;
import vedette.rules.sixdays.SixDaysFight;
import vedette.work.Deadline;

/** The number of battle turns fought, and the end of a battle (11.1, 11.3, SD6). */
class TurnScheduleTest {
  /**
   * Returns rolls of 5 for strong stacks at zero or slightly less, each of which costs the attacker
   * one and repulses no stack.
   */
  private static int[] fives(int turns) {
    int[] rolls = new int[turns];
    Arrays.fill(rolls, 5);
    return rolls;
  }

  @ParameterizedTest(name = "{0} movement points leave {1} battle turns")
  @CsvSource({"0,5", "1,4", "2,3", "3,2", "4,1", "5,1", "99,1"})
  void movement_costs_battle_turns(String spent, int turns) {
    SixDaysFight ofTheStack =
        SixDaysFight.with(
            SixDaysFight.battle("attacker", "inf 20; spent " + spent, "defender", "inf 20"),
            fives(turns));
    SixDaysFight ofAll =
        SixDaysFight.with(
            SixDaysFight.battle("attacker", "inf 20", "defender", "inf 20", "spent", spent),
            fives(turns));
    assertThat(ofTheStack.value("turns")).isEqualTo(turns);
    assertThat(ofTheStack.value("ending")).isEqualTo("turns run out");
    assertThat(ofAll.values()).isEqualTo(ofTheStack.values());
  }

  @Test
  void without_a_word_one_battle_turn_is_fought() {
    assertThat(
            SixDaysFight.with(SixDaysFight.battle("attacker", "inf 20", "defender", "inf 20"), 5)
                .value("turns"))
        .isEqualTo(1);
  }

  @Test
  void a_stack_that_states_its_own_turns_is_not_bound_to_those_of_all() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'x: inf 20; turns 1' --attacker 'y: inf 20' --defender 'inf 20'"
                + " --turns 3");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5, 5);
    assertThat(played.attacks())
        .containsExactly("x > defender", "y > defender", "y > defender", "y > defender");
    assertThat(played.value("turns")).isEqualTo(3);
  }

  @Test
  void every_battle_turn_is_announced_whoever_begins_it() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'x: inf 20; turns 1' --attacker 'y: inf 20; turns 2'"
                + " --defender 'inf 20'");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5);
    assertThat(played.headings()).containsExactly("Battle turn 1", "Battle turn 2");
  }

  @Test
  void stacks_attack_in_the_order_in_which_they_are_listed() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "attacker", "z: inf 9", "attacker", "a: inf 9", "defender", "inf 9", "turns", "2");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5, 5);
    assertThat(played.attacks())
        .containsExactly("z > defender", "a > defender", "z > defender", "a > defender");
  }

  @Test
  void a_repulsed_defender_ends_it_at_once() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "x: inf 9", "attacker", "y: inf 9", "defender", "inf 9", "turns", "5"),
            10);
    assertThat(played.value("ending")).isEqualTo("defender repulsed");
    assertThat(played.value("turns")).isEqualTo(1);
  }

  @Test
  void the_other_stack_fights_on_when_one_is_repulsed() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "attacker", "x: inf 9", "attacker", "y: inf 9", "defender", "inf 9", "turns", "2");
    SixDaysFight played = SixDaysFight.with(fight, 1, 5, 1);
    assertThat(played.attacks()).containsExactly("x > defender", "y > defender", "y > defender");
    assertThat(played.value("ending")).isEqualTo("all attackers gone");
    assertThat(played.value("attackerRepulsed[x]")).isEqualTo(true);
    assertThat(played.value("attackerLosses[x]")).isEqualTo(2);
    // y: an A1 at 0, then an A2Rp at -1.
    assertThat(played.value("attackerLosses[y]")).isEqualTo(3);
  }

  @ParameterizedTest(name = "{0} against {1} and a {2}: {3}")
  @CsvSource({
    "inf 9,inf 9,1,attacker repulsed",
    "inf 1,inf 1,3,attacker eliminated",
    "inf 9,inf 9,10,defender repulsed",
    "inf 1,inf 1,8,defender eliminated",
    "inf 9,inf 9,5,turns run out",
  })
  void one_attack_can_end_it(String attacker, String defender, int die, String ending) {
    assertThat(
            SixDaysFight.with(SixDaysFight.battle("attacker", attacker, "defender", defender), die)
                .value("ending"))
        .isEqualTo(ending);
  }

  @Test
  void contact_is_broken_when_those_left_on_both_sides_do_not_touch() {
    // x clears A (a 10), y is repulsed by B (a 1): x and B are in the fight and not in contact.
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'x: inf 5; against A' --attacker 'y: inf 5; against B'"
                + " --defender 'A: inf 5' --defender 'B: inf 5' --turns 5");
    SixDaysFight played = SixDaysFight.with(fight, 10, 1);
    assertThat(played.value("ending")).isEqualTo("contact broken");
  }

  @Test
  void the_first_battle_turn_is_obligatory() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 5", "defender", "inf 50", "turns", "5", "stop", "below 99"),
            5);
    assertThat(played.value("ending")).isEqualTo("attacker stops");
    assertThat(played.value("turns")).isEqualTo(1);
  }

  @Test
  void he_stops_when_no_attack_of_the_next_turn_would_reach_a_differential() {
    // 20 against 20, A1 on each 5: next 0, -1, -2.
    assertThat(turnsUntilStop("below 0", 5)).isEqualTo(1);
    assertThat(turnsUntilStop("below -1", 5, 5)).isEqualTo(2);
    assertThat(turnsUntilStop("below -2", 5, 5, 5)).isEqualTo(3);
    // A D1 and an A1: next +1, then 0.
    assertThat(turnsUntilStop("below 1", 6, 3)).isEqualTo(2);
  }

  private static Comparable<?> turnsUntilStop(String stop, int... rolls) {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 20", "defender", "inf 20", "turns", "5", "stop", stop),
            rolls);
    assertThat(played.value("ending")).isEqualTo("attacker stops");
    return played.value("turns");
  }

  @Test
  void one_good_attack_is_enough_to_go_on() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'bad: inf 2' --attacker 'good: inf 30' --defender 'inf 20' --turns 2"
                + " --stop 'below 3'");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5, 5, 5);
    assertThat(played.value("ending")).isEqualTo("turns run out");
  }

  @Test
  void an_attack_of_a_stack_without_turns_left_is_none() {
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'good: inf 30; turns 1' --attacker 'bad: inf 12; turns 5'"
                + " --defender 'inf 20' --stop 'below 3'");
    SixDaysFight played = SixDaysFight.with(fight, 5, 5);
    assertThat(played.value("ending")).isEqualTo("attacker stops");
  }

  @Test
  void he_stops_once_he_has_lost_so_many_points_with_all_stacks() {
    assertThat(turnsUntilStop("after-losing 1", 5)).isEqualTo(1);
    assertThat(turnsUntilStop("after-losing 2", 5, 5)).isEqualTo(2);
    assertThat(turnsUntilStop("after-losing 2", 6, 3, 8, 3)).isEqualTo(4);
    Engagement<?, ?> fight =
        SixDaysFight.battle(
            "--attacker 'x: inf 9' --attacker 'y: inf 9' --defender 'inf 9' --turns 5"
                + " --stop 'after-losing 2'");
    SixDaysFight two = SixDaysFight.with(fight, 5, 5);
    assertThat(two.value("ending")).isEqualTo("attacker stops");
  }

  @Test
  void nobody_stops_a_battle_whose_turns_have_run_out() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.battle(
                "attacker", "inf 20", "defender", "inf 20", "stop", "after-losing 1"),
            5);
    assertThat(played.value("ending")).isEqualTo("turns run out");
  }

  @Test
  void a_seed_tells_one_battle_the_same_way_each_time() {
    Engagement<?, ?> fight =
        SixDaysFight.battle("attacker", "inf 9, cav 2", "defender", "inf 9", "turns", "5");
    List<String> told = new ArrayList<>();
    List<String> again = new ArrayList<>();
    Object result = NarratedBattle.play(fight, 7, note -> told.add(note.text()), Deadline.NONE);
    assertThat(NarratedBattle.play(fight, 7, note -> again.add(note.text()), Deadline.NONE))
        .isEqualTo(result);
    assertThat(again).isEqualTo(told).isNotEmpty();
  }
}
