package vedette.rules.musketpike;

import vedette.fight.Umpire;

/**
 * Sends a unit back that has to retreat, with what that costs it (MP5, MP6).
 *
 * @param why the row of the table of retreats
 * @param where it then is
 * @param end where it is if nothing of it is left
 */
record Retreat(DrawnStack stack, String why, Place where, Place end, Umpire umpire) {
  /**
   * The unit after its retreat.
   *
   * @param pays why it pays points besides, or null if it does not
   */
  StackState of(StackState now, Losses.Reason pays) {
    if (!now.lives()) {
      return now;
    }
    if (stack.way() == Way.BLOCKED) {
      umpire.note("MP6 MP-V5", "{} cannot retreat and surrenders", stack.label());
      return now.surrender();
    }
    MusketPikeTables tables = stack.tables();
    StackState back = now.back(where);
    if (pays != null) {
      back = Losses.of(stack, back, tables.retreatPoints(why), pays, end, umpire);
    }
    if (stack.way() == Way.PAST_FRONTS) {
      int points = tables.retreatPoints("past enemy fronts");
      back = Losses.of(stack, back, points, Losses.FRONTS, end, umpire);
    }
    if (back.lives()) {
      int hexes = tables.retreatHexes(why);
      umpire.note(
          where == Place.DRIVEN_OFF ? "MP5" : "MP6",
          hexes == 1 ? "{} retreats {} hex, disordered" : "{} retreats {} hexes, disordered",
          stack.label(),
          hexes);
    }
    return back;
  }
}
