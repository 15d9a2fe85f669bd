package vedette.odds;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * How long a fraction is, in place of the fraction: a fight that is solved with these tells
 * beforehand what it would take to solve it with fractions.
 *
 * <p>An estimate: a sum is taken to be as long as the longer part, as it is where all dice of a
 * fight are alike.
 *
 * @param bits of the denominator; less than 0 of zero
 */
record FractionLength(double bits, Work work) implements Probability<FractionLength> {
  /** By so much a state that is taken out of a cycle lengthens the others. */
  private static final double BITS_BY_CYCLE = 8;

  /**
   * What the arithmetic of a fight takes, in units of which some 10^11 are done in a second; as
   * measured, on fractions of 100 to 1,500 bits.
   */
  static final class Work {
    private static final double OPERATION = 50_000;
    private static final double BIT = 3_000;

    /** Some 20 seconds. */
    private static final double MOST = 2e12;

    private double done;

    /**
     * An operation on fractions so long, most of which is to find what they can be reduced by.
     *
     * @throws Refusal if all of them take too long
     */
    void operation(double bits) {
      done += OPERATION + bits * (BIT + bits);
      if (done > MOST) {
        throw new Refusal(
            "the fractions of this fight have "
                + (int) (bits * Math.log10(2))
                + " digits and more, and there are too many to compute with",
            "leave out --fractions: the answer then states how far it may be off");
      }
    }
  }

  static FractionLength zero(Work work) {
    return new FractionLength(-1, work);
  }

  static FractionLength one(Work work) {
    return new FractionLength(0, work);
  }

  private FractionLength of(double length) {
    work.operation(length);
    return new FractionLength(length, work);
  }

  @Override
  public FractionLength plus(FractionLength other) {
    if (isZero()) {
      return other;
    }
    return other.isZero() ? this : of(Math.max(bits, other.bits));
  }

  @Override
  public FractionLength times(FractionLength other) {
    return isZero() || other.isZero() ? zero(work) : inCycle(other);
  }

  @Override
  public FractionLength over(FractionLength other) {
    return isZero() ? this : inCycle(other);
  }

  private FractionLength inCycle(FractionLength other) {
    return of(Math.max(bits, other.bits) + BITS_BY_CYCLE);
  }

  @Override
  public FractionLength share(long weight, long total) {
    return isZero() || weight == total ? this : of(bits + bits(weight, total));
  }

  private static double bits(long weight, long total) {
    long common = BigInteger.valueOf(weight).gcd(BigInteger.valueOf(total)).longValue();
    return Math.log((double) total / common) / Math.log(2);
  }

  @Override
  public boolean isZero() {
    return bits < 0;
  }

  @Override
  public long roundings() {
    return 0;
  }

  @Override
  public FractionLength withRoundings(long most) {
    return this;
  }

  @Override
  public double value() {
    work.operation(bits);
    return 0;
  }

  @Override
  public ProbabilityVector<FractionLength> zeros(int n) {
    return new Column(n, work);
  }

  /** Lengths one by one. */
  private static final class Column implements ProbabilityVector<FractionLength> {
    private final Work work;
    private double[] bits;

    Column(int n, Work work) {
      this.work = work;
      bits = new double[n];
      Arrays.fill(bits, -1);
    }

    @Override
    public FractionLength get(int index) {
      return new FractionLength(bits[index], work);
    }

    @Override
    public void set(int index, FractionLength length) {
      bits[index] = length.bits;
    }

    @Override
    public int capacity() {
      return bits.length;
    }

    @Override
    public void ensureCapacity(int size) {
      int before = bits.length;
      if (size > before) {
        bits = Arrays.copyOf(bits, Math.max(size, 2 * before));
        Arrays.fill(bits, before, bits.length, -1);
      }
    }

    @Override
    public void add(int index, FractionLength length) {
      set(index, get(index).plus(length));
    }

    @Override
    public void add(int index, FractionLength length, long weight, long total) {
      add(index, length.share(weight, total));
    }

    @Override
    public void add(BattleChain<?, ?> chain, int row, int from, int to, FractionLength length) {
      for (int entry = from; entry < to; entry++) {
        add(chain.target(entry), length, chain.weight(row, entry), chain.total(row));
      }
    }
  }
}
