package vedette.rules.musketpike.activation;

import java.util.List;
import java.util.function.UnaryOperator;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.form.model.HelpLine;
import vedette.rules.EndingLines;
import vedette.rules.musketpike.units.Fate;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * An activation between two steps; with no action left, its end.
 *
 * @param activation from 1
 * @param next index of the action that comes next
 * @param friends those who may have to make way for a retreat
 */
public record ActivationState(
    int activation, int next, BySide<SideState> sides, List<StackState> friends)
    implements FightEnd {
  /** What a player decides on. */
  public static final String SUMMARY =
      "The attacker takes the position {+success} of the time; and retreats {-attackerRetreated}. "
          + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

  private static final String BOTH_SIDES_HOLD = "; both sides hold {?ending is both hold}";

  private static final String LEADERS =
      "The attacker loses a leader {-attackerLeaderLost} of the time; "
          + "the defender loses a leader {+defenderLeaderLost} of the time. ";

  /**
   * Returns the sentence of one fight: the usual one, with the fights that decide nothing and the
   * leaders lost.
   *
   * @param usual with the average losses behind the first full stop
   */
  static String summary(String usual) {
    return usual.replace(". Average", BOTH_SIDES_HOLD + ". " + LEADERS + "Average");
  }

  /** The ends of an attack. */
  public enum Ending {
    DEFENDER_EVADES(Side.DEFENDER, Fate.EVADED, "the defender retreats before the melee"),
    DEFENDER_RETREATS(Side.DEFENDER, Fate.FORCED_BACK, "the defender is forced back in melee"),
    DEFENDER_DRIVEN_OFF(Side.DEFENDER, Fate.DRIVEN_OFF, "fire forces the defender back"),
    DEFENDER_SURRENDERS(Side.DEFENDER, Fate.SURRENDERED, "the defender must retreat and cannot"),
    DEFENDER_ELIMINATED(Side.DEFENDER, Fate.ELIMINATED, "the melee leaves nothing of the defender"),
    DEFENDER_DESTROYED(Side.DEFENDER, Fate.DESTROYED, "fire leaves nothing of the defender"),
    ATTACKER_RETREATS(Side.ATTACKER, Fate.FORCED_BACK, "the attacker is forced back in melee"),
    ATTACKER_DRIVEN_OFF(Side.ATTACKER, Fate.DRIVEN_OFF, "fire forces the attacker back"),
    ATTACKER_SURRENDERS(Side.ATTACKER, Fate.SURRENDERED, "the attacker must retreat and cannot"),
    ATTACKER_ELIMINATED(Side.ATTACKER, Fate.ELIMINATED, "the melee leaves nothing of the attacker"),
    ATTACKER_DESTROYED(Side.ATTACKER, Fate.DESTROYED, "fire leaves nothing of the attacker"),
    BOTH_ELIMINATED("both eliminated", "the melee leaves nothing of either side"),
    ARTILLERY_CAPTURED(
        "artillery captured", "the defender was artillery alone, and the attacker goes in"),
    BOTH_HOLD("both hold", "both sides are still where they were");

    private static final Ending[] ALL = values();

    private final Side side;
    private final Fate fate;
    private final String words;
    private final String meaning;

    Ending(Side side, Fate fate, String meaning) {
      this.side = side;
      this.fate = fate;
      this.words = side + " " + fate;
      this.meaning = meaning;
    }

    Ending(String words, String meaning) {
      this.side = null;
      this.fate = null;
      this.words = words;
      this.meaning = meaning;
    }

    /**
     * Of several units the one best off names the end of its side, but for those who got away
     * before it came to blows.
     */
    static Ending of(ActivationState state, Side side) {
      Fate best = null;
      for (StackState stack : state.of(side).stacks()) {
        // Artillery that stands alone goes nowhere, and names no end where there are units.
        if (stack.stack().hasUnit()) {
          best = best == null ? stack.fate() : better(best, stack.fate());
        }
      }
      return best == null ? ARTILLERY_CAPTURED : of(side, best);
    }

    private static Fate better(Fate one, Fate other) {
      if (one == Fate.EVADED || other == Fate.EVADED) {
        return one == Fate.EVADED ? other : one;
      }
      return one.compareTo(other) < 0 ? one : other;
    }

    private static Ending of(Side side, Fate fate) {
      Fate named = fate == Fate.SURRENDERED_TO_FIRE ? Fate.SURRENDERED : fate;
      for (Ending ending : ALL) {
        if (ending.side == side && ending.fate == named) {
          return ending;
        }
      }
      throw new IllegalStateException("no " + side + " " + fate);
    }

    /** Returns what each of them means. */
    public static List<HelpLine> explained() {
      return EndingLines.of(values(), ending -> ending.meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  public SideState of(Side side) {
    return sides.of(side);
  }

  /** With a stack of a side changed. */
  public ActivationState with(StackState changed) {
    Side side = changed.stack().side();
    return sides(sides.with(side, of(side).with(changed)));
  }

  /** With both sides changed, or some of their stacks. */
  public ActivationState with(BySide<SideState> some) {
    return sides(sides.zip(some, SideState::with));
  }

  private ActivationState sides(BySide<SideState> changed) {
    return changed == sides ? this : new ActivationState(activation, next, changed, friends);
  }

  /** With all stacks of a side changed in one way. */
  public ActivationState with(Side side, UnaryOperator<StackState> change) {
    return sides(sides.with(side, of(side).map(change)));
  }

  /** With only some stacks on each side. */
  ActivationState restrictedTo(BySide<List<Integer>> numbers) {
    SideState attacker = sides.attacker().restrictedTo(numbers.attacker());
    SideState defender = sides.defender().restrictedTo(numbers.defender());
    return sides(sides.with(Side.ATTACKER, attacker).with(Side.DEFENDER, defender));
  }

  ActivationState withFriend(StackState changed) {
    return new ActivationState(activation, next, sides, SideState.replaced(friends, changed));
  }

  /** Before another action. */
  public ActivationState at(int action) {
    return action == next ? this : new ActivationState(activation, action, sides, friends);
  }

  /**
   * Before the next action that there is anything to do in, or behind all.
   *
   * @param first index of the first that it may be
   */
  public ActivationState seek(List<Action> actions, int first) {
    int action = first;
    while (action < actions.size() && !actions.get(action).applies(this)) {
      action++;
    }
    return at(action);
  }

  /** At the beginning of an activation, with both sides as they then are. */
  public ActivationState activation(int number, BySide<SideState> then) {
    return new ActivationState(number, 0, then, friends);
  }

  /** At the beginning of the next activation: attackers come on again, checks count anew. */
  ActivationState nextActivation() {
    SideState attacker = of(Side.ATTACKER).map(stack -> stack.inNextActivation(true));
    SideState defender = of(Side.DEFENDER).map(stack -> stack.inNextActivation(false));
    return new ActivationState(activation + 1, 0, new BySide<>(attacker, defender), friends);
  }

  /**
   * Returns whether the attacker has gone in where the defenders were, which is success (MP-V10).
   */
  boolean taken() {
    return of(Side.ATTACKER).isAny(StackState::hasGoneIn);
  }

  /** Returns how it has ended, if it goes no further. */
  Ending ending() {
    if (taken()) {
      return Ending.of(this, Side.DEFENDER);
    }
    SideState attacker = of(Side.ATTACKER);
    SideState defender = of(Side.DEFENDER);
    boolean defended = defender.isAny(StackState::holds);
    if (attacker.stands()) {
      boolean holds = defender.stands() || defended && !hasSurrendered();
      return holds ? Ending.BOTH_HOLD : Ending.of(this, Side.DEFENDER);
    }
    if (defended || defender.lives()) {
      return Ending.of(this, Side.ATTACKER);
    }
    return attacker.lives() ? Ending.of(this, Side.DEFENDER) : Ending.BOTH_ELIMINATED;
  }

  /**
   * Returns whether the last units have surrendered to fire; the artillery with them stays (MP-V3).
   */
  private boolean hasSurrendered() {
    return Ending.of(this, Side.DEFENDER) == Ending.DEFENDER_SURRENDERS;
  }

  @Override
  public boolean gunsCaptured() {
    return sides.defender().isAny(this::isCaptured);
  }

  @Override
  public boolean isCaptured(StackState stack) {
    return stack.stack().hasGuns() && (taken() || !stack.hasGuns());
  }
}
