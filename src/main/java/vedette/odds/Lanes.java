package vedette.odds;

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
   * @param first the row where each begins, which no other row lies before
   * @param ends takes the places where they end, and behind them what means nothing
   */
  void walk(int first, int battles, int[] ends, Xoroshiro random) {
    Xoroshiro words = random.copy();
    Lane a = new Lane(first);
    Lane b = new Lane(first);
    Lane c = new Lane(first);
    Lane d = new Lane(first);
    int n = 0;
    int looks = 0;
    while (n < battles - 2 * LANES) {
      int before = n;
      for (int i = 0; i < PATIENCE && n < battles - 2 * LANES; i++) {
        n = a.step(words.next(), ends, n);
        n = b.step(words.next(), ends, n);
        n = c.step(words.next(), ends, n);
        n = d.step(words.next(), ends, n);
      }
      looks = n == before ? looks + 1 : 0;
      if (looks > 0) {
        n = a.look(looks, ends, n);
        n = b.look(looks, ends, n);
        n = c.look(looks, ends, n);
        n = d.look(looks, ends, n);
      }
    }
    if (battles >= 2 * LANES) {
      n = b.finish(n + 1, words, ends, n);
      n = c.finish(n + 1, words, ends, n);
      n = d.finish(n + 1, words, ends, n);
    }
    a.finish(battles, words, ends, n);
    random.become(words);
  }

  /** One of the battles in flight. */
  private final class Lane {
    private final int first;
    private int row;

    Lane(int first) {
      this.first = first;
      row = first;
    }

    /** Takes a step; the number of battles that have ended is one more then, or the same. */
    int step(long word, int[] ends, int n) {
      int cell = AliasRows.begin(row) + (int) (word >>> 1 >>> ~row);
      long rest = (word >>> 1 << row) & Long.MAX_VALUE;
      long[] cells = rows.cells();
      long beyond = (cells[2 * cell] - 1 - rest) >>> 63;
      int place = (int) (cells[2 * cell + 1] >>> (beyond << 5));
      ends[n] = place;
      row = Math.max(place, first);
      if (AliasRows.isUnfilled(row)) {
        row = enter(cell);
      }
      return n + (place >>> 31);
    }

    /** The row of a state that this cell leads to for the first time. */
    private int enter(int cell) {
      int filled = ground.row(AliasRows.state(row));
      rows.replace(cell, row, filled);
      return filled;
    }

    /** Gives up the battle if it has no end, or none in sight. */
    int look(int looks, int[] ends, int n) {
      if (looks > MOST_LOOKS || ground.isTrap(row)) {
        ends[n] = nowhere;
        row = first;
        return n + 1;
      }
      return n;
    }

    /** Goes on alone until so many battles have ended. */
    int finish(int until, Xoroshiro words, int[] ends, int ended) {
      int n = ended;
      int looks = 0;
      while (n < until) {
        int before = n;
        for (int i = 0; i < PATIENCE && n < until; i++) {
          n = step(words.next(), ends, n);
        }
        looks = n == before ? looks + 1 : 0;
        if (looks > 0) {
          n = look(looks, ends, n);
        }
      }
      return n;
    }
  }
}
