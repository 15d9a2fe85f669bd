package vedette.rules.musketpike;

import java.util.List;
import java.util.function.UnaryOperator;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.form.HelpLine;
import vedette.rules.EndingLines;

/**
 * An assault between two steps; with no action left to come, how it has ended.
 *
 * @param activation from 1
 * @param next index of the action that comes next
 * @param friends those who may have to make way for a retreat
 */
record AssaultState(int activation, int next, BySide<SideState> sides, List<StackState> friends)
    implements Aftermath {
  /** What a player decides on. */
  static final String SUMMARY =
      "The hex is taken {+success}; you retreat {-attackerRetreats}; "
          + "you lose {-attackerLoss}, he {+defenderLoss} on average";

  /** What became of whom. */
  enum Ending {
    DEFENDER_EVADES(Side.DEFENDER, Place.EVADED, "the defender retreats before the melee"),
    DEFENDER_RETREATS(Side.DEFENDER, Place.FORCED_BACK, "the defender is forced back in melee"),
    DEFENDER_DRIVEN_OFF(Side.DEFENDER, Place.DRIVEN_OFF, "fire forces the defender back"),
    DEFENDER_SURRENDERS(Side.DEFENDER, Place.SURRENDERED, "the defender must retreat and cannot"),
    DEFENDER_ELIMINATED(
        Side.DEFENDER, Place.ELIMINATED, "the melee leaves nothing of the defender"),
    DEFENDER_DESTROYED(Side.DEFENDER, Place.DESTROYED, "fire leaves nothing of the defender"),
    ATTACKER_RETREATS(Side.ATTACKER, Place.FORCED_BACK, "the attacker is forced back in melee"),
    ATTACKER_DRIVEN_OFF(Side.ATTACKER, Place.DRIVEN_OFF, "fire forces the attacker back"),
    ATTACKER_SURRENDERS(Side.ATTACKER, Place.SURRENDERED, "the attacker must retreat and cannot"),
    ATTACKER_ELIMINATED(
        Side.ATTACKER, Place.ELIMINATED, "the melee leaves nothing of the attacker"),
    ATTACKER_DESTROYED(Side.ATTACKER, Place.DESTROYED, "fire leaves nothing of the attacker"),
    BOTH_ELIMINATED("both eliminated", "the melee leaves nothing of either side"),
    ARTILLERY_CAPTURED(
        "artillery captured", "the defender was artillery alone, and the attacker goes in"),
    BOTH_HOLD("both hold", "both sides are still where they were");

    private static final Ending[] ALL = values();

    private final Side side;
    private final Place place;
    private final String words;
    private final String meaning;

    Ending(Side side, Place place, String meaning) {
      this.side = side;
      this.place = place;
      this.words = side + " " + place;
      this.meaning = meaning;
    }

    Ending(String words, String meaning) {
      this.side = null;
      this.place = null;
      this.words = words;
      this.meaning = meaning;
    }

    /**
     * Of several units the one best off names the end of its side, but for those who got away
     * before it came to blows.
     */
    static Ending of(AssaultState state, Side side) {
      Place best = null;
      for (StackState stack : state.of(side).stacks()) {
        // Artillery that stands alone goes nowhere, and names no end where there are units.
        if (stack.stack().hasUnit()) {
          best = best == null ? stack.place() : better(best, stack.place());
        }
      }
      return best == null ? ARTILLERY_CAPTURED : of(side, best);
    }

    private static Place better(Place one, Place other) {
      if (one == Place.EVADED || other == Place.EVADED) {
        return one == Place.EVADED ? other : one;
      }
      return one.compareTo(other) < 0 ? one : other;
    }

    private static Ending of(Side side, Place place) {
      Place named = place == Place.SURRENDERED_TO_FIRE ? Place.SURRENDERED : place;
      for (Ending ending : ALL) {
        if (ending.side == side && ending.place == named) {
          return ending;
        }
      }
      throw new IllegalStateException("no " + side + " " + place);
    }

    /** What each of them means. */
    static List<HelpLine> explained() {
      return EndingLines.of(values(), ending -> ending.meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  SideState of(Side side) {
    return sides.of(side);
  }

  /** With a stack of a side changed. */
  AssaultState with(StackState changed) {
    Side side = changed.stack().side();
    return sides(sides.with(side, of(side).with(changed)));
  }

  /** With both sides changed, or some of their stacks. */
  AssaultState with(BySide<SideState> some) {
    return sides(sides.zip(some, SideState::with));
  }

  private AssaultState sides(BySide<SideState> changed) {
    return changed == sides ? this : new AssaultState(activation, next, changed, friends);
  }

  /** With all stacks of a side changed in one way. */
  AssaultState with(Side side, UnaryOperator<StackState> change) {
    return sides(sides.with(side, of(side).map(change)));
  }

  /** With only some stacks on each side. */
  AssaultState only(BySide<List<Integer>> numbers) {
    SideState attacker = sides.attacker().only(numbers.attacker());
    SideState defender = sides.defender().only(numbers.defender());
    return sides(sides.with(Side.ATTACKER, attacker).with(Side.DEFENDER, defender));
  }

  AssaultState withFriend(StackState changed) {
    return new AssaultState(activation, next, sides, SideState.replaced(friends, changed));
  }

  /** Before another action. */
  AssaultState at(int action) {
    return action == next ? this : new AssaultState(activation, action, sides, friends);
  }

  /**
   * Before the next action that there is anything to do in, or behind all.
   *
   * @param first index of the first that it may be
   */
  AssaultState seek(List<Action> actions, int first) {
    int action = first;
    while (action < actions.size() && !actions.get(action).applies(this)) {
      action++;
    }
    return at(action);
  }

  /** At the beginning of an activation, with both sides as they then are. */
  AssaultState activation(int number, BySide<SideState> then) {
    return new AssaultState(number, 0, then, friends);
  }

  /** At the beginning of the next activation: attackers come on again, checks count anew. */
  AssaultState nextActivation() {
    SideState attacker = of(Side.ATTACKER).map(stack -> stack.again(true));
    SideState defender = of(Side.DEFENDER).map(stack -> stack.again(false));
    return new AssaultState(activation + 1, 0, new BySide<>(attacker, defender), friends);
  }

  /** Whether the attacker has gone in where the defenders were, which is success (MP-V10). */
  boolean taken() {
    return of(Side.ATTACKER).isAny(StackState::hasGoneIn);
  }

  /** How it has ended, if it goes no further. */
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

  /** Whether the last units have surrendered to fire; the artillery with them stays (MP-V3). */
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
