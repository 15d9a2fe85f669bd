package vedette.question;

/**
 * The end of a fight, of which questions are asked.
 *
 * @param result null if there was no fight at all
 * @param turn in which it ended
 * @param <R> results
 */
record EndOfFight<R>(R result, int turn) {
  /** There was no fight. */
  static <R> EndOfFight<R> unfought() {
    return new EndOfFight<>(null, 0);
  }
}
