package vedette.odds;

import java.util.function.Supplier;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Plays one step along every path of answers, by replay: each time the same rolls come out but the
 * last, which is turned on by one.
 *
 * <p>A path weighs the product of its answers' weights out of the product of their totals, both
 * whole numbers. The rules must ask the same questions for the same answers, and as many: if they
 * do not, they depend on something besides the umpire, and the step is refused as a bug.
 *
 * <p>A step is played in one turn, and what it asks of the clock says in which others it would come
 * to the same: its era, of which this keeps the bounds.
 */
final class EveryRoll<S, R> {
  /** A step with more paths than this should have been cut in two. */
  static final int MAX_PATHS = 10_000;

  private final Rules<S, R> rules;
  private final ReplayUmpire umpire = new ReplayUmpire();
  private final Doctrine doctrine;
  private final Listener listener;
  private final boolean inFull;
  private final int lastTurn;

  private final Path path = new Path();

  /** Whether work is being done: other work within it is part of it. */
  private boolean settling;

  private int turn;
  private int from;
  private int until;

  private int mostRounded;

  /** By what the rest of a step depends on after a roll, where its answers lead. */
  private final AfterRoll.Memory memory = new AfterRoll.Memory();

  /** That of the path's last roll; null if the roll did not say what the rest depends on. */
  private AfterRoll after;

  /** How many questions there were up to that roll. */
  private int afterAt;

  /** Whether the path has come to that roll. */
  private boolean isAfter;

  /** Null if fights within this one are played step by step. */
  private final WholeFights within;

  private double error;

  private EveryRoll(Engagement<S, R> fight, Listener listener, boolean inFull, WholeFights within) {
    this.within = within;
    rules = fight.rules();
    this.listener = listener;
    this.inFull = inFull;
    doctrine = fight.doctrine();
    lastTurn = rules.lastTurn();
  }

  /** Every path as it is written, with all its notes: no rolls merged, all work done anew. */
  static <S, R> EveryRoll<S, R> inFull(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, true, null);
  }

  /** The most answers of any die asked for whose weights are rounded; 0 if none is. */
  int mostRounded() {
    return mostRounded;
  }

  /** Of rolls that come to the same only one, and work settled once for all paths behind it. */
  static <S, R> EveryRoll<S, R> merged(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, false, null);
  }

  /** The same, with fights within this one as a roll each. */
  static <S, R> EveryRoll<S, R> merged(
      Engagement<S, R> fight, Listener listener, WholeFights within) {
    return new EveryRoll<>(fight, listener, false, within);
  }

  /** How far off the weights of the step played last may be, of fights within it. */
  double error() {
    return error;
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
    begin(turn);
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
    begin(turn);
    int count = 0;
    do {
      Step<S, R> end = replay(state);
      if (isAfter) {
        count += takeKnown(end, paths);
      } else {
        paths.path(end, path.weight(), path.outOf());
        count++;
      }
      check(state, count);
    } while (path.turnOn());
    return count;
  }

  private void begin(int turn) {
    this.turn = turn;
    from = 1;
    until = Integer.MAX_VALUE;
    path.clear();
    error = 0;
    after = null;
  }

  private Step<S, R> replay(S state) {
    path.begin();
    isAfter = false;
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
    path.cut(afterAt);
    Die die = path.lastDie();
    int first = path.lastAnswer();
    if (after.destination(die.value(first)) < 0) {
      after.keep(die.value(first), paths.destination(end));
      // What the step has learned of the clock before the roll its rest need not ask again.
      after.narrow(from, until);
    }
    from = Math.max(from, after.from());
    until = Math.min(until, after.until());
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
    return from;
  }

  /** The first turn after its era; the greatest int if that never ends. */
  int until() {
    return until;
  }

  private Step<S, R> play(S state) {
    try {
      return rules.step(state, umpire);
    } catch (IllegalStateException e) {
      throw new IllegalStateException(e.getMessage() + ": " + state, e);
    }
  }

  /** What stands among the questions for work that was settled. */
  private enum Work {
    SETTLED
  }

  /** Answers dice from the path, and with the first answer where the path ends. */
  private final class ReplayUmpire implements Umpire {
    @Override
    public int roll(Die die) {
      Die read = inFull ? die.thrown() : die;
      if (read.isRounded()) {
        mostRounded = Math.max(mostRounded, read.outcomes());
      }
      path.ask(read);
      isAfter &= read.outcomes() == 1;
      return read.value(path.answer());
    }

    @Override
    public <T> T resultOf(Engagement<?, T> fightWithin) {
      WholeFights.Whole<T> whole = within == null ? null : within.of(fightWithin);
      if (whole == null) {
        return null;
      }
      error = Math.max(error, whole.error());
      path.ask(whole.die());
      isAfter &= whole.die().outcomes() == 1;
      return whole.results().get(path.answer());
    }

    @Override
    public int roll(Die die, Object dependsOn) {
      boolean isNew = path.isWhole();
      int value = roll(die);
      if (inFull || !AfterRoll.keeps(die)) {
        return value;
      }
      if (isNew || afterAt != path.depth() || after == null) {
        after = memory.of(dependsOn, turn);
        afterAt = path.depth();
      }
      isAfter = true;
      return value;
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      path.ask(choice);
      O answer = doctrine.choose(choice);
      if (!choice.options().contains(answer)) {
        throw new IllegalStateException("a doctrine answers " + answer + " to " + choice);
      }
      return answer;
    }

    @Override
    public boolean reached(int asked) {
      if (asked > lastTurn) {
        throw new IllegalStateException(
            "a step asks whether turn "
                + asked
                + " is reached in a fight that asks up to "
                + lastTurn);
      }
      if (turn >= asked) {
        from = Math.max(from, asked);
      } else {
        until = Math.min(until, asked);
      }
      return turn >= asked;
    }

    @Override
    @SuppressWarnings("unchecked") // the same work as in the replay that settled it
    public <T> T once(Supplier<T> work) {
      if (inFull || settling) {
        return work.get();
      }
      boolean isNew = path.isWhole();
      path.ask(Work.SETTLED);
      if (isNew) {
        settling = true;
        try {
          int before = path.depth();
          T result = work.get();
          if (path.depth() != before) {
            throw new IllegalStateException("settled work asks for a roll or a decision");
          }
          path.settle(result);
        } finally {
          settling = false;
        }
      }
      return (T) path.settled();
    }

    @Override
    public boolean hears(String readings) {
      return listener.hears(readings);
    }

    @Override
    public void note(Note note) {
      listener.note(note);
    }

    @Override
    public void consulted(Object part) {
      listener.consulted(part);
    }
  }
}
