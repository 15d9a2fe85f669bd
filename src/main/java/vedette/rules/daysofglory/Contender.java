package vedette.rules.daysofglory;

import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.table.Modifier;

/**
 * One side in close assault, and what it adds to its die (DG5).
 *
 * @param mounted whether most of its stands are
 * @param troopClass the average of its units, rounded up
 * @param conditions all that holds for it, as said and as it follows from both sides
 */
record Contender(
    DaysOfGloryTables tables, Side side, boolean mounted, int troopClass, Conditions conditions) {

  /** As the victory scale calls it. */
  String arm() {
    return mounted ? "mounted" : "foot";
  }

  /** Class and factors, each factor noted. */
  int adds(Listener listener) {
    int factors =
        conditions.sum(tables.assault(), side, times -> side + ", " + times + " times", listener);
    listener.note(new Told.Adds(side, troopClass, factors));
    return troopClass + factors;
  }

  /** Whether it wins without dice, if the other side does not. */
  boolean isAutomatic(Listener listener) {
    for (Modifier modifier : tables.automatic()) {
      if (conditions.times(modifier.when()) > 0) {
        listener.note(
            new Note.Happens(
                side.toString(), "has an automatic victory: " + modifier.name(), "DG5"));
        return true;
      }
    }
    return false;
  }
}
