package vedette.odds;

import java.util.HashMap;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/** Finds out whether no end of a fight can be reached any more from one of its states. */
final class Traps<S, R> {
  /** So many states a trap may have to be seen as one. */
  private static final int MOST_STATES = 10_000;

  private final Engagement<S, R> fight;
  private final Map<S, Boolean> known = new HashMap<>();

  Traps(Engagement<S, R> fight) {
    this.fight = fight;
  }

  /** Whether there is no way from this state to an end; plays every way to find out. */
  boolean isTrap(S state) {
    return known.computeIfAbsent(state, this::hasNoWayOut);
  }

  private boolean hasNoWayOut(S from) {
    BattleChain<S, R> chain = new BattleChain<>(fight, from, Listener.NOBODY);
    for (int state = 0; state < chain.states(); state++) {
      chain.fill(state);
      if (chain.results() > 0 || chain.states() > MOST_STATES) {
        return false;
      }
    }
    return true;
  }
}
