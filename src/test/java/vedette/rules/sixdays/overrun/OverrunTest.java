package vedette.rules.sixdays.overrun;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.outOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.AllRolls;
import vedette.rules.Fights;
import vedette.rules.sixdays.PlainBattle;
import vedette.rules.sixdays.SixDaysFight;

/** Repulse attacks in the movement phase: overruns, one or several in a row (10.0, SD8). */
class OverrunTest {
  private static SixDaysFight overrun(
      String attacker, List<String> targets, int[] rolls, String... more) {
    List<String> options = new ArrayList<>(List.of("attacker", attacker));
    targets.forEach(target -> options.addAll(List.of("defender", target)));
    String[] all = Fights.and(more, options.toArray(String[]::new));
    return SixDaysFight.with(SixDaysFight.repulse(all), rolls);
  }

  private static int[] rolls(int... rolls) {
    return rolls;
  }

  @ParameterizedTest(name = "{0} against {1}: revealed {2}")
  @CsvSource({
    "cav 3,cav 2,true",
    "cav 2,cav 2,false",
    "cav 1,cav 2,false",
    "cav 1,inf 2,true",
    "inf 3,inf 2,false",
  })
  void only_more_cavalry_makes_the_target_show_itself(String own, String other, boolean revealed) {
    SixDaysFight played = overrun("inf 5, " + own, List.of("inf 9, " + other), rolls(5));
    assertThat(played.value("revealed[1]")).isEqualTo(revealed);
  }

  @Test
  void equal_cavalry_hides_the_target_and_favours_nobody() {
    SixDaysFight played = overrun("inf 5, cav 2", List.of("inf 5, cav 2"), rolls(5));
    assertThat(played.differentials()).containsExactly(0);
  }

  @Test
  void all_modifiers_of_the_battle_count() {
    // 5 + 2 - 4 + cavalry + officer - chateau - stream.
    SixDaysFight played =
        overrun("inf 5, cav 2, officer", List.of("inf 4; in chateau stream"), rolls(5));
    assertThat(played.differentials()).containsExactly(3 + 1 + 1 - 3);
    assertThat(overrun("inf 5", List.of("inf 4"), rolls(5), "terrain", "woods").differentials())
        .containsExactly(0);
  }

  @Test
  void a_repulsed_target_is_overrun_and_pays_friction() {
    // 0 - cavalry = -1: a 9 is a D1 without repulse, a 10 is a D1Rp.
    assertThat(overrun("inf 9", List.of("inf 8, cav 1"), rolls(9)).value("ending"))
        .isEqualTo("held");
    SixDaysFight repulsed = overrun("inf 9", List.of("B: inf 8, cav 1"), rolls(10));
    assertThat(repulsed.value("ending")).isEqualTo("all overrun");
    assertThat(repulsed.value("targetsOverrun")).isEqualTo(1);
    assertThat(repulsed.value("battleTurnsDue")).isEqualTo(0);
    assertThat(repulsed.pointsLost()).containsExactly("B inf 8", "B cav 1");
  }

  @Test
  void a_target_wiped_out_is_overrun_without_a_repulse() {
    SixDaysFight played = overrun("inf 9", List.of("inf 1"), rolls(3));
    assertThat(played.value("ending")).isEqualTo("all overrun");
    assertThat(played.value("defenderRepulsed")).isEqualTo(false);
    assertThat(played.value("defenderEliminated")).isEqualTo(true);
  }

  @Test
  void a_repulsed_overrunner_pays_friction_and_is_done() {
    SixDaysFight played = overrun("inf 5, cav 3", List.of("inf 8", "inf 1"), rolls(1));
    // +1: A1Rp.
    assertThat(played.pointsLost()).containsExactly("attacker inf 5", "attacker cav 3");
    assertThat(played.value("ending")).isEqualTo("attacker repulsed");
    assertThat(played.value("battleTurnsDue")).isEqualTo(0);
    assertThat(played.value("targetsOverrun")).isEqualTo(0);
  }

  @Test
  void an_overrunner_can_be_wiped_out() {
    SixDaysFight played = overrun("inf 1", List.of("inf 1"), rolls(3));
    assertThat(played.value("ending")).isEqualTo("attacker eliminated");
    assertThat(overrun("inf 1", List.of("inf 1"), rolls(1)).value("attackerRepulsed"))
        .isEqualTo(true);
  }

