package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * How a fight ended.
 *
 * @param taken whether the attacker has gone in where the defenders were
 */
record Outcome(
    Ending ending,
    boolean taken,
    int activations,
    List<Condition> attackers,
    List<Condition> defenders,
    List<Condition> friends) {
  private static final List<String> EMPTY = List.of(MusketPikeReadings.EMPTY_PLACE);

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
    static Ending of(Field field, Side side) {
      Place best = Place.EVADED;
      for (Condition condition : field.of(side)) {
        Place place = condition.place();
        boolean better = best == Place.EVADED || place.compareTo(best) < 0;
        best = place != Place.EVADED && better ? place : best;
      }
      for (Ending ending : values()) {
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
  static Outcome of(Lineup lineup, Field field, Umpire umpire) {
    boolean open = field.stands(Side.ATTACKER) && !field.stands(Side.DEFENDER);
    // Who has cleared the place in melee must go in; into an empty one he may.
    boolean must = field.defenders().stream().anyMatch(d -> d.place().isByMelee());
    boolean taken = open && (must || umpire.decide(new MeleeChoice(lineup.bestColumn())));
    Field end = field;
    if (taken) {
      if (lineup.defenders().stream().anyMatch(d -> d.ground().disorders())) {
        for (int i : Lineup.places(field, Side.ATTACKER)) {
          end = end.with(Side.ATTACKER, i, field.attackers().get(i).disorder());
        }
      }
      umpire.note(new Note.Happens("the attacker", "takes the place", must ? List.of() : EMPTY));
    }
    return new Outcome(
        ending(lineup, field, taken),
        taken,
        field.activation(),
        end.attackers(),
        end.defenders(),
        end.friends());
  }

  /** Whether artillery of the defender has been captured (MP7). */
  boolean gunsCaptured(Lineup lineup) {
    for (int i = 0; i < defenders.size(); i++) {
      if (lineup.defenders().get(i).guns().isPresent()
          && (taken || defenders.get(i).place().losesGuns())) {
        return true;
      }
    }
    return false;
  }

  private static Ending ending(Lineup lineup, Field field, boolean taken) {
    if (taken) {
      return Ending.of(field, Side.DEFENDER);
    }
    boolean defended = field.stands(Side.DEFENDER) || lineup.gunsHold(field);
    if (field.stands(Side.ATTACKER)) {
      return defended ? Ending.BOTH_HOLD : Ending.of(field, Side.DEFENDER);
    }
    if (defended || field.lives(Side.DEFENDER)) {
      return Ending.of(field, Side.ATTACKER);
    }
    return field.lives(Side.ATTACKER) ? Ending.of(field, Side.DEFENDER) : Ending.BOTH_ELIMINATED;
  }
}
