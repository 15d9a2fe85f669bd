package vedette.rules.kit;

import java.util.Arrays;
import java.util.StringJoiner;

/**
 * The remaining strength points, steps or similar points of each unit of one side, up to {@value
 * #MOST} each. Immutable and equal by content.
 *
 * <p>A unit takes a byte, and eight units a word. Most sides have at most eight units.
 */
public final class Strengths {
  /** The maximum of one unit. */
  public static final int MOST = 127;

  private static final int WORD = 8;

  /** Masks of the lowest bit of every byte, of the highest, and of all below the highest. */
  private static final long LOWEST = 0x0101010101010101L;

  private static final long HIGHEST = 0x8080808080808080L;
  private static final long BELOW = 0x7F7F7F7F7F7F7F7FL;

  private static final long[] NO_MORE = {};

  /** Points of the first eight units. */
  private final long head;

  /** Points of all further units. */
  private final long[] tail;

  /**
   * Creates the points of n units, by unit number.
   *
   * @throws IllegalArgumentException if a unit has less than 0 or more than {@value #MOST}
   */
  public Strengths(int... points) {
    long[] words = new long[Math.max(1, (points.length + WORD - 1) / WORD)];
    for (int unit = 0; unit < points.length; unit++) {
      if (points[unit] < 0 || points[unit] > MOST) {
        throw new IllegalArgumentException("no unit has a strength of " + points[unit]);
      }
      words[unit / WORD] |= (long) points[unit] << shift(unit);
    }
    head = words[0];
    tail = words.length == 1 ? NO_MORE : Arrays.copyOfRange(words, 1, words.length);
  }

  private Strengths(long head, long[] tail) {
    this.head = head;
    this.tail = tail;
  }

  private static int shift(int unit) {
    return unit % WORD * Byte.SIZE;
  }

  private long word(int index) {
    return index == 0 ? head : tail[index - 1];
  }

  /** Returns the points of one unit. */
  public int of(int unit) {
    return (int) (word(unit / WORD) >>> shift(unit)) & MOST;
  }

  /** Returns the sum of the points of some units. */
  public int sum(UnitSet units) {
    int sum = sum(head & bytes(units.bits()));
    for (int i = 0; i < tail.length; i++) {
      sum += sum(tail[i] & bytes(units.bits() >>> WORD * (i + 1)));
    }
    return sum;
  }

  private static int sum(long word) {
    long pairs = (word & 0x00FF00FF00FF00FFL) + (word >>> Byte.SIZE & 0x00FF00FF00FF00FFL);
    return (int) (pairs * 0x0001000100010001L >>> 48);
  }

  /** Returns a mask of the bytes of those units, out of eight, that are in a set. */
  private static long bytes(long set) {
    long oneBitEach = (set & 0xFF) * LOWEST & 0x8040201008040201L;
    return (oneBitEach + BELOW >>> 7 & LOWEST) * 0xFF;
  }

  /** Returns the units with at least one point. */
  public UnitSet alive() {
    long alive = alive(head);
    for (int i = 0; i < tail.length; i++) {
      alive |= alive(tail[i]) << WORD * (i + 1);
    }
    return UnitSet.ofBits(alive);
  }

  private static long alive(long word) {
    return ((word + BELOW & HIGHEST) >>> 7) * 0x0102040810204080L >>> 56;
  }

  /**
   * Returns these points after a unit has lost one.
   *
   * @param unit unit with at least one point
   */
  public Strengths minusOne(int unit) {
    long one = 1L << shift(unit);
    if (unit < WORD) {
      return new Strengths(head - one, tail);
    }
    long[] less = tail.clone();
    less[unit / WORD - 1] -= one;
    return new Strengths(head, less);
  }

  /**
   * Returns these points with the losses of some units pooled: the first of them are filled to
   * their maximum from the sum of all. States that differ only in the distribution of losses become
   * equal this way.
   *
   * @param most maximum points of each unit
   */
  public Strengths pooled(UnitSet units, Strengths most) {
    int left = sum(units);
    long first = head;
    long[] further = tail.length == 0 ? tail : tail.clone();
    for (int unit = units.first(); unit >= 0; unit = units.after(unit)) {
      int share = Math.min(left, most.of(unit));
      long change = (long) (share - of(unit)) << shift(unit);
      if (unit < WORD) {
        first += change;
      } else {
        further[unit / WORD - 1] += change;
      }
      left -= share;
    }
    return new Strengths(first, further);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Strengths those
        && head == those.head
        && (tail == those.tail || Arrays.equals(tail, those.tail));
  }

  @Override
  public int hashCode() {
    // Strengths differ in few bits of each byte; the product moves them all to the top bits.
    long mixed = head * 0x9E3779B97F4A7C15L;
    for (long word : tail) {
      mixed = (mixed ^ mixed >>> 32 ^ word) * 0x9E3779B97F4A7C15L;
    }
    return (int) (mixed >>> 32);
  }

  /** Returns the numbers of all units up to the last one with points. */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(" ");
    int last = Long.SIZE - Long.numberOfLeadingZeros(alive().bits());
    for (int unit = 0; unit < last; unit++) {
      text.add(String.valueOf(of(unit)));
    }
    return text.toString();
  }
}
