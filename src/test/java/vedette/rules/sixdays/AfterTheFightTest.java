package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.ExactOdds;
import vedette.request.RequestForm;
import vedette.rules.Fights;
import vedette.table.CellKind;
import vedette.table.Tables;

/** What a fight leaves of stacks and commands is written as such, and enters the next as it was. */
class AfterTheFightTest {
  private static final SixDaysTables TABLES = SixDaysTables.of(Tables.builtIn());

  private static Battle battle(boolean unitByUnit, String... options) {
    BattleRequest request = RequestForm.of(BattleRequest.class).read(Fights.given(options));
    return BattleSetup.battle(request, TABLES, unitByUnit);
  }

  private static Overrun overrun(String... options) {
    RepulseRequest request = RequestForm.of(RepulseRequest.class).read(Fights.given(options));
    return OverrunSetup.overrun(request, TABLES, true);
  }

  /** One roll for all dice, in one turn. */
  private record OneRoll(Engagement<?, ?> fight, int roll, int turn) implements Umpire {
    @Override
    public int roll(Die die) {
      return Math.min(roll, die.thrown().max());
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      return fight.doctrine().choose(choice);
    }

    @Override
    public boolean reached(int turn) {
      return this.turn >= turn;
    }
  }

  private record At<S>(S state, int turn) {}

