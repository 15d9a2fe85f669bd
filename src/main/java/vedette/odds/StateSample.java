package vedette.odds;

import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Step;

/**
 * Tells by playing whether a fight has more states than a limit, long before so many are found.
 *
 * <p>It looks at all states of the first steps of many battles, in which the rare is sought out
 * ({@link SpreadUmpire}, {@link MetStates}). The dice are always the same, and so is the answer.
 */
final class StateSample<S, R> {
  private static final long SEED = 1;

  /** Battles are played up to so many steps, if these do not tell others up to the next. */
  private static final int[] LENGTHS = {64, 512, 2_048};

  /** What battles of one length may take together, in steps, where a million states may be. */
  private static final int[] MOST_STEPS = {100_000, 500_000, 400_000};

  /** So much better the bound may still become, shared out over the battles played. */
  private static final double FAR_BETTER = 2_000;

  private final Engagement<S, R> fight;
  private final Limits limits;
  private final Clock clock = new Clock();
  private final SpreadUmpire umpire;
  private int steps;

  private StateSample(Engagement<S, R> fight, Limits limits) {
    this.fight = fight;
    this.limits = limits;
    umpire = new SpreadUmpire(Xoroshiro.seeded(SEED), fight.doctrine(), clock);
  }

  /** Whether a fight surely has more states than it may; if not, nobody knows. */
  static boolean tellsOfMore(Engagement<?, ?> fight, Limits limits) {
    return new StateSample<>(fight, limits).tellsOfMore();
  }

  private boolean tellsOfMore() {
    for (int i = 0; i < LENGTHS.length; i++) {
      if (tellsOfMore(LENGTHS[i], MOST_STEPS[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean tellsOfMore(int length, int most) {
    double times = Math.max(1, (double) limits.states() / ExactOdds.DEFAULT_MAX_STATES);
    double until = steps + most * Math.sqrt(times);
    MetStates<S> met = new MetStates<>();
    while (steps < until && !isHopeless(met)) {
      play(length, met);
      if (met.least() > limits.states()) {
        return true;
      }
    }
    return false;
  }

  /** Whether the bound can hardly become so high. */
  private boolean isHopeless(MetStates<S> met) {
    int battles = met.battles();
    return Integer.bitCount(battles) == 1
        && battles >= MetStates.FEWEST
        && met.likely() * Math.max(2, FAR_BETTER / battles) < limits.states();
  }

  /** Plays a battle up to so many steps. */
  private void play(int length, MetStates<S> met) {
    umpire.begin();
    met.begin();
    S state = fight.first();
    for (int step = 0; step < length && state != null; step++) {
      limits.deadline().check();
      state = next(state);
      steps++;
      if (state != null) {
        met.see(state);
      }
    }
    met.end();
  }

  /** The state after a step; null if the battle is over. */
  private S next(S state) {
    Step<S, R> step = fight.step(state, umpire);
    if (step instanceof Step.NextTurn<S, R> turn) {
      clock.nextTurn();
      return turn.state();
    }
    return step instanceof Step.Going<S, R> going ? going.state() : null;
  }
}
