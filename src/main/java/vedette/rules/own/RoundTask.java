package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.own.stack.FieldedUnit;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.Result;
import vedette.system.RoundStep;
import vedette.system.RoundStep.Actor;
import vedette.system.RoundStep.FirstActor;
import vedette.system.TableRule;
import vedette.system.effect.Effect;
import vedette.table.grid.Axis;

/**
 * A step of the round, or the end of the round.
 *
 * @param index the index of the step
 */
record RoundTask(int index) implements Task.RollFreeTask {
  static final List<Side> BOTH = List.of(Side.values());

  @Override
  public void act(Play play) {
    List<RoundStep> steps = play.terms().rules().round();
    if (index == steps.size()) {
      endRound(play);
      return;
    }
    List<Side> sides = sides(steps.get(index), play);
    if (sides.isEmpty()) {
      play.first(new RoundTask(index + 1));
    } else {
      play.continueWith(
          play.fight().memoize(new TurnKey(index, sides), () -> agenda(steps.get(index), sides)));
    }
  }

  /**
   * Returns the sides that act in a step now. The condition of the step is checked for each side.
   */
  static List<Side> sides(RoundStep step, Play play) {
    List<Side> sides = sides(step);
    if (step.when() == null) {
      return sides;
    }
    List<Side> now = new ArrayList<>();
    for (Side side : sides) {
      if (View.of(play.terms(), play, play.status(), side, StepUnits.ALL).holds(step.when())) {
        now.add(side);
      }
    }
    // Paired dice need those of both sides.
    return isPairs(step, play) && now.size() < sides.size() ? List.of() : now;
  }

  private static boolean isPairs(RoundStep step, Play play) {
    return step.kind() == RoundStep.Kind.FIRE
        && play.terms().rules().fires().get(step.name()).pairs() != null;
  }

  /** Returns the sides that may act in a step, before they change roles in a counterattack. */
  private static List<Side> sides(RoundStep step) {
    return switch (step.by()) {
      case ATTACKER -> List.of(Side.ATTACKER);
      case DEFENDER -> List.of(Side.DEFENDER);
      case BOTH, INITIATIVE -> BOTH;
    };
  }

  private record TurnKey(int step, List<Side> sides) {}

  /**
   * Returns the agenda of a step and the steps after it. It is memoized, so that states share it.
   */
  private Agenda agenda(RoundStep step, List<Side> sides) {
    RoundTask next = new RoundTask(index + 1);
    return step.by() == Actor.INITIATIVE
        ? Agenda.of(new InitiativeTask(index, sides, 0), next)
        : Agenda.of(new TurnTask(step, sides, null), new EndCheck(), next);
  }

  private void endRound(Play play) {
    if (!play.isLastRound()) {
      if (leavesTheTable(play)) {
        play.first(new Finish(FightResult.OFF_THE_TABLE));
      } else {
        play.endRound();
      }
      return;
    }
    BySide<SideStatus> stood = play.status().map(SideStatus::afterRound);
    for (Side side : Side.values()) {
      play.change(side, stood.of(side));
    }
    List<Task> last = new ArrayList<>();
    for (Side side : Side.values()) {
      for (Effect effect : play.terms().rules().after().of(side)) {
        last.add(
            new Effects.SideEffectTask(
                side, effect, new RollContext(stood, side, false, StepUnits.ALL), ""));
      }
    }
    last.add(new EndCheck());
    last.add(new Finish(FightResult.ROUNDS_OVER));
    play.first(last);
  }

  /** Returns whether a fight on a single table has no column for another roll; if so, notes why. */
  private static boolean leavesTheTable(Play play) {
    if (!play.terms().rules().alone()) {
      return false;
    }
    TableRule table = play.terms().rules().tables().values().iterator().next();
    Axis columns = table.columns().axis();
    boolean isOpen = columns.shifted(0, -1) >= 0 && columns.shifted(columns.size() - 1, 1) >= 0;
    if (isOpen) {
      return false;
    }
    RollContext next = new RollContext(play.status(), Side.ATTACKER, false, StepUnits.ALL);
    boolean leaves = play.muted(() -> ColumnFinder.of(table, next, -1, play).column() < 0);
    if (leaves) {
      ColumnFinder.of(table, next, -1, play).column();
    }
    return leaves;
  }

  /** A check that ends the fight if a side has no unit left in it. */
  record EndCheck() implements Task.RollFreeTask {
    @Override
    public void act(Play play) {
      String ending = FightResult.ending(play.status());
      if (ending != null) {
        play.end(ending);
      }
    }
  }

  /** The turns of the initiative classes of the acting sides, from one turn on. */
  record InitiativeTask(int index, List<Side> sides, int turn) implements Task.RollFreeTask {
    @Override
    public void act(Play play) {
      List<TurnTask> turns = turns(index, sides, play);
      if (turn < turns.size()) {
        play.first(
            List.of(turns.get(turn), new EndCheck(), new InitiativeTask(index, sides, turn + 1)));
      }
    }

