package vedette.rules.kit;

/**
 * An immutable set of constants of an enum, out of the first eight. Instances are shared.
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

  /** Returns the empty set. */
  public static <F extends Enum<F>> Flags<F> none() {
    return of(0);
  }

  @SuppressWarnings("unchecked") // an instance stores bits, no constants of the enum
  private static <F extends Enum<F>> Flags<F> of(int bits) {
    return (Flags<F>) ALL[bits];
  }

  /** Returns whether the set contains a constant. */
  public boolean contains(F flag) {
    return (bits >>> flag.ordinal() & 1) != 0;
  }

  /**
   * Returns this set with or without one constant.
   *
   * @param is whether the new set contains the constant
   * @throws IllegalArgumentException if the constant is not among the first eight of its enum
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

  /** Compares identity, because each combination exists only once. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    return Integer.toBinaryString(bits);
  }
}
