package vedette.rules.daysofglory;

import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.Consulted;
import vedette.table.Grid;

/**
 * What a close assault comes to (Close assault results).
 *
 * @param result as the victory scale names it
 */
record CloseOutcome(String result, Side winner, Of attacker, Of defender) {
  /**
   * What it brings one side.
   *
   * @param casualties in figures
   * @param faces toward or away from the enemy
   * @param inches compulsory movement, forward positive
   */
  record Of(int casualties, Morale morale, String faces, int inches) {
    /** The movement in words. */
    String movement() {
      return inches == 0
          ? "static"
          : (inches > 0 ? "forward " : "back ") + Math.abs(inches) + " inches";
    }
  }

  /**
   * The outcome by the difference of the scores.
   *
   * @param difference from 1
   */
  static CloseOutcome of(CloseFight fight, Side winner, int difference, Listener listener) {
    Grid victories = fight.tables().victories();
    return of(fight, winner, victories, victories.column(difference), listener);
  }

  /** The outcome of an automatic victory: the last column. */
  static CloseOutcome automatic(CloseFight fight, Side winner, Listener listener) {
    Grid victories = fight.tables().victories();
    return of(fight, winner, victories, victories.columns().size() - 1, listener);
  }

  private static CloseOutcome of(
      CloseFight fight, Side winner, Grid victories, int column, Listener listener) {
    String arms = arm(fight, winner) + " over " + arm(fight, winner.opposite());
    int row = victories.rows().indexOf(arms);
    Consulted.cell(victories, row, column, listener);
    String result = victories.text(row, column);
    Of won = of(fight, result, "winner", arm(fight, winner));
    Of lost = of(fight, result, "loser", arm(fight, winner.opposite()));
    String called = fight.tables().called(result);
    listener.note(new Note.Happens(winner.toString(), "wins: " + called, "DG8", "DG-V2"));
    CloseOutcome.note(winner, won, listener);
    CloseOutcome.note(winner.opposite(), lost, listener);
    return winner == Side.ATTACKER
        ? new CloseOutcome(called, winner, won, lost)
        : new CloseOutcome(called, winner, lost, won);
  }

  private static void note(Side side, Of outcome, Listener listener) {
    listener.note(
        new Note.Happens(
            side.toString(),
            "loses "
                + outcome.casualties()
                + (outcome.casualties() == 1 ? " figure, " : " figures, ")
                + outcome.morale()
                + ", "
                + outcome.movement()));
  }

  private static String arm(CloseFight fight, Side side) {
    return fight.isMounted(side) ? "mounted" : "foot";
  }

  private static Of of(CloseFight fight, String result, String who, String arm) {
    DaysOfGloryTables tables = fight.tables();
    Grid states = tables.states();
    int row = states.rows().indexOf(result);
    String moves = who + (arm.equals("foot") ? " on foot" : " mounted");
    return new Of(
        DaysOfGloryTables.cell(
            tables.numbers(DaysOfGloryTables.CASUALTIES).atLeast(0), result, who),
        Morale.of(states.text(row, states.columns().indexOf(who))),
        states.text(row, states.columns().indexOf(who + " faces")),
        DaysOfGloryTables.cell(tables.numbers(DaysOfGloryTables.MOVEMENT), result, moves));
  }

  Of of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }
}
