package vedette.rules.own.stack;

import java.util.Arrays;

/**
 * The remaining strength and the states of one side, unit by unit: an immutable value.
 *
 * <p>The first word of a unit holds its strength, whether it is in the fight, and its first 21
 * states. Each further 32 states take one more word of every unit. Counts of counted states are
 * held separately.
 */
public final class SideStatus {
  /** The unit is not in the state. */
  public static final int NOT = 0;

  /** The state lasts to the end of this round. */
  public static final int THIS_ROUND = 1;

  /** The state lasts to the end of the next round. */
  public static final int NEXT_ROUND = 2;

  /** The state lasts for the whole fight. */
  public static final int WHOLE_FIGHT = 3;

  private static final long LEFT = (1L << 20) - 1;
  private static final int GONE = 20;
  private static final int STATES = 22;

  /** The number of states in the first word of a unit, and in each further word. */
  private static final int IN_FIRST = (Long.SIZE - STATES) / 2;

  private static final int IN_FURTHER = Long.SIZE / 2;
  private static final long EVERY_LOW = 0x5555_5555_5555_5555L;

  /** The first words of all units, then the second words of all units, and so on. */
  private final long[] words;

  private final int size;

  private final int hexes;

  /** The counts of units in states, state by state; null if no state is counted. */
  private final byte[] counts;

  /** Cached hash; 0 until computed. */
  private int hash;

  /** Returns the status of units without strength, in a system without states. */
  public static SideStatus of(int units) {
    return of(units, 0, 0);
  }

  /**
   * Returns the status of units without strength.
   *
   * @param states the number of states in the system
   * @param counted the number of states up to the last counted one
   */
  public static SideStatus of(int units, int states, int counted) {
    return new SideStatus(
        new long[units * (1 + word(Math.max(0, states - 1)))],
        units,
        0,
        counted == 0 ? null : new byte[units * counted]);
  }

  private SideStatus(long[] words, int size, int hexes, byte[] counts) {
    this.words = words;
    this.size = size;
    this.hexes = hexes;
    this.counts = counts;
  }

  private SideStatus with(int at, long word) {
    if (words[at] == word) {
      return this;
    }
    long[] changed = words.clone();
    changed[at] = word;
    return new SideStatus(changed, size, hexes, counts);
  }

  /** Returns the index of the word of a unit that holds a state. */
  private static int word(int state) {
    return state < IN_FIRST ? 0 : 1 + (state - IN_FIRST) / IN_FURTHER;
  }

  private static int shift(int state) {
    return state < IN_FIRST ? STATES + 2 * state : 2 * ((state - IN_FIRST) % IN_FURTHER);
  }

  /** Returns the number of units, including those without strength. */
  public int size() {
    return size;
  }

  /** Returns the strength points or steps left. */
  public int strength(int unit) {
    return (int) (words[unit] & LEFT);
  }

  /** Returns whether a unit is in the fight: neither lost nor gone. */
  public boolean isIn(int unit) {
    return (words[unit] & LEFT) != 0 && (words[unit] >>> GONE & 3) == 0;
  }

  /** Returns whether a unit has left the fight and survives. */
  public boolean hasEscaped(int unit) {
    return (words[unit] & LEFT) != 0 && (words[unit] >>> GONE & 3) != 0;
  }

  /** Returns whether a unit was repulsed. */
  public boolean wasRepulsed(int unit) {
    return (words[unit] >>> GONE & 3) == 2;
  }

  /**
   * Returns how long a unit stays in a state: {@link #NOT}, {@link #THIS_ROUND}, {@link
   * #NEXT_ROUND} or {@link #WHOLE_FIGHT}.
   */
  public int state(int unit, int state) {
    return (int) (words[word(state) * size + unit] >>> shift(state) & 3);
  }

  /** Returns the count of a counted state. */
  public int count(int unit, int state) {
    return counts[state * size + unit];
  }

