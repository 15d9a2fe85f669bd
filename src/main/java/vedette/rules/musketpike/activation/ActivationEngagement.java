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
 * One activation of a side, or several of the same in a row, action by action (MP9): a step is a
 * shot, a melee, a check.
 */
public final class ActivationEngagement<R extends FightEnd> implements Rules<ActivationState, R> {
  /** Says how it ended, when nothing is left to do. */
  public interface EndingRule<R> {
    R of(ActivationState end, Umpire umpire);
  }

  private final List<Action> actions;
  private final int activations;
  private final ActivationState drawnUp;
  private final ActivationState first;
  private final EndingRule<R> result;

  /**
   * A fight.
   *
   * @param actions of an activation, in their order
   * @param activations that it may take
   * @param drawnUp as it stands before the first
   * @param result how it ended, when nothing is left to do
   */
  ActivationEngagement(
      List<Action> actions, int activations, ActivationState drawnUp, EndingRule<R> result) {
    this.actions = actions;
    this.activations = activations;
    this.drawnUp = drawnUp;
    this.result = result;
    first = next(drawnUp, 0);
  }

  /** The fight with what is told of it. */
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

  /** All actions as things stand before the first, also a melee that the attacker may not enter. */
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
   * Before the next action that there is anything to, through the activations, or behind all.
   *
   * @param following the first that it may be
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
   * How an activation ended.
   *
   * @param attacks how each attack ended, in their order
   */
  public record Result(List<End> attacks, BySide<SideState> sides, List<StackState> friends)
      implements FightEnd {

    /** What a player decides on. */
    public static final String SUMMARY =
        "The attacker takes every position it attacks {+success} of the time; "
            + "and {+hexesTaken} positions on average. "
            + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

    /**
     * How one attack ended.
     *
     * @param defenders numbers of those in the place that it went into
     * @param taken whether its attackers have gone in where its defenders were
     * @param gunsCaptured whether artillery was captured there
     */
    record End(
        List<Integer> defenders,
        ActivationState.Ending ending,
        boolean taken,
        boolean gunsCaptured) {}

    /** The end of an activation; each attack ends as an assault does. */
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
