package vedette.odds;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Step;

/**
 * The battle chain: the states that an engagement can reach, numbered, and for each a row of where
 * its step leads, with whole-number weights.
 *
 * <p>A row is filled when it is first asked for; {@link #explore} fills them all. An entry leads to
 * the state with its number, or, if negative, to the result with the complement of its number.
 */
final class BattleChain<S, R> {
  private final EveryRoll<S, R> everyRoll;
  private final Numbering<S> states = new Numbering<>();
  private final Numbering<R> results = new Numbering<>();
  private final RowBuilder row = new RowBuilder();

  private int[] start = new int[64];
  private int[] length = new int[64];
  private long[] total = new long[64];
  private int[] target = new int[256];
  private long[] weight = new long[256];
  private int entries;

  /**
   * A chain of which only the first state is known; the listener hears every step as it is filled.
   */
  BattleChain(Engagement<S, R> fight, Listener listener) {
    this(fight, fight.first(), listener);
  }

  /** A chain that begins with another state of the fight. */
  BattleChain(Engagement<S, R> fight, S first, Listener listener) {
    everyRoll = EveryRoll.inBrief(fight, listener);
    states.of(first);
  }

  /**
   * Fills every row.
   *
   * @param progress hears how many are filled
   * @throws Refusal if there are more than {@code maxStates} states
   */
  BattleChain<S, R> explore(int maxStates, IntConsumer progress) {
    for (int state = 0; state < states.size(); state++) {
      progress.accept(state);
      if (states.size() > maxStates) {
        throw new Refusal(
            "the fight has more than " + maxStates + " states, too many for an exact answer",
            "sample it with `--method simulate`, or raise `--max-states`");
      }
      fill(state);
    }
    return this;
  }

  /** Plays the step from this state along every roll, unless that was done before. */
  void fill(int state) {
    if (isFilled(state)) {
      return;
    }
    row.clear();
    everyRoll.play(states.value(state), row);
    if (row.common > Die.MAX_TOTAL) {
      throw new IllegalStateException("a step has weights over 2^62: " + states.value(state));
    }
    row.write(state);
  }

  boolean isFilled(int state) {
    return state < length.length && length[state] > 0;
  }

  /** How many states are known; all that can be reached, once explored. */
  int states() {
    return states.size();
  }

  /** The number of a state, which becomes known by that. */
  int number(S state) {
    return states.of(state);
  }

  S state(int number) {
    return states.value(number);
  }

  int results() {
    return results.size();
  }

  Numbering<R> numberedResults() {
    return results;
  }

  R result(int number) {
    return results.value(number);
  }

  /** How many entries all rows filled so far have together. */
  int entries() {
    return entries;
  }

  /** Where the row of a filled state begins among all entries. */
  int start(int state) {
    return start[state];
  }

  /** How many entries the row of a filled state has. */
  int length(int state) {
    return length[state];
  }

  /** What the weights of a filled state's row add up to. */
  long total(int state) {
    return total[state];
  }

  int target(int entry) {
    return target[entry];
  }

  long weight(int entry) {
    return weight[entry];
  }

  /** Merges the paths of one step by where they lead, over a common total. */
  private final class RowBuilder implements EveryRoll.Paths<S, R> {
    private int[] targets = new int[64];
    private long[] weights = new long[64];
    private long[] outOf = new long[64];
    private int size;
    private long common;

    void clear() {
      size = 0;
      common = 1;
    }

    @Override
    public void path(Step<S, R> end, long pathWeight, long pathOutOf) {
      int to =
          end instanceof Step.Going<S, R> going
              ? states.of(going.state())
              : ~results.of(((Step.Ended<S, R>) end).result());
      if (common != pathOutOf) {
        common = lcm(common, pathOutOf);
      }
      // Paths of one total to one place are one entry; rows are short, so a search is quick.
      for (int i = 0; i < size; i++) {
        if (targets[i] == to && outOf[i] == pathOutOf) {
          weights[i] += pathWeight;
          return;
        }
      }
      if (size == targets.length) {
        targets = Arrays.copyOf(targets, 2 * size);
        weights = Arrays.copyOf(weights, 2 * size);
        outOf = Arrays.copyOf(outOf, 2 * size);
      }
      targets[size] = to;
      weights[size] = pathWeight;
      outOf[size++] = pathOutOf;
    }

    void write(int state) {
      mergeTotals();
      int known = states.size();
      if (known > start.length) {
        int room = Math.max(known, 2 * start.length);
        start = Arrays.copyOf(start, room);
        length = Arrays.copyOf(length, room);
        total = Arrays.copyOf(total, room);
      }
      if (entries + size > target.length) {
        int room = Math.max(entries + size, 2 * target.length);
        target = Arrays.copyOf(target, room);
        weight = Arrays.copyOf(weight, room);
      }
      start[state] = entries;
      length[state] = size;
      total[state] = common;
      System.arraycopy(targets, 0, target, entries, size);
      System.arraycopy(weights, 0, weight, entries, size);
      entries += size;
    }

    private void mergeTotals() {
      int merged = 0;
      for (int i = 0; i < size; i++) {
        long scaled = Math.multiplyExact(weights[i], common / outOf[i]);
        int at = 0;
        while (at < merged && targets[at] != targets[i]) {
          at++;
        }
        targets[at] = targets[i];
        if (at == merged) {
          weights[merged++] = scaled;
        } else {
          weights[at] += scaled;
        }
      }
      size = merged;
    }

    private long lcm(long a, long b) {
      try {
        return ArithmeticUtils.lcm(a, b);
      } catch (MathArithmeticException e) {
        return Long.MAX_VALUE;
      }
    }
  }
}
