package vedette.odds.sample;

import java.util.Arrays;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.odds.exact.EndlessStateFinder;
import vedette.work.Refusal;
import vedette.work.Remedy;

/**
 * A runner that walks battles along the chain: a quarter of a random word a step, drawn from the
 * merged weights of the state's row.
 *
 * <p>A row is filled when a battle first reaches it. A chain that has grown to its limit is
 * dropped, and the battles in flight continue in a new one, so memory is bounded however large the
 * fight. A battle's draws depend only on its state, so the results do not change.
 */
public final class Walk<S, R> extends TrialRunner<R> implements WalkLoop.RowSource {
  /** The number of battles that are counted together. */
  private static final int CHUNK = 1 << 12;

  /**
   * Ends are counted in several columns: two increments of the same counter in a row would stall.
   */
  private static final int COLUMNS = 4;

  private final Engagement<S, R> fight;
  private final int maxStates;
  private EndlessStateFinder<S, R> traps;
  private final WalkLoop loop =
      new WalkLoop(
          this, SamplingTable.end(WalkedChain.NOWHERE), SamplingTable.end(WalkedChain.CUT_OFF));
  private WalkedChain<S, R> chain;

  /** The places of the ends that are not counted yet, and the number of those that are. */
  private final int[] ends = new int[WalkLoop.listLength(CHUNK)];

  private int counted;

  /** By end the number of battles, in its columns. */
  private int[] times = new int[64];

  /** The number of battles in these counters, which must not overflow. */
  private int battles;

  public Walk(Engagement<S, R> fight, int maxStates) {
    super(fight.measures());
    this.fight = fight;
    this.maxStates = maxStates;
    traps = new EndlessStateFinder<>(fight);
    chain = new WalkedChain<>(fight, sample.readings());
  }

  @Override
  public void play(long trials, Xoroshiro random) {
    for (long left = trials; left > 0; left -= CHUNK) {
      int chunk = (int) Math.min(left, CHUNK);
      loop.walk(chain.first(), chunk, ends, random);
      countEnds(chunk);
      counted = 0;
    }
  }

  /** Returns the number of rows of its chain for which the rules have been played. */
  public int rowsPlayed() {
    return chain.rowsPlayed();
  }

  @Override
  public SamplingTable table() {
    return chain.table();
  }

  @Override
  public int row(int unfilled) {
    if (Thread.currentThread().isInterrupted()) {
      throw new Refusal("interrupted", Remedy.AGAIN); // the caller no longer waits for the battles
    }
    return chain.row(unfilled);
  }

  @Override
  public boolean isTrap(int row) {
    return traps.isTrap(chain.state(row), chain.turnAt(row));
  }

  @Override
  public boolean isFull() {
    return chain.isFull(maxStates);
  }

  @Override
  public int beginAnew(int ended, int[] lanes) {
    countEnds(ended);
    flush();
    WalkedChain<S, R> old = chain;
    chain = new WalkedChain<>(fight, sample.readings());
    traps = new EndlessStateFinder<>(fight);
    for (int lane = 0; lane < lanes.length; lane++) {
      if (lanes[lane] >= 0) {
        lanes[lane] = chain.row(lanes[lane], old);
      }
    }
    return chain.first();
  }

  /** Counts the ends up to this index. */
  private void countEnds(int ended) {
    int needed = COLUMNS * chain.ends();
    if (times.length < needed) {
      times = Arrays.copyOf(times, 2 * needed);
    }
    battles += ended - counted;
    int[] ends = this.ends;
    int[] times = this.times;
    int at = counted;
    for (; at <= ended - COLUMNS; at += COLUMNS) {
      times[COLUMNS * SamplingTable.number(ends[at])]++;
      times[COLUMNS * SamplingTable.number(ends[at + 1]) + 1]++;
      times[COLUMNS * SamplingTable.number(ends[at + 2]) + 2]++;
      times[COLUMNS * SamplingTable.number(ends[at + 3]) + 3]++;
    }
    for (; at < ended; at++) {
      times[COLUMNS * SamplingTable.number(ends[at])]++;
    }
    counted = ended;
    if (battles > Integer.MAX_VALUE / 2) {
      flush();
    }
  }

  @Override
  void flush() {
    sample.countUndecided(take(WalkedChain.NOWHERE));
    sample.countCutOff(take(WalkedChain.CUT_OFF));
    for (int end = WalkedChain.FIRST_RESULT; end < chain.ends(); end++) {
      long times = take(end);
      if (times > 0) {
        sample.count(chain.result(end), chain.turn(end), times);
      }
    }
    battles = 0;
  }

  /** Returns the count of an end and resets it to 0. */
  private long take(int end) {
    long taken = 0;
    int from = COLUMNS * end;
    for (int at = from; at < Math.min(from + COLUMNS, times.length); at++) {
      taken += times[at];
      times[at] = 0;
    }
    return taken;
  }
}
