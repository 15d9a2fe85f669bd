package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Doctrine;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.PreparedEngagement;

/**
 * A fight over one or more activations, action by action (MP9): a step is a shot, a melee, a check.
 */
abstract class ActionFight<R extends Aftermath> extends PreparedEngagement<AssaultState, R> {
  private final List<Action> actions;
  private final int activations;
  private final AssaultState drawnUp;
  private final AssaultState first;
  private final String summary;

  /**
   * A fight.
   *
   * @param actions of an activation, in their order
   * @param activations that it may take
   * @param drawnUp as it stands before the first
   * @param summary the sentence that its answer begins with, or "" if it is that of its type
   */
  ActionFight(
      List<Action> actions,
      int activations,
      AssaultState drawnUp,
      Doctrine doctrine,
      List<Measure<R>> measures,
      List<Fact> situation,
      String summary) {
    super(doctrine, measures, situation);
    this.actions = actions;
    this.activations = activations;
    this.drawnUp = drawnUp;
    this.summary = summary;
    first = next(drawnUp);
  }

  /** How it ended, when nothing is left to do. */
  abstract R result(AssaultState end, Umpire umpire);

  @Override
  public String summary() {
    return summary;
  }

  @Override
  public List<Left> left(R result) {
    return result.left();
  }

  @Override
  public AssaultState first() {
    return first;
  }

  /** All actions as things stand before the first, also a melee that the attacker may not enter. */
  @Override
  public void opening(Umpire umpire) {
    actions.forEach(action -> action.preview(drawnUp, umpire));
  }

  @Override
  public Step<AssaultState, R> step(AssaultState state, Umpire umpire) {
    AssaultState now = state;
    if (!isOver(state)) {
      do {
        now = next(actions.get(now.next()).play(now, umpire).at(now.next() + 1));
      } while (!isOver(now) && !actions.get(now.next()).rolls(now));
    }
    return isOver(now) ? Step.ended(result(now, umpire)) : Step.going(now);
  }

  private boolean isOver(AssaultState state) {
    return state.next() == actions.size();
  }

  /** Before the next action that there is anything to, through the activations, or behind all. */
  private AssaultState next(AssaultState from) {
    AssaultState state = from;
    while (true) {
      for (int action = state.next(); action < actions.size(); action++) {
        if (actions.get(action).applies(state)) {
          return state.at(action);
        }
      }
      if (isDecided(state) || state.activation() == activations) {
        return state.at(actions.size());
      }
      state = state.nextActivation();
    }
  }

  private static boolean isDecided(AssaultState state) {
    return !state.of(Side.ATTACKER).lives()
        || state.of(Side.ATTACKER).stands() && !state.of(Side.DEFENDER).stands();
  }
}
