package vedette.odds;

import java.util.concurrent.TimeUnit;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;

/**
 * A short calibration of what sampling a fight takes.
 *
 * @param secondsABattle on one thread
 * @param bytes that the rows of the walk take, roughly; 0 of direct play
 */
record PlayProbe(double secondsABattle, long bytes) {
  /** Twice as many battles are played each time, until they take so long: the code is warm then. */
  private static final long LONG_ENOUGH = TimeUnit.MILLISECONDS.toNanos(250);

  private static final int MOST = 1 << 24;

  private static final long BYTES_OF_ROW = 300;

  static PlayProbe of(Engagement<?, ?> fight, Trials trials) {
    return trials.direct()
        ? new PlayProbe(secondsABattle(new DirectPlay<>(fight), trials), 0)
        : walked(fight, trials);
  }

  private static <S, R> PlayProbe walked(Engagement<S, R> fight, Trials trials) {
    Walk<S, R> walk = new Walk<>(fight, trials.maxStates());
    double seconds = secondsABattle(walk, trials);
    long bytes =
        BYTES_OF_ROW * walk.rowsPlayed() + Integer.BYTES * (long) walk.table().cells().length;
    return new PlayProbe(seconds, bytes);
  }

  private static double secondsABattle(TrialRunner<?> player, Trials trials) {
    Xoroshiro random = Xoroshiro.seeded(trials.seed());
    int battles = 1;
    long nanos = nanos(player, battles, random);
    while (nanos < LONG_ENOUGH && battles < MOST) {
      battles *= 2;
      nanos = nanos(player, battles, random);
    }
    return (double) nanos / TimeUnit.SECONDS.toNanos(1) / battles;
  }

  private static long nanos(TrialRunner<?> player, int battles, Xoroshiro random) {
    long began = System.nanoTime();
    player.play(battles, random);
    return System.nanoTime() - began;
  }
}
