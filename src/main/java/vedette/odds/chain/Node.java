package vedette.odds.chain;

/** Where the step of a state leads in the turns of one era: a row, or a tree of free choices. */
public interface Node extends Destinations {
  Era era();

  /**
   * The turns in which the step of a state leads to the same.
   *
   * @param number of its node among those of the graph
   * @param state whose step it is
   * @param from the first turn
   * @param until the first turn after it
   * @param before the node of the same state in another era that was made before; null if none was
   */
  record Era(int number, int state, int from, int until, Node before) {
    boolean contains(int turn) {
      return from <= turn && turn < until;
    }
  }
}
