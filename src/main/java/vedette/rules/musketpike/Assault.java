package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.PreparedEngagement;

/**
 * A fight in phases, over one or more activations: an assault, or its melee alone (MP9). A step is
 * one piece of a phase: a shot, a melee roll, a check.
 */
final class Assault extends PreparedEngagement<AssaultState, AssaultResult> {
  private final Lineup lineup;
  private final List<Phase> phases;
  private final int activations;
  private final AssaultState drawnUp;
  private final AssaultState first;

  Assault(
      Lineup lineup,
      List<Phase> phases,
      int activations,
      boolean moving,
      Doctrine doctrine,
      List<Measure<AssaultResult>> measures,
      List<Fact> situation) {
    super(doctrine, measures, situation);
    this.lineup = lineup;
    this.phases = phases;
    this.activations = activations;
    BySide<List<StackState>> stacks =
        new BySide<>(
            initial(lineup.of(Side.ATTACKER), moving), initial(lineup.of(Side.DEFENDER), false));
    List<StackState> friends =
        lineup.friends().stream().map(friend -> friend.stack().initial(false)).toList();
    drawnUp = new AssaultState(1, 0, 0, stacks, friends);
    first = seek(drawnUp, 0, 0);
  }

  private static List<StackState> initial(List<DrawnStack> stacks, boolean moving) {
    return stacks.stream().map(stack -> stack.initial(moving)).toList();
  }

  @Override
  public AssaultState first() {
    return first;
  }

  /** All phases as things stand before the first, also a melee that the attacker may not enter. */
  @Override
  public void opening(Umpire umpire) {
    phases.forEach(phase -> phase.preview(drawnUp, umpire));
  }

  @Override
  public Step<AssaultState, AssaultResult> step(AssaultState state, Umpire umpire) {
    AssaultState now = state;
    if (!isBehindAll(state)) {
      AssaultState played = phases.get(state.phase()).play(state, umpire);
      now = seek(played, state.phase(), state.item() + 1);
    }
    return isBehindAll(now) ? Step.ended(AssaultResult.of(lineup, now, umpire)) : Step.going(now);
  }

  private boolean isBehindAll(AssaultState state) {
    return state.phase() == phases.size();
  }

  /** At the next piece that has anything to it, through the activations, or behind all phases. */
  private AssaultState seek(AssaultState from, int fromPhase, int fromItem) {
    AssaultState state = from;
    int phase = fromPhase;
    int item = fromItem;
    while (true) {
      for (; phase < phases.size(); phase++, item = 0) {
        for (; item < phases.get(phase).items(); item++) {
          if (phases.get(phase).applies(state, item)) {
            return state.at(phase, item);
          }
        }
      }
      if (isOver(state)) {
        return state.at(phases.size(), 0);
      }
      state = state.nextActivation();
      phase = 0;
    }
  }

  private boolean isOver(AssaultState state) {
    return state.activation() == activations
        || !state.lives(Side.ATTACKER)
        || state.stands(Side.ATTACKER) && !state.stands(Side.DEFENDER);
  }
}
