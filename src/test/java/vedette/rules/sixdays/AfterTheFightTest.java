package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.odds.Odds;
import vedette.rules.Ends;
import vedette.rules.Fights;
import vedette.rules.UnitsInBraces;

/** What a fight leaves of stacks and commands is written as such, and enters the next as it was. */
class AfterTheFightTest {
  private static final String[] BY_UNIT = {"survivors", "by-unit"};

  @SuppressWarnings("unchecked")
  private static Engagement<BattleState, BattleResult> battle(String... options) {
    return (Engagement<BattleState, BattleResult>)
        SixDaysFight.battle(Fights.and(BY_UNIT, options));
  }

  @SuppressWarnings("unchecked")
  private static Engagement<OverrunState, OverrunResult> overrun(String... options) {
    return (Engagement<OverrunState, OverrunResult>)
        SixDaysFight.repulse(Fights.and(BY_UNIT, options));
  }

  @SuppressWarnings("unchecked")
  private static Engagement<Reorganization.State, Reorganization.Result> reorganization(
      String... options) {
    return (Engagement<Reorganization.State, Reorganization.Result>)
        SixDaysFight.reorganization(Fights.and(BY_UNIT, options));
  }

  /** What a battle leaves if nothing happens in it. */
  private static List<Left> untouched(Engagement<BattleState, BattleResult> fight) {
    Battle battle = (Battle) fight.rules();
    BySide<List<Left>> left = battle.left(battle.first().sides());
    List<Left> both = new ArrayList<>(left.attacker());
    both.addAll(left.defender());
    return both;
  }

  private static <R> int value(Engagement<?, R> fight, String measure, R end) {
    return fight.measures().stream()
        .filter(it -> it.name().equals(measure))
        .mapToInt(it -> (Integer) it.value(end, 1))
        .findFirst()
        .orElseThrow();
  }

  /** Strength points that are left of a side's stacks. */
  private static int strength(Side side, List<Left> left) {
    int strength = 0;
    for (Left stack : left) {
      for (String unit : stack.units()) {
        boolean counts = stack.parameter().equals(side.toString()) && !unit.equals("officer");
        strength += counts ? Command.parse(unit).units().get(0).strength().left() : 0;
      }
    }
    return strength;
  }

  private static boolean hasStrength(Left stack) {
    return stack.units().stream().anyMatch(it -> !it.equals("officer") && !it.contains(" 0/"));
  }

  @Test
  void every_end_of_a_battle_is_written_and_drawn_up_again_with_its_losses() {
    UnitsInBraces request =
        new UnitsInBraces(
            "attacker",
            "Ney: {cav 2}, {inf 4}, {inf 2/3}; turns 4; joins turns 3: {art 2}, {officer}",
            "attacker",
            "{inf 3 corps}; turns 2",
            "defender",
            "{inf 4}, {cav 2}, {art 1}, {officer}; rearguard 3: {cav 2}; arrives 2: {inf 2}",
            "counterattack",
            "always");
    Engagement<BattleState, BattleResult> battle = battle(request.written());
    // Units stand in the order in which they are written, those of clauses behind the others.
    assertThat(untouched(battle))
        .containsExactly(
            new Left("attacker", 0, request.units("attacker", 0)),
            new Left("attacker", 1, request.units("attacker", 1)),
            new Left("defender", 0, request.units("defender", 0)));
    Set<BattleResult> ends = Ends.of(battle, 20_000);
    assertThat(ends.size()).isGreaterThan(500);
    int drawnUpAgain = 0;
    for (BattleResult end : ends) {
      List<Left> left = battle.left(end);
      assertThat(strength(Side.ATTACKER, left)).isEqualTo(13 - value(battle, "attackerLoss", end));
      assertThat(strength(Side.DEFENDER, left)).isEqualTo(11 - value(battle, "defenderLoss", end));
      String[] next = request.after(left).written();
      boolean firstIsAlive = left.get(2).units().subList(0, 3).stream().anyMatch(it -> !dead(it));
      boolean neyIsAlive = left.get(0).units().subList(0, 3).stream().anyMatch(it -> !dead(it));
      if (neyIsAlive
          && !dead(left.get(1).units().get(0))
          && firstIsAlive
          && !dead(rearguard(left))) {
        drawnUpAgain++;
        assertThat(untouched(battle(next))).isEqualTo(left);
      }
    }
    assertThat(drawnUpAgain).isGreaterThan(100);
  }

