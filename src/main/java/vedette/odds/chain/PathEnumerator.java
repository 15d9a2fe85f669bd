package vedette.odds.chain;

import java.util.function.Predicate;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.PathUmpire;
import vedette.fight.Rules;
import vedette.fight.Step;

/**
 * An enumerator of all paths of one step, by replay: each replay has the same answers up to the
 * last question that has a further answer; that one is advanced, and the questions after it are
 * asked anew.
 *
 * <p>The weight of a path is the product of its answers' weights, out of the product of their
 * totals, both whole numbers. The rules must ask the same questions, in the same number, for the
 * same answers. If they do not, they depend on something besides the umpire, and the step is
 * refused as a bug.
 */
public final class PathEnumerator<S, R> {
  /** The maximum number of paths of a step; one with more should have been cut in two. */
  static final int MAX_PATHS = 10_000;

  private final Rules<S, R> rules;
  private final Path path = new Path();
  private final ReplayUmpire umpire;

  private PathEnumerator(
      Engagement<S, R> fight,
      Listener listener,
      boolean inFull,
      InnerFights within,
      Predicate<Choice<?>> free) {
    rules = fight.rules();
    umpire = new ReplayUmpire(path, fight, listener, inFull, within, free);
  }

  /**
   * Returns an enumerator of every path as written, with all its notes: no merged rolls, no
   * memoized work.
   */
  public static <S, R> PathEnumerator<S, R> inFull(Engagement<S, R> fight, Listener listener) {
    return new PathEnumerator<>(fight, listener, true, null, choice -> false);
  }

  /**
   * Returns an enumerator that merges equivalent rolls, and memoizes work for all paths behind it.
   */
  public static <S, R> PathEnumerator<S, R> merged(Engagement<S, R> fight, Listener listener) {
    return new PathEnumerator<>(fight, listener, false, null, choice -> false);
  }

  /**
   * Returns an enumerator that merges equivalent rolls and takes each fight within this one as a
   * roll.
   */
  public static <S, R> PathEnumerator<S, R> merged(
      Engagement<S, R> fight, Listener listener, InnerFights within) {
    return new PathEnumerator<>(fight, listener, false, within, choice -> false);
  }

  /**
   * Returns an enumerator that merges equivalent rolls and takes every option of the free choices,
   * without a listener.
   */
  public static <S, R> PathEnumerator<S, R> branching(
      Engagement<S, R> fight, Predicate<Choice<?>> free) {
    return new PathEnumerator<>(fight, Listener.NOBODY, false, null, free);
  }

  /** Returns the first state of the fight. */
  S first() {
    return rules.first();
  }

  /** A consumer of paths and their ends. */
  @FunctionalInterface
  public interface Paths<S, R> {
    /** Receives a path, which is reused afterwards. */
    void path(Step<S, R> end, Path path);

    /**
     * Called when the first play of a step has asked one question with several answers, a roll that
     * declares its rest. If the ends of that rest for all answers of the die are known in this
     * turn, returns the era of the node that has them, and the paths are not played.
     *
     * @return null if they are not known
     */
    default Node.Era knownEra(Die die, PathUmpire.Rest<S, R> rest, int turn) {
      return null;
    }
  }

  /**
   * Plays the step from a state along all its paths, the first answers first.
   *
   * @param turn the turn in which it is played
   * @return the number of paths
   */
  @SuppressWarnings("unchecked") // the rest of this step
  public int play(S state, int turn, Paths<S, R> paths) {
    umpire.step(turn);
    int count = 0;
    do {
      Step<S, R> end = playOn(state);
      Die die = end == null && count == 0 ? path.onlyRoll() : null;
      Node.Era known =
          die == null
              ? null
              : paths.knownEra(die, (PathUmpire.Rest<S, R>) umpire.restOfStep(), turn);
      if (known != null) {
        umpire.narrow(known);
        return die.outcomes();
      }
      while (end == null) {
        end = playOn(state);
      }
      weigh(state);
      paths.path(end, path);
      if (++count > MAX_PATHS) {
        throw rules.tooLarge(state, "has more than " + MAX_PATHS + " sequences of rolls");
      }
    } while (path.turnOn());
    return count;
  }

  /** Returns the first turn of the era of the last step. */
  public int firstTurn() {
    return umpire.firstTurn();
  }

  /** Returns the first turn after its era; the greatest int if that never ends. */
  public int endTurn() {
    return umpire.endTurn();
  }

  /**
   * Plays from the last roll that declared its rest, if there is one, else from the beginning.
   *
   * @return the end of the step; null if it reaches such a roll
   */
  @SuppressWarnings("unchecked") // the rest of this step
  private Step<S, R> playOn(S state) {
    PathUmpire.Rest<?, ?> rest = umpire.restOfStep();
    try {
      if (rest != null) {
        return (Step<S, R>) rest.after(umpire.replayRoll());
      }
      umpire.replay();
      return rules.step(state, umpire);
    } catch (IllegalStateException e) {
      throw new IllegalStateException(e.getMessage() + ": " + state, e);
    }
  }

  private void weigh(S state) {
    if (!path.isWhole()) {
      throw new IllegalStateException(
          "a step asked fewer questions when the same dice came again: " + state);
    }
    if (!path.weigh()) {
      throw rules.tooLarge(state, "has weights over 2^62");
    }
  }
}
