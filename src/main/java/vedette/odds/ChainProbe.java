package vedette.odds;

import java.util.concurrent.TimeUnit;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/**
 * A quick look at what an exact answer would take: the chain as far as it is soon explored.
 *
 * @param states that were found
 * @param isAll whether the fight has no more, and was solved
 * @param bytes that the chain takes, roughly
 * @param seconds that it took, once the code was warm
 */
record ChainProbe(int states, boolean isAll, long bytes, double seconds) {
  /** A fight is explored again and again for so long: the first times are no measure. */
  private static final long WARM = TimeUnit.MILLISECONDS.toNanos(300);

  /** A fight of which less is known after so long is too large to be looked at. */
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(1);

  /** A state of a rule system with its place among the numbered ones. */
  private static final long BYTES_OF_STATE = 200;

  private static final long BYTES_OF_ROW = 72;
  private static final long BYTES_OF_ENTRY = 40;

  static ChainProbe of(Engagement<?, ?> fight) {
    long began = System.nanoTime();
    ChainProbe best = once(fight);
    while (System.nanoTime() - began < WARM) {
      ChainProbe again = once(fight);
      best = again.seconds < best.seconds ? again : best;
    }
    return best;
  }

  /** The same without a measure of the time that it takes when the code is warm. */
  static <S, R> ChainProbe once(Engagement<S, R> fight) {
    BattleChain<S, R> chain = new BattleChain<>(fight, Listener.NOBODY);
    long began = System.nanoTime();
    boolean all = true;
    try {
      Deadline deadline = new Deadline("", LONGEST, System::nanoTime);
      Limits limits = new Limits(Effort.PROBE, deadline);
      Propagation.through(chain, fight, Rounded.ZERO, Rounded.ONE, limits);
    } catch (Refusal e) {
      all = false;
    }
    double seconds = (double) (System.nanoTime() - began) / TimeUnit.SECONDS.toNanos(1);
    long bytes =
        BYTES_OF_STATE * chain.states()
            + BYTES_OF_ROW * chain.rows()
            + BYTES_OF_ENTRY * chain.entries();
    return new ChainProbe(chain.states(), all, bytes, seconds);
  }
}
