package vedette.rules.own.stack;

import java.util.Arrays;

/**
 * The strength left and the states of one side, unit by unit: a value, equal to another one with
 * the same units.
 *
 * <p>The first word of a unit holds the strength left, whether the unit is in the fight, and its
 * first 21 states. Each further 32 states take one more word of every unit. How often a unit is in
 * a state that counts stands beside.
 */
public final class SideStatus {
  /** A state that is not there. */
  public static final int NOT = 0;

  /** A state that lasts to the end of this round. */
  public static final int THIS_ROUND = 1;

  /** A state that lasts to the end of the next round. */
  public static final int NEXT_ROUND = 2;

  /** A state that lasts for the whole fight. */
  public static final int WHOLE_FIGHT = 3;

  private static final long LEFT = (1L << 20) - 1;
  private static final int GONE = 20;
  private static final int STATES = 22;

  /** The states in the first word of a unit, and in each further one. */
  private static final int IN_FIRST = (Long.SIZE - STATES) / 2;

  private static final int IN_FURTHER = Long.SIZE / 2;
  private static final long EVERY_LOW = 0x5555_5555_5555_5555L;

  /** The first words of all units, then the second words of all units, and so on. */
  private final long[] words;

  /** The number of units. */
  private final int size;

  private final int hexes;

  /** How often units are in states, state by state; null if no state counts. */
  private final byte[] counts;

  /** Kept, for a state is looked up more often than it is made. */
  private int hash;

  /** Units with nothing left, in a system without states. */
  public static SideStatus of(int units) {
    return of(units, 0, 0);
  }

  /**
   * Units with nothing left.
   *
   * @param states the number of states in the system
   * @param counted the number of states up to the last that counts
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

  /** Which word of a unit holds a state. */
  private static int word(int state) {
    return state < IN_FIRST ? 0 : 1 + (state - IN_FIRST) / IN_FURTHER;
  }

  private static int shift(int state) {
    return state < IN_FIRST ? STATES + 2 * state : 2 * ((state - IN_FIRST) % IN_FURTHER);
  }

  /** Returns the number of units, with those that have nothing left. */
  public int size() {
    return size;
  }

  /** Strength points or steps left. */
  public int strength(int unit) {
    return (int) (words[unit] & LEFT);
  }

  /** Returns whether it is neither lost nor gone. */
  public boolean isIn(int unit) {
    return (words[unit] & LEFT) != 0 && (words[unit] >>> GONE & 3) == 0;
  }

  /** Returns whether it left the fight with something left. */
  public boolean hasEscaped(int unit) {
    return (words[unit] & LEFT) != 0 && (words[unit] >>> GONE & 3) != 0;
  }

  /** Returns whether it was repulsed. */
  public boolean wasRepulsed(int unit) {
    return (words[unit] >>> GONE & 3) == 2;
  }

  /** Returns how long it is in a state yet. */
  public int state(int unit, int state) {
    return (int) (words[word(state) * size + unit] >>> shift(state) & 3);
  }

  /** Returns how often it is in a state that counts. */
  public int count(int unit, int state) {
    return counts[state * size + unit];
  }

  /** Returns whether two units have as much left and are in the same states. */
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

  /** Returns whether it is in any state. */
  public boolean hasStates(int unit) {
    boolean has = words[unit] >>> STATES != 0;
    for (int at = unit + size; !has && at < words.length; at += size) {
      has = words[at] != 0;
    }
    return has;
  }

  /** Hexes that the side went back. */
  public int hexes() {
    return hexes;
  }

  /** Returns a unit with nothing left counts no states. */
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

  /** The same with a unit in a state, for a time. */
  public SideStatus withState(int unit, int state, int time) {
    int at = word(state) * size + unit;
    int shift = shift(state);
    return with(at, words[at] & ~(3L << shift) | (long) time << shift);
  }

  /** A unit is so often in a state that counts, which lasts for so long. */
  public SideStatus withCount(int unit, int state, int count, int time) {
    SideStatus after = withState(unit, state, count == 0 ? NOT : time);
    byte[] changed = counts.clone();
    changed[state * size + unit] = (byte) count;
    return new SideStatus(after.words, size, hexes, changed);
  }

  /** A unit leaves the fight. */
  public SideStatus leaving(int unit, boolean repulsed) {
    return hasEscaped(unit) ? this : with(unit, words[unit] | (repulsed ? 2L : 1L) << GONE);
  }

  /** The same with more hexes that have been retreated. */
  public SideStatus withHexes(int more) {
    return more == 0 ? this : new SideStatus(words, size, hexes + more, counts);
  }

  /** A round is over: what lasted for it goes, what lasts for the next lasts for this one. */
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

  /** Nobody counts a state that is over. */
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

  /** Returns all that units in the fight have left. */
  public int totalStrength() {
    int sum = 0;
    for (int unit = 0; unit < size; unit++) {
      sum += isIn(unit) ? strength(unit) : 0;
    }
    return sum;
  }

  /** The same with one point or step in each unit that is in the fight, and none in others. */
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

  /** Returns all that units have left, in the fight or not. */
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
