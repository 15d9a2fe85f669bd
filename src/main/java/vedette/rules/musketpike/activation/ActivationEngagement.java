package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Umpire;
import vedette.rules.musketpike.melee.MeleeStacks;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * One activation of a side, or several identical ones in a row, action by action (MP9). A step is a
 * shot, a melee or a check.
 *
 * @param <R> result of the fight
 */
public final class ActivationEngagement<R extends FightEnd> implements Rules<ActivationState, R> {
  /** The rule that makes the result of a fight from its last state. */
  public interface EndingRule<R> {
    R of(ActivationState end, Umpire umpire);
  }

  private final List<Action> actions;
  private final int activations;
  private final ActivationState drawnUp;
  private final ActivationState first;
  private final EndingRule<R> result;

  /**
   * Creates a fight.
   *
   * @param actions actions of an activation, in their order
   * @param activations maximum number of activations
   * @param drawnUp state before the first action
   * @param result rule for the result of the last state
   */
  ActivationEngagement(
      List<Action> actions, int activations, ActivationState drawnUp, EndingRule<R> result) {
    this.actions = actions;
    this.activations = activations;
    this.drawnUp = drawnUp;
    this.result = result;
    first = next(drawnUp, 0);
  }

  /** Returns the fight with its measures, situation and doctrine. */
  Engagement<ActivationState, R> engagement(
      List<Measure<R>> measures, Story story, Doctrine doctrine) {
    return Engagement.of(this, measures, story.withOpening(this::opening))
        .decidedBy(doctrine)
        .leaving(FightEnd::survivors);
  }

  @Override
  public ActivationState first() {
    return first;
  }

  /**
   * Notes every action in the state before the first, including a melee that the attacker may not
   * enter.
   */
  private void opening(Umpire umpire) {
    for (StackState attacker : drawnUp.of(Side.ATTACKER).stacks()) {
      if (attacker.moving() && attacker.stack().ground().obstructed()) {
        umpire.note(
            "MP-V20", "{} moves onto obstructed ground and is disordered", attacker.label());
      }
    }
    actions.forEach(action -> action.preview(drawnUp, umpire));
  }

  @Override
  public Step<ActivationState, R> step(ActivationState state, Umpire umpire) {
    ActivationState now = state;
    if (!isOver(state)) {
      do {
        now = next(actions.get(now.next()).play(now, umpire), now.next() + 1);
      } while (!isOver(now) && !actions.get(now.next()).rolls(now));
    }
    return isOver(now) ? Step.ended(result.of(now, umpire)) : Step.sameTurn(now);
  }

  private boolean isOver(ActivationState state) {
    return state.next() == actions.size();
  }

  /**
   * Returns the state before the next action that applies, in this activation or a later one; if
   * none applies, after the last action.
   *
   * @param following index of the first action to consider
   */
  private ActivationState next(ActivationState from, int following) {
    ActivationState state = from.seek(actions, following);
    while (isOver(state) && !isDecided(state) && state.activation() < activations) {
      state = state.nextActivation().seek(actions, 0);
    }
    return state;
  }

  private static boolean isDecided(ActivationState state) {
    return !state.of(Side.ATTACKER).lives()
        || state.of(Side.ATTACKER).stands() && !state.of(Side.DEFENDER).stands();
  }

  /**
   * The result of an activation.
   *
   * @param attacks end of each attack, in their order
   * @param friends friends that made way, or might have had to
   */
  public record Result(List<End> attacks, BySide<SideState> sides, List<StackState> friends)
      implements FightEnd {

    /** The summary of an answer. */
    public static final String SUMMARY =
        "The attacker takes every position it attacks {+success} of the time; "
            + "and {+hexesTaken} positions on average. "
            + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

    /**
     * The end of one attack.
     *
     * @param defenders numbers of the stacks in the attacked place
     * @param taken whether the attackers have advanced into the place
     * @param gunsCaptured whether artillery was captured there
     */
    record End(
        List<Integer> defenders,
        ActivationState.Ending ending,
        boolean taken,
        boolean gunsCaptured) {}

    /** Returns the result of an activation; each attack ends as an assault does. */
    static Result of(List<MeleeStacks> attacks, ActivationState state, Umpire umpire) {
      List<End> ends = new ArrayList<>();
      for (MeleeStacks meleeStacks : attacks) {
        ActivationState end = state.restrictedTo(meleeStacks.stacks());
        ends.add(
            new End(
                meleeStacks.stacks().defender(), end.ending(), end.taken(), end.gunsCaptured()));
      }
      Result result = new Result(List.copyOf(ends), state.sides(), state.friends());
      umpire.note("MP-V15", "{} of {} positions taken", result.hexesTaken(), attacks.size());
      return result;
    }

    boolean takesAll() {
      return attacks.stream().allMatch(End::taken);
    }

    int hexesTaken() {
      return (int) attacks.stream().filter(End::taken).count();
    }

    @Override
    public boolean gunsCaptured() {
      return attacks.stream().anyMatch(End::gunsCaptured);
    }

    @Override
    public boolean isCaptured(StackState stack) {
      return stack.stack().hasGuns() && (!stack.hasGuns() || isTaken(stack.stack().index()));
    }

    private boolean isTaken(int defender) {
      return attacks.stream().anyMatch(end -> end.taken() && end.defenders().contains(defender));
    }
  }
}
