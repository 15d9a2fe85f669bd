package vedette.odds.chain;

import java.util.Arrays;
import vedette.dice.Die;

/**
 * One path of answers through a step: what it asks, in order, and which answer came to each.
 *
 * <p>Played again, a step is given the same answers but the last, which is turned on by one.
 */
public final class Path {
  /** Dice, choices and work settled; work and choices that are not free have one answer. */
  private Object[] asked = new Object[8];

  /** The results of the work. */
  private Object[] settled = new Object[8];

  private int[] answer = new int[8];

  /** How many answers each question has. */
  private int[] answers = new int[8];

  private int length;

  /** How many questions have come again this time. */
  private int depth;

  private long weight;
  private long outOf;

  /** The chance of the path if the weights of a die are rounded; NaN if none are. */
  private double chance;

  private long roundings;

  /** A step is played that was not played before. */
  void clear() {
    length = 0;
  }

  /** The step is played on from where so many questions had come. */
  void begin(int questions) {
    depth = questions;
  }

  /** How many questions it has. */
  int length() {
    return length;
  }

  /** Returns whether all questions have come again. */
  boolean isWhole() {
    return depth == length;
  }

  /** How many questions have come. */
  public int depth() {
    return depth;
  }

  /**
   * Takes a question, which is a new one at the end of the path.
   *
   * @throws IllegalStateException if another one had come here
   */
  void ask(Object question) {
    ask(question, question instanceof Die die ? die.outcomes() : 1);
  }

  /** The same, of a question with so many answers. */
  void ask(Object question, int answersToIt) {
    if (depth == length) {
      if (length == asked.length) {
        asked = Arrays.copyOf(asked, 2 * length);
        settled = Arrays.copyOf(settled, 2 * length);
        answer = Arrays.copyOf(answer, 2 * length);
        answers = Arrays.copyOf(answers, 2 * length);
      }
      asked[length] = question;
      answers[length] = answersToIt;
      answer[length++] = 0;
    } else if (!asked[depth].equals(question)) {
      throw new IllegalStateException(
          "a step asked for " + question + " where it had asked for " + asked[depth]);
    }
    depth++;
  }

  /** Which answer comes to the question that came last. */
  public int answer() {
    return answer[depth - 1];
  }

  /** Returns the question with this index. */
  public Object question(int index) {
    return asked[index];
  }

  /** How many answers it has. */
  public int answers(int index) {
    return answers[index];
  }

  /** Which answer has come to it. */
  public int answer(int index) {
    return answer[index];
  }

  /** Keeps what the work came to that was asked for last. */
  void memoize(Object result) {
    settled[depth - 1] = result;
  }

  /** Returns what it came to. */
  Object memoizedResult() {
    return settled[depth - 1];
  }

  /**
   * Returns the last question, if it alone has several answers; null if others have, or it is no
   * roll.
   */
  Die onlyRoll() {
    for (int i = 0; i < length - 1; i++) {
      if (answers[i] > 1) {
        return null;
      }
    }
    return asked[length - 1] instanceof Die die && answers[length - 1] > 1 ? die : null;
  }

  /** Turns the last answer on that has a next one; false if there is none. */
  boolean turnOn() {
    while (length > 0) {
      if (++answer[length - 1] < answers[length - 1]) {
        return true;
      }
      length--;
    }
    return false;
  }

  /** Works out what the path weighs; false if that is out of more than 2^62. */
  boolean weigh() {
    weight = 1;
    outOf = 1;
    chance = Double.NaN;
    try {
      for (int i = 0; i < length; i++) {
        // Of a roll that always comes to the same its one answer has the whole weight.
        if (asked[i] instanceof Die die && die.outcomes() > 1) {
          weight = Math.multiplyExact(weight, die.weight(answer[i]));
          outOf = Math.multiplyExact(outOf, die.total());
          if (die.isRounded() && Double.isNaN(chance)) {
            multiply();
          }
        }
      }
    } catch (ArithmeticException e) {
      return false;
    }
    return outOf <= Die.MAX_TOTAL;
  }

  private void multiply() {
    chance = 1;
    roundings = 0;
    for (int i = 0; i < length; i++) {
      if (asked[i] instanceof Die die && die.outcomes() > 1) {
        chance *= die.chance(answer[i]);
        roundings += die.roundings() + 1;
      }
    }
  }

  /** Returns whether the weights of one of its dice are rounded. */
  boolean isRounded() {
    return !Double.isNaN(chance);
  }

  /** Returns the chance of its answers, nearer than its weight if that is rounded. */
  double chance() {
    return isRounded() ? chance : (double) weight / outOf;
  }

  /** How many roundings of a double lie in that chance. */
  long roundings() {
    return isRounded() ? roundings : 3;
  }

  /** Returns the product of the weights of its answers. */
  public long weight() {
    return weight;
  }

  /** Returns the product of what these are out of. */
  public long outOf() {
    return outOf;
  }
}
