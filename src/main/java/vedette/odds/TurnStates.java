package vedette.odds;

import java.util.List;

/**
 * The states that battles pass through within one turn, each with the row that holds in it.
 *
 * <p>From a turn on in which nothing depends on the clock any more all later turns are one.
 */
final class TurnStates implements Components.Graph {
  /** Of so many of the states known the paths on are counted, to tell how many all have. */
  private static final int SAMPLED = 32;

  private final BattleChain<?, ?> chain;
  private final NumberSet states = new NumberSet();

  private int turn;
  private boolean allTurns;
  private boolean leadsWithin;

  TurnStates(BattleChain<?, ?> chain) {
    this.chain = chain;
  }

  /**
   * Finds the states that a turn leads through.
   *
   * @param entered the states in which battles enter it
   * @param allTurns whether it is this turn and all later ones
   */
  void explore(int[] entered, int turn, boolean allTurns, Effort effort) {
    this.turn = turn;
    this.allTurns = allTurns;
    states.clear();
    leadsWithin = false;
    for (int state : entered) {
      states.add(state);
    }
    int known = 0;
    for (int i = 0; i < states.size(); i++) {
      effort.look(i);
      Row row = chain.row(states.get(i), turn);
      if (chain.states() > known) {
        known = chain.states();
        effort.found(known);
        if (effort.asksForPaths()) {
          effort.paths(states.size(), meanPaths(turn));
        }
      }
      int end = endWithin(row);
      leadsWithin |= end > 0;
      for (int entry = 0; entry < end; entry++) {
        states.add(row.target(entry));
      }
    }
  }

  /** How many paths lead on from a state, on average, as some of them tell, evenly spread. */
  private double meanPaths(int turn) {
    long paths = 0;
    for (int i = 0; i < SAMPLED; i++) {
      int state = states.get((int) ((long) states.size() * i / SAMPLED));
      paths += chain.countPaths(state, turn);
    }
    return (double) paths / SAMPLED;
  }

  /** Where the entries of a row end that lead to states of this turn; they come first. */
  int endWithin(Row row) {
    return allTurns ? row.ended() : row.nextTurn();
  }

  /** How many states it has. */
  int size() {
    return states.size();
  }

  /** The number of one of them, from 0 in the order in which they were found. */
  int state(int index) {
    return states.get(index);
  }

  /** The row that holds in this turn for one of its states. */
  Row row(int state) {
    return chain.row(state, turn);
  }

  /** Whether no state leads to another, so that any order is good. */
  boolean isFlat() {
    return !leadsWithin;
  }

  /**
   * Its strongly connected components, in an order in which every entry leads to its own or a later
   * one.
   */
  List<int[]> components() {
    return Components.of(states, chain.states(), this);
  }

  @Override
  public int[] targets(int state) {
    return row(state).targets();
  }

  @Override
  public int ways(int state) {
    return endWithin(row(state));
  }
}
