package vedette.rules.musketpike;

import java.util.function.Function;
import vedette.fight.Listener;
import vedette.fight.Umpire;

/** A phase of an activation, in pieces between which the rules could pause. */
interface Phase {
  /** How many pieces it has. */
  int items();

  /** Whether there is anything to do in a piece. */
  boolean applies(Field field, int item);

  /**
   * Readies a piece that applies, to be played as often as one likes: what is settled before its
   * first question is found once, and noted to this listener.
   */
  Function<Umpire, Field> ready(Field field, int item, Listener listener);

  /** Notes how its rolls would come about, as things stand. */
  void preview(Field field, Listener listener);
}