  private static String rearguard(List<Left> left) {
    return left.get(2).units().get(4);
  }

  private static boolean dead(String unit) {
    return unit.contains(" 0/");
  }

  @Test
  void who_stands_after_a_battle_is_drawn_up_as_he_stands() {
    UnitsInBraces request =
        new UnitsInBraces(
            "attacker",
            "{inf 5}, {inf 4 corps}, {cav 2}, {cav 2}",
            "defender",
            "{inf 5}, {cav 1}, {art 2}, {officer}; in woods",
            "turns",
            "3",
            "stacking",
            "ignored");
    Engagement<BattleState, BattleResult> battle = battle(request.written());
    for (BattleResult end : Ends.of(battle, 5_000)) {
      List<Left> left = battle.left(end);
      if (left.stream().allMatch(AfterTheFightTest::hasStrength)) {
        assertThat(untouched(battle(request.after(left).written()))).isEqualTo(left);
      }
    }
  }

  @Test
  void a_repulsed_stack_has_lost_its_points_and_keeps_its_officer() {
    Engagement<BattleState, BattleResult> battle =
        battle(
            "attacker",
            "inf 9, inf 9, cav 4",
            "defender",
            "Kleist: inf 4, inf 4, cav 1, art 1, officer; in woods");
    // By hand: +12 and more is the last column. A D3Rp takes one point each of both infantry and
    // the cavalry, then one of the artillery for the repulse.
    assertThat(Ends.of(battle, 200).stream().map(end -> battle.left(end).get(1)))
        .contains(
            new Left(
                "defender", 0, List.of("inf 3/4", "inf 3/4", "cav 0/1", "art 0/1", "officer")));
  }

  @Test
  void the_dead_neither_fight_nor_count_for_stacking_nor_come_alone() {
    assertThat(SixDaysFight.differential("inf 5, inf 4, cav 0/3, inf 0/4", "inf 5, cav 1, inf 0/9"))
        .isEqualTo(2);
    assertThatThrownBy(() -> battle("attacker", "inf 0/4", "defender", "inf 5"))
        .hasMessageContaining("has no strength left");
  }

  @Test
  void every_end_of_overruns_is_written() {
    UnitsInBraces request =
        new UnitsInBraces(
            "attacker", "Guard: {inf 4}, {cav 3}, {art 1}; in woods",
            "defender", "{inf 2}, {cav 1}",
            "defender", "Far: {inf 1/2}, {officer}; distance 2",
            "due", "fight",
            "counterattack", "always");
    Engagement<OverrunState, OverrunResult> overrun = overrun(request.written());
    Set<OverrunResult> ends = Ends.of(overrun, 5_000);
    assertThat(ends.size()).isGreaterThan(40);
    for (OverrunResult end : ends) {
      List<Left> left = overrun.left(end);
      if (end.met().size() == 1) {
        assertThat(left.get(2)).isEqualTo(new Left("defender", 1, List.of("inf 1/2", "officer")));
      }
      if (left.stream().allMatch(AfterTheFightTest::hasStrength)) {
        Engagement<OverrunState, OverrunResult> next = overrun(request.after(left).written());
        SideState first = ((OverrunState.Adjacent) next.rules().first()).attacker();
        assertThat(
                next.left(
                    new OverrunResult(
                        first, List.of(), 0, 0, null, OverrunResult.Ending.OUT_OF_MOVEMENT)))
            .isEqualTo(left);
      }
    }
  }

  @Test
  void commands_are_written_after_each_night() {
    UnitsInBraces request =
        new UnitsInBraces("command", "A: {inf 0/4}, {cav 1/3}", "command", "{inf 3/5}, {art 2}");
    Engagement<Reorganization.State, Reorganization.Result> night =
        reorganization(request.written());
    // By hand: the dead first; A's second point to either of its units; 3/5 comes to 4.
    assertThat(Ends.of(night, 100).stream().map(night::left))
        .containsExactlyInAnyOrder(
            List.of(
                new Left("command", 0, List.of("inf 1/4", "cav 1/3")),
                new Left("command", 1, List.of("inf 4/5", "art 2"))),
            List.of(
                new Left("command", 0, List.of("inf 1/4", "cav 2/3")),
                new Left("command", 1, List.of("inf 4/5", "art 2"))),
            List.of(
                new Left("command", 0, List.of("inf 2/4", "cav 1/3")),
                new Left("command", 1, List.of("inf 4/5", "art 2"))));
  }

