package vedette.odds.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.odds.chain.Row;
import vedette.work.Refusal;
import vedette.work.Remedy;

/**
 * A probability as a fraction of whole numbers of any size: no rounding at all.
 *
 * @param budget what all fractions of a fight take together
 */
record Fraction(BigFraction fraction, Budget budget) implements Probability<Fraction> {
  /** Far more than a double has, so that rounding twice comes to the nearest. */
  private static final MathContext DIGITS = new MathContext(40);

  /**
   * What the arithmetic of a fight takes, in units of which some 10^11 are done in a second; as
   * measured, on fractions of 100 to 1,500 bits.
   */
  static final class Budget {
    private static final double OPERATION = 50_000;
    private static final double BIT = 3_000;

    /** Some 20 seconds. */
    private static final double MOST = 2e12;

    private final long expected;
    private double most;
    private double done;
    private long shares;

    /** Of so many shares, or more. */
    Budget(long expected) {
      this(expected, MOST);
    }

    Budget(long expected, double most) {
      this.expected = expected;
      this.most = most;
    }

    /** Refuses nothing any more: the odds are there, and what is asked of them is little. */
    void removeLimit() {
      most = Double.POSITIVE_INFINITY;
    }

    /**
     * Returns what it will come to if the shares still to come take as much as those so far: or
     * more.
     */
    private double forecast() {
      return expected > shares && shares > 0 ? done / shares * expected : done;
    }

    /** Returns what is done so far, in its units. */
    double used() {
      return done;
    }

    private Fraction spend(BigFraction result) {
      double bits = result.getDenominator().bitLength();
      // Most of an operation is to find what its result can be reduced by.
      done += OPERATION + bits * (BIT + bits);
      if (forecast() > most) {
        throw new Refusal(
            "the fractions of this fight have "
                + (int) (bits * Math.log10(2))
                + " digits and more, too many to compute",
            Remedy.NO_FRACTIONS);
      }
      return new Fraction(result, this);
    }
  }

  static Fraction zero(Budget budget) {
    return new Fraction(BigFraction.ZERO, budget);
  }

  static Fraction one(Budget budget) {
    return new Fraction(BigFraction.ONE, budget);
  }

  /**
   * {@inheritDoc}
   *
   * @throws Refusal if all operations of the fight take too long; so do the others
   */
  @Override
  public Fraction plus(Fraction other) {
    if (isZero()) {
      return other;
    }
    return other.isZero() ? this : budget.spend(fraction.add(other.fraction));
  }

  @Override
  public Fraction times(Fraction other) {
    return budget.spend(fraction.multiply(other.fraction));
  }

  @Override
  public Fraction dividedBy(Fraction other) {
    return budget.spend(fraction.divide(other.fraction));
  }

  @Override
  public Fraction shareAlong(Row row, int entry) {
    return share(row.weight(entry), row.total());
  }

  @Override
  public Fraction share(long weight, long total) {
    budget.shares++;
    return weight == total
        ? this
        : budget.spend(
            fraction.multiply(
                new BigFraction(BigInteger.valueOf(weight), BigInteger.valueOf(total))));
  }

  @Override
  public long roundings() {
    return 0;
  }

  @Override
  public Fraction withRoundings(long most) {
    return this;
  }

  @Override
  public boolean isZero() {
    return fraction.getNumerator().signum() == 0;
  }

  @Override
  public double value() {
    // BigFraction's own conversion is 0 or infinite where numerator and denominator are very long.
    return new BigDecimal(fraction.getNumerator())
        .divide(new BigDecimal(fraction.getDenominator()), DIGITS)
        .doubleValue();
  }

  @Override
  public Vector<Fraction> zeros(int n) {
    return new Sums(n, zero(budget));
  }

  @Override
  public Matrix<Fraction> matrix(int rows, int columns) {
    return new Table(new Fraction[rows][columns]);
  }

  /** Rows of fractions, all of which are set before one is asked for. */
  private record Table(Fraction[][] rows) implements Matrix<Fraction> {
    @Override
    public Fraction get(int row, int column) {
      return rows[row][column];
    }

    @Override
    public void set(int row, int column, Fraction number) {
      rows[row][column] = number;
    }

    @Override
    public void add(int to, int from, Fraction times, int columns) {
      for (int column = 0; column < columns; column++) {
        rows[to][column] = rows[to][column].plus(times.times(rows[from][column]));
      }
    }
  }

  /** Fractions one by one. */
  private static final class Sums implements Vector<Fraction> {
    private final Fraction zero;
    private Fraction[] sums;

    Sums(int n, Fraction zero) {
      this.zero = zero;
      sums = new Fraction[n];
      Arrays.fill(sums, zero);
    }

    @Override
    public Fraction get(int index) {
      return sums[index];
    }

    @Override
    public void set(int index, Fraction probability) {
      sums[index] = probability;
    }

    @Override
    public int capacity() {
      return sums.length;
    }

    @Override
    public void ensureCapacity(int size) {
      int before = sums.length;
      if (size > before) {
        sums = Arrays.copyOf(sums, Math.max(size, 2 * before));
        Arrays.fill(sums, before, sums.length, zero);
      }
    }

    @Override
    public void add(int index, Fraction probability) {
      sums[index] = sums[index].plus(probability);
    }

    @Override
    public void add(int index, Fraction probability, long weight, long total) {
      add(index, probability.share(weight, total));
    }

    @Override
    public void add(Row row, int from, int to, Fraction probability) {
      for (int entry = from; entry < to; entry++) {
        add(row.target(entry), probability, row.weight(entry), row.total());
      }
    }
  }
}
