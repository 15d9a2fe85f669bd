package vedette.odds.sample;

import java.util.List;
import vedette.dice.Xoroshiro;
import vedette.fight.Measure;

/** Plays battles to their end, one after the other, and keeps count of how they ended. */
public abstract class TrialRunner<R> {
  /** A battle longer than this is cut off: no end is in sight. */
  static final int MAX_STEPS = 1_000_000;

  /** What was counted so far, but for what {@link #flush} hands on. */
  final Sample<R> sample;

  TrialRunner(List<Measure<R>> measures) {
    sample = new Sample<>(measures, 0);
  }

  /** Plays this many battles with this generator. */
  public abstract void play(long trials, Xoroshiro random);

  /** Hands what was counted by result on to the sample. */
  abstract void flush();

  /** Returns all that was counted so far; counting goes on in it. */
  final Sample<R> counted() {
    flush();
    return sample;
  }
}