  @ParameterizedTest(name = "{0} expended and {1} away: {2} battle turns due")
  @CsvSource({"0,1,5", "0,2,4", "1,1,4", "0,3,3", "2,1,3", "0,4,2", "3,1,2", "0,5,1", "6,6,1"})
  void any_other_result_ends_the_movement_with_the_battle_turns_it_leaves(
      String spent, String distance, int due) {
    SixDaysFight played =
        overrun("inf 9", List.of("inf 9; distance " + distance), rolls(5), "spent", spent);
    assertThat(played.value("ending")).isEqualTo("held");
    assertThat(played.value("battleTurnsDue")).isEqualTo(due);
    assertThat(played.value("attackerLosses")).isEqualTo(1);
  }

  @Test
  void one_overrun_leads_on_to_the_next_as_far_as_movement_goes() {
    List<String> targets = List.of("inf 1; distance 2", "inf 1; distance 1", "inf 1; distance 3");
    SixDaysFight all = overrun("inf 9", targets, rolls(3, 3, 3), "movement", "6");
    assertThat(all.value("ending")).isEqualTo("all overrun");
    assertThat(all.value("targetsOverrun")).isEqualTo(3);
    SixDaysFight two = overrun("inf 9", targets, rolls(3, 3), "movement", "5");
    assertThat(two.value("ending")).isEqualTo("out of movement");
    assertThat(two.value("targetsOverrun")).isEqualTo(2);
    assertThat(two.value("battleTurnsDue")).isEqualTo(0);
    assertThat(two.value("defenderEliminated[3]")).isEqualTo(false);
  }

  @Test
  void movement_expended_before_is_no_movement_left() {
    // Remaining and expended movement points are distinct: 2 left reach a target at 2. 1 + 2 points
    // are expended, 2 of them before the last hex.
    SixDaysFight played =
        overrun("inf 9", List.of("inf 9; distance 2"), rolls(5), "movement", "2", "spent", "1");
    assertThat(played.value("battleTurnsDue")).isEqualTo(3);
  }

  @Test
  void losses_of_the_first_overrun_weaken_the_next() {
    // -1 (4 + 1 cavalry against 7, plus cavalry): a 10 is D1Rp at no cost; then 5 against 5 + 1.
    SixDaysFight played =
        overrun("inf 4, cav 1", List.of("A: inf 7", "B: inf 5"), rolls(10, 2), "movement", "2");
    assertThat(played.differentials()).containsExactly(-1, 1);
    assertThat(played.value("defenderLosses[A]")).isEqualTo(1);
    assertThat(played.value("attackerLosses")).isEqualTo(1);
  }

  @Test
  void he_may_decline_once_he_has_seen_who_is_there() {
    SixDaysFight hidden =
        overrun("inf 9, cav 1", List.of("inf 5, cav 1"), rolls(), "press", "revealed");
    assertThat(hidden.value("ending")).isEqualTo("overrun declined");
    assertThat(hidden.value("battleTurnsDue")).isEqualTo(5);
    assertThat(hidden.value("attackerLosses")).isEqualTo(0);
    SixDaysFight seen =
        overrun("inf 9, cav 2", List.of("inf 5, cav 1"), rolls(5), "press", "revealed");
    assertThat(seen.value("ending")).isEqualTo("held");
  }

  @Test
  void he_may_want_a_differential_of_what_he_sees() {
    // 4 + 2 - 5 + cavalry = +2.
    List<String> target = List.of("inf 5");
    assertThat(overrun("inf 4, cav 2", target, rolls(5), "press", "at 2").value("ending"))
        .isEqualTo("held");
    assertThat(overrun("inf 4, cav 2", target, rolls(), "press", "at 3").value("ending"))
        .isEqualTo("overrun declined");
    // A hidden target has no differential that the attacker could ask for.
    assertThat(overrun("inf 40", target, rolls(), "press", "at -9").value("ending"))
        .isEqualTo("overrun declined");
  }

  @Test
  void nobody_counterattacks_in_an_overrun() {
    // An A1 at 0 holds the stack. B counterattacks in the battle turns due, after the first attack.
    SixDaysFight played =
        overrun(
            "inf 9",
            List.of("B: inf 9"),
            rolls(5, 5, 5, 5, 5, 5, 5, 5, 5),
            "due",
            "fight",
            "counterattack",
            "always");
    assertThat(played.attacks()).startsWith("attacker > B", "attacker > B", "B > attacker");
  }

