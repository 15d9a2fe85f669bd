package vedette.odds;

import java.util.Arrays;
import vedette.odds.Backward.Averages;

/** What states are worth on average, by state several numbers side by side. */
final class StateAverages {
  private static final double UNIT_ROUNDOFF = 0x1p-53;

  /** How many numbers each state has. */
  private final int width;

  private double[] averages = new double[0];

  /** The least and the greatest that any fight from a state is worth. */
  private double[] least = new double[0];

  private double[] most = new double[0];

  /** By state the chance that an end is reached, and that none is. */
  private double[] decided = new double[0];

  private double[] undecided = new double[0];

  /** By state how many roundings lie in its numbers. */
  private long[] roundings = new long[0];

  StateAverages(int width) {
    this.width = width;
  }

  void ensureCapacity(int states) {
    if (states > decided.length) {
      int capacity = Math.max(states, 2 * decided.length);
      averages = Arrays.copyOf(averages, width * capacity);
      least = Arrays.copyOf(least, width * capacity);
      most = Arrays.copyOf(most, width * capacity);
      decided = Arrays.copyOf(decided, capacity);
      undecided = Arrays.copyOf(undecided, capacity);
      roundings = Arrays.copyOf(roundings, capacity);
    }
  }

  /** Nothing is known of a state yet. */
  void begin(int state) {
    Arrays.fill(averages, width * state, width * (state + 1), 0);
    Arrays.fill(least, width * state, width * (state + 1), Double.POSITIVE_INFINITY);
    Arrays.fill(most, width * state, width * (state + 1), Double.NEGATIVE_INFINITY);
    decided[state] = 0;
    undecided[state] = 0;
    roundings[state] = 0;
  }

  /** Counts further roundings in the shares of a state's fights. */
  void round(int state, long more) {
    roundings[state] += more;
  }

  /** No fight from this state ever ends. */
  void neverEnds(int state) {
    undecided[state] = 1;
  }

  /** A share of a state's fights ends, and is worth so much. */
  void end(int state, double share, double[] values) {
    for (int i = 0; i < width; i++) {
      add(width * state + i, share, values[i], values[i], values[i]);
    }
    decided[state] += share;
    roundings[state]++;
  }

  /** A share of a state's fights goes on from another. */
  void add(int state, double share, StateAverages others, int from) {
    for (int i = 0; i < width; i++) {
      int at = width * from + i;
      add(width * state + i, share, others.averages[at], others.least[at], others.most[at]);
    }
    decided[state] += share * others.decided[from];
    undecided[state] += share * others.undecided[from];
    roundings[state] = Math.max(roundings[state], others.roundings[from]) + 1;
  }

  private void add(int at, double share, double average, double low, double high) {
    averages[at] += share * average;
    least[at] = Math.min(least[at], low);
    most[at] = Math.max(most[at], high);
  }

  /** What a fight from this state comes to. */
  Averages of(int state) {
    double[] values = new double[width];
    for (int i = 0; i < width; i++) {
      int at = width * state + i;
      // What alone can happen is certain, whatever rounding made of the sum of its ways.
      boolean certain = undecided[state] == 0 && least[at] == most[at];
      values[i] = certain ? least[at] : averages[at];
    }
    // Each step adds a sum, besides a share, its product, and longs above 2^53 that are rounded.
    double k = 5 * (roundings[state] + 1) * UNIT_ROUNDOFF;
    double chance = undecided[state] == 0 ? 1 : decided[state];
    return new Averages(values, chance, undecided[state], k / (1 - 2 * k));
  }
}
