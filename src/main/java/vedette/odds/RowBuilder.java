package vedette.odds;

import java.util.Arrays;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.fight.Step;

/** Merges the paths of one step by where they lead, over a common total. */
final class RowBuilder<S, R> implements EveryRoll.Paths<S, R> {
  private final Numbering<S> states;
  private final Numbering<R> results;
  private Kind[] kinds = new Kind[64];
  private int[] targets = new int[64];
  private long[] weights = new long[64];
  private long[] outOf = new long[64];
  private int size;
  private long common;

  /** Whether paths have different totals. */
  private boolean uneven;

  /** What a path can lead to. */
  enum Kind {
    SAME_TURN,
    NEXT_TURN,
    ENDED
  }

  RowBuilder(Numbering<S> states, Numbering<R> results) {
    this.states = states;
    this.results = results;
  }

  void clear() {
    size = 0;
    common = 1;
    uneven = false;
  }

  @Override
  public void path(Step<S, R> end, long pathWeight, long pathOutOf) {
    Kind kind;
    int to;
    if (end instanceof Step.Ended<S, R> over) {
      kind = Kind.ENDED;
      to = results.of(over.result());
    } else if (end instanceof Step.NextTurn<S, R> next) {
      kind = Kind.NEXT_TURN;
      to = states.of(next.state());
    } else {
      kind = Kind.SAME_TURN;
      to = states.of(((Step.Going<S, R>) end).state());
    }
    if (common != pathOutOf) {
      uneven = size > 0;
      common = lcm(common, pathOutOf);
    }
    // Paths of one total to one place are one entry; rows are short, so a search is quick.
    for (int i = 0; i < size; i++) {
      if (targets[i] == to && kinds[i] == kind && outOf[i] == pathOutOf) {
        weights[i] += pathWeight;
        return;
      }
    }
    if (size == targets.length) {
      kinds = Arrays.copyOf(kinds, 2 * size);
      targets = Arrays.copyOf(targets, 2 * size);
      weights = Arrays.copyOf(weights, 2 * size);
      outOf = Arrays.copyOf(outOf, 2 * size);
    }
    kinds[size] = kind;
    targets[size] = to;
    weights[size] = pathWeight;
    outOf[size++] = pathOutOf;
  }

  /** Brings all paths to the common total, when the last of them is there. */
  void mergeTotals() {
    if (!uneven) {
      return;
    }
    int merged = 0;
    for (int i = 0; i < size; i++) {
      long scaled = Math.multiplyExact(weights[i], common / outOf[i]);
      int at = 0;
      while (at < merged && (targets[at] != targets[i] || kinds[at] != kinds[i])) {
        at++;
      }
      targets[at] = targets[i];
      kinds[at] = kinds[i];
      if (at == merged) {
        weights[merged++] = scaled;
      } else {
        weights[at] += scaled;
      }
    }
    size = merged;
  }

  private static long lcm(long a, long b) {
    try {
      return ArithmeticUtils.lcm(a, b);
    } catch (MathArithmeticException e) {
      return Long.MAX_VALUE;
    }
  }

  /** How many entries the row has. */
  int size() {
    return size;
  }

  Kind kind(int entry) {
    return kinds[entry];
  }

  int target(int entry) {
    return targets[entry];
  }

  long weight(int entry) {
    return weights[entry];
  }

  /** What the weights add up to; over 2^62 if there is no common total. */
  long total() {
    return common;
  }
}
