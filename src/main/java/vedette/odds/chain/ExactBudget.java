package vedette.odds.chain;

import java.util.Locale;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/** The resources that an exact answer has used so far, and their limits. */
public final class ExactBudget {
  /** The number of states from which paths are counted. */
  private static final int FIRST_WAYS = 10_000;

  private static final int LOOK_EVERY = 64;

  private final Limits limits;
  private final Progress progress;
  private long passed;
  private int known;
  private int turn = 1;
  private int nextWays = FIRST_WAYS;

  /**
   * Creates an unused budget.
   *
   * @param progress receives the progress
   */
  public ExactBudget(Limits limits, Progress progress) {
    this.limits = limits;
    this.progress = progress;
  }

  /** Creates an unused budget without reports of progress. */
  public ExactBudget(Limits limits) {
    this(limits, Progress.NONE);
  }

  /**
   * Checks the time limit now and then.
   *
   * @param number of the step; every 64th is a check
   */
  public void look(int number) {
    if (number % LOOK_EVERY == 0) {
      limits.deadline().check();
    }
  }

  /**
   * Records the number of known states.
   *
   * @param ways the number of paths of all nodes, including those that were not played because
   *     their rest was known
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

  /** Returns whether the paths of the known states should be counted now. */
  boolean asksForPaths() {
    return known >= nextWays;
  }

  /**
   * Checks whether these states have too many paths to be played.
   *
   * @param mean the mean number of paths from one of them
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

  /**
   * Records a turn.
   *
   * @param states the number of states in it
   */
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
