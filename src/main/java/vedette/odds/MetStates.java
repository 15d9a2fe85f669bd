package vedette.odds;

import java.util.Arrays;

/**
 * The states that a number of battles have met, and how many there are at least.
 *
 * <p>The lower bound is that of Chao (1987), as ecologists count species on plots: if q1 states
 * were met in one battle alone and q2 in two, there are at least q1^2 / (2 q2), whatever the chance
 * of each. A battle's states depend on each other and two battles that meet may go on together, so
 * q1 is taken as low and q2 as high as they may be for that.
 */
final class MetStates<S> {
  /** From so many battles on a bound is told: their spread is known by then. */
  static final int FEWEST = 64;

  private static final double DEVIATIONS = 5;

  /** Meetings that long may have been so many though none was seen, with a chance of e^-16. */
  private static final double NONE_MAY_BE = 16;

  private final Numbering<S> states = new Numbering<>();

  /** By state in how many battles it was met, and in which last. */
  private int[] times = new int[1_024];

  private int[] last = new int[1_024];

  private int battles;
  private double once;
  private double twice;

  /** States of this battle; of all together, and squared: how even battles are. */
  private int inThis;

  private int most;
  private double all;
  private double squares;

  /** By battle how many states it shares with this one alone, if this is the one it last met. */
  private int[] shared = new int[1_024];

  private int[] lastMet = new int[1_024];
  private double sharedSquares;

  /** A battle begins. */
  void begin() {
    battles++;
    inThis = 0;
    if (battles == shared.length) {
      shared = Arrays.copyOf(shared, 2 * battles);
      lastMet = Arrays.copyOf(lastMet, 2 * battles);
    }
  }

  /** The battle comes to a state. */
  void see(S state) {
    int number = states.of(state);
    if (number == times.length) {
      times = Arrays.copyOf(times, 2 * number);
      last = Arrays.copyOf(last, 2 * number);
    }
    if (last[number] == battles) {
      return;
    }
    int met = ++times[number];
    if (met == 1) {
      once++;
    } else if (met == 2) {
      once--;
      twice++;
      share(last[number]);
    } else if (met == 3) {
      twice--;
    }
    last[number] = battles;
    inThis++;
  }

  private void share(int battle) {
    if (lastMet[battle] != battles) {
      lastMet[battle] = battles;
      shared[battle] = 0;
    }
    sharedSquares += 2 * shared[battle]++ + 1;
  }

  /** The battle is over, or watched no longer. */
  void end() {
    most = Math.max(most, inThis);
    all += inThis;
    squares += (double) inThis * inThis;
  }

  int battles() {
    return battles;
  }

  /** How many states there are at least, as far as this tells: surely no more than there are. */
  double least() {
    if (battles < FEWEST) {
      return 0;
    }
    double spread = Math.sqrt(squares - all * all / battles);
    double low = once - DEVIATIONS * spread;
    double high = twice + DEVIATIONS * Math.sqrt(sharedSquares) + NONE_MAY_BE * most;
    return low <= 0 ? 0 : low * low / (2 * high);
  }

  /** The same, taken as it comes. */
  double likely() {
    return once * once / (2 * Math.max(1, twice));
  }
}
