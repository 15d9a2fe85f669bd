package vedette.rules.kit;

/**
 * Some of the units of one side, by their numbers in its roster.
 *
 * @param bits one a unit; used in here only
 */
public record UnitSet(long bits) {
  /** The most units that a side can have: their numbers are 0 to 63. */
  public static final int MOST = 64;

  /** Every set of the first eight units, kept because most sides have no more. */
  private static final UnitSet[] SMALL = new UnitSet[1 << 8];

  static {
    for (int bits = 0; bits < SMALL.length; bits++) {
      SMALL[bits] = new UnitSet(bits);
    }
  }

  /** None of them. */
  public static final UnitSet NONE = SMALL[0];

  /** One unit alone. */
  public static UnitSet of(int unit) {
    if (unit < 0 || unit >= MOST) {
      throw new IllegalArgumentException("a side has no unit " + unit);
    }
    return ofBits(1L << unit);
  }

  static UnitSet ofBits(long bits) {
    return bits >= 0 && bits < SMALL.length ? SMALL[(int) bits] : new UnitSet(bits);
  }

  /** Returns whether there is none in it. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Returns whether a unit is in it. */
  public boolean contains(int unit) {
    return (bits >>> unit & 1) != 0;
  }

  /** How many there are. */
  public int size() {
    return Long.bitCount(bits);
  }

  /** Those that are in both. */
  public UnitSet intersection(UnitSet other) {
    return ofBits(bits & other.bits);
  }

  /** Those that are in one or in both. */
  public UnitSet or(UnitSet other) {
    return ofBits(bits | other.bits);
  }

  /** Returns all but one unit. */
  public UnitSet without(int unit) {
    return ofBits(bits & ~(1L << unit));
  }

  /** Returns the first of them, or -1 if there is none. */
  public int first() {
    return bits == 0 ? -1 : Long.numberOfTrailingZeros(bits);
  }

  /** Returns the next of them after this one, or -1 if it is the last. */
  public int after(int unit) {
    long later = bits & -2L << unit;
    return later == 0 ? -1 : Long.numberOfTrailingZeros(later);
  }
}
