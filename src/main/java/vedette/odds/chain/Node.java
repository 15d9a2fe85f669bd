package vedette.odds.chain;

/**
 * The destinations of a state's step in the turns of one era: a transition row, or a tree of free
 * choices.
 */
public interface Node extends Destinations {
  Era era();

  /**
   * An era: consecutive turns in which the step of a state has the same destinations.
   *
   * @param number of its node among those of the graph
   * @param state the number of the state
   * @param from the first turn
   * @param until the first turn after it
   * @param before the node of the same state in another era that was made before; null if there is
   *     none
   */
  record Era(int number, int state, int from, int until, Node before) {
    boolean contains(int turn) {
      return from <= turn && turn < until;
    }
  }
}
