package vedette.odds;

/**
 * Where the step of a state leads in the turns of one era, with whole-number weights: first to
 * states in the same turn, then to states in the next turn, then to results.
 *
 * @param number among the rows of its chain
 * @param state whose step it is
 * @param from the first turn of the era
 * @param until the first turn after it
 * @param targets the numbers of the states and results; there may be more, of a longer row
 * @param weights as many as it has entries
 * @param nextTurn where the targets begin that are states in the next turn
 * @param ended where those begin that are results
 * @param before the row of the same state that was filled before, of another era; null if none was
 */
record Row(
    int number,
    int state,
    int from,
    int until,
    int[] targets,
    Weights weights,
    int nextTurn,
    int ended,
    Row before) {

  /** How many entries it has. */
  int size() {
    return weights.each().length;
  }

  int target(int entry) {
    return targets[entry];
  }

  long weight(int entry) {
    return weights.each()[entry];
  }

  /** What the weights add up to. */
  long total() {
    return weights.total();
  }

  boolean endsFights() {
    return ended < size();
  }

  boolean holdsIn(int turn) {
    return from <= turn && turn < until;
  }
}
