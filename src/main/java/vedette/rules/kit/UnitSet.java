package vedette.rules.kit;

/**
 * A set of units of one side, by their numbers in its roster.
 *
 * @param bits one bit a unit; internal
 */
public record UnitSet(long bits) {
  /** The maximum number of units of a side; units are numbered 0 to 63. */
  public static final int MOST = 64;

  /** Every set of the first eight units, cached because most sides have no more. */
  private static final UnitSet[] SMALL = new UnitSet[1 << 8];

  static {
    for (int bits = 0; bits < SMALL.length; bits++) {
      SMALL[bits] = new UnitSet(bits);
    }
  }

  /** The empty set. */
  public static final UnitSet NONE = SMALL[0];

  /** Returns the set of one unit. */
  public static UnitSet of(int unit) {
    if (unit < 0 || unit >= MOST) {
      throw new IllegalArgumentException("a side has no unit " + unit);
    }
    return ofBits(1L << unit);
  }

  static UnitSet ofBits(long bits) {
    return bits >= 0 && bits < SMALL.length ? SMALL[(int) bits] : new UnitSet(bits);
  }

  /** Returns whether the set is empty. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Returns whether the set contains a unit. */
  public boolean contains(int unit) {
    return (bits >>> unit & 1) != 0;
  }

  /** Returns the number of units in the set. */
  public int size() {
    return Long.bitCount(bits);
  }

  /** Returns the units that are in both sets. */
  public UnitSet intersection(UnitSet other) {
    return ofBits(bits & other.bits);
  }

  /** Returns the units that are in either set or in both. */
  public UnitSet or(UnitSet other) {
    return ofBits(bits | other.bits);
  }

  /** Returns this set without one unit. */
  public UnitSet without(int unit) {
    return ofBits(bits & ~(1L << unit));
  }

  /** Returns the first unit of the set, or -1 if it is empty. */
  public int first() {
    return bits == 0 ? -1 : Long.numberOfTrailingZeros(bits);
  }

  /** Returns the next unit of the set after this one, or -1 if there is none. */
  public int after(int unit) {
    long later = bits & -2L << unit;
    return later == 0 ? -1 : Long.numberOfTrailingZeros(later);
  }
}
