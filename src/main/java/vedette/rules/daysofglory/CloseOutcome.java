package vedette.rules.daysofglory;

import vedette.fight.Listener;
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
  static CloseOutcome of(Clash clash, Side winner, int difference, Listener listener) {
    Grid victories = clash.tables().victories();
    return of(clash, winner, victories, victories.column(difference), listener);
  }

  /** The outcome of an automatic victory: the last column. */
  static CloseOutcome automatic(Clash clash, Side winner, Listener listener) {
    Grid victories = clash.tables().victories();
    return of(clash, winner, victories, victories.columns().size() - 1, listener);
  }

  private static CloseOutcome of(
      Clash clash, Side winner, Grid victories, int column, Listener listener) {
    String winning = clash.of(winner).arm();
    String losing = clash.of(winner.opposite()).arm();
    String arms = winning + " over " + losing;
    int row = victories.rows().indexOf(arms);
    Consulted.cell(victories, row, column, listener);
    String result = victories.text(row, column);
    Of won = of(clash.tables(), result, "winner", winning);
    Of lost = of(clash.tables(), result, "loser", losing);
    String called = clash.tables().called(result);
    listener.note(new Told.Victory(winner, called));
    listener.note(new Told.Suffers(winner, won));
    listener.note(new Told.Suffers(winner.opposite(), lost));
    return winner == Side.ATTACKER
        ? new CloseOutcome(called, winner, won, lost)
        : new CloseOutcome(called, winner, lost, won);
  }

  private static Of of(DaysOfGloryTables tables, String result, String who, String arm) {
    Grid states = tables.states();
    int row = states.rows().indexOf(result);
    String moves = who + (arm.equals("foot") ? " on foot" : " mounted");
    return new Of(
        DaysOfGloryTables.cell(tables.casualties(), result, who),
        Morale.of(states.text(row, states.columns().indexOf(who))),
        states.text(row, states.columns().indexOf(who + " faces")),
        DaysOfGloryTables.cell(tables.numbers(DaysOfGloryTables.MOVEMENT), result, moves));
  }

  Of of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }
}
