package vedette.odds;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import vedette.fight.Engagement;

/**
 * What an exact answer has taken so far, of what it may take: refuses as soon as it is clear that
 * it would take more.
 */
final class Effort {
  /** After so many states, a fraction of a second, it looks whether there will be too many. */
  static final int PROBE = 10_000;

  /** So many states pass in a turn each for one state that a fight may have: some 5 seconds. */
  private static final int TURNS_A_STATE = 50;

  /** So many ways on for one state that a fight may have: about a gigabyte, and a minute. */
  private static final int WAYS_A_STATE = 100;

  private static final int LOOK_EVERY = 64;
  private static final String HELP = "sample it with `--method simulate`, or raise `--max-states`";

  private final Engagement<?, ?> fight;
  private final Limits limits;
  private final ExactOdds.Progress progress;
  private final long began;
  private final double mostPassed;
  private final double mostWays;
  private boolean probed;
  private double passed;
  private int known;
  private int turn = 1;

  /** From so many states on their ways are counted. */
  private int nextWays = PROBE;

  /**
   * That of one fight.
   *
   * @param progress hears how far it has come
   */
  Effort(Engagement<?, ?> fight, Limits limits, ExactOdds.Progress progress) {
    this.fight = fight;
    this.limits = limits;
    this.progress = progress;
    began = limits.deadline().clock().getAsLong();
    double most = Math.max(limits.states(), ExactOdds.DEFAULT_MAX_STATES);
    mostPassed = TURNS_A_STATE * most;
    mostWays = WAYS_A_STATE * most;
  }

  /** That of several fights at once, of which nothing is known beforehand. */
  Effort(Limits limits) {
    this(null, limits, (states, turn) -> {});
  }

  /** Looks now and then whether the time is over, at what has this number. */
  void look(int number) {
    if (number % LOOK_EVERY == 0) {
      limits.deadline().check();
    }
  }

  /** So many states are known by now. */
  void found(int states) {
    known = states;
    progress.explored(states, turn);
    if (states > limits.states()) {
      throw new Refusal(moreThanAllowed(), states > PROBE ? ": " + rate(states) : "", HELP);
    }
    if (states >= PROBE && !probed && fight != null) {
      probed = true;
      probe(states);
    }
  }

  /** Whether it wants to know how many ways lead on from the states that are known. */
  boolean asksForWays() {
    return known >= nextWays;
  }

  /**
   * Looks whether it is too much to play these states.
   *
   * @param mean how many ways lead on from one of them, on average
   */
  void ways(int states, double mean) {
    nextWays = 2 * known;
    if (states * mean > mostWays) {
      throw new Refusal(
          "the fight has "
              + states
              + " states and more with some "
              + count(mean)
              + " ways on from each, on average, over the limit of "
              + count(mostWays)
              + " ways",
          HELP);
    }
  }

  private void probe(int states) {
    double all = fight.mostStates();
    if (all <= limits.states()) {
      return;
    }
    if (!Double.isInfinite(all)) {
      throw new Refusal(
          "the fight has some " + count(all) + " states, over the limit of " + limits.states(),
          ": " + rate(states),
          HELP);
    }
    if (StateSample.tellsOfMore(fight, limits)) {
      throw new Refusal(
          moreThanAllowed(),
          ": " + rate(states) + ", and a sample of its battles tells of more",
          HELP);
    }
  }

  private String moreThanAllowed() {
    return "the fight has more than " + limits.states() + " states, too many for an exact answer";
  }

  /** How many were found and how fast. */
  private String rate(int states) {
    double seconds =
        (double) (limits.deadline().clock().getAsLong() - began) / TimeUnit.SECONDS.toNanos(1);
    String found = states + " found";
    return seconds <= 0
        ? found
        : found
            + String.format(
                Locale.ROOT, " in %.1f seconds, %.0f a second", seconds, states / seconds);
  }

  private static String count(double number) {
    return String.format(Locale.ROOT, number < 1e9 ? "%.0f" : "%.1e", number);
  }

  /**
   * A turn passes through the states of a layer. Those that lead to themselves are passed through
   * in all further turns that are kept apart, so what these will take is known.
   *
   * @param allTurns whether it is this turn and all later ones
   * @param lastTurn the last turn that may be kept apart from later ones
   */
  void turn(Layer layer, int turn, boolean allTurns, int lastTurn) {
    limits.deadline().check();
    this.turn = turn;
    progress.explored(known, turn);
    passed += layer.size();
    boolean nowAndThen = Integer.bitCount(turn) == 1;
    double further = allTurns || !nowAndThen ? 0 : layer.furtherPasses(turn, lastTurn);
    if (passed + further > mostPassed) {
      throw new Refusal(
          "the fight has "
              + layer.size()
              + " states in turn "
              + turn
              + ", and passes through "
              + count(passed + further)
              + " or more, turn by turn, over the limit of "
              + count(mostPassed),
          "sample it with `--method simulate`, fight fewer turns, or raise `--max-states`");
    }
  }
}
