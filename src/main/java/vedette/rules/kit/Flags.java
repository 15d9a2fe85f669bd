package vedette.rules.kit;

/**
 * What is so of something, out of an enum of up to eight constants: a value, kept once.
 *
 * @param <F> the enum
 */
public final class Flags<F extends Enum<F>> {
  private static final int MOST = 8;
  private static final Flags<?>[] ALL = new Flags<?>[1 << MOST];

  static {
    for (int bits = 0; bits < ALL.length; bits++) {
      ALL[bits] = new Flags<>(bits);
    }
  }

  private final int bits;

  private Flags(int bits) {
    this.bits = bits;
  }

  /** Nothing is so. */
  public static <F extends Enum<F>> Flags<F> none() {
    return of(0);
  }

  @SuppressWarnings("unchecked") // it holds none of the enum's constants
  private static <F extends Enum<F>> Flags<F> of(int bits) {
    return (Flags<F>) ALL[bits];
  }

  /** Returns whether one of them is so. */
  public boolean contains(F flag) {
    return (bits >>> flag.ordinal() & 1) != 0;
  }

  /**
   * The same but for one of them.
   *
   * @throws IllegalArgumentException if it is not among the first eight of its enum
   */
  public Flags<F> with(F flag, boolean is) {
    if (flag.ordinal() >= MOST) {
      throw new IllegalArgumentException(flag + " is past the first " + MOST + " constants");
    }
    int bit = 1 << flag.ordinal();
    return of(is ? bits | bit : bits & ~bit);
  }

  @Override
  public int hashCode() {
    return bits;
  }

  /** Each combination is kept once. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    return Integer.toBinaryString(bits);
  }
}
