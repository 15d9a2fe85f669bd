package vedette.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.dice.Die;
import vedette.fight.PathUmpire;
import vedette.fight.Step;

/**
 * Merges the paths of one step by where they lead, over a common total.
 *
 * <p>A destination is the number of a state or a result, and in its lowest bits which of the three
 * parts of a row it belongs to.
 *
 * <p>Where nothing but one roll decides, and what comes after it is known from another row, the new
 * row takes the targets of that one, with the weights of its own die: in a large fight of pools
 * that is nearly every row.
 */
final class RowBuilder<S, R> implements EveryRoll.Paths<S, R> {
  private static final int PART_BITS = 2;
  private static final int SAME_TURN = 0;
  private static final int NEXT_TURN = 1;
  private static final int ENDED = 2;

  /** Past so many rests it begins anew. */
  private static final int MOST_KNOWN = 100_000;

  private final Numbering<S> states;
  private final Numbering<R> results;
  private final Row.Weights.Shared shared = new Row.Weights.Shared();

  /** By entry its destination, its weight and what that is out of. */
  private final NumberSet destinations = new NumberSet();

  private long[] weights = new long[64];
  private long[] outOf = new long[64];

  /** By entry its chance, which is near also where weights are rounded. */
  private double[] chances = new double[64];

  /** The path that comes. */
  private final Path path;

  /** Whether the weights of a path are rounded, and the most roundings in the chance of any. */
  private boolean rounded;

  private long roundings;

  /** How many paths have joined an entry; each adds a rounding at most. */
  private long sums;

  private long common;

  /** Whether paths have different totals. */
  private boolean uneven;

  /** What follows on the only roll of a step. */
  private Numbering<PathUmpire.Rest<S, R>> rests = new Numbering<>();

  /** By its number the longest row that leads where it does; null if none is known. */
  private final List<Known> byRest = new ArrayList<>();

  /** The die whose answers are all paths, and what follows on it; null if there may be others. */
  private Die die;

  private int rest;

  /** The row that has the targets of the paths, which are not here one by one; else null. */
  private Row repeated;

  private record Known(Row row, Die die) {
    /** Whether the row begins with where all answers of a die lead. */
    boolean holdsFor(Die other, int turn) {
      int last = other.outcomes() - 1;
      return row.holdsIn(turn)
          && last < die.outcomes()
          && die.min() == other.min()
          && die.value(last) == other.max()
          && other.max() - other.min() == last;
    }
  }

  RowBuilder(Numbering<S> states, Numbering<R> results, Path path) {
    this.states = states;
    this.results = results;
    this.path = path;
  }

  void clear() {
    destinations.clear();
    common = 1;
    uneven = false;
    rounded = false;
    roundings = 0;
    sums = 0;
    die = null;
    repeated = null;
  }

  private int destination(Step<S, R> end) {
    if (end instanceof Step.Ended<S, R> over) {
      return results.of(over.result()) << PART_BITS | ENDED;
    }
    if (end instanceof Step.NextTurn<S, R> next) {
      return states.of(next.state()) << PART_BITS | NEXT_TURN;
    }
    return states.of(((Step.Going<S, R>) end).state()) << PART_BITS | SAME_TURN;
  }

  @Override
  public void path(Step<S, R> end, long weight, long pathOutOf) {
    int destination = destination(end);
    if (common != pathOutOf) {
      uneven = destinations.size() > 0;
      common = uneven ? lcm(common, pathOutOf) : pathOutOf;
    }
    rounded |= path.isRounded();
    roundings = Math.max(roundings, path.roundings());
    // Paths of one total to one destination are one entry.
    int known = destinations.indexOf(destination);
    if (known >= 0 && outOf[known] == pathOutOf) {
      weights[known] += weight;
      chances[known] += path.chance();
      sums++;
      return;
    }
    int entry = destinations.size();
    if (entry == weights.length) {
      weights = Arrays.copyOf(weights, 2 * entry);
      outOf = Arrays.copyOf(outOf, 2 * entry);
      chances = Arrays.copyOf(chances, 2 * entry);
    }
    destinations.append(destination);
    weights[entry] = weight;
    outOf[entry] = pathOutOf;
    chances[entry] = path.chance();
  }

  @Override
  public Row known(Die only, PathUmpire.Rest<S, R> behind, int turn) {
    die = only;
    if (rests.size() == MOST_KNOWN) {
      rests = new Numbering<>();
      byRest.clear();
    }
    rest = rests.of(behind);
    if (rest == byRest.size()) {
      byRest.add(null);
    }
    Known known = byRest.get(rest);
    if (known != null && known.holdsFor(die, turn)) {
      repeated = known.row();
      common = die.total();
    }
    return repeated;
  }

  private static long lcm(long a, long b) {
    try {
      return ArithmeticUtils.lcm(a, b);
    } catch (MathArithmeticException e) {
      return Long.MAX_VALUE;
    }
  }

  /** What the weights add up to; over 2^62 if there is no common total. */
  long total() {
    return common;
  }

  /** The row of all paths that came since it was cleared. */
  Row row(int number, int state, EveryRoll<S, R> step, Row before) {
    return repeated != null
        ? repeated(number, state, step, before)
        : merged(number, state, step, before);
  }

  private Row repeated(int number, int state, EveryRoll<S, R> step, Row before) {
    return new Row(
        number,
        state,
        step.from(),
        step.until(),
        repeated.targets(),
        shared.of(die),
        Math.min(repeated.nextTurn(), die.outcomes()),
        Math.min(repeated.ended(), die.outcomes()),
        before);
  }

  private Row merged(int number, int state, EveryRoll<S, R> step, Row before) {
    if (uneven) {
      mergeTotals();
    }
    int size = destinations.size();
    int[] sizes = new int[ENDED + 1];
    boolean inOrder = true;
    for (int i = 0; i < size; i++) {
      sizes[part(i)]++;
      inOrder &= i == 0 || part(i - 1) <= part(i);
    }
    int nextTurn = sizes[SAME_TURN];
    int ended = nextTurn + sizes[NEXT_TURN];
    int[] free = {0, nextTurn, ended};
    int[] targets = new int[size];
    long[] each = new long[size];
    double[] shares = rounded ? new double[size] : null;
    for (int i = 0; i < size; i++) {
      int entry = free[part(i)]++;
      targets[entry] = destinations.get(i) >> PART_BITS;
      each[entry] = weights[i];
      if (rounded) {
        shares[entry] = chances[i];
      }
    }
    Row row =
        new Row(
            number,
            state,
            step.from(),
            step.until(),
            targets,
            rounded
                ? new Row.Weights(each, shares, common, roundings + sums + 1, true)
                : shared.of(each, common),
            nextTurn,
            ended,
            before);
    if (die != null && inOrder && size == die.outcomes() && common == die.total()) {
      byRest.set(rest, new Known(row, die));
    }
    return row;
  }

  private int part(int entry) {
    return destinations.get(entry) & (1 << PART_BITS) - 1;
  }

  /** Brings all paths to the common total. */
  private void mergeTotals() {
    int[] all = destinations.toArray();
    destinations.clear();
    for (int i = 0; i < all.length; i++) {
      long scaled = Math.multiplyExact(weights[i], common / outOf[i]);
      int known = destinations.indexOf(all[i]);
      if (known >= 0) {
        weights[known] += scaled;
        chances[known] += chances[i];
        sums++;
      } else {
        weights[destinations.size()] = scaled;
        chances[destinations.size()] = chances[i];
        destinations.append(all[i]);
      }
    }
  }
}
