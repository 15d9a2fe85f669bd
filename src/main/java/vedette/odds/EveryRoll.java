package vedette.odds;

import java.util.Arrays;
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
 */
final class EveryRoll<S, R> {
  /** A step with more paths than this should have been cut in two. */
  static final int MAX_PATHS = 10_000;

  private final Engagement<S, R> fight;
  private final Told told = new Told();
  private final Doctrine doctrine;
  private final Listener listener;
  private final boolean brief;

  /** Dice and choices, in the order of asking; a choice has one answer, its doctrine's. */
  private Object[] asked = new Object[8];

  private int[] answer = new int[8];
  private int length;
  private int depth;
  private long weight;
  private long outOf;

  private EveryRoll(Engagement<S, R> fight, Listener listener, boolean brief) {
    this.fight = fight;
    this.listener = listener;
    this.brief = brief;
    this.doctrine = fight.doctrine();
  }

  /** Every path as it is written, with all its notes. */
  static <S, R> EveryRoll<S, R> inFull(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, false);
  }

  /** Of paths that come to the same only one, and notes that they have in common perhaps once. */
  static <S, R> EveryRoll<S, R> inBrief(Engagement<S, R> fight, Listener listener) {
    return new EveryRoll<>(fight, listener, true);
  }

  /** Is told of each path where it leads, its weight and what the weight is out of. */
  interface Paths<S, R> {
    void path(Step<S, R> end, long weight, long outOf);
  }

  /** Plays the step from a state along all its paths, the first answers first. */
  void play(S state, Paths<S, R> paths) {
    length = 0;
    int count = 0;
    Engagement.Ready<S, R> ready = brief ? ready(state) : umpire -> fight.step(state, umpire);
    do {
      depth = 0;
      Step<S, R> end = play(state, ready);
      if (depth != length) {
        throw bug(state, "asked fewer questions when the same dice came again");
      }
      if (++count > MAX_PATHS) {
        throw bug(state, "has more than " + MAX_PATHS + " paths");
      }
      weigh(state);
      paths.path(end, weight, outOf);
    } while (turnOn());
  }

  private Engagement.Ready<S, R> ready(S state) {
    try {
      return fight.ready(state, listener);
    } catch (IllegalStateException e) {
      throw new IllegalStateException(e.getMessage() + ": " + state, e);
    }
  }

  private Step<S, R> play(S state, Engagement.Ready<S, R> ready) {
    try {
      return ready.play(told);
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

  /** Answers dice from the path, and with the first answer where the path ends. */
  private final class Told implements Umpire {
    @Override
    public int roll(Die die) {
      ask(die);
      return die.value(answer[depth - 1]);
    }

    @Override
    public int roll(Die die, Die same) {
      return roll(brief ? same : die);
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

    private void ask(Object question) {
      if (depth == length) {
        if (length == asked.length) {
          asked = Arrays.copyOf(asked, 2 * length);
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
    public void note(Note note) {
      listener.note(note);
    }
  }
}
