package vedette.odds.sample;

import java.util.Arrays;
import vedette.dice.Xoroshiro;
import vedette.odds.sample.SamplingTable.CellAllocation;

/**
 * The loop that simulating spends its time in: four battles in flight, each in a lane of its own,
 * and a quarter of a random word for each step.
 *
 * <p>What makes it fast is what it does not do. It does not play the rules: {@link SamplingTable} *
 * have the chances of each state's step, whatever dice that rolls. It does not wait: while one
 * lane's memory access is under way the others go on. It does not guess: a row is drawn from
 * without comparing anything, and the end of a battle, which no processor could predict, is
 * arithmetic on a sign bit instead of a branch. Each step writes down where it led, but only one
 * that ended a battle turns to the next line, and its lane begins again at the first row. It checks
 * once after every four steps whether a row is missing. And nothing is made for a battle: lanes and
 * generator live in registers.
 *
 * <p>Battles are begun until their number is reached, and each that was begun is fought to its end;
 * to stop with so many finished ones instead would favour the short.
 */
final class WalkLoop {
  /** How many battles are in flight. More gain nothing: they run out of registers. */
  private static final int LANES = Long.SIZE / CellAllocation.MOST_BITS;

  /** After so many steps of each lane in which no battle ended all of them are checked. */
  private static final int STEPS_BETWEEN_CHECKS = 4_096;

  private final RowSource source;
  private final int nowhere;
  private final int cutOff;

  /** The row where a battle begins. */
  private int first;

  /** Where the lanes are. */
  private final int[] lanes = new int[LANES];

  private int ended;

  /** How many steps each lane has taken since all were last checked. */
  private int clock;

  /** Fills the rows that the loop walks along. */
  interface RowSource {
    /** Returns the rows as far as they are filled. */
    SamplingTable table();

    /** Fills a row that is missing. */
    int row(int unfilled);

    /** Returns whether no end can be reached from the state with this row. */
    boolean isTrap(int row);

    /** Returns whether the rows have become too many. */
    boolean isFull();

    /**
     * Begins the rows anew.
     *
     * @param ended how many ends have been written, whose places mean nothing afterwards
     * @param lanes rows, the same ones afterwards; and ends, which stay
     * @return the row where a battle begins
     */
    int beginAnew(int ended, int[] lanes);
  }

  /**
   * A loop over the rows of a source.
   *
   * @param nowhere the place where a battle that can have no end counts as ended
   * @param cutOff the place where one counts as ended that has none in sight
   */
  WalkLoop(RowSource source, int nowhere, int cutOff) {
    this.source = source;
    this.nowhere = nowhere;
    this.cutOff = cutOff;
  }

  /** Returns how long the list must be in which so many battles write their ends. */
  static int listLength(int battles) {
    return battles + LANES;
  }

  /**
   * Walks so many battles to their ends.
   *
   * @param begin the row where each begins
   * @param ends takes the places where they end, and behind them what means nothing
   */
  void walk(int begin, int battles, int[] ends, Xoroshiro random) {
    first = begin;
    Arrays.fill(lanes, first);
    ended = 0;
    clock = 0;
    // So many that no lane can begin one too many.
    int enough = battles - 2 * LANES;
    int endedBefore = 0;
    int checks = 0;
    while (ended < enough) {
      stride(ends, enough, random);
      // By steps, not by strides: how long those are depends on which rows are missing.
      if (clock == STEPS_BETWEEN_CHECKS) {
        clock = 0;
        checks = ended == endedBefore ? checks + 1 : 0;
        if (checks > 0 && giveUp(checks * STEPS_BETWEEN_CHECKS, ends)) {
          checks = 0;
        }
        endedBefore = ended;
      }
      beginAnewIfFull();
    }
    for (int lane = battles < 2 * LANES ? LANES - 1 : 0; lane < LANES; lane++) {
      for (int more = lane < LANES - 1 ? 1 : battles - ended; more > 0; more--) {
        int end = finish(lane, random);
        ends[ended++] = end;
        lanes[lane] = first;
      }
    }
  }

