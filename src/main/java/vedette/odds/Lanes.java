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
 * branches; a lane whose battle is over counts where it ended, in a column of its own, and goes on
 * from the first row in the same step. And nothing is made for a battle: lanes and generator live
 * in registers.
 *
 * <p>Battles are begun until their number is reached, and each that was begun is fought to its end;
 * to stop with so many finished ones instead would favour the short.
 */
final class Lanes {
  /** How many battles are in flight. More gain nothing: they run out of registers. */
  private static final int LANES = 4;

  /** A lane in which no battle ends for so many steps is looked at. */
  private static final int PATIENCE = 4_096;

  /** A battle that is looked at so often without an end in sight is given up. */
  private static final int MOST_LOOKS = Player.MAX_STEPS / PATIENCE;

  private final AliasRows rows;
  private final Ground ground;
  private long[] ended = new long[64 * LANES];

  /** Knows the way where the rows do not. */
  interface Ground {
    /** The row of a state. */
    int row(int state);

    /** Whether no end can be reached from the state with this row. */
    boolean isTrap(int row);

    /** The end of a battle that has none. */
    int nowhere();
  }

  Lanes(AliasRows rows, Ground ground) {
    this.rows = rows;
    this.ground = ground;
  }

  /** Makes room to count ends with numbers up to this. */
  void expect(int ends) {
    if ((ends + 1) * LANES > ended.length) {
      ended = Arrays.copyOf(ended, 2 * (ends + 1) * LANES);
    }
  }

  /** How often the end with this number was reached; and counts it from 0 again. */
  long take(int end) {
    long times = 0;
    for (int lane = 0; lane < LANES; lane++) {
      times += ended[end * LANES + lane];
      ended[end * LANES + lane] = 0;
    }
    return times;
  }

  /** Walks so many battles from this row to their ends. */
  void walk(int first, int battles, Xoroshiro random) {
    Xoroshiro words = random.copy();
    Lane a = new Lane(first, 0);
    Lane b = new Lane(first, 1);
    Lane c = new Lane(first, 2);
    Lane d = new Lane(first, 3);
    int waiting = battles - LANES;
    for (int steps = 1; waiting >= 2 * LANES; steps++) {
      waiting += a.step(words.next());
      waiting += b.step(words.next());
      waiting += c.step(words.next());
      waiting += d.step(words.next());
      if ((steps & PATIENCE - 1) == 0) {
        waiting += a.look() + b.look() + c.look() + d.look();
      }
    }
    // Some ten battles are left: so many that no lane can begin one too many.
    a.finish(battles < LANES ? battles : waiting + 1, words);
    if (battles >= LANES) {
      b.finish(1, words);
      c.finish(1, words);
      d.finish(1, words);
    }
    random.become(words);
  }

  /** One of the battles in flight. */
  private final class Lane {
    private final int first;
    private final int column;
    private int row;
    private int battles;
    private int battlesSeen;
    private int looks;

    Lane(int first, int column) {
      this.first = first;
      this.column = column;
      row = first;
    }

    /** A step; -1 if it ended the battle, and another one begins, else 0. */
    int step(long word) {
      int cell = AliasRows.begin(row) + (int) (word >>> 1 >>> ~row);
      long rest = (word >>> 1 << row) & Long.MAX_VALUE;
      long[] cells = rows.cells();
      long beyond = (cells[2 * cell] - 1 - rest) >>> 63;
      int place = (int) (cells[2 * cell + 1] >>> (beyond << 5));
      int over = place >> 31;
      ended[(~place & over) * LANES + column]++;
      battles -= over;
      row = (place & ~over) | (first & over);
      if (AliasRows.isUnfilled(row)) {
        row = enter(cell);
      }
      return over;
    }

    /** The row of a state that this cell leads to for the first time. */
    private int enter(int cell) {
      int filled = ground.row(AliasRows.state(row));
      rows.replace(cell, row, filled);
      return filled;
    }

    /** Gives up a battle that has no end in sight; -1 if it did so, and another one begins. */
    int look() {
      if (battles != battlesSeen) {
        battlesSeen = battles;
        looks = 0;
      } else if (++looks > MOST_LOOKS || ground.isTrap(row)) {
        ended[ground.nowhere() * LANES + column]++;
        battles++;
        row = first;
        return -1;
      }
      return 0;
    }

    /** Goes on alone for so many battles. */
    void finish(int left, Xoroshiro words) {
      for (int steps = 1; left > 0; steps++) {
        left += step(words.next());
        if ((steps & PATIENCE - 1) == 0) {
          left += look();
        }
      }
    }
  }
}
