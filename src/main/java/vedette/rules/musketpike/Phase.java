package vedette.rules.musketpike;

import vedette.fight.Umpire;

/** A phase of an activation, in pieces between which the rules could pause. */
interface Phase {
  /** How many pieces it has. */
  int items();

  /** Whether there is anything to do in a piece. */
  boolean applies(AssaultState state, int item);

  /** Plays the piece that comes next, which applies. */
  AssaultState play(AssaultState state, Umpire umpire);

  /** Notes how its rolls would come about, as things stand; some have none before others. */
  default void preview(AssaultState state, Umpire umpire) {}
}
