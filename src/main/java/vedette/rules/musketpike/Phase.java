package vedette.rules.musketpike;

import vedette.fight.Listener;
import vedette.fight.Umpire;

/** A phase of an activation, in pieces between which the rules could pause. */
interface Phase {
  /** How many pieces it has. */
  int items();

  /** Whether there is anything to do in a piece. */
  boolean applies(Field field, int item);

  /** Plays a piece that applies. */
  Field play(Field field, int item, Umpire umpire);

  /** Notes how its rolls would come about, as things stand. */
  void preview(Field field, Listener listener);
}
