package vedette.odds.sample;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.work.Deadline;
import vedette.work.Parallel;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Remedy;

/**
 * Samples the odds of an engagement by many trials.
 *
 * <p>The trials are cut into blocks of fixed size, each with a jumped stream of its own, so it does
 * not matter which thread plays which block: a seed gives the same numbers for any number of
 * threads. With a precision the numbers are looked at only after fixed numbers of blocks.
 */
public final class SampledOdds<S, R> {
  /** A chain smaller than this would be dropped all the time. */
  private static final int LEAST_STATES = 1_000;

  private final Engagement<S, R> fight;
  private final Trials trials;
  private final Shard part;
  private final Deadline deadline;
  private final Progress progress;
  private final List<Worker> workers = new ArrayList<>();
  private final AtomicLong played = new AtomicLong();

  private SampledOdds(
      Engagement<S, R> fight, Trials trials, Shard part, Deadline deadline, Progress progress) {
    this.fight = fight;
    this.trials = trials;
    this.part = part;
    this.deadline = deadline;
    this.progress = progress;
    for (int i = 0; i < trials.threads(); i++) {
      workers.add(new Worker());
    }
  }

  /**
   * Plays the trials.
   *
   * @throws TimeUp if that takes longer than it may
   */
  public static <S, R> Odds.Sampled of(
      Engagement<S, R> fight, Trials trials, Deadline deadline, Progress progress) {
    return new SampledOdds<>(fight, trials, Shard.ALL, deadline, progress).sample();
  }

  /**
   * Plays a part of the trials, whatever precision is asked for.
   *
   * @throws TimeUp if that takes longer than it may
   */
  public static <S, R> Sample.SampleCounts count(
      Engagement<S, R> fight, Trials trials, Shard part, Deadline deadline) {
    return new SampledOdds<>(fight, trials, part, deadline, Progress.NONE).count();
  }

  private Sample.SampleCounts count() {
    playBlocks(0, part.count(trials.count()));
    return mergedSample().counted(part.battles(trials.count()));
  }

  private Odds.Sampled sample() {
    long blocks = part.count(trials.count());
    long look = trials.precision() > 0 ? Math.min(Trials.FIRST_LOOK, blocks) : blocks;
    long done = 0;
    while (true) {
      playBlocks(done, look);
      done = look;
      long finished = Math.min(done * Trials.BLOCK, trials.count());
      Sample<R> sample = mergedSample();
      Odds.Sampled odds = sample.odds(finished, trials);
      if (done == blocks || odds.preciseEnough()) {
        return odds;
      }
      refuseUnreachable(sample.leastWithin(finished, Trials.MAX));
      look = Math.min(2 * done, blocks);
    }
  }

  /** Where the most battles that there may be are not enough, nothing is gained by playing them. */
  private void refuseUnreachable(double least) {
    if (trials.count() == Trials.MAX && least > trials.precision()) {
      throw new Refusal(
          "the precision of "
              + percent(trials.precision(), RoundingMode.HALF_EVEN)
              + " cannot be reached: the limit of 2G battles gives "
              + percent(least, RoundingMode.DOWN),
          Remedy.LESS_PRECISION,
          Remedy.COMPUTE);
    }
  }

  private static String percent(double share, RoundingMode rounding) {
    BigDecimal percent = BigDecimal.valueOf(share).movePointRight(2);
    return percent.round(new MathContext(2, rounding)).stripTrailingZeros().toPlainString() + "%";
  }

  private Sample<R> mergedSample() {
    Sample<R> sample = Sample.of(fight);
    for (Worker worker : workers) {
      sample.add(worker.player.counted());
    }
    return sample;
  }

  private void playBlocks(long from, long to) {
    AtomicLong next = new AtomicLong(from);
    Parallel.run(
        workers.size(),
        workers.size(),
        deadline,
        worker -> workers.get(worker).play(next, to),
        done -> progress.showPlayed(played.get(), part.battles(trials.count())));
  }

  /** One thread's player and its place among the random streams. */
  private final class Worker {
    private final TrialRunner<R> player =
        trials.direct()
            ? new DirectPlay<>(fight)
            : new Walk<>(fight, Math.max(LEAST_STATES, trials.maxStates() / trials.threads()));
    private final Xoroshiro stream = Xoroshiro.seeded(trials.seed());
    private long block;

    void play(AtomicLong next, long to) {
      boolean done = false;
      try {
        for (long mine = next.getAndIncrement();
            mine < to && !Thread.currentThread().isInterrupted();
            mine = next.getAndIncrement()) {
          // Where there is one thread only, nobody else looks at the time.
          deadline.check();
          long own = part.block(mine);
          stream.jump(own - block);
          block = own;
          long size = Math.min(Trials.BLOCK, trials.count() - block * Trials.BLOCK);
          player.play(size, stream.copy());
          played.addAndGet(size);
        }
        done = true;
      } finally {
        if (!done) {
          next.set(to); // The run has failed: the others need not finish theirs.
        }
      }
    }
  }

  /**
   * Which blocks of a sample are played: one in so many, from the first of them on. Each block has
   * a stream of random words of its own, so that parts of a sample add up to the whole.
   *
   * @param first the number of the first, from 0
   * @param every the step from one to the next, from 1
   */
  public record Shard(long first, long every) {
    /** The whole sample. */
    public static final Shard ALL = new Shard(0, 1);

    /** How many they are in a sample of so many battles. */
    long count(long battles) {
      long blocks = (battles + Trials.BLOCK - 1) / Trials.BLOCK;
      return Math.max(0, (blocks - first + every - 1) / every);
    }

    /** Returns the number of the {@code i}th of them, from 0, in the whole sample. */
    long block(long i) {
      return first + i * every;
    }

    /** How many battles they have in a sample of so many. */
    public long battles(long of) {
      long count = count(of);
      long full = count * Trials.BLOCK;
      return count == 0 ? 0 : full - Math.max(0, (block(count - 1) + 1) * Trials.BLOCK - of);
    }
  }
}
