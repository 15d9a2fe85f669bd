package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Side;

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

    /** Of several units the one best off names the end of its side. */
    static Ending of(Field field, Side side) {
      Place best =
          field.of(side).stream().map(Condition::place).min(Place::compareTo).orElseThrow();
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

  /** The end of a fight that goes no further; the attacker goes in if nobody stands there. */
  static Outcome of(Lineup lineup, Field field, Listener listener) {
    boolean taken = field.stands(Side.ATTACKER) && !field.stands(Side.DEFENDER);
    Field end = field;
    if (taken) {
      boolean disorders = lineup.defenders().stream().anyMatch(d -> d.ground().disorders());
      for (int i : disorders ? Lineup.places(field, Side.ATTACKER) : List.<Integer>of()) {
        end = end.with(Side.ATTACKER, i, field.attackers().get(i).disorder());
      }
      boolean withoutMelee =
          field.defenders().stream()
              .noneMatch(d -> d.place() == Place.FORCED_BACK || d.place() == Place.CUT_DOWN);
      listener.note(
          new Told.Happens("the attacker", "takes the place", withoutMelee ? EMPTY : List.of()));
    }
    return new Outcome(
        ending(field, taken),
        taken,
        field.activation(),
        end.attackers(),
        end.defenders(),
        end.friends());
  }

  private static Ending ending(Field field, boolean taken) {
    if (taken) {
      return Ending.of(field, Side.DEFENDER);
    }
    boolean attackersLive = field.lives(Side.ATTACKER);
    if (!attackersLive && !field.lives(Side.DEFENDER)) {
      return Ending.BOTH_ELIMINATED;
    }
    if (field.stands(Side.ATTACKER)) {
      return Ending.BOTH_HOLD;
    }
    return attackersLive && !field.stands(Side.DEFENDER)
        ? Ending.of(field, Side.DEFENDER)
        : Ending.of(field, Side.ATTACKER);
  }
}
