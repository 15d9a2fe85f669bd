package vedette.odds;

import java.util.Arrays;
import vedette.dice.Alias;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;

/**
 * Plays battles by walking the chain: one random word a step, drawn from the merged weights of the
 * state's row by {@link Alias}, off by less than the row's entries over 2^62.
 *
 * <p>A row is filled when a battle first reaches it. When the chain has grown to its limit it is
 * dropped and begun anew, so memory is bounded however large the fight; what a battle draws depends
 * on its state alone, so nothing else changes by that.
 */
final class Walk<S, R> extends Player<R> {
  /** Where a state leads that leads only to itself: no use in going round. */
  private static final int NOWHERE = Integer.MIN_VALUE;

  /** So many entries of rows count as much as a state against the limit. */
  private static final int ENTRIES_A_STATE = 16;

  private final Engagement<S, R> fight;
  private final int maxStates;

  private BattleChain<S, R> chain;
  private int[] start;
  private int[] length;
  private long[] threshold;
  private int[] target;
  private int[] other;
  private int cells;
  private long[] ended;

  Walk(Engagement<S, R> fight, int maxStates) {
    super(fight.measures());
    this.fight = fight;
    this.maxStates = maxStates;
    begin();
  }

  private void begin() {
    chain = new BattleChain<>(fight, readings());
    start = new int[64];
    length = new int[64];
    threshold = new long[256];
    target = new int[256];
    other = new int[256];
    ended = new long[64];
    cells = 0;
  }

  @Override
  void play(long trials, Xoroshiro random) {
    for (long trial = 0; trial < trials; trial++) {
      if (chain.states() + chain.results() + chain.entries() / ENTRIES_A_STATE > maxStates) {
        flush();
        begin();
      }
      int state = 0;
      for (int steps = 0; state >= 0 && steps < MAX_STEPS; steps++) {
        if (state >= length.length || length[state] == 0) {
          fill(state);
        }
        int from = start[state];
        int entry = Alias.draw(random.next(), threshold, other, from, length[state]);
        state = target[from + entry];
      }
      if (state < 0 && state != NOWHERE) {
        ended[~state]++;
      } else {
        countUndecided();
      }
    }
  }

  private void fill(int state) {
    chain.fill(state);
    int n = chain.length(state);
    if (state >= start.length) {
      int room = Math.max(state + 1, 2 * start.length);
      start = Arrays.copyOf(start, room);
      length = Arrays.copyOf(length, room);
    }
    if (cells + n > target.length) {
      int room = Math.max(cells + n, 2 * target.length);
      threshold = Arrays.copyOf(threshold, room);
      target = Arrays.copyOf(target, room);
      other = Arrays.copyOf(other, room);
    }
    if (chain.results() > ended.length) {
      ended = Arrays.copyOf(ended, 2 * chain.results());
    }
    long[] weights = new long[n];
    int entry = chain.start(state);
    for (int i = 0; i < n; i++) {
      weights[i] = chain.weight(entry + i);
      target[cells + i] = chain.target(entry + i);
    }
    if (n == 1 && target[cells] == state) {
      target[cells] = NOWHERE;
    }
    Alias.fill(weights, threshold, other, cells);
    start[state] = cells;
    length[state] = n;
    cells += n;
  }

  @Override
  void flush() {
    for (int result = 0; result < chain.results(); result++) {
      if (ended[result] > 0) {
        count(chain.result(result), ended[result]);
        ended[result] = 0;
      }
    }
  }
}
