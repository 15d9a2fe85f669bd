package vedette.question;

/**
 * The end of a fight, of which questions are asked.
 *
 * @param turn in which it ended
 * @param <R> results
 */
record EndOfFight<R>(R result, int turn) {}
