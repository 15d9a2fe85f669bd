package vedette.odds;

import java.util.Arrays;
import java.util.Locale;
import vedette.fight.Engagement;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.work.Deadline;
import vedette.work.Progress;

/**
 * The times of the report's fights in a process of its own, for any version of the program on its
 * class path: it uses only what all versions have in common.
 */
public final class Yardstick {
  private static final long WARM_UP = 1_000_000_000L;
  private static final long WINDOW = 150_000_000L;
  private static final int WINDOWS = 5;
  private static final int WALKED = 4_000_000;
  private static final int DIRECT = 50_000;
  private static final int MAX_STATES = 4_000_000;

  private Yardstick() {}

  /** Prints the name and the time in nanoseconds of each measurement, a line each. */
  public static void main(String[] args) {
    for (Fight fight : Fight.values()) {
      Engagement<?, ?> engagement = fight.engagement();
      if (fight == Fight.THREE_STACKS || fight == Fight.FOUR_A_SIDE) {
        continue;
      }
      print("exact: " + fight.title(), timed(() -> exact(engagement), 1));
      print("walked: " + fight.title(), timed(() -> sampled(engagement, WALKED, false), WALKED));
      print("direct: " + fight.title(), timed(() -> sampled(engagement, DIRECT, true), DIRECT));
    }
    Engagement<?, ?> large = Fight.onLossTable(200, "130");
    long begin = System.nanoTime();
    exact(large);
    print("exact: 200 against 200 on a CRT, 130 rounds", System.nanoTime() - begin);
  }

  private static void exact(Engagement<?, ?> fight) {
    ExactOdds.of(fight, MAX_STATES, false);
  }

  private static void sampled(Engagement<?, ?> fight, int trials, boolean direct) {
    SampledOdds.of(
        fight, new Trials(trials, 1, 1, 0, direct, MAX_STATES), Deadline.NONE, Progress.NONE);
  }

  /** Returns the median of some windows after a warm-up. */
  private static double timed(Runnable work, int per) {
    window(work, WARM_UP);
    double[] windows = new double[WINDOWS];
    for (int i = 0; i < WINDOWS; i++) {
      windows[i] = window(work, WINDOW) / per;
    }
    Arrays.sort(windows);
    return windows[WINDOWS / 2];
  }

  private static double window(Runnable work, long nanos) {
    long begin = System.nanoTime();
    long now = begin;
    int times = 0;
    while (now - begin < nanos) {
      work.run();
      times++;
      now = System.nanoTime();
    }
    return (double) (now - begin) / times;
  }

  private static void print(String what, double nanos) {
    System.out.printf(Locale.ROOT, "%s\t%.3f%n", what, nanos);
  }
}
