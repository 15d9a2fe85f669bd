package vedette.odds;

import java.util.List;
import vedette.dice.Xoroshiro;
import vedette.fight.Measure;

/** Plays battles to their end, one after the other, and keeps count of how they ended. */
abstract class TrialRunner<R> {
  /** A battle longer than this is cut off: no end is in sight. */
  static final int MAX_STEPS = 1_000_000;

  private final Tally<R, Long> tally;
  private final JointTally<R, Long> joint;
  private final Readings readings = new Readings();
  private long undecided;
  private long cutOff;

  TrialRunner(List<Measure<R>> measures) {
    tally = new Tally<>(measures, Column.Counts::new);
    joint = new JointTally<>(measures, Long::sum);
  }

  /** Plays this many battles with this generator. */
  abstract void play(long trials, Xoroshiro random);

  /** Hands what was counted by result on to {@link #count}. */
  abstract void flush();

  /** So many battles ended with this result in this turn. */
  final void count(R result, int turn, long times) {
    tally.add(result, turn, times);
    joint.add(result, times);
  }

  /** So many battles came to where no end can be reached. */
  final void countUndecided(long times) {
    undecided += times;
  }

  /** So many battles had no end in sight, which are undecided, too. */
  final void countCutOff(long times) {
    undecided += times;
    cutOff += times;
  }

  /** All that was counted so far; counting goes on in it. */
  final Tally<R, Long> tally() {
    flush();
    return tally;
  }

  /** The same by the values of all joint measures together. */
  final JointTally<R, Long> joint() {
    flush();
    return joint;
  }

  /** How many battles came to no end so far. */
  final long undecided() {
    return undecided;
  }

  /** How many of them were cut off, whose end may only have been far away. */
  final long cutOff() {
    return cutOff;
  }

  /** The readings that the rules consulted so far; hears further ones. */
  final Readings readings() {
    return readings;
  }
}