  /** All that can come of a fight whose steps ask for one die of up to ten faces. */
  private static <S, R> Set<R> ends(Engagement<S, R> fight) {
    Set<R> ends = new LinkedHashSet<>();
    Set<At<S>> seen = new LinkedHashSet<>(List.of(new At<>(fight.first(), 1)));
    Deque<At<S>> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      At<S> at = open.remove();
      for (int roll = 1; roll <= 10; roll++) {
        Step<S, R> step = fight.step(at.state, new OneRoll(fight, roll, at.turn));
        if (step instanceof Step.Ended<S, R> end) {
          ends.add(end.result());
          continue;
        }
        At<S> next =
            step instanceof Step.NextTurn<S, R> turn
                ? new At<>(turn.state(), at.turn + 1)
                : new At<>(((Step.Going<S, R>) step).state(), at.turn);
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return ends;
  }

  /** Strength points of both sides when they are drawn up again. */
  private static BySide<Integer> drawnUpAgain(BySide<List<Stack>> after) {
    return after.map(
        stacks -> {
          int strength = 0;
          for (Stack stack : stacks) {
            Stack again = Stack.parse(stack.toString());
            assertThat(again).isEqualTo(stack);
            assertThat(OverrunStack.parse(stack.toString()).units()).isEqualTo(stack.units());
            strength += again.units().strength();
          }
          return strength;
        });
  }

  private static int value(Engagement<?, BattleResult> battle, String measure, BattleResult end) {
    return battle.measures().stream()
        .filter(it -> it.name().equals(measure))
        .mapToInt(it -> (Integer) it.value(end, 1))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void every_end_of_a_battle_is_written_and_drawn_up_again_with_its_losses() {
    Battle battle =
        battle(
            true,
            "attacker",
            "Ney: inf 4, inf 2/3, cav 2; turns 4; joins turns 3: art 2, officer",
            "attacker",
            "inf 3 corps; turns 2",
            "defender",
            "inf 4, cav 2, art 1, officer; arrives 2: inf 2; rearguard 3: cav 2",
            "counterattack",
            "always");
    Set<BattleResult> ends = ends(battle);
    assertThat(ends.size()).isGreaterThan(1_000);
    for (BattleResult end : ends) {
      BySide<List<Stack>> after = battle.after(end.sides());
      // Ney with his joiners, the second stack; the defender, who arrives, the rearguard.
      assertThat(after.attacker()).hasSize(2);
      assertThat(after.defender()).hasSize(3);
      BySide<Integer> strength = drawnUpAgain(after);
      assertThat(strength.attacker()).isEqualTo(13 - value(battle, "attackerLoss", end));
      assertThat(strength.defender()).isEqualTo(11 - value(battle, "defenderLoss", end));
    }
  }

  @Test
  void who_stands_after_a_battle_is_drawn_up_as_he_stands() {
    String[] options = {
      "attacker", "inf 5, inf 4 corps, cav 2, cav 2", "defender", "inf 5, cav 1, art 2, officer",
      "turns", "3", "stacking", "ignored"
    };
    Battle battle = battle(true, options);
    for (BattleResult end : ends(battle)) {
      BySide<List<Stack>> after = battle.after(end.sides());
      boolean bothLive =
          end.sides().attacker().eliminated().isEmpty()
              && end.sides().defender().eliminated().isEmpty();
      if (!bothLive) {
        continue;
      }
      options[1] = after.attacker().get(0).toString();
      options[3] = after.defender().get(0).toString();
      Battle next = battle(true, options);
      for (Side side : Side.values()) {
        assertThat(next.first().of(side).strengths()).isEqualTo(end.sides().of(side).strengths());
      }
      assertThat(next.after(next.first().sides())).isEqualTo(after);
    }
  }

  @Test
  void a_repulsed_stack_has_lost_its_points_and_keeps_its_officer() {
    Battle battle =
        battle(
            true,
            "attacker",
            "inf 9, inf 9, cav 4",
            "defender",
            "Kleist: inf 4, inf 4, cav 1, art 1, officer; in woods");
    // By hand: +12 and more is the last column, a ten D3Rp: one point each of both infantry and
    // the cavalry, then one of the artillery for the repulse.
    Step.Ended<BattleState, BattleResult> end =
        (Step.Ended<BattleState, BattleResult>)
            battle.step(battle.first(), new OneRoll(battle, 10, 1));
    assertThat(battle.after(end.result().sides()).defender())
        .hasToString("[Kleist: inf 3/4, inf 3/4, cav 0/1, art 0/1, officer]");
  }

  @Test
  void the_dead_neither_fight_nor_count_for_stacking_nor_come_alone() {
    assertThat(
            SixDaysFights.differential("inf 5, inf 4, cav 0/3, inf 0/4", "inf 5, cav 1, inf 0/9"))
        .isEqualTo(2);
    assertThatThrownBy(() -> battle(false, "attacker", "inf 0/4", "defender", "inf 5"))
        .hasMessageContaining("has no strength left");
  }

  @Test
  void every_end_of_overruns_is_written() {
    Overrun overrun =
        overrun(
            "attacker", "Guard: inf 4, cav 3, art 1; in woods",
            "defender", "inf 2, cav 1",
            "defender", "Far: inf 1/2, officer; distance 2",
            "due", "fight",
            "counterattack", "always");
    Set<OverrunResult> ends = ends(overrun);
    assertThat(ends.size()).isGreaterThan(50);
    for (OverrunResult end : ends) {
      BySide<List<Stack>> after = overrun.after(end);
      assertThat(after.attacker()).hasSize(1);
      assertThat(after.attacker().get(0).name()).isEqualTo("Guard");
      assertThat(after.defender()).hasSize(2);
      drawnUpAgain(after);
      if (end.met().size() == 1) {
        assertThat(after.defender().get(1)).hasToString("Far: inf 1/2, officer");
      }
    }
  }

  @Test
  void commands_are_written_after_each_night() {
    ReorganizeRequest request =
        RequestForm.of(ReorganizeRequest.class)
            .read(Fights.given("command", "A: inf 0/4, cav 1/3", "command", "inf 3/5, art 2"));
    Reorganization night =
        new Reorganization(
            request,
            Tables.builtIn().grid(SixDaysTables.REORGANIZATION, CellKind.NUMBER).atLeast(0),
            true);
    List<String> after = new ArrayList<>();
    for (Reorganization.Result end : ends(night)) {
      List<Command> commands = night.after(end);
      commands.forEach(it -> assertThat(Command.parse(it.toString())).isEqualTo(it));
      after.add(commands.toString());
    }
    // By hand: the dead first; A's second point to whoever has then lost most; 3/5 comes to 4.
    assertThat(after)
        .containsExactlyInAnyOrder(
            "[A: inf 1/4, cav 1/3, inf 4/5, art 2]", "[A: inf 2/4, cav 1/3, inf 4/5, art 2]");
  }

  @Test
  void odds_do_not_depend_on_whether_losses_are_kept_unit_by_unit() {
    String[] options = {
      "attacker", "inf 4, cav 2; turns 3", "attacker", "inf 3; turns 2",
      "defender", "inf 4, cav 1", "defender", "inf 2, art 1"
    };
    assertThat(ExactOdds.of(battle(true, options), 1_000_000, true).outcomes())
        .isEqualTo(ExactOdds.of(battle(false, options), 1_000_000, true).outcomes());
  }

  @Test
  void without_that_nothing_is_said_of_single_units() {
    Battle battle = battle(false, "attacker", "inf 5", "defender", "inf 5");
    assertThatThrownBy(() -> battle.after(battle.first().sides()))
        .isInstanceOf(IllegalStateException.class);
  }
}
