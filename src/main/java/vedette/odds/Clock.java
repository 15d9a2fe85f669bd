package vedette.odds;

/** Counts the turns of one fight as it is played. */
final class Clock {
  private int turn = 1;

  /** A fight begins. */
  void begin() {
    turn = 1;
  }

  /** The next turn begins. */
  void nextTurn() {
    turn++;
  }

  /** The turn, from 1. */
  int turn() {
    return turn;
  }

  /** Whether it is this turn or a later one. */
  boolean reached(int asked) {
    return turn >= asked;
  }
}
