package vedette.odds;

import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.fight.Engagement;

/** What an answer would take, told from a quick look at some of the fights that it is made of. */
public final class Workload {
  /** So many fights are looked at, if there are as many, and more while there is time. */
  private static final int FEWEST = 12;

  private static final long TIME = TimeUnit.SECONDS.toNanos(2);

  /** Fights are looked at in steps of so much of all of them: so few as many are spread evenly. */
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private final Deadline deadline;
  private final int threads;
  private int looked;
  private double states;
  private boolean moreStates;
  private boolean tooLarge;
  private boolean atLeast;
  private long bytes;
  private double seconds;
  private double battles;

  /**
   * A fight whose odds are wanted.
   *
   * @param fight null if there is none, as in an empty cell
   * @param trials what to sample; of an exact answer, how many states it may have
   */
  public record Piece(Engagement<?, ?> fight, boolean exact, Trials trials) {}

  /** How sure a time is. */
  public enum Sure {
    /** It may be more or less. */
    ABOUT,
    /** Much that is done once was counted for each fight. */
    AT_MOST,
    /** Some fights are larger than what was looked at. */
    AT_LEAST
  }

  /**
   * What it would take.
   *
   * @param fights how many
   * @param looked how many of them were looked at
   * @param states the most that any of these has, as far as that was explored or is known
   * @param moreStates whether there are more
   * @param tooLarge whether one surely has more than it may, so that its odds would be refused
   * @param battles how many are sampled in all; 0 if none
   * @param bytes of memory, roughly, besides the program itself
   * @param seconds on this machine
   * @param sure whether that is about right
   * @param threads that share the work
   */
  public record Estimate(
      int fights,
      int looked,
      double states,
      boolean moreStates,
      boolean tooLarge,
      double battles,
      long bytes,
      double seconds,
      Sure sure,
      int threads) {
    /** A share of the work, with some more memory. */
    public Estimate times(double share, long moreBytes) {
      return new Estimate(
          fights,
          looked,
          states,
          moreStates,
          tooLarge,
          battles * share,
          bytes + moreBytes,
          seconds * share,
          sure,
          threads);
    }
  }

  private Workload(int threads, Deadline deadline) {
    this.threads = threads;
    this.deadline = deadline;
  }

  /**
   * Looks at some of so many fights.
   *
   * @param fights how many there are, from 0
   * @param piece makes one of them, from 0
   * @param threads that would share the work
   * @param together whether fights with steps in common would be solved in one pass
   * @throws TimeUp if even that takes longer than it may
   */
  public static Estimate of(
      int fights, IntFunction<Piece> piece, int threads, boolean together, Deadline deadline) {
    Workload workload = new Workload(threads, deadline);
    long began = System.nanoTime();
    int step = Math.max(1, (int) (GOLDEN * fights));
    while (ArithmeticUtils.gcd(step, Math.max(1, fights)) > 1) {
      step++;
    }
    // The last one first: it is often the largest.
    for (int i = 0; i < fights && (i < FEWEST || System.nanoTime() - began < TIME); i++) {
      int number = (int) ((fights - 1 + (long) i * step) % fights);
      long from = System.nanoTime();
      Piece drawnUp = piece.apply(number);
      workload.seconds += (double) (System.nanoTime() - from) / TimeUnit.SECONDS.toNanos(1);
      workload.lookAt(drawnUp);
    }
    return workload.estimate(fights, together);
  }

  private void lookAt(Piece piece) {
    deadline.check();
    looked++;
    if (piece.fight == null) {
      return;
    }
    if (piece.exact) {
      explore(piece.fight, piece.trials.maxStates());
    } else {
      calibrate(piece.fight, piece.trials);
    }
  }

  private void explore(Engagement<?, ?> fight, int maxStates) {
    ChainProbe probe = ChainProbe.of(fight);
    double times = found(fight, probe);
    tooLarge |= times * probe.states() > maxStates;
    atLeast |= !probe.isAll() && times == 1;
    bytes = Math.max(bytes, (long) (times * probe.bytes()));
    seconds += times * probe.seconds();
  }

  /** Takes down how many states there are; gives how many times as many as were found. */
  private double found(Engagement<?, ?> fight, ChainProbe probe) {
    double most = probe.isAll() ? probe.states() : fight.mostStates();
    boolean known = !Double.isInfinite(most);
    moreStates |= !known;
    states = Math.max(states, known ? most : probe.states());
    return known ? Math.max(1, most / probe.states()) : 1;
  }

  private void calibrate(Engagement<?, ?> fight, Trials trials) {
    found(fight, ChainProbe.once(fight));
    PlayProbe probe = PlayProbe.of(fight, trials);
    double count = Math.min(trials.count(), trials.enoughForPrecision());
    battles += count;
    bytes = Math.max(bytes, probe.bytes());
    seconds += probe.secondsABattle() * count;
  }

  private Estimate estimate(int fights, boolean together) {
    double share = looked == 0 ? 0 : (double) fights / looked;
    Sure sure = atLeast ? Sure.AT_LEAST : together ? Sure.AT_MOST : Sure.ABOUT;
    int busy = battles > 0 ? threads : Math.max(1, Math.min(threads, fights));
    return new Estimate(
        fights,
        looked,
        states,
        moreStates,
        tooLarge,
        battles * share,
        bytes * busy,
        seconds * share / busy,
        sure,
        busy);
  }
}
