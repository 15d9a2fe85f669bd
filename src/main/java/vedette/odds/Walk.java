package vedette.odds;

import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;

/**
 * Plays battles by walking the chain: a quarter of a random word a step, drawn from the merged
 * weights of the state's row.
 *
 * <p>A row is filled when a battle first reaches it. When the chain has grown to its limit it is
 * dropped and begun anew, so memory is bounded however large the fight; what a battle draws depends
 * on its state alone, so nothing else changes by that.
 */
final class Walk<S, R> extends Player<R> {
  /** After so many battles the chain's size is looked at. */
  private static final int CHUNK = 1 << 12;

  private final Engagement<S, R> fight;
  private final int maxStates;
  private WalkedChain<S, R> chain;

  Walk(Engagement<S, R> fight, int maxStates) {
    super(fight.measures());
    this.fight = fight;
    this.maxStates = maxStates;
    begin();
  }

  private void begin() {
    chain = new WalkedChain<>(fight, readings());
  }

  @Override
  void play(long trials, Xoroshiro random) {
    for (long left = trials; left > 0; left -= CHUNK) {
      if (chain.isFull(maxStates)) {
        flush();
        begin();
      }
      chain.walk((int) Math.min(left, CHUNK), random);
    }
  }

  @Override
  void flush() {
    chain.flush(this);
  }
}