  private void beginAnewIfFull() {
    if (source.isFull()) {
      first = source.beginAnew(ended, lanes);
    }
  }

  /** The hot loop: steps of all lanes in turn, until a row is missing or enough battles ended. */
  private void stride(int[] ends, int enough, Xoroshiro random) {
    Xoroshiro words = random.copy();
    int first = this.first;
    int[] cells = source.table().cells();
    int n = ended;
    int a = lanes[0];
    int b = lanes[1];
    int c = lanes[2];
    int d = lanes[3];
    int fromA = a;
    int fromB = b;
    int fromC = c;
    int fromD = d;
    int most = STEPS_BETWEEN_CHECKS - clock;
    int i = 0;
    while (i < most && n < enough) {
      words.step();
      // Two lanes to each half, since CellAllocation.MOST_BITS is a quarter of a word.
      int upper = words.upper();
      int lower = words.lower();
      fromA = rowAt(a, first);
      a = cells[SamplingTable.pick(fromA, upper)];
      ends[n] = a;
      n += a >>> 31;
      fromB = rowAt(b, first);
      b = cells[SamplingTable.pick(fromB, upper << CellAllocation.MOST_BITS)];
      ends[n] = b;
      n += b >>> 31;
      fromC = rowAt(c, first);
      c = cells[SamplingTable.pick(fromC, lower)];
      ends[n] = c;
      n += c >>> 31;
      fromD = rowAt(d, first);
      d = cells[SamplingTable.pick(fromD, lower << CellAllocation.MOST_BITS)];
      ends[n] = d;
      n += d >>> 31;
      i++;
      if (SamplingTable.isUnfilled(a & b & c & d)) {
        break;
      }
    }
    lanes[0] = filled(fromA, a);
    lanes[1] = filled(fromB, b);
    lanes[2] = filled(fromC, c);
    lanes[3] = filled(fromD, d);
    clock += i;
    ended = n;
    random.become(words);
  }

  /** Returns the row to go on from: that of the place, or the first if a battle ended there. */
  private static int rowAt(int place, int first) {
    int over = place >> 31;
    return place & ~over | first & over;
  }

  /** Returns the place, where there is a row now that was missing. */
  private int filled(int from, int place) {
    if (!SamplingTable.isUnfilled(place)) {
      return place;
    }
    int row = source.row(place);
    source.table().replace(from, place, row);
    return row;
  }

  /** Gives up the battles that are lost, if any are. */
  private boolean giveUp(int steps, int[] ends) {
    int before = ended;
    for (int lane = 0; lane < LANES; lane++) {
      if (isLost(lanes[lane], steps)) {
        ends[ended++] = lost(lanes[lane]);
        lanes[lane] = first;
      }
    }
    return ended > before;
  }

  /** Walks the battle of one lane to its end, with a word for each step. */
  private int finish(int lane, Xoroshiro random) {
    lanes[lane] = rowAt(lanes[lane], first);
    for (int steps = 1; ; steps++) {
      int from = lanes[lane];
      random.step();
      int place = source.table().cells()[SamplingTable.pick(from, random.upper())];
      if (place < 0) {
        return place;
      }
      lanes[lane] = filled(from, place);
      if (SamplingTable.isUnfilled(place)) {
        beginAnewIfFull();
      }
      if (steps % STEPS_BETWEEN_CHECKS == 0 && isLost(lanes[lane], steps)) {
        return lost(lanes[lane]);
      }
    }
  }

  private int lost(int place) {
    return source.isTrap(place) ? nowhere : cutOff;
  }

  /**
   * Returns whether a battle has no end, or none in sight: draws of what was left over count as
   * steps here.
   */
  private boolean isLost(int place, int steps) {
    return place >= 0 && (steps >= TrialRunner.MAX_STEPS || source.isTrap(place));
  }
}
