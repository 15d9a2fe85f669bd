package vedette.odds;

import java.util.Arrays;
import java.util.function.Supplier;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
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

  private final Engagement<S, R> fight;
  private final ReplayUmpire umpire = new ReplayUmpire();
  private final Doctrine doctrine;
  private final Listener listener;
  private final boolean inFull;
  private final int lastTurn;

  /** Dice, choices and work settled, in the order of asking; all but dice have one answer. */
  private Object[] asked = new Object[8];

  /** The results of the work. */
  private Object[] settled = new Object[8];

  /** Whether work is being done: other work within it is part of it. */
  private boolean settling;

  private int[] answer = new int[8];
  private int length;
  private int depth;
  private long weight;
  private long outOf;
  private int turn;
  private int from;
  private int until;

  private int mostRounded;

  private EveryRoll(Engagement<S, R> fight, Listener listener, boolean inFull) {
    this.fight = fight;
    this.listener = listener;
    this.inFull = inFull;
    doctrine = fight.doctrine();
    lastTurn = fight.lastTurn();
  }

  /** Every path as it is written, with all its notes: no rolls merged, all work done anew. */
  static <S, R> EveryRoll<S, R> inFull(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, true);
  }

  /** The most answers of any die asked for whose weights are rounded; 0 if none is. */
  int mostRounded() {
    return mostRounded;
  }

  /** Of rolls that come to the same only one, and work settled once for all paths behind it. */
  static <S, R> EveryRoll<S, R> merged(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, false);
  }

  /** Receives each path: where it leads, its weight and what the weight is out of. */
  interface Paths<S, R> {
    void path(Step<S, R> end, long weight, long outOf);
  }

  /**
   * Plays the step from a state along all its paths, the first answers first.
   *
   * @param turn the turn it is played in
   * @return how many paths there are
   */
  int play(S state, int turn, Paths<S, R> paths) {
    this.turn = turn;
    from = 1;
    until = Integer.MAX_VALUE;
    length = 0;
    int count = 0;
    do {
      depth = 0;
      Step<S, R> end = play(state);
      if (depth != length) {
        throw bug(state, "asked fewer questions when the same dice came again");
      }
      if (++count > MAX_PATHS) {
        throw bug(state, "has more than " + MAX_PATHS + " paths");
      }
      weigh(state);
      paths.path(end, weight, outOf);
    } while (turnOn());
    return count;
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
      return fight.step(state, umpire);
    } catch (IllegalStateException e) {
      throw new IllegalStateException(e.getMessage() + ": " + state, e);
    }
  }

  private void weigh(S state) {
    weight = 1;
    outOf = 1;
    try {
      for (int i = 0; i < length; i++) {
        if (asked[i] instanceof Die die) {
          weight = Math.multiplyExact(weight, die.weight(answer[i]));
          outOf = Math.multiplyExact(outOf, die.total());
        }
      }
    } catch (ArithmeticException e) {
      outOf = Long.MAX_VALUE;
    }
    if (outOf > Die.MAX_TOTAL) {
      throw bug(state, "has weights over 2^62");
    }
  }

  private boolean turnOn() {
    while (length > 0) {
      if (++answer[length - 1] < outcomes(asked[length - 1])) {
        return true;
      }
      length--;
    }
    return false;
  }

  private static int outcomes(Object question) {
    return question instanceof Die die ? die.outcomes() : 1;
  }

  private IllegalStateException bug(Object state, String what) {
    return new IllegalStateException("a step " + what + ": " + state);
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
      ask(read);
      return read.value(answer[depth - 1]);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      ask(choice);
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
        return true;
      }
      until = Math.min(until, asked);
      return false;
    }

    @Override
    @SuppressWarnings("unchecked") // the same work as in the replay that settled it
    public <T> T once(Supplier<T> work) {
      if (inFull || settling) {
        return work.get();
      }
      boolean isNew = depth == length;
      ask(Work.SETTLED);
      int place = depth - 1;
      if (isNew) {
        settling = true;
        try {
          settled[place] = work.get();
        } finally {
          settling = false;
        }
        if (depth != place + 1) {
          throw new IllegalStateException("settled work asks for a roll or a decision");
        }
      }
      return (T) settled[place];
    }

    private void ask(Object question) {
      if (depth == length) {
        if (length == asked.length) {
          asked = Arrays.copyOf(asked, 2 * length);
          settled = Arrays.copyOf(settled, 2 * length);
          answer = Arrays.copyOf(answer, 2 * length);
        }
        asked[length] = question;
        answer[length++] = 0;
      } else if (!asked[depth].equals(question)) {
        throw new IllegalStateException(
            "a step asked for " + question + " where it had asked for " + asked[depth]);
      }
      depth++;
    }

    @Override
    public boolean hears(String readings) {
      return listener.hears(readings);
    }

    @Override
    public void note(Note note) {
      listener.note(note);
    }
  }
}
