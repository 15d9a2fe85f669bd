package vedette.rules.kit;

import java.util.Arrays;

/**
 * What one side has left, unit by unit: a value, equal to another one with the same units.
 *
 * <p>A unit is one word: what it has left, whether it is in the fight, and its states.
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

  /** Kept, for a state is looked up more often than it is made. */
  private int hash;

  /** So many units with nothing left. */
  public static Troops of(int units) {
    return new Troops(new long[units], 0);
  }

  private Troops(long[] units, int hexes) {
    this.units = units;
    this.hexes = hexes;
  }

  private Troops with(int unit, long word) {
    if (units[unit] == word) {
      return this;
    }
    long[] changed = units.clone();
    changed[unit] = word;
    return new Troops(changed, hexes);
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

  /** Whether it is in any state. */
  public boolean hasStates(int unit) {
    return units[unit] >>> STATES != 0;
  }

  /** Hexes that the side went back. */
  public int hexes() {
    return hexes;
  }

  public Troops withLeft(int unit, int left) {
    return with(unit, units[unit] & ~LEFT | left);
  }

  public Troops withState(int unit, int state, int time) {
    int shift = STATES + 2 * state;
    return with(unit, units[unit] & ~(3L << shift) | (long) time << shift);
  }

  /** A unit leaves the fight. */
  public Troops leaving(int unit, boolean repulsed) {
    return gotAway(unit) ? this : with(unit, units[unit] | (repulsed ? 2L : 1L) << GONE);
  }

  public Troops withHexes(int more) {
    return more == 0 ? this : new Troops(units, hexes + more);
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
    long[] shape = new long[units.length];
    for (int unit = 0; unit < units.length; unit++) {
      shape[unit] = isIn(unit) ? units[unit] & ~LEFT | 1 : 0;
    }
    return new Troops(shape, 0);
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
        || other instanceof Troops that && hexes == that.hexes && Arrays.equals(units, that.units);
  }

  @Override
  public int hashCode() {
    int known = hash;
    if (known == 0) {
      known = hexes;
      for (long unit : units) {
        known = 31 * known + Long.hashCode(unit * 0x9E3779B97F4A7C15L);
      }
      hash = known;
    }
    return known;
  }
}
