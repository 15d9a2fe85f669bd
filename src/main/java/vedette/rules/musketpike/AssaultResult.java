package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.form.HelpLine;
import vedette.rules.EndingLines;

/**
 * How a fight ended.
 *
 * @param taken whether the attacker has gone in where the defenders were
 */
record AssaultResult(
    Ending ending,
    boolean taken,
    int activations,
    BySide<SideState> sides,
    List<StackState> friends)
    implements Aftermath {

  /** What a player decides on. */
  static final String SUMMARY =
      "The hex is taken {+success}; you retreat {-attackerRetreats}; "
          + "you lose {-attackerLoss}, he {+defenderLoss} on average";

  /** What became of whom. */
  enum Ending {
    DEFENDER_EVADES(Side.DEFENDER, Place.EVADED),
    DEFENDER_RETREATS(Side.DEFENDER, Place.FORCED_BACK),
    DEFENDER_DRIVEN_OFF(Side.DEFENDER, Place.DRIVEN_OFF),
    DEFENDER_SURRENDERS(Side.DEFENDER, Place.SURRENDERED),
    DEFENDER_ELIMINATED(Side.DEFENDER, Place.ELIMINATED),
    DEFENDER_DESTROYED(Side.DEFENDER, Place.DESTROYED),
    ATTACKER_RETREATS(Side.ATTACKER, Place.FORCED_BACK),
    ATTACKER_DRIVEN_OFF(Side.ATTACKER, Place.DRIVEN_OFF),
    ATTACKER_SURRENDERS(Side.ATTACKER, Place.SURRENDERED),
    ATTACKER_ELIMINATED(Side.ATTACKER, Place.ELIMINATED),
    ATTACKER_DESTROYED(Side.ATTACKER, Place.DESTROYED),
    BOTH_ELIMINATED("both eliminated"),
    ARTILLERY_CAPTURED("artillery captured"),
    BOTH_HOLD("both hold");

    private static final Ending[] ALL = values();

    private final Side side;
    private final Place place;
    private final String words;

    Ending(Side side, Place place) {
      this.side = side;
      this.place = place;
      this.words = side + " " + place;
    }

    Ending(String words) {
      this.side = null;
      this.place = null;
      this.words = words;
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
      for (Ending ending : ALL) {
        if (ending.side == side && ending.place.toString().equals(place.toString())) {
          return ending;
        }
      }
      throw new IllegalStateException("no " + side + " " + place);
    }

    /** What it means, for the help. */
    String meaning() {
      return switch (this) {
        case DEFENDER_EVADES -> "the defender retreats before the melee";
        case DEFENDER_RETREATS -> "the defender is forced back in melee";
        case DEFENDER_DRIVEN_OFF -> "fire forces the defender back";
        case DEFENDER_SURRENDERS -> "the defender must retreat and cannot";
        case DEFENDER_ELIMINATED -> "the melee leaves nothing of the defender";
        case DEFENDER_DESTROYED -> "fire leaves nothing of the defender";
        case ATTACKER_RETREATS -> "the attacker is forced back in melee";
        case ATTACKER_DRIVEN_OFF -> "fire forces the attacker back";
        case ATTACKER_SURRENDERS -> "the attacker must retreat and cannot";
        case ATTACKER_ELIMINATED -> "the melee leaves nothing of the attacker";
        case ATTACKER_DESTROYED -> "fire leaves nothing of the attacker";
        case BOTH_ELIMINATED -> "the melee leaves nothing of either side";
        case ARTILLERY_CAPTURED -> "the defender was artillery alone, and the attacker goes in";
        case BOTH_HOLD -> "both sides are still where they were";
      };
    }

    /** What each of them means. */
    static List<HelpLine> explained() {
      return EndingLines.of(values(), Ending::meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /** The end of a fight that goes no further. */
  static AssaultResult of(AssaultState state) {
    boolean taken = state.of(Side.ATTACKER).isAny(StackState::hasGoneIn);
    return new AssaultResult(
        ending(state, taken), taken, state.activation(), state.sides(), state.friends());
  }

  private static Ending ending(AssaultState state, boolean taken) {
    if (taken) {
      return Ending.of(state, Side.DEFENDER);
    }
    SideState attacker = state.of(Side.ATTACKER);
    SideState defender = state.of(Side.DEFENDER);
    boolean defended = defender.isAny(StackState::holds);
    if (attacker.stands()) {
      boolean holds = defender.stands() || defended && !hasSurrendered(state);
      return holds ? Ending.BOTH_HOLD : Ending.of(state, Side.DEFENDER);
    }
    if (defended || defender.lives()) {
      return Ending.of(state, Side.ATTACKER);
    }
    return attacker.lives() ? Ending.of(state, Side.DEFENDER) : Ending.BOTH_ELIMINATED;
  }

  /** Whether the last units have surrendered to fire; the artillery with them stays (MP-V3). */
  private static boolean hasSurrendered(AssaultState state) {
    return Ending.of(state, Side.DEFENDER) == Ending.DEFENDER_SURRENDERS;
  }

  @Override
  public boolean gunsCaptured() {
    return sides.defender().isAny(this::isCaptured);
  }

  @Override
  public boolean isCaptured(StackState stack) {
    return stack.stack().hasGuns() && (taken || !stack.hasGuns());
  }
}
