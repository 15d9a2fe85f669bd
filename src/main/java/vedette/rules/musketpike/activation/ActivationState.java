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
 * The state of an activation between two steps, or at its end if no action is left.
 *
 * @param activation number of the activation, from 1
 * @param next index of the next action
 * @param friends friends that may have to make way for a retreat
 */
public record ActivationState(
    int activation, int next, BySide<SideState> sides, List<StackState> friends)
    implements FightEnd {
  /** The summary of an answer. */
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

  /** The end of an attack. */
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
        "artillery captured", "the defender was only artillery, and the attacker moves in"),
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
     * Returns the end named by the unit of a side with the best fate, where a retreat before the
     * melee is the worst fate.
     */
    static Ending of(ActivationState state, Side side) {
      Fate best = null;
      for (StackState stack : state.of(side).stacks()) {
        // A stack of only artillery does not retreat, so it names no end if there are units.
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

    /** Returns help lines that explain each end. */
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

  /** Returns the state with one stack changed. */
  public ActivationState with(StackState changed) {
    Side side = changed.stack().side();
    return sides(sides.with(side, of(side).with(changed)));
  }

  /** Returns the state with these stacks of both sides changed. */
  public ActivationState with(BySide<SideState> some) {
    return sides(sides.zip(some, SideState::with));
  }

  private ActivationState sides(BySide<SideState> changed) {
    return changed == sides ? this : new ActivationState(activation, next, changed, friends);
  }

  /** Returns the state with the change applied to all stacks of a side. */
  public ActivationState with(Side side, UnaryOperator<StackState> change) {
    return sides(sides.with(side, of(side).map(change)));
  }

  /** Returns the state with only these stacks on each side. */
  ActivationState restrictedTo(BySide<List<Integer>> numbers) {
    SideState attacker = sides.attacker().restrictedTo(numbers.attacker());
    SideState defender = sides.defender().restrictedTo(numbers.defender());
    return sides(sides.with(Side.ATTACKER, attacker).with(Side.DEFENDER, defender));
  }

  ActivationState withFriend(StackState changed) {
    return new ActivationState(activation, next, sides, SideState.replaced(friends, changed));
  }

  /** Returns the state before another action. */
  public ActivationState at(int action) {
    return action == next ? this : new ActivationState(activation, action, sides, friends);
  }

  /**
   * Returns the state before the next action that applies, or after the last one.
   *
   * @param first index of the first action to consider
   */
  public ActivationState seek(List<Action> actions, int first) {
    int action = first;
    while (action < actions.size() && !actions.get(action).applies(this)) {
      action++;
    }
    return at(action);
  }

  /** Returns the state at the beginning of this activation, with both sides as given. */
  public ActivationState activation(int number, BySide<SideState> then) {
    return new ActivationState(number, 0, then, friends);
  }

  /**
   * Returns the state at the beginning of the next activation: attackers return and checks count
   * anew.
   */
  ActivationState nextActivation() {
    SideState attacker = of(Side.ATTACKER).map(stack -> stack.inNextActivation(true));
    SideState defender = of(Side.DEFENDER).map(stack -> stack.inNextActivation(false));
    return new ActivationState(activation + 1, 0, new BySide<>(attacker, defender), friends);
  }

  /**
   * Returns whether the attacker has advanced into the defenders' place, which is success (MP-V10).
   */
  boolean taken() {
    return of(Side.ATTACKER).isAny(StackState::hasGoneIn);
  }

  /** Returns how the attack has ended if it stops in this state. */
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
   * Returns whether the last units have surrendered to fire; artillery that was with them stays
   * (MP-V3).
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
