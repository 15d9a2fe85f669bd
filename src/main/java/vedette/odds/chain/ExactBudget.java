package vedette.odds.chain;

import java.util.Locale;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/** What an exact answer has taken so far, of what it may take. */
public final class ExactBudget {
  /** From so many states on their ways are counted. */
  private static final int FIRST_WAYS = 10_000;

  private static final int LOOK_EVERY = 64;

  private final Limits limits;
  private final Progress progress;
  private long passed;
  private int known;
  private int turn = 1;
  private int nextWays = FIRST_WAYS;

  /**
   * Nothing taken yet.
   *
   * @param progress hears how far it has come
   */
  public ExactBudget(Limits limits, Progress progress) {
    this.limits = limits;
    this.progress = progress;
  }

  /** The same, without reports of progress. */
  public ExactBudget(Limits limits) {
    this(limits, Progress.NONE);
  }

  /** Looks now and then whether the time is over, at what has this number. */
  public void look(int number) {
    if (number % LOOK_EVERY == 0) {
      limits.deadline().check();
    }
  }

  /**
   * So many states are known by now.
   *
   * @param ways how many ways lead on from those of them that have been played
   */
  void countStates(int states, long ways) {
    known = states;
    progress.explored(states, turn);
    if (states > limits.states()) {
      throw new TooLarge(
          "more than " + count(limits.states()) + " states", Remedy.SAMPLE, Remedy.MORE_STATES);
    }
    if (ways > limits.ways()) {
      throw new TooLarge(
          "more than " + count(limits.ways()) + " transitions between states",
          Remedy.SAMPLE,
          Remedy.MORE_STATES);
    }
  }

  /** Returns whether it wants to know how many ways lead on from the states that are known. */
  boolean asksForPaths() {
    return known >= nextWays;
  }

  /**
   * Looks whether it is too much to play these states.
   *
   * @param mean how many ways lead on from one of them, on average
   */
  void paths(int states, double mean) {
    nextWays = 2 * known;
    if (states * mean > limits.ways()) {
      throw new TooLarge(
          count(states)
              + " states with about "
              + count(Math.round(mean))
              + " transitions each, more than "
              + count(limits.ways())
              + " transitions",
          Remedy.SAMPLE,
          Remedy.MORE_STATES);
    }
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** A turn passes through so many states. */
  void turn(int states, int turn) {
    limits.deadline().check();
    this.turn = turn;
    progress.explored(known, turn);
    passed += states;
    if (passed > limits.ways() / 2) {
      throw new TooLarge(
          count(states)
              + " states in turn "
              + count(turn)
              + ", more than "
              + count(limits.ways() / 2)
              + " for all turns together",
          Remedy.SAMPLE,
          Remedy.FEWER_TURNS,
          Remedy.MORE_STATES);
    }
  }
}
