package vedette.odds.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.dice.Die;
import vedette.fight.PathUmpire;
import vedette.fight.Step;

/**
 * A builder of transition rows: merges the paths of one step by destination, over a common total.
 *
 * <p>If a step consists of one roll and its rest is known from another row, the new row shares the
 * targets of that row, with the weights of its own die: in a large fight of pools nearly every row
 * does.
 */
public final class RowBuilder<S, R> extends NodeBuilder<S, R, Row> {
  /** The maximum number of remembered rests; with more, the memory is cleared. */
  private static final int MOST_KNOWN = 100_000;

  private final Row.Weights.WeightCache weightCache = new Row.Weights.WeightCache();

  /** By entry the code of its destination. */
  private final NumberSet destinations = new NumberSet();

  /** By entry its weight out of the common total. */
  private long[] weights = new long[64];

  /** The common total. */
  private long common;

  /** By entry its probability, which is accurate even if weights are rounded. */
  private double[] chances = new double[64];

  /** The state whose step it is. */
  private S state;

  /** True if the weights of a path are rounded. */
  private boolean rounded;

  /** The maximum number of roundings in a path's probability. */
  private long roundings;

  /**
   * The number of paths of the step that were added to an existing entry, over all entries; each
   * addition rounds once.
   */
  private long sums;

  /** True if the weights of any row are rounded. */
  private boolean anyRounded;

  /** The rests of the only rolls of steps. */
  private Numbering<PathUmpire.Rest<S, R>> rests = new Numbering<>();

  /**
   * By number of a rest the last row that was made by playing it and has one entry for each answer
   * of its die, in their order; null if there is none.
   */
  private final List<KnownRow> byRest = new ArrayList<>();

  /**
   * The only roll of the step, as far as is known after its first play; null if there is no such
   * roll.
   */
  private Die die;

  /** The number of the rest behind it. */
  private int rest;

  /** The row whose targets are shared, so that no path is merged here; else null. */
  private Row repeated;

  private record KnownRow(Row row, Die die) {
    /** Returns whether the row begins with the destinations of all answers of a die. */
    boolean holdsFor(Die other, int turn) {
      int last = other.outcomes() - 1;
      return row.era().contains(turn)
          && last < die.outcomes()
          && die.min() == other.min()
          && die.value(last) == other.max()
          && other.max() - other.min() == last;
    }
  }

  @Override
  public void begin(S from) {
    state = from;
    destinations.clear();
    common = 1;
    rounded = false;
    roundings = 0;
    sums = 0;
    die = null;
    repeated = null;
  }

  @Override
  public void path(Step<S, R> end, Path path) {
    int destination = destination(end);
    if (common != path.outOf()) {
      extendTotal(path.outOf());
    }
    rounded |= path.isRounded();
    roundings = Math.max(roundings, path.roundings());
    long weight = path.weight() * (common / path.outOf());
    int known = destinations.indexOf(destination);
    if (known >= 0) {
      weights[known] += weight;
      chances[known] += path.chance();
      sums++;
      return;
    }
    int entry = destinations.size();
    if (entry == weights.length) {
      weights = Arrays.copyOf(weights, 2 * entry);
      chances = Arrays.copyOf(chances, 2 * entry);
    }
    destinations.add(destination);
    weights[entry] = weight;
    chances[entry] = path.chance();
  }

  /** Makes the common total a multiple of this one. */
  private void extendTotal(long total) {
    long multiple = multiple(common, total);
    if (multiple > Die.MAX_TOTAL) {
      throw new IllegalStateException("a step has weights over 2^62: " + state);
    }
    for (int i = 0; multiple > common && i < destinations.size(); i++) {
      weights[i] *= multiple / common;
    }
    common = multiple;
  }

  private static long multiple(long a, long b) {
    try {
      return ArithmeticUtils.lcm(a, b);
    } catch (MathArithmeticException e) {
      return Long.MAX_VALUE;
    }
  }

  @Override
  public Node.Era knownEra(Die only, PathUmpire.Rest<S, R> behind, int turn) {
    die = only;
    if (rests.size() == MOST_KNOWN) {
      rests = new Numbering<>();
      byRest.clear();
    }
    rest = rests.of(behind);
    if (rest == byRest.size()) {
      byRest.add(null);
    }
    KnownRow knownRow = byRest.get(rest);
    if (knownRow != null && knownRow.holdsFor(die, turn)) {
      repeated = knownRow.row();
      return repeated.era();
    }
    return null;
  }

  @Override
  public Row node(Node.Era era) {
    Row row = repeated != null ? repeated(era) : mergedRow(era);
    anyRounded |= row.weights().rounded();
    return row;
  }

  private Row repeated(Node.Era era) {
    return new Row(
        era,
        repeated.targets(),
        Math.min(repeated.nextTurn(), die.outcomes()),
        Math.min(repeated.ended(), die.outcomes()),
        weightCache.of(die));
  }

  private Row mergedRow(Node.Era era) {
    var sortedCodes = Destinations.SortedCodes.of(destinations.toArray());
    long[] each = sortedCodes.sort(weights);
    Row row =
        new Row(
            era,
            sortedCodes.targets(),
            sortedCodes.nextTurn(),
            sortedCodes.ended(),
            rounded
                ? new Row.Weights(
                    each, sortedCodes.sort(chances), common, roundings + sums + 1, true)
                : weightCache.of(each, common));
    if (die != null
        && !sortedCodes.moved()
        && each.length == die.outcomes()
        && common == die.total()) {
      byRest.set(rest, new KnownRow(row, die));
    }
    return row;
  }

  /** Returns whether the weights of any row are rounded, so that there are no exact fractions. */
  public boolean anyRounded() {
    return anyRounded;
  }
}
