package vedette.odds;

import java.util.Arrays;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Step;

/**
 * Tells by playing whether a fight has more states than a limit, long before so many are found.
 *
 * <p>The lower bound is that of Chao (1987), as ecologists count species: if q1 states were seen in
 * one battle each, and q2 in two, at least q1^2 / (2 q2) were not seen at all, whatever the chance
 * of each. For q2 stands what it may be five standard deviations up. The dice are always the same,
 * and so is the answer.
 */
final class StateSample<S, R> {
  private static final long SEED = 1;

  /** So many states of battles are looked at in all, and in one battle. */
  private static final int MOST_STEPS = 200_000;

  private static final int MOST_STEPS_OF_ONE = 20_000;
  private static final double DEVIATIONS = 5;

  /** Where none was seen twice so many might have been, with a chance of e^-12. */
  private static final double NONE_MAY_BE = 12;

  private final Engagement<S, R> fight;
  private final Deadline deadline;
  private final Clock clock = new Clock();
  private final SeededUmpire umpire;
  private final Numbering<S> states = new Numbering<>();

  /** By state in how many battles it was seen, and in which last. */
  private int[] times = new int[64];

  private int[] lastSeen = new int[64];
  private int battles;
  private int steps;

  /** How many states were seen in one battle each, and in two. */
  private double once;

  private double twice;

  private StateSample(Engagement<S, R> fight, Deadline deadline) {
    this.fight = fight;
    this.deadline = deadline;
    umpire = new SeededUmpire(Xoroshiro.seeded(SEED), fight.doctrine(), clock, Listener.NOBODY);
  }

  /** Whether a fight surely has more states than it may; if not, nobody knows. */
  static boolean tellsOfMore(Engagement<?, ?> fight, Limits limits) {
    StateSample<?, ?> sample = new StateSample<>(fight, limits.deadline());
    while (sample.steps < MOST_STEPS) {
      sample.play();
      if (sample.least() > limits.states()) {
        return true;
      }
    }
    return false;
  }

  /** How many states there are at least. */
  private double least() {
    double mayBeTwice = twice + DEVIATIONS * Math.sqrt(twice) + NONE_MAY_BE;
    return states.size() + once * once / (2 * mayBeTwice);
  }

  private void play() {
    battles++;
    clock.begin();
    S state = fight.first();
    for (int step = 0; step < MOST_STEPS_OF_ONE; step++) {
      deadline.check();
      steps++;
      see(states.of(state));
      Step<S, R> next = fight.step(state, umpire);
      if (next instanceof Step.NextTurn<S, R> turn) {
        state = turn.state();
        clock.nextTurn();
      } else if (next instanceof Step.Going<S, R> going) {
        state = going.state();
      } else {
        return;
      }
    }
  }

  /** Counts a state, but only once of each battle. */
  private void see(int state) {
    if (state >= times.length) {
      times = Arrays.copyOf(times, 2 * times.length);
      lastSeen = Arrays.copyOf(lastSeen, 2 * lastSeen.length);
    }
    if (lastSeen[state] != battles) {
      lastSeen[state] = battles;
      times[state]++;
      once += times[state] == 1 ? 1 : times[state] == 2 ? -1 : 0;
      twice += times[state] == 2 ? 1 : times[state] == 3 ? -1 : 0;
    }
  }
}
