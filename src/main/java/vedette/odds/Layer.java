package vedette.odds;

import java.util.Arrays;
import java.util.List;

/**
 * The states that battles pass through within one turn, each with the row that holds in it.
 *
 * <p>From a turn on in which nothing depends on the clock any more all later turns are one layer.
 */
final class Layer {
  /** Of so many of the states known the ways on are counted, to tell how many all have. */
  private static final int WAYS_SAMPLED = 32;

  private final BattleChain<?, ?> chain;

  /** By place its state and its row. */
  private int[] states = new int[64];

  private int[] rows = new int[64];
  private int size;

  /** By state its place, if that is where it says it is. */
  private int[] places = new int[64];

  /** By row up to which entry all that lead along it have been looked at. */
  private int[] looked = new int[64];

  /** By row in which exploration that was. */
  private int[] lookedIn = new int[64];

  private int exploration;

  private boolean allTurns;
  private boolean leadsWithin;

  Layer(BattleChain<?, ?> chain) {
    this.chain = chain;
  }

  /**
   * Finds the states that a turn leads through.
   *
   * @param entered the states in which battles enter it, and how many these are
   * @param allTurns whether it is this turn and all later ones
   */
  void explore(int[] entered, int count, int turn, boolean allTurns, Effort effort) {
    this.allTurns = allTurns;
    size = 0;
    leadsWithin = false;
    for (int i = 0; i < count; i++) {
      add(entered[i]);
    }
    exploration++;
    int known = 0;
    for (int place = 0; place < size; place++) {
      effort.look(place);
      int row = chain.row(states[place], turn);
      if (chain.states() > known) {
        known = chain.states();
        effort.found(known);
        if (effort.asksForWays()) {
          effort.ways(size, meanWays(turn));
        }
      }
      rows[place] = row;
      lookAlong(row);
    }
  }

  /** Adds what a row leads to, but for what was looked at of the one along which it leads. */
  private void lookAlong(int row) {
    int along = chain.along(row);
    if (along >= looked.length) {
      looked = Arrays.copyOf(looked, Math.max(chain.rows(), 2 * looked.length));
      lookedIn = Arrays.copyOf(lookedIn, looked.length);
    }
    int before = lookedIn[along] == exploration ? looked[along] : 0;
    int end = endWithin(row);
    int[] targets = chain.targets();
    leadsWithin |= chain.start(row) < end;
    for (int entry = Math.max(chain.start(row), before); entry < end; entry++) {
      if (place(targets[entry]) < 0) {
        add(targets[entry]);
      }
    }
    looked[along] = Math.max(before, end);
    lookedIn[along] = exploration;
  }

  /** How many paths lead on from a state, on average, as some of them tell, evenly spread. */
  private double meanWays(int turn) {
    long ways = 0;
    for (int i = 0; i < WAYS_SAMPLED; i++) {
      ways += chain.ways(states[(int) ((long) size * i / WAYS_SAMPLED)], turn);
    }
    return (double) ways / WAYS_SAMPLED;
  }

  private void add(int state) {
    if (size == states.length) {
      states = Arrays.copyOf(states, 2 * size);
      rows = Arrays.copyOf(rows, 2 * size);
    }
    if (state >= places.length) {
      places = Arrays.copyOf(places, Math.max(state + 1, 2 * places.length));
    }
    states[size] = state;
    places[state] = size++;
  }

  /** The place of a state, or -1 if it has none. */
  int place(int state) {
    if (state >= places.length) {
      return -1;
    }
    int place = places[state];
    return place < size && states[place] == state ? place : -1;
  }

  /** The place of a state that is known to have one. */
  int placeWithin(int state) {
    return places[state];
  }

  /** Where the entries of a row end that lead to states of this layer; they come first. */
  int endWithin(int row) {
    return allTurns ? chain.ended(row) : chain.nextTurn(row);
  }

  /** How many states it has. */
  int size() {
    return size;
  }

  int state(int place) {
    return states[place];
  }

  int row(int place) {
    return rows[place];
  }

  BattleChain<?, ?> chain() {
    return chain;
  }

  /** Whether no state leads to another, so that any order is good. */
  boolean isFlat() {
    return !leadsWithin;
  }

  /**
   * Its strongly connected components, as places, in an order in which every entry leads to its own
   * or a later one.
   */
  List<int[]> components() {
    return Components.of(this);
  }
}
