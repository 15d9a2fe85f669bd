package vedette.dice;

import vedette.platform.Platform;

/**
 * The generator xoroshiro128++ of Blackman and Vigna: 128 bits of state, period 2^128 - 1.
 *
 * <p>It is written here rather than taken from a library because the loop over battles must keep
 * its two words in registers. Tests compare it with the implementation of Commons RNG. A seed opens
 * 2^64 streams of 2^64 words each, which do not overlap: {@link #jump} leads from one to the next.
 */
public final class Xoroshiro {
  private final XoroshiroState state;

  private Xoroshiro(XoroshiroState state) {
    this.state = state;
  }

  /** Returns the first stream of a seed; any long is valid. */
  public static Xoroshiro seeded(long seed) {
    long first = splitMix(seed + 0x9e3779b97f4a7c15L);
    long second = splitMix(seed + 2 * 0x9e3779b97f4a7c15L);
    // Both words zero would be a fixed point; splitMix maps only one input to zero.
    return of(first, second);
  }

  /** Returns a generator in a given state, not all zero. */
  public static Xoroshiro of(long s0, long s1) {
    if ((s0 | s1) == 0) {
      throw new IllegalArgumentException("a state of zeros never leaves zero");
    }
    return new Xoroshiro(new XoroshiroState(s0, s1));
  }

  /** Returns a second generator in the same state. */
  public Xoroshiro copy() {
    return new Xoroshiro(state.copy());
  }

  /** Copies another generator's state. */
  public void become(Xoroshiro other) {
    state.become(other.state);
  }

  /** Returns the next 64 random bits. */
  public long next() {
    state.step();
    return state.word();
  }

  /** Advances to the next 64 random bits, for callers that take them as halves. */
  public void step() {
    state.step();
  }

  /** Returns the upper half of the bits of the last step. */
  public int upper() {
    return state.upper();
  }

  /** Returns the lower half of the bits of the last step. */
  public int lower() {
    return state.lower();
  }

  /**
   * Returns a number from 0 to {@code bound} - 1, each exactly as likely as the others (Lemire).
   */
  public int nextInt(int bound) {
    long bits = next();
    long low = bits * bound;
    // Comparisons of unsigned numbers; the rejection region is smaller than the bound.
    if (Long.compareUnsigned(low, bound) < 0) {
      long least = Long.remainderUnsigned(-bound, bound);
      while (Long.compareUnsigned(low, least) < 0) {
        bits = next();
        low = bits * bound;
      }
    }
    return (int) Platform.upperWord(bits, bound);
  }

  /**
   * Skips a number of streams, each of 2^64 calls of {@link #next()}. The time does not depend on
   * the number.
   */
  public void jump(long streams) {
    JumpPolynomial over = JumpPolynomial.ofStreams(streams);
    long a = 0;
    long b = 0;
    for (int power = 0; power < 2 * Long.SIZE; power++) {
      if (over.has(power)) {
        a ^= state.first();
        b ^= state.second();
      }
      state.step();
    }
    state.become(new XoroshiroState(a, b));
  }

  private static long splitMix(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /**
   * A jump over a number of streams: a polynomial over the field of two elements, a power of the
   * one that jumps over one stream, modulo the generator's own.
   *
   * @param low the coefficients of x^0 to x^63, bit by bit
   * @param high those of x^64 to x^127
   */
  record JumpPolynomial(long low, long high) {
    /** x^(2^64): one stream. */
    static final JumpPolynomial ONE = new JumpPolynomial(0x2bd7a6a6e99c2ddcL, 0x0992ccaf6a6fca05L);

    /** The generator's characteristic polynomial without x^128. */
    private static final JumpPolynomial MODULUS =
        new JumpPolynomial(0x8dae70779760b081L, 0x0031bcf2f855d6e5L);

    /** Returns the polynomial of {@code streams} streams, from 0. */
    static JumpPolynomial ofStreams(long streams) {
      JumpPolynomial power = new JumpPolynomial(1, 0);
      JumpPolynomial square = ONE;
      for (long left = streams; left > 0; left >>= 1) {
        if ((left & 1) != 0) {
          power = power.times(square);
        }
        square = square.times(square);
      }
      return power;
    }

    /** Returns whether x to this power has a coefficient. */
    boolean has(int power) {
      return ((power < Long.SIZE ? low >>> power : high >>> power - Long.SIZE) & 1) != 0;
    }

    private JumpPolynomial times(JumpPolynomial other) {
      JumpPolynomial product = new JumpPolynomial(0, 0);
      for (int power = 2 * Long.SIZE - 1; power >= 0; power--) {
        product = product.timesX();
        if (other.has(power)) {
          product = product.plus(this);
        }
      }
      return product;
    }

    private JumpPolynomial timesX() {
      JumpPolynomial shifted = new JumpPolynomial(low << 1, high << 1 | low >>> Long.SIZE - 1);
      return high < 0 ? shifted.plus(MODULUS) : shifted;
    }

    private JumpPolynomial plus(JumpPolynomial other) {
      return new JumpPolynomial(low ^ other.low, high ^ other.high);
    }
  }
}
