package vedette.dice;

import vedette.platform.Platform;

/**
 * The generator xoroshiro128++ of Blackman and Vigna: 128 bits of state, period 2^128 - 1.
 *
 * <p>Written here rather than taken from a library because the loop over battles must keep its two
 * words in registers; tests hold it to the published algorithm as Commons RNG has it. A seed opens
 * 2^64 streams of 2^64 words each, which do not overlap: {@link #jump()} goes from one to the next.
 */
public final class Xoroshiro {
  private final XoroshiroState state;

  private Xoroshiro(XoroshiroState state) {
    this.state = state;
  }

  /** The first stream of a seed; any long will do. */
  public static Xoroshiro seeded(long seed) {
    long first = splitMix(seed + 0x9e3779b97f4a7c15L);
    long second = splitMix(seed + 2 * 0x9e3779b97f4a7c15L);
    // Both words zero would be a fixed point; splitMix maps only one input to zero.
    return of(first, second);
  }

  /** A generator in a given state, not all zero. */
  public static Xoroshiro of(long s0, long s1) {
    if ((s0 | s1) == 0) {
      throw new IllegalArgumentException("a state of zeros never leaves zero");
    }
    return new Xoroshiro(new XoroshiroState(s0, s1));
  }

  /** A second generator in the same state. */
  public Xoroshiro copy() {
    return new Xoroshiro(state.copy());
  }

  /** Takes on another generator's state. */
  public void become(Xoroshiro other) {
    state.become(other.state);
  }

  /** The next 64 random bits. */
  public long next() {
    state.step();
    return state.word();
  }

  /** Goes on to the next 64 random bits, for those who take them as halves. */
  public void step() {
    state.step();
  }

  /** The upper half of the bits that the last step gave. */
  public int upper() {
    return state.upper();
  }

  /** The lower half of the bits that the last step gave. */
  public int lower() {
    return state.lower();
  }

  /** A number from 0 to {@code bound} - 1, each exactly as likely as the others (Lemire). */
  public int below(int bound) {
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

  /** Goes on to the next stream: as far as 2^64 calls of {@link #next()}. */
  public void jump() {
    jump(JumpPolynomial.ONE);
  }

  /** Goes on over so many streams, from 0; how many does not matter for how long it takes. */
  public void jump(long streams) {
    jump(JumpPolynomial.over(streams));
  }

  private void jump(JumpPolynomial over) {
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
}
