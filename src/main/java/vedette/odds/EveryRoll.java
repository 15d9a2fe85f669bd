package vedette.odds;

import java.util.function.Predicate;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Listener;
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
final class EveryRoll<S, R> {
  /** A step with more paths than this should have been cut in two. */
  static final int MAX_PATHS = 10_000;

  private final Rules<S, R> rules;
  private final Path path = new Path();
  private final ReplayUmpire umpire;

  private EveryRoll(
      Engagement<S, R> fight,
      Listener listener,
      boolean inFull,
      WholeFights within,
      Predicate<Choice<?>> free) {
    rules = fight.rules();
    umpire = new ReplayUmpire(path, fight, listener, inFull, within, free);
  }

  /** Every path as it is written, with all its notes: no rolls merged, all work done anew. */
  static <S, R> EveryRoll<S, R> inFull(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, true, null, choice -> false);
  }

  /** The most answers of any die asked for whose weights are rounded; 0 if none is. */
  int mostRounded() {
    return umpire.mostRounded();
  }

  /** Of rolls that come to the same only one, and work settled once for all paths behind it. */
  static <S, R> EveryRoll<S, R> merged(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, false, null, choice -> false);
  }

  /** The same, with fights within this one as a roll each. */
  static <S, R> EveryRoll<S, R> merged(
      Engagement<S, R> fight, Listener listener, WholeFights within) {
    return new EveryRoll<>(fight, listener, false, within, choice -> false);
  }

  /** Every roll and every option of the choices that are free, unheard. */
  static <S, R> EveryRoll<S, R> branching(Engagement<S, R> fight, Predicate<Choice<?>> free) {
    return new EveryRoll<>(fight, Listener.NOBODY, false, null, free);
  }

  /** The path that has come last, with its questions and their answers. */
  Path path() {
    return path;
  }

  /** How far off the weights of the step played last may be, of fights within it. */
  double error() {
    return umpire.error();
  }

  /** Receives each path: where it leads, its weight and what the weight is out of. */
  interface Paths<S, R> {
    void path(Step<S, R> end, long weight, long outOf);
  }

  /** Receives paths, and gives a number from 0 to wherever one leads. */
  interface Numbered<S, R> extends Paths<S, R> {
    int destination(Step<S, R> end);

    void path(int destination, long weight, long outOf);

    /** The paths that came are all answers of a die, in their order, and lead where is known. */
    void allAnswersOf(Die die, AfterRoll after);

    /** The same before they come, if it can do without them; says whether it can. */
    boolean takesAllAnswersOf(Die die, AfterRoll after);

    @Override
    default void path(Step<S, R> end, long weight, long outOf) {
      path(destination(end), weight, outOf);
    }
  }

  /**
   * Plays the step from a state along all its paths, the first answers first.
   *
   * @param turn the turn it is played in
   * @return how many paths there are
   */
  int play(S state, int turn, Paths<S, R> paths) {
    umpire.step(turn);
    int count = 0;
    do {
      Step<S, R> end = replay(state);
      paths.path(end, path.weight(), path.outOf());
      check(state, ++count);
    } while (path.turnOn());
    return count;
  }

  /**
   * The same; behind a roll that says what the rest of the step depends on, the rest is not played
   * again where it is known.
   */
  int play(S state, int turn, Numbered<S, R> paths) {
    umpire.step(turn);
    int count = 0;
    do {
      Step<S, R> end = replay(state);
      if (umpire.knownAfter() != null) {
        count += takeKnown(end, paths);
      } else {
        paths.path(end, path.weight(), path.outOf());
        count++;
      }
      check(state, count);
    } while (path.turnOn());
    return count;
  }

  private Step<S, R> replay(S state) {
    umpire.replay();
    Step<S, R> end = play(state);
    if (!path.isWhole()) {
      throw new IllegalStateException(
          "a step asked fewer questions when the same dice came again: " + state);
    }
    if (!path.weigh()) {
      throw rules.tooLarge(state, "has weights over 2^62");
    }
    return end;
  }

  private void check(S state, int count) {
    if (count > MAX_PATHS) {
      throw rules.tooLarge(state, "has more than " + MAX_PATHS + " paths");
    }
  }

  /**
   * Keeps where the last roll has led, and takes the next answers to it of which that is known.
   *
   * @return how many paths these are
   */
  private int takeKnown(Step<S, R> end, Numbered<S, R> paths) {
    AfterRoll after = umpire.knownAfter();
    path.cut(umpire.knownAt());
    Die die = path.lastDie();
    int first = path.lastAnswer();
    if (after.destination(die.value(first)) < 0) {
      after.keep(die.value(first), paths.destination(end));
      // What the step has learned of the clock before the roll its rest need not ask again.
      after.narrow(umpire.from(), umpire.until());
    }
    umpire.narrow(after);
    long outOf = path.outOf();
    long before = path.weight() / die.weight(first);
    boolean isOnlyDie = before == 1 && outOf == die.total();
    if (isOnlyDie && first == 0 && paths.takesAllAnswersOf(die, after)) {
      path.answerLast(die.outcomes() - 1);
      return die.outcomes();
    }
    int next = first;
    while (next < die.outcomes()) {
      int destination = after.destination(die.value(next));
      if (destination < 0) {
        break;
      }
      paths.path(destination, before * die.weight(next), outOf);
      next++;
    }
    path.answerLast(next - 1);
    if (isOnlyDie && next == die.outcomes()) {
      paths.allAnswersOf(die, after);
    }
    return next - first;
  }

  /** The first turn in which the step played last comes to the same. */
  int from() {
    return umpire.from();
  }

  /** The first turn after its era; the greatest int if that never ends. */
  int until() {
    return umpire.until();
  }

  private Step<S, R> play(S state) {
    try {
      return rules.step(state, umpire);
    } catch (IllegalStateException e) {
      throw new IllegalStateException(e.getMessage() + ": " + state, e);
    }
  }
}
