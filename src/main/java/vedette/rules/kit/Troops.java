package vedette.rules.kit;

import java.util.Arrays;

/**
 * What one side has left, unit by unit: a value, equal to another one with the same units.
 *
 * <p>A unit is one word: what it has left, whether it is in the fight, and its states. How often it
 * is in states that count stands beside.
 */
public final class Troops {
  /** A state that is not there. */
  public static final int NOT = 0;

  /** A state that lasts to the end of this round. */
  public static final int THIS_ROUND = 1;

  /** A state that lasts to the end of the next round. */
  public static final int NEXT_ROUND = 2;

  /** A state that lasts for the whole fight. */
  public static final int WHOLE_FIGHT = 3;

  /** The most states that a file may have. */
  public static final int MOST_STATES = 20;

  private static final long LEFT = (1L << 20) - 1;
  private static final int GONE = 20;
  private static final int STATES = 22;
  private static final long EVERY_LOW = 0x155_5555_5555L << STATES;

  private final long[] units;
  private final int hexes;

  /** How often units are in states, state by state; null if no state counts. */
  private final byte[] counts;

  /** Kept, for a state is looked up more often than it is made. */
  private int hash;

  /** So many units with nothing left. */
  public static Troops of(int units) {
    return of(units, 0);
  }

  /**
   * The same where states count.
   *
   * @param states up to the last that counts
   */
  public static Troops of(int units, int states) {
    return new Troops(new long[units], 0, states == 0 ? null : new byte[units * states]);
  }

  private Troops(long[] units, int hexes, byte[] counts) {
    this.units = units;
    this.hexes = hexes;
    this.counts = counts;
  }

  private Troops with(int unit, long word) {
    if (units[unit] == word) {
      return this;
    }
    long[] changed = units.clone();
    changed[unit] = word;
    return new Troops(changed, hexes, counts);
  }

  public int size() {
    return units.length;
  }

  /** Strength points or steps left. */
  public int left(int unit) {
    return (int) (units[unit] & LEFT);
  }

  /** Whether it is neither lost nor gone. */
  public boolean isIn(int unit) {
    return (units[unit] & LEFT) != 0 && (units[unit] >>> GONE & 3) == 0;
  }

  /** Whether it left the fight with something left. */
  public boolean gotAway(int unit) {
    return (units[unit] & LEFT) != 0 && (units[unit] >>> GONE & 3) != 0;
  }

  /** Whether it was repulsed. */
  public boolean wasRepulsed(int unit) {
    return (units[unit] >>> GONE & 3) == 2;
  }

  /** How long it is in a state yet. */
  public int state(int unit, int state) {
    return (int) (units[unit] >>> STATES + 2 * state & 3);
  }

  /** How often it is in a state that counts. */
  public int count(int unit, int state) {
    return counts[state * units.length + unit];
  }

  /** Whether it is in any state. */
  public boolean hasStates(int unit) {
    return units[unit] >>> STATES != 0;
  }

  /** Hexes that the side went back. */
  public int hexes() {
    return hexes;
  }

  /** A unit with nothing left counts no states. */
  public Troops withLeft(int unit, int left) {
    Troops after = left == 0 ? withoutCounts(unit) : this;
    return after.with(unit, after.units[unit] & ~LEFT | left);
  }

  private Troops withoutCounts(int unit) {
    Troops after = this;
    for (int at = unit; counts != null && at < counts.length; at += units.length) {
      after = counts[at] == 0 ? after : after.withCount(unit, at / units.length, 0, NOT);
    }
    return after;
  }

  public Troops withState(int unit, int state, int time) {
    int shift = STATES + 2 * state;
    return with(unit, units[unit] & ~(3L << shift) | (long) time << shift);
  }

  /** A unit is so often in a state that counts, which lasts for so long. */
  public Troops withCount(int unit, int state, int count, int time) {
    Troops after = withState(unit, state, count == 0 ? NOT : time);
    byte[] changed = counts.clone();
    changed[state * units.length + unit] = (byte) count;
    return new Troops(after.units, hexes, changed);
  }

  /** A unit leaves the fight. */
  public Troops leaving(int unit, boolean repulsed) {
    return gotAway(unit) ? this : with(unit, units[unit] | (repulsed ? 2L : 1L) << GONE);
  }

  public Troops withHexes(int more) {
    return more == 0 ? this : new Troops(units, hexes + more, counts);
  }

  /** A round is over: what lasted for it goes, what lasts for the next lasts for this one. */
  public Troops afterRound() {
    Troops after = this;
    for (int unit = 0; unit < units.length; unit++) {
      if (hasStates(unit)) {
        long low = units[unit] & EVERY_LOW;
        long high = units[unit] >>> 1 & EVERY_LOW;
        long whole = low & high;
        long next = high & ~low;
        long rest = units[unit] & (1L << STATES) - 1;
        after = after.with(unit, rest | whole << 1 | whole | next);
      }
    }
    return after.withoutPastCounts();
  }

  /** Nobody counts a state that is over. */
  private Troops withoutPastCounts() {
    Troops after = this;
    for (int at = 0; counts != null && at < counts.length; at++) {
      int unit = at % units.length;
      int state = at / units.length;
      if (counts[at] != 0 && state(unit, state) == NOT) {
        after = after.withCount(unit, state, 0, NOT);
      }
    }
    return after;
  }

  /** Whether any unit is in the fight. */
  public boolean stands() {
    for (int unit = 0; unit < units.length; unit++) {
      if (isIn(unit)) {
        return true;
      }
    }
    return false;
  }

  /** All that units in the fight have left. */
  public int standing() {
    int sum = 0;
    for (int unit = 0; unit < units.length; unit++) {
      sum += isIn(unit) ? left(unit) : 0;
    }
    return sum;
  }

  /** The same with one point or step in each unit that is in the fight, and none in others. */
  public Troops shape() {
    Troops standing = this;
    long[] shape = new long[units.length];
    for (int unit = 0; unit < units.length; unit++) {
      shape[unit] = isIn(unit) ? units[unit] & ~LEFT | 1 : 0;
      standing = isIn(unit) ? standing : standing.withoutCounts(unit);
    }
    return new Troops(shape, 0, standing.counts);
  }

  /** All that units have left, in the fight or not. */
  public int allLeft() {
    int sum = 0;
    for (int unit = 0; unit < units.length; unit++) {
      sum += left(unit);
    }
    return sum;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Troops that
            && hexes == that.hexes
            && Arrays.equals(units, that.units)
            && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    int known = hash;
    if (known == 0) {
      known = 31 * Arrays.hashCode(counts) + hexes;
      for (long unit : units) {
        known = 31 * known + Long.hashCode(unit * 0x9E3779B97F4A7C15L);
      }
      hash = known;
    }
    return known;
  }
}
