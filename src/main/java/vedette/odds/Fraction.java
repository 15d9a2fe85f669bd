package vedette.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;

/** A probability as a fraction of whole numbers of any size: no rounding at all. */
record Fraction(BigFraction fraction) implements Probability<Fraction> {
  /** Far more than a double has, so that rounding twice comes to the nearest. */
  private static final MathContext DIGITS = new MathContext(40);

  static final Fraction ZERO = new Fraction(BigFraction.ZERO);
  static final Fraction ONE = new Fraction(BigFraction.ONE);

  @Override
  public Fraction plus(Fraction other) {
    return new Fraction(fraction.add(other.fraction));
  }

  @Override
  public Fraction times(Fraction other) {
    return new Fraction(fraction.multiply(other.fraction));
  }

  @Override
  public Fraction over(Fraction other) {
    return new Fraction(fraction.divide(other.fraction));
  }

  @Override
  public Fraction share(long weight, long total) {
    return new Fraction(
        fraction.multiply(new BigFraction(BigInteger.valueOf(weight), BigInteger.valueOf(total))));
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
  public ProbabilityVector<Fraction> zeros(int n) {
    return new Column(n);
  }

  /** Fractions one by one. */
  private static final class Column implements ProbabilityVector<Fraction> {
    private Fraction[] sums;

    Column(int n) {
      sums = new Fraction[n];
      Arrays.fill(sums, ZERO);
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
        Arrays.fill(sums, before, sums.length, ZERO);
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
    public void add(BattleChain<?, ?> chain, int row, int from, int to, Fraction probability) {
      for (int entry = from; entry < to; entry++) {
        add(chain.target(entry), probability, chain.weight(row, entry), chain.total(row));
      }
    }
  }

  @Override
  public double value() {
    // BigFraction's own conversion is 0 or infinite where numerator and denominator are very long.
    return new BigDecimal(fraction.getNumerator())
        .divide(new BigDecimal(fraction.getDenominator()), DIGITS)
        .doubleValue();
  }
}
