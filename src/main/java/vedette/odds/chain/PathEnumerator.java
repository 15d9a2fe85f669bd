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
 * Plays one step along every path of answers, by replay: each time the same rolls come out but the
 * last, which is turned on by one.
 *
 * <p>A path weighs the product of its answers' weights out of the product of their totals, both
 * whole numbers. The rules must ask the same questions for the same answers, and as many: if they
 * do not, they depend on something besides the umpire, and the step is refused as a bug.
 */
public final class PathEnumerator<S, R> {
  /** A step with more paths than this should have been cut in two. */
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
   * Returns every path as it is written, with all its notes: no rolls merged, all work done anew.
   */
  public static <S, R> PathEnumerator<S, R> inFull(Engagement<S, R> fight, Listener listener) {
    return new PathEnumerator<>(fight, listener, true, null, choice -> false);
  }

  /** Of rolls that come to the same only one, and work settled once for all paths behind it. */
  public static <S, R> PathEnumerator<S, R> merged(Engagement<S, R> fight, Listener listener) {
    return new PathEnumerator<>(fight, listener, false, null, choice -> false);
  }

  /** The same, with fights within this one as a roll each. */
  public static <S, R> PathEnumerator<S, R> merged(
      Engagement<S, R> fight, Listener listener, InnerFights within) {
    return new PathEnumerator<>(fight, listener, false, within, choice -> false);
  }

  /** Every roll and every option of the choices that are free, unheard. */
  public static <S, R> PathEnumerator<S, R> branching(
      Engagement<S, R> fight, Predicate<Choice<?>> free) {
    return new PathEnumerator<>(fight, Listener.NOBODY, false, null, free);
  }

  /** Returns where fights begin. */
  S first() {
    return rules.first();
  }

  /** Receives each path, and where it leads. */
  @FunctionalInterface
  public interface Paths<S, R> {
    /** Receives a path; it is another one afterwards. */
    void path(Step<S, R> end, Path path);

    /**
     * Returns all paths that come are the answers of one die, in their order, if the rest of the
     * step asks for no further roll.
     *
     * @return the era of a node that holds in this turn and leads where they do, so that they need
     *     not come; null if none is known
     */
    default Node.Era knownEra(Die die, PathUmpire.Rest<S, R> rest, int turn) {
      return null;
    }
  }

  /**
   * Plays the step from a state along all its paths, the first answers first.
   *
   * @param turn the turn it is played in
   * @return how many paths there are
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

  /** Returns the first turn in which the step played last comes to the same. */
  public int firstTurn() {
    return umpire.firstTurn();
  }

  /** Returns the first turn after its era; the greatest int if that never ends. */
  public int endTurn() {
    return umpire.endTurn();
  }

  /**
   * Plays on from the last roll that says what follows on it, if there is one, else from the
   * beginning.
   *
   * @return where the step ends; null if it comes to such a roll before
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