  /** Returns whether two units have the same remaining strength and the same states. */
  public boolean isAlike(int unit, int other) {
    for (int at = 0; at < words.length; at += size) {
      if (words[at + unit] != words[at + other]) {
        return false;
      }
    }
    for (int at = 0; counts != null && at < counts.length; at += size) {
      if (counts[at + unit] != counts[at + other]) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a unit is in any state. */
  public boolean hasStates(int unit) {
    boolean has = words[unit] >>> STATES != 0;
    for (int at = unit + size; !has && at < words.length; at += size) {
      has = words[at] != 0;
    }
    return has;
  }

  /** Returns the number of hexes that the side has retreated. */
  public int hexes() {
    return hexes;
  }

  /**
   * Returns the status with another strength of a unit. A unit without strength loses its counts.
   */
  public SideStatus withStrength(int unit, int left) {
    SideStatus after = left == 0 ? withoutCounts(unit) : this;
    return after.with(unit, after.words[unit] & ~LEFT | left);
  }

  private SideStatus withoutCounts(int unit) {
    SideStatus after = this;
    for (int at = unit; counts != null && at < counts.length; at += size) {
      after = counts[at] == 0 ? after : after.withCount(unit, at / size, 0, NOT);
    }
    return after;
  }

  /**
   * Returns the status with a unit in a state.
   *
   * @param time {@link #NOT} to {@link #WHOLE_FIGHT}
   */
  public SideStatus withState(int unit, int state, int time) {
    int at = word(state) * size + unit;
    int shift = shift(state);
    return with(at, words[at] & ~(3L << shift) | (long) time << shift);
  }

  /**
   * Returns the status with another count of a counted state; a count of 0 ends the state.
   *
   * @param time the duration of the state
   */
  public SideStatus withCount(int unit, int state, int count, int time) {
    SideStatus after = withState(unit, state, count == 0 ? NOT : time);
    byte[] changed = counts.clone();
    changed[state * size + unit] = (byte) count;
    return new SideStatus(after.words, size, hexes, changed);
  }

  /** Returns the status after a unit leaves the fight. */
  public SideStatus leaving(int unit, boolean repulsed) {
    return hasEscaped(unit) ? this : with(unit, words[unit] | (repulsed ? 2L : 1L) << GONE);
  }

  /** Returns the status with more hexes retreated. */
  public SideStatus withHexes(int more) {
    return more == 0 ? this : new SideStatus(words, size, hexes + more, counts);
  }

  /**
   * Returns the status after the end of a round: states of this round end, and states of the next
   * round become states of this one.
   */
  public SideStatus afterRound() {
    SideStatus after = this;
    for (int at = 0; at < words.length; at++) {
      int from = at < size ? STATES : 0;
      long states = words[at] >>> from;
      if (states != 0) {
        long low = states & EVERY_LOW;
        long high = states >>> 1 & EVERY_LOW;
        long whole = low & high;
        long next = high & ~low;
        long rest = words[at] & (1L << from) - 1;
        after = after.with(at, rest | (whole << 1 | whole | next) << from);
      }
    }
    return after.withoutPastCounts();
  }

  /** Returns the status without the counts of states that are over. */
  private SideStatus withoutPastCounts() {
    SideStatus after = this;
    for (int at = 0; counts != null && at < counts.length; at++) {
      int unit = at % size;
      int state = at / size;
      if (counts[at] != 0 && state(unit, state) == NOT) {
        after = after.withCount(unit, state, 0, NOT);
      }
    }
    return after;
  }

  /** Returns whether any unit is in the fight. */
  public boolean stands() {
    for (int unit = 0; unit < size; unit++) {
      if (isIn(unit)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the total strength of the units in the fight. */
  public int totalStrength() {
    int sum = 0;
    for (int unit = 0; unit < size; unit++) {
      sum += isIn(unit) ? strength(unit) : 0;
    }
    return sum;
  }

  /**
   * Returns the status with one point or step in each unit that is in the fight, and none in
   * others.
   */
  public SideStatus shape() {
    SideStatus standing = this;
    long[] shape = new long[words.length];
    for (int at = 0; at < words.length; at++) {
      boolean in = isIn(at % size);
      shape[at] = !in ? 0 : at < size ? words[at] & ~LEFT | 1 : words[at];
    }
    for (int unit = 0; unit < size; unit++) {
      standing = isIn(unit) ? standing : standing.withoutCounts(unit);
    }
    return new SideStatus(shape, size, 0, standing.counts);
  }

  /** Returns the total strength of all units, including those that have left the fight. */
  public int allLeft() {
    int sum = 0;
    for (int unit = 0; unit < size; unit++) {
      sum += strength(unit);
    }
    return sum;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof SideStatus that
            && hexes == that.hexes
            && Arrays.equals(words, that.words)
            && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    int known = hash;
    if (known == 0) {
      known = 31 * Arrays.hashCode(counts) + hexes;
      for (long word : words) {
        known = 31 * known + Long.hashCode(word * 0x9E3779B97F4A7C15L);
      }
      hash = known;
    }
    return known;
  }
}
