package vedette.odds.sample;

import java.util.List;
import vedette.dice.Xoroshiro;
import vedette.fight.Measure;

/** A runner that plays battles to their end, one after the other, and counts their ends. */
public abstract class TrialRunner<R> {
  /** The number of steps after which a battle is cut off, with no end in sight. */
  static final int MAX_STEPS = 1_000_000;

  /** The counts so far, except those that {@link #flush} passes on. */
  final Sample<R> sample;

  TrialRunner(List<Measure<R>> measures) {
    sample = new Sample<>(measures, 0);
  }

  /** Plays this many battles with this generator. */
  public abstract void play(long trials, Xoroshiro random);

  /** Passes the counts by result on to the sample. */
  abstract void flush();

  /** Returns the sample with all counts so far; further counts are added to it. */
  final Sample<R> counted() {
    flush();
    return sample;
  }
}
