package vedette.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Step;

/**
 * Tells by playing whether a fight has more states than a limit, long before so many are found.
 *
 * <p>Of many battles it looks at the states after so many steps, one of each battle. The lower
 * bound is that of Chao (1987), as ecologists count species: if q1 states were seen once and q2
 * twice, there are at least q1^2 / (2 q2), whatever the chance of each; q2 is taken as high as it
 * may be. The dice are always the same, and so is the answer.
 */
final class StateSample<S, R> {
  private static final long SEED = 1;

  /** Looks are taken after so many steps, and twice as many, and so on. */
  private static final int FIRST_LOOK = 16;

  private static final int LAST_LOOK = 1_024;
  private static final int MOST_STEPS = 1_000_000;

  /** After so many battles looks are given up that would have to become far better. */
  private static final int FIRST_BATTLES = 500;

  private static final double FAR_BETTER = 20;
  private static final double DEVIATIONS = 5;

  /** Where no state was seen twice so many might have been, with a chance of e^-16. */
  private static final double NONE_MAY_BE = 16;

  private final Engagement<S, R> fight;
  private final Limits limits;
  private final Clock clock = new Clock();
  private final SeededUmpire umpire;
  private final List<Look<S>> looks = new ArrayList<>();
  private int steps;

  /** The states in which battles stand after so many steps. */
  private static final class Look<S> {
    private final int after;
    private final Map<S, Integer> times = new HashMap<>();
    private double once;
    private double twice;

    Look(int after) {
      this.after = after;
    }

    void see(S state) {
      int seen = times.merge(state, 1, Integer::sum);
      once += seen == 1 ? 1 : seen == 2 ? -1 : 0;
      twice += seen == 2 ? 1 : seen == 3 ? -1 : 0;
    }

    /** How many states there are at least. */
    double least() {
      return least(twice + DEVIATIONS * Math.sqrt(twice) + NONE_MAY_BE);
    }

    double least(double seenTwice) {
      return once * once / (2 * seenTwice);
    }
  }

  private StateSample(Engagement<S, R> fight, Limits limits) {
    this.fight = fight;
    this.limits = limits;
    umpire = new SeededUmpire(Xoroshiro.seeded(SEED), fight.doctrine(), clock, Listener.NOBODY);
    for (int after = FIRST_LOOK; after <= LAST_LOOK; after *= 2) {
      looks.add(new Look<>(after));
    }
  }

  /** Whether a fight surely has more states than it may; if not, nobody knows. */
  static boolean tellsOfMore(Engagement<?, ?> fight, Limits limits) {
    return new StateSample<>(fight, limits).tellsOfMore();
  }

  private boolean tellsOfMore() {
    for (int battle = 1; !looks.isEmpty() && steps < MOST_STEPS; battle++) {
      play();
      if (looks.stream().anyMatch(look -> look.least() > limits.states())) {
        return true;
      }
      if (battle == FIRST_BATTLES) {
        looks.removeIf(look -> look.least(Math.max(1, look.twice)) * FAR_BETTER < limits.states());
      }
    }
    return false;
  }

  /** Plays a battle up to the last look. */
  private void play() {
    clock.begin();
    S state = fight.first();
    int step = 0;
    for (Look<S> look : looks) {
      for (; step < look.after && state != null; step++) {
        limits.deadline().check();
        state = next(state);
        steps++;
      }
      if (state != null) {
        look.see(state);
      }
    }
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
