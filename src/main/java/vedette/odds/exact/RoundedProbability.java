package vedette.odds.exact;

import java.util.Arrays;
import vedette.odds.chain.Row;

/**
 * A probability as a double, with a count of the roundings on its longest path.
 *
 * <p>Each operation on numbers that are not negative, and not so small that they underflow (below
 * 10^-307), adds at most one unit roundoff u = 2^-53 to the relative error of its operands. So
 * after k roundings the true value is within k u / (1 - 2 k u) of this one: a bound, not an
 * estimate.
 *
 * @param roundings operations between the integer weights and this value
 */
public record RoundedProbability(double value, long roundings)
    implements Probability<RoundedProbability> {
  public static final RoundedProbability ZERO = new RoundedProbability(0, 0);
  public static final RoundedProbability ONE = new RoundedProbability(1, 0);

  private static final double UNIT_ROUNDOFF = 0x1p-53;
  private static final long EXACT = 1L << 53;

  /** The product of roundings and unit roundoff from which the bound says nothing useful. */
  private static final double LARGE = 0.25;

  /**
   * Returns the maximum distance of the value from the true one; infinite if the bound says nothing
   * useful.
   */
  double error() {
    double k = roundings * UNIT_ROUNDOFF;
    return k < LARGE ? value * k / (1 - 2 * k) : Double.POSITIVE_INFINITY;
  }

  @Override
  public RoundedProbability plus(RoundedProbability other) {
    if (isZero()) {
      return other;
    }
    return other.isZero()
        ? this
        : new RoundedProbability(value + other.value, Math.max(roundings, other.roundings) + 1);
  }

  @Override
  public RoundedProbability times(RoundedProbability other) {
    return new RoundedProbability(value * other.value, roundings + other.roundings + 1);
  }

  @Override
  public RoundedProbability dividedBy(RoundedProbability other) {
    return new RoundedProbability(value / other.value, roundings + other.roundings + 1);
  }

  @Override
  public RoundedProbability share(long weight, long total) {
    return weight == total
        ? this
        : new RoundedProbability(
            share(value, weight, total), roundings + roundingsOfShare(weight, total));
  }

  @Override
  public RoundedProbability shareAlong(Row row, int entry) {
    Row.Weights weights = row.weights();
    return row.weight(entry) == row.total()
        ? this
        : new RoundedProbability(value * weights.shares()[entry], roundings + weights.roundings());
  }

  private static double share(double value, long weight, long total) {
    return weight == total ? value : value * weight / total;
  }

  private static int roundingsOfShare(long weight, long total) {
    return weight == total ? 0 : roundingsOfShare(total);
  }

  private static int roundingsOfShare(long total) {
    // A long above 2^53 is itself rounded when it becomes a double, and so may its weights be.
    return total > EXACT ? 4 : 2;
  }

  @Override
  public RoundedProbability withRoundings(long most) {
    return new RoundedProbability(value, most);
  }

  @Override
  public boolean isZero() {
    return value == 0;
  }

  @Override
  public Vector<RoundedProbability> zeros(int n) {
    return new Sums(n);
  }

  /** Two columns of numbers, so that adding a share allocates no object. */
  private static final class Sums implements Vector<RoundedProbability> {
    private double[] values;
    private long[] roundings;

    Sums(int n) {
      values = new double[n];
      roundings = new long[n];
    }

    @Override
    public int capacity() {
      return values.length;
    }

    @Override
    public void ensureCapacity(int size) {
      if (size > values.length) {
        int capacity = Math.max(size, 2 * values.length);
        values = Arrays.copyOf(values, capacity);
        roundings = Arrays.copyOf(roundings, capacity);
      }
    }

    @Override
    public RoundedProbability get(int index) {
      return new RoundedProbability(values[index], roundings[index]);
    }

    @Override
    public void set(int index, RoundedProbability probability) {
      values[index] = probability.value;
      roundings[index] = probability.roundings;
    }

    @Override
    public void add(int index, RoundedProbability probability) {
      add(index, probability.value, probability.roundings);
    }

    @Override
    public void add(int index, RoundedProbability probability, long weight, long total) {
      add(
          index,
          share(probability.value, weight, total),
          probability.roundings + roundingsOfShare(weight, total));
    }

    @Override
    public void add(Row row, int from, int to, RoundedProbability probability) {
      int[] targets = row.targets();
      double[] shares = row.weights().shares();
      // A single entry is certain: nothing is rounded.
      long known =
          probability.roundings + (row.weight(from) == row.total() ? 0 : row.weights().roundings());
      for (int entry = from; entry < to; entry++) {
        add(targets[entry], probability.value * shares[entry], known);
      }
    }

    /** Adds as {@link RoundedProbability#plus} does. */
    private void add(int index, double value, long known) {
      double before = values[index];
      if (value != 0) {
        roundings[index] = before == 0 ? known : Math.max(roundings[index], known) + 1;
        values[index] = before + value;
      }
    }
  }

  @Override
  public Matrix matrix(int rows, int columns) {
    return new Matrix(new double[rows][columns]);
  }

  /** A matrix of doubles. */
  public record Matrix(double[][] rows) implements Probability.Matrix<RoundedProbability> {
    @Override
    public RoundedProbability get(int row, int column) {
      return new RoundedProbability(rows[row][column], 0);
    }

    @Override
    public void set(int row, int column, RoundedProbability number) {
      rows[row][column] = number.value;
    }

    @Override
    public void add(int to, int from, RoundedProbability times, int columns) {
      for (int column = 0; column < columns; column++) {
        rows[to][column] += times.value * rows[from][column];
      }
    }
  }

  // Written by hand: the generated methods are linked at start-up, which a short run would notice.
  @Override
  public boolean equals(Object other) {
    return other instanceof RoundedProbability that
        && Double.compare(value, that.value) == 0
        && roundings == that.roundings;
  }

  @Override
  public int hashCode() {
    return 31 * Double.hashCode(value) + Long.hashCode(roundings);
  }
}
