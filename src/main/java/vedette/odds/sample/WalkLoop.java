package vedette.odds.sample;

import java.util.Arrays;
import vedette.dice.Xoroshiro;
import vedette.odds.sample.SamplingTable.CellAllocation;

/**
 * The inner loop of simulation: four battles in flight, each in a lane of its own, with a quarter
 * of a random word for each step.
 *
 * <p>The loop is fast because of what it avoids. It does not play rules: {@link SamplingTable}
 * holds the probabilities of each state's step, whatever dice the step rolls. It does not wait:
 * while one lane's memory access is under way the other lanes proceed. It does not branch: a draw
 * compares nothing, and the end of a battle, which no processor could predict, is arithmetic on a
 * sign bit. Each step writes its destination to the list of ends. Only a step that ended a battle
 * advances the list, and its lane starts again at the first row. The loop checks once after every
 * four steps whether a row is missing. It allocates nothing: lanes and generator live in registers.
 *
 * <p>Battles are begun until their number is reached, and each battle begun is played to its end.
 * To stop after a number of finished battles instead would favour short ones.
 */
final class WalkLoop {
  /** The number of battles in flight. More gain nothing: they run out of registers. */
  private static final int LANES = Long.SIZE / CellAllocation.MOST_BITS;

  /** The number of steps of each lane without an end after which all lanes are checked. */
  private static final int STEPS_BETWEEN_CHECKS = 4_096;

  private final RowSource source;
  private final int nowhere;
  private final int cutOff;

  /** The row in which a battle begins. */
  private int first;

  /** The places of the lanes. */
  private final int[] lanes = new int[LANES];

  private int ended;

  /** The number of steps of each lane since the last check of all. */
  private int clock;

  /** A source of the rows along which the loop walks. */
  interface RowSource {
    /** Returns the table with all rows filled so far. */
    SamplingTable table();

    /** Fills a missing row. */
    int row(int unfilled);

    /** Returns whether no end can be reached from the state with this row. */
    boolean isTrap(int row);

    /** Returns whether there are too many rows. */
    boolean isFull();

    /**
     * Drops all rows and starts a new table.
     *
     * @param ended the number of ends that have been written, whose places are invalid afterwards
     * @param lanes rows, replaced by the same rows of the new table; ends stay
     * @return the row in which a battle begins
     */
    int beginAnew(int ended, int[] lanes);
  }

  /**
   * Creates a loop over the rows of a source.
   *
   * @param nowhere the end of a battle from which no end can be reached
   * @param cutOff the end of a battle that was cut off
   */
  WalkLoop(RowSource source, int nowhere, int cutOff) {
    this.source = source;
    this.nowhere = nowhere;
    this.cutOff = cutOff;
  }

  /** Returns the length of the list to which this number of battles writes its ends. */
  static int listLength(int battles) {
    return battles + LANES;
  }

  /**
   * Walks battles to their ends.
   *
   * @param begin the row in which each begins
   * @param battles the number of battles
   * @param ends receives the places of the ends; the elements after them are undefined
   */
  void walk(int begin, int battles, int[] ends, Xoroshiro random) {
    first = begin;
    Arrays.fill(lanes, first);
    ended = 0;
    clock = 0;
    // Low enough that no lane can begin a battle too many.
    int enough = battles - 2 * LANES;
    int endedBefore = 0;
    int checks = 0;
    while (ended < enough) {
      stride(ends, enough, random);
      // Counted in steps, not strides: the length of a stride depends on which rows are missing.
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

  /**
   * Runs the hot loop: steps of all lanes in turn, until a row is missing or enough battles have
   * ended.
   */
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

  /**
   * Returns the row from which to continue: that of the place, or the first one if a battle ended
   * there.
   */
  private static int rowAt(int place, int first) {
    int over = place >> 31;
    return place & ~over | first & over;
  }

  /** Returns the place after its row has been filled if it was missing. */
  private int filled(int from, int place) {
    if (!SamplingTable.isUnfilled(place)) {
      return place;
    }
    int row = source.row(place);
    source.table().replace(from, place, row);
    return row;
  }

  /** Gives up the battles that have no end or none in sight, if there are any. */
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
   * Returns whether a battle has no end, or none in sight; draws from remainder rows count as steps
   * here.
   */
  private boolean isLost(int place, int steps) {
    return place >= 0 && (steps >= TrialRunner.MAX_STEPS || source.isTrap(place));
  }
}