  @Test
  void the_battle_turns_due_can_be_fought_where_it_was_held() {
    // Held by an A1 at 0, then the three turns due after 2 movement points and the last hex.
    SixDaysFight played =
        overrun("inf 9", List.of("inf 9"), rolls(5, 5, 5, 5), "due", "fight", "spent", "2");
    assertThat(played.differentials()).containsExactly(0, -1, -2, -3);
    assertThat(played.value("turns")).isEqualTo(3);
    assertThat(played.value("attackerLosses")).isEqualTo(4);
    assertThat(played.value("ending")).isEqualTo("held");
    assertThat(played.value("battleEnding")).isEqualTo("turns run out");
    SixDaysFight answered =
        overrun(
            "inf 9",
            List.of("B: inf 9"),
            rolls(5, 5, 3),
            "--due fight --spent 4 --counterattack always");
    assertThat(answered.attacks()).containsExactly("attacker > B", "attacker > B", "B > attacker");
  }

  @Test
  void a_target_cleared_in_the_combat_phase_is_not_overrun() {
    SixDaysFight played =
        overrun("inf 9", List.of("inf 9", "inf 9"), rolls(6, 9), "due", "fight", "spent", "4");
    assertThat(played.value("targetsOverrun")).isEqualTo(0);
    assertThat(played.value("defenderRepulsed[1]")).isEqualTo(true);
    assertThat(played.value("defenderLosses[1]")).isEqualTo(3);
    assertThat(played.value("ending")).isEqualTo("held");
    assertThat(played.value("battleEnding")).isEqualTo("defender repulsed");
    SixDaysFight overrun = overrun("inf 9", List.of("inf 1"), rolls(3), "due", "fight");
    assertThat(overrun.value("battleEnding")).isEqualTo("no battle turns due");
  }

  @Test
  void two_targets_in_a_row_as_odds() {
    Odds.Exact odds =
        Fights.odds(
            SixDaysFight.repulse(
                "--attacker 'inf 3, cav 1' --defender 'inf 2' --defender 'inf 2' --movement 2"));
    // By hand. +3 each time, because a stack that continues has lost nothing: A1Rp; A1 twice; D1
    // three times; D2 twice and D2Rp twice, which both eliminate inf 2. So 4/10 clear, 1/10
    // repulse, 5/10 hold; no point before the last hex gives 5 battle turns, one gives 4.
    assertThat(outOf(100, odds, "targetsOverrun")).isEqualTo(Map.of(0, 60, 1, 24, 2, 16));
    assertThat(outOf(100, odds, "ending"))
        .isEqualTo(Map.of("all overrun", 16, "held", 50 + 20, "attacker repulsed", 10 + 4));
    assertThat(outOf(100, odds, "battleTurnsDue")).isEqualTo(Map.of(0, 30, 5, 50, 4, 20));
    // A1Rp costs two with the friction, A1 one, at either target: 1/10 + 4/100, 2/10 + 8/100.
    assertThat(outOf(100, odds, "attackerLosses")).isEqualTo(Map.of(0, 58, 1, 20 + 8, 2, 10 + 4));
    assertThat(chance(odds, "defenderRepulsed"))
        .isEqualTo(new BigFraction(20 + 20 * 20 / 100, 100));
  }

  @Test
  void a_declined_overrun_stays_declined_when_the_battle_turns_due_are_fought() {
    // A target with as much cavalry stays hidden; the next hex gives five battle turns.
    Odds odds =
        Fights.odds(
            SixDaysFight.repulse(
                "--attacker 'inf 5, cav 1' --defender 'inf 5, cav 1' --press revealed --due"
                    + " fight"));
    assertThat(outOf(1, odds, "ending")).isEqualTo(Map.of("overrun declined", 1));
    assertThat(outOf(1, odds, "battleTurnsDue")).isEqualTo(Map.of(5, 1));
    PlainBattle.Stack both = PlainBattle.Stack.of("inf 5, cav 1", "infantry-first");
    PlainBattle battle = new PlainBattle(both, both, 5, 0, 0, PlainBattle.NEVER);
    long repulsed =
        AllRolls.ends(100_000, dice -> "" + battle.fight(dice).attackerRepulsed()).get("true");
    assertThat(chance(odds, "attackerRepulsed"))
        .isEqualTo(new BigFraction(repulsed).divide(100_000));
  }
}
