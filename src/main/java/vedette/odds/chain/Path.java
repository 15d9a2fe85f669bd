package vedette.odds.chain;

import java.util.Arrays;
import vedette.dice.Die;

/**
 * A path of answers through a step: its questions in order, and the answer to each.
 *
 * <p>The next replay has the same answers up to the last question that has a further answer; that
 * one is advanced, and the questions after it are asked anew.
 */
public final class Path {
  /** Dice, choices and memoized work; work and choices that are not free have one answer. */
  private Object[] asked = new Object[8];

  /** The results of the work. */
  private Object[] settled = new Object[8];

  private int[] answer = new int[8];

  /** By question the number of its answers. */
  private int[] answers = new int[8];

  private int length;

  /** The number of questions that have come in this replay. */
  private int depth;

  private long weight;
  private long outOf;

  /** The probability of the path if the weights of a die are rounded; NaN if none are. */
  private double chance;

  private long roundings;

  /** Prepares for a step that was not played before. */
  void clear() {
    length = 0;
  }

  /** Prepares for a replay that starts after some questions. */
  void begin(int questions) {
    depth = questions;
  }

  /** Returns the number of questions. */
  int length() {
    return length;
  }

  /** Returns whether all questions have come in this replay. */
  boolean isWhole() {
    return depth == length;
  }

  /** Returns the number of questions that have come in this replay. */
  public int depth() {
    return depth;
  }

  /**
   * Takes a question, which is appended to the path if it is new.
   *
   * @throws IllegalStateException if another question had come here
   */
  void ask(Object question) {
    ask(question, question instanceof Die die ? die.outcomes() : 1);
  }

  /** Takes a question with a number of answers. */
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

  /** Returns the index of the answer to the last question. */
  public int answer() {
    return answer[depth - 1];
  }

  /** Returns the question with this index. */
  public Object question(int index) {
    return asked[index];
  }

  /** Returns the number of answers to this question. */
  public int answers(int index) {
    return answers[index];
  }

  /** Returns the index of the answer to this question. */
  public int answer(int index) {
    return answer[index];
  }

  /** Stores the result of the last work. */
  void memoize(Object result) {
    settled[depth - 1] = result;
  }

  /** Returns the stored result of the last work. */
  Object memoizedResult() {
    return settled[depth - 1];
  }

  /** Returns the last question if it is a roll and the only one with several answers; else null. */
  Die onlyRoll() {
    for (int i = 0; i < length - 1; i++) {
      if (answers[i] > 1) {
        return null;
      }
    }
    return asked[length - 1] instanceof Die die && answers[length - 1] > 1 ? die : null;
  }

  /** Advances the last answer that has a successor; returns false if there is none. */
  boolean turnOn() {
    while (length > 0) {
      if (++answer[length - 1] < answers[length - 1]) {
        return true;
      }
      length--;
    }
    return false;
  }

  /** Computes the weight of the path; returns false if its total exceeds 2^62. */
  boolean weigh() {
    weight = 1;
    outOf = 1;
    chance = Double.NaN;
    try {
      for (int i = 0; i < length; i++) {
        // A die with only one answer has weight 1 of 1.
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

  /** Returns the probability of its answers, which is more accurate than a rounded weight. */
  double chance() {
    return isRounded() ? chance : (double) weight / outOf;
  }

  /** Returns the number of roundings of a double in that probability. */
  long roundings() {
    return isRounded() ? roundings : 3;
  }

  /** Returns the product of the weights of its answers. */
  public long weight() {
    return weight;
  }

  /** Returns the product of the totals of its dice. */
  public long outOf() {
    return outOf;
  }
}
