package vedette.odds;

import java.util.Arrays;
import vedette.dice.Xoroshiro;

/**
 * The loop that simulating spends its time in: four battles in flight, a random word for each step.
 *
 * <p>What makes it fast is what it does not do. It does not play the rules: {@link AliasRows} have
 * the chances of each state's step, whatever dice that rolls. It does not wait: while one lane's
 * memory access is under way the others go on. It does not guess: a word's way through a cell and
 * the end of a battle, which no processor could predict, are arithmetic on a sign bit instead of
 * branches. Each step writes down where it led, but only one that ended a battle turns to the next
 * line, and its lane begins again at the first row. And nothing is made for a battle: lanes and
 * generator live in registers.
 *
 * <p>Battles are begun until their number is reached, and each that was begun is fought to its end;
 * to stop with so many finished ones instead would favour the short.
 */
final class Lanes {
  /** How many battles are in flight. More gain nothing: they run out of registers. */
  private static final int LANES = 4;

  /** If no lane's battle ends in so many steps, all of them are looked at. */
  private static final int PATIENCE = 4_096;

  /** A battle that is looked at so often without an end in sight is given up. */
  private static final int MOST_LOOKS = Player.MAX_STEPS / PATIENCE;

  private final AliasRows rows;
  private final Ground ground;
  private final int nowhere;

  /** Knows the way where the rows do not. */
  interface Ground {
    /** The row of a state. */
    int row(int state);

    /** Whether no end can be reached from the state with this row. */
    boolean isTrap(int row);
  }

  /**
   * Lanes along these rows.
   *
   * @param nowhere the place where a battle without end is said to have ended
   */
  Lanes(AliasRows rows, Ground ground, int nowhere) {
    this.rows = rows;
    this.ground = ground;
    this.nowhere = nowhere;
  }

  /** How long the list must be in which so many battles write their ends. */
  static int room(int battles) {
    return battles + LANES;
  }

  /**
   * Walks so many battles to their ends.
   *
   * @param first the row where each begins
   * @param ends takes the places where they end, and behind them what means nothing
   */
  void walk(int first, int battles, int[] ends, Xoroshiro random) {
    int[] lanes = new int[LANES];
    Arrays.fill(lanes, first);
    // So many that no lane can begin one too many.
    int all = battles - 2 * LANES;
    int n = 0;
    int looks = 0;
    while (n < all) {
      int before = n;
      n = stride(first, lanes, ends, n, all, random);
      looks = n == before ? looks + 1 : 0;
      for (int lane = 0; lane < LANES && looks > 0; lane++) {
        if (isLost(lanes[lane], looks)) {
          ends[n++] = nowhere;
          lanes[lane] = first;
        }
      }
    }
    for (int lane = battles < 2 * LANES ? LANES - 1 : 0; lane < LANES; lane++) {
      int left = lane < LANES - 1 ? 1 : battles - n;
      for (int at = lanes[lane]; left > 0; left--) {
        at = finish(first, at, random);
        ends[n++] = at;
      }
    }
  }

  /**
   * The hot loop: steps of all lanes in turn, until enough battles have ended or patience has.
   *
   * @param lanes the places where the lanes are, then and afterwards
   * @param ended how many battles have ended
   * @return how many have ended then
   */
  private int stride(int first, int[] lanes, int[] ends, int ended, int enough, Xoroshiro random) {
    Xoroshiro words = random.copy();
    int n = ended;
    int a = lanes[0];
    int b = lanes[1];
    int c = lanes[2];
    int d = lanes[3];
    for (int i = 0; i < PATIENCE && n < enough; i++) {
      a = step(first, a, words.next());
      ends[n] = a;
      n += a >>> 31;
      b = step(first, b, words.next());
      ends[n] = b;
      n += b >>> 31;
      c = step(first, c, words.next());
      ends[n] = c;
      n += c >>> 31;
      d = step(first, d, words.next());
      ends[n] = d;
      n += d >>> 31;
    }
    lanes[0] = a;
    lanes[1] = b;
    lanes[2] = c;
    lanes[3] = d;
    random.become(words);
    return n;
  }

  /**
   * The place that a random word leads to from a place, or from the first row if that is an end.
   */
  private int step(int first, int from, long word) {
    int over = from >> 31;
    int row = (from & ~over) | (first & over);
    int cell = AliasRows.begin(row) + (int) (word >>> 1 >>> ~row);
    long rest = (word >>> 1 << row) & Long.MAX_VALUE;
    long[] cells = rows.cells();
    long beyond = (cells[2 * cell] - 1 - rest) >>> 63;
    int place = (int) (cells[2 * cell + 1] >>> (beyond << 5));
    return AliasRows.isUnfilled(place) ? enter(cell, place) : place;
  }

  /** The row of a state that this cell leads to for the first time. */
  private int enter(int cell, int unfilled) {
    int filled = ground.row(AliasRows.state(unfilled));
    rows.replace(cell, unfilled, filled);
    return filled;
  }

  /** Walks one battle to its end. */
  private int finish(int first, int from, Xoroshiro random) {
    int at = from;
    for (int looks = 1; ; looks++) {
      for (int i = 0; i < PATIENCE; i++) {
        at = step(first, at, random.next());
        if (at < 0) {
          return at;
        }
      }
      if (isLost(at, looks)) {
        return nowhere;
      }
    }
  }

  /** Whether a battle has no end, or none in sight. */
  private boolean isLost(int place, int looks) {
    return place >= 0 && (looks > MOST_LOOKS || ground.isTrap(place));
  }
}