  @Test
  void an_officer_is_with_his_command_in_the_morning() {
    UnitsInBraces day =
        new UnitsInBraces("attacker", "{inf 3/5}, {officer}", "defender", "{inf 5}", "turns", "1");
    UnitsInBraces request = new UnitsInBraces("command", "{inf 3/5}, {officer}");
    Engagement<Reorganization.State, Reorganization.Result> night =
        reorganization(request.written());
    for (Reorganization.Result end : Ends.of(night, 10)) {
      // By hand: any roll brings 3/5 to its limit of four.
      List<Left> left = night.left(end);
      assertThat(left).containsExactly(new Left("command", 0, List.of("inf 4/5", "officer")));
      Engagement<BattleState, BattleResult> morning =
          battle(day.after(List.of(new Left("attacker", 0, left.get(0).units()))).written());
      assertThat(untouched(morning).get(0).units()).containsExactly("inf 4/5", "officer");
    }
  }

  @Test
  void many_commands_are_written_though_only_their_sums_are_measured() {
    Engagement<Reorganization.State, Reorganization.Result> night =
        reorganization(
            "--command 'inf 0/1' --command 'inf 0/1' --command 'inf 1/4' --command 'cav 3/4'");
    assertThat(night.left(Ends.of(night, 1).iterator().next()).stream().map(Left::units))
        .startsWith(List.of("inf 1"), List.of("inf 1"))
        .endsWith(List.of("cav 3/4"));
  }

  /** Ney's three are two dead and one; his night brings the dead back before anything else. */
  @Test
  void who_fell_by_day_comes_back_at_night_and_fights_in_the_morning() {
    UnitsInBraces day =
        new UnitsInBraces(
            "attacker", "Ney: {inf 1}, {inf 1}, {cav 1}", "defender", "{inf 5}", "turns", "2");
    Engagement<BattleState, BattleResult> battle = battle(day.written());
    // -2: A2Rp on 1 and 2 costs both infantry, and the cavalry for the repulse.
    List<Left> allDead =
        Ends.of(battle, 500).stream()
            .map(battle::left)
            .filter(it -> it.get(0).units().equals(List.of("inf 0/1", "inf 0/1", "cav 0/1")))
            .findFirst()
            .orElseThrow();
    String[] evening = day.after(allDead).written();
    assertThatThrownBy(() -> battle(evening)).hasMessageContaining("has no strength left");
    UnitsInBraces command =
        new UnitsInBraces("command", "Ney: {inf 1}, {inf 1}, {cav 1}", "nights", "1")
            .after(List.of(new Left("command", 0, allDead.get(0).units())));
    Engagement<Reorganization.State, Reorganization.Result> night =
        reorganization(command.written());
    for (Reorganization.Result end : Ends.of(night, 20)) {
      List<String> units = night.left(end).get(0).units();
      long back = units.stream().filter(it -> it.endsWith(" 1")).count();
      assertThat(back).isBetween(1L, 2L);
      String[] morning = day.after(List.of(new Left("attacker", 0, units))).written();
      assertThat(strength(Side.ATTACKER, untouched(battle(morning)))).isEqualTo((int) back);
    }
  }

  @Test
  void odds_do_not_depend_on_whether_losses_are_kept_unit_by_unit() {
    String[] options = {
      "attacker", "inf 4, cav 2; turns 3", "attacker", "inf 3; turns 2",
      "defender", "inf 4, cav 1", "defender", "inf 2, art 1"
    };
    Odds inAll = Fights.odds(SixDaysFight.battle(options));
    Odds byUnit = Fights.odds(battle(options));
    for (Measure<?> measure : SixDaysFight.battle(options).measures()) {
      assertThat(byUnit.measure(measure.name())).isEqualTo(inAll.measure(measure.name()));
    }
  }

  @Test
  @SuppressWarnings("unchecked")
  void without_that_nothing_is_said_of_single_units() {
    Engagement<?, ?> any = SixDaysFight.battle("--attacker 'inf 5' --defender 'inf 5'");
    Engagement<BattleState, BattleResult> battle = (Engagement<BattleState, BattleResult>) any;
    BattleResult end = Ends.of(battle, 1).iterator().next();
    assertThatThrownBy(() -> battle.left(end))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("survivors by-unit");
  }
}
