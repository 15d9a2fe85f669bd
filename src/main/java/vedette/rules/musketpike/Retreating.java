package vedette.rules.musketpike;

import vedette.fight.Listener;
import vedette.fight.Note;

/**
 * Sends a unit back that has to retreat, with what that costs it (MP5, MP6).
 *
 * @param why the row of the table of retreats
 * @param where it then is
 * @param end where it is if nothing of it is left
 */
record Retreating(Formation formation, String why, Place where, Place end, Listener listener) {
  /**
   * The unit after its retreat.
   *
   * @param pays why it pays points besides, or null if it does not
   */
  Condition of(Condition condition, Losses.Reason pays) {
    if (!condition.lives()) {
      return condition;
    }
    if (formation.way() == Way.BLOCKED) {
      listener.note(
          new Note.Happens(
              formation.label(), "cannot retreat and surrenders", "MP6", MusketPikeReadings.ENDS));
      return condition.surrender();
    }
    MusketPikeTables tables = formation.tables();
    Condition back = condition.back(where);
    if (pays != null) {
      back = Losses.of(formation, back, tables.retreatPoints(why), pays, end, listener);
    }
    if (formation.way() == Way.PAST_FRONTS) {
      int points = tables.retreatPoints("past enemy fronts");
      back = Losses.of(formation, back, points, Losses.FRONTS, end, listener);
    }
    if (!back.lives()) {
      return back;
    }
    listener.note(
        new Told.Retreats(
            formation.label(),
            tables.retreatHexes(why),
            where == Place.DRIVEN_OFF ? "MP5" : "MP6"));
    return back;
  }
}