    /**
     * Returns the turns, class by class: the side that acts first, then the other, or both
     * simultaneously.
     */
    static List<TurnTask> turns(int index, List<Side> sides, Play play) {
      RoundStep step = play.terms().rules().round().get(index);
      FirstActor firstActor = step.first();
      Side before = firstActor == FirstActor.ATTACKER ? Side.ATTACKER : Side.DEFENDER;
      List<TurnTask> turns = new ArrayList<>();
      for (int rank : ranks(play.terms())) {
        if (firstActor == FirstActor.TOGETHER) {
          turns.add(new TurnTask(step, sides, rank));
        } else {
          for (Side side : List.of(before, before.opposite())) {
            if (sides.contains(side)) {
              turns.add(new TurnTask(step, List.of(side), rank));
            }
          }
        }
      }
      return turns;
    }

    private static List<Integer> ranks(FightTerms terms) {
      TreeSet<Integer> ranks = new TreeSet<>();
      for (Side side : Side.values()) {
        for (FieldedUnit unit : terms.force(side).units()) {
          if (unit.arm().initiative() != null) {
            ranks.add(unit.arm().initiative().rank());
          }
        }
      }
      return List.copyOf(ranks.descendingSet());
    }
  }

  /**
   * A turn in which sides perform a step from the same state.
   *
   * @param rank the initiative of the units that act; null for all
   */
  record TurnTask(RoundStep step, List<Side> sides, Integer rank) implements Task.RollFreeTask {
    @Override
    public void act(Play play) {
      play.begin(this);
      if (step.kind() == RoundStep.Kind.MAY_RETREAT) {
        sides.forEach(side -> mayRetreat(side, sides.size() > 1, play));
        return;
      }
      if (step.orRetreat() != null) {
        sides.forEach(side -> retreatInstead(step, side, sides.size() > 1, stepUnits(), play));
      }
      BySide<SideStatus> stood = play.status();
      if (step.kind() == RoundStep.Kind.RESULT) {
        Result result = play.terms().rules().results().get(step.name());
        // The last task is put on the agenda first.
        for (int i = sides.size() - 1; i >= 0; i--) {
          RollContext context = new RollContext(stood, sides.get(i), false, StepUnits.ALL);
          Effects.of(i == 0 ? result : result.ofWhoActs(), context, "", play);
        }
        return;
      }
      List<Task> work = new ArrayList<>(sides.size());
      if (step.kind() == RoundStep.Kind.TOGETHER) {
        for (RoundStep each : step.together()) {
          new TurnTask(each, RoundTask.sides(each, play), null).work(stood, work, play);
        }
      } else {
        work(stood, work, play);
      }
      play.first(work);
    }

    private StepUnits stepUnits() {
      return step.units() == null && rank == null
          ? StepUnits.ALL
          : new StepUnits(step.units(), rank);
    }

    /** Adds the rolls of this turn, all from the same state. */
    private void work(BySide<SideStatus> stood, List<Task> work, Play play) {
      StepUnits meant = stepUnits();
      if (isPairs(step, play)) {
        if (!sides.isEmpty()) {
          work.add(new PairsTask(step.name(), new RollContext(stood, Side.ATTACKER, false, meant)));
        }
        return;
      }
      boolean swapped = step.kind() == RoundStep.Kind.COUNTERATTACK;
      for (Side side : sides) {
        RollContext context = new RollContext(stood, side, swapped, meant);
        switch (step.kind()) {
          case FIRE -> work.add(new FireTask(step.name(), context, null));
          case CHECK -> work.addAll(CheckTask.of(step.name(), 0, side, stood, meant, play));
          default -> rolls(step, context, work, play);
        }
      }
    }

    private static void mayRetreat(Side side, boolean atOnce, Play play) {
      if (play.status(side).stands() && play.retreats(side, -1, atOnce)) {
        RollContext now = new RollContext(play.status(), side, false, StepUnits.ALL);
        new SideTarget(side, now, "", play).retreat(0, false);
      }
    }

    /** Lets all acting units choose to retreat first; those that stay act together afterwards. */
    private static void retreatInstead(
        RoundStep step, Side side, boolean atOnce, StepUnits meant, Play play) {
      View view = View.of(play.terms(), play, play.status(), side, meant);
      for (int unit = 0; unit < play.status(side).size(); unit++) {
        if (view.acts(side, unit)
            && view.ofUnit(unit).holds(step.orRetreat())
            && play.retreats(side, unit, atOnce)) {
          new UnitTarget(side, unit, view, play).retreat(0, false);
        }
      }
    }

    private static void rolls(RoundStep step, RollContext context, List<Task> work, Play play) {
      TableRule table = play.terms().rules().tables().get(step.name());
      View view = context.view(play);
      if (!table.byUnit()) {
        if (view.anyActs()) {
          work.add(new TableTask(step.name(), context, -1));
        }
        return;
      }
      for (int unit = 0; unit < context.stood().of(context.own()).size(); unit++) {
        if (view.acts(context.own(), unit)) {
          work.add(new TableTask(step.name(), context, unit));
        }
      }
    }
  }
}
