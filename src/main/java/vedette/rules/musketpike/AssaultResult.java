package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * How a fight ended.
 *
 * @param taken whether the attacker has gone in where the defenders were
 */
record AssaultResult(
    Ending ending,
    boolean taken,
    int activations,
    BySide<List<StackState>> stacks,
    List<StackState> friends) {

  /** What became of whom. */
  enum Ending {
    DEFENDER_EVADES(Side.DEFENDER, Place.EVADED),
    DEFENDER_RETREATS(Side.DEFENDER, Place.FORCED_BACK),
    DEFENDER_DRIVEN_OFF(Side.DEFENDER, Place.DRIVEN_OFF),
    DEFENDER_SURRENDERS(Side.DEFENDER, Place.SURRENDERED),
    DEFENDER_ELIMINATED(Side.DEFENDER, Place.CUT_DOWN),
    DEFENDER_DESTROYED(Side.DEFENDER, Place.SHOT_DOWN),
    ATTACKER_RETREATS(Side.ATTACKER, Place.FORCED_BACK),
    ATTACKER_DRIVEN_OFF(Side.ATTACKER, Place.DRIVEN_OFF),
    ATTACKER_SURRENDERS(Side.ATTACKER, Place.SURRENDERED),
    ATTACKER_ELIMINATED(Side.ATTACKER, Place.CUT_DOWN),
    ATTACKER_DESTROYED(Side.ATTACKER, Place.SHOT_DOWN),
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
      Place best = Place.EVADED;
      for (int i = 0; i < state.of(side).size(); i++) {
        Place place = state.of(side, i).place();
        boolean better = best == Place.EVADED || place.compareTo(best) < 0;
        best = place != Place.EVADED && better ? place : best;
      }
      for (Ending ending : ALL) {
        if (ending.side == side && ending.place == best) {
          return ending;
        }
      }
      return ARTILLERY_CAPTURED;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /** The end of a fight that goes no further; the attacker may go in if nobody stands there. */
  static AssaultResult of(Lineup lineup, AssaultState state, Umpire umpire) {
    boolean open = state.stands(Side.ATTACKER) && !state.stands(Side.DEFENDER);
    // Who has cleared the place in melee must go in; into an empty one he may.
    boolean must = isCleared(state);
    boolean taken = open && (must || umpire.decide(new MeleeChoice(lineup.bestColumn())));
    AssaultState end = taken ? inPlace(lineup, state) : state;
    if (taken) {
      umpire.note(must ? "" : "MP-V3", "{} takes the place", "the attacker");
    }
    return new AssaultResult(
        ending(lineup, state, taken), taken, state.activation(), end.stacks(), end.friends());
  }

  /** Whether a melee has sent a defender off. */
  private static boolean isCleared(AssaultState state) {
    for (int i = 0; i < state.of(Side.DEFENDER).size(); i++) {
      if (state.of(Side.DEFENDER, i).place().isByMelee()) {
        return true;
      }
    }
    return false;
  }

  /** The attackers where the defenders were, disordered if the ground does that. */
  private static AssaultState inPlace(Lineup lineup, AssaultState state) {
    boolean disorders = false;
    for (int i = 0; i < lineup.of(Side.DEFENDER).size(); i++) {
      disorders |= lineup.of(Side.DEFENDER, i).ground().disorders();
    }
    AssaultState now = state;
    for (int i = 0; disorders && i < state.of(Side.ATTACKER).size(); i++) {
      StackState attacker = state.of(Side.ATTACKER, i);
      if (attacker.stands()) {
        now = now.with(Side.ATTACKER, i, attacker.disorder());
      }
    }
    return now;
  }

  /** Whether artillery of the defender has been captured (MP7). */
  boolean gunsCaptured(Lineup lineup) {
    List<StackState> defenders = stacks.of(Side.DEFENDER);
    for (int i = 0; i < defenders.size(); i++) {
      if (lineup.of(Side.DEFENDER, i).guns().isPresent()
          && (taken || defenders.get(i).place().losesGuns())) {
        return true;
      }
    }
    return false;
  }

  private static Ending ending(Lineup lineup, AssaultState state, boolean taken) {
    if (taken) {
      return Ending.of(state, Side.DEFENDER);
    }
    boolean defended = state.stands(Side.DEFENDER) || lineup.gunsHold(state);
    if (state.stands(Side.ATTACKER)) {
      return defended ? Ending.BOTH_HOLD : Ending.of(state, Side.DEFENDER);
    }
    if (defended || state.lives(Side.DEFENDER)) {
      return Ending.of(state, Side.ATTACKER);
    }
    return state.lives(Side.ATTACKER) ? Ending.of(state, Side.DEFENDER) : Ending.BOTH_ELIMINATED;
  }
}
