package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import vedette.fight.Note;
import vedette.source.TextFault;

/**
 * A doctrine with a threshold: {@code never}, {@code always}, or from or below a number, as in
 * {@code at +2}.
 *
 * @param number number after the word; 0 after a word that has none
 */
public record Threshold(Word word, int number) implements Doctrines.StatedDoctrine {
  private static final int MOST = 999;

  /**
   * The largest differential, in either direction, and the largest loss in points that advice
   * tries.
   */
  private static final int MOST_DIFFERENTIAL = 9;

  private static final int MOST_LOST = 20;

  /** The doctrine {@code always}. */
  public static final Threshold ALWAYS = new Threshold(Word.ALWAYS, 0);

  /** The doctrine {@code never}. */
  public static final Threshold NEVER = new Threshold(Word.NEVER, 0);

  /** The words of a doctrine. */
  public enum Word {
    /** The optimal choice of the side. */
    BEST,
    NEVER,
    ALWAYS,
    /** Always, as early as possible. */
    AT_ONCE,
    /** From this number up, for a differential or a column. */
    AT,
    /** From this number of the enemy up. */
    AGAINST,
    /** Below this number. */
    BELOW,
    /** After the loss of this number of points. */
    AFTER_LOSING;

    private boolean hasNumber() {
      return compareTo(AT) >= 0;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * Parses {@code never}, {@code always}, {@code best} or {@code at N}.
   *
   * @throws TextFault if the text is none of them
   */
  public static Threshold parse(String written) {
    String help = "write never, always, best, or `at +2` (that differential or better)";
    return parse(written, help, Word.NEVER, Word.ALWAYS, Word.BEST, Word.AT);
  }

  /**
   * Parses one of some words, with its number.
   *
   * @param help text that says what to write instead
   * @throws TextFault if the text is none of them
   */
  public static Threshold parse(String written, String help, Word... known) {
    String text = written.toLowerCase(Locale.ROOT);
    for (Word word : known) {
      if (!word.hasNumber() && text.equals(word.toString())) {
        return new Threshold(word, 0);
      }
      if (word.hasNumber() && text.startsWith(word + " ")) {
        return new Threshold(word, number(text, word, help));
      }
    }
    throw new TextFault(0, "unknown doctrine `" + text + "`", help);
  }

  private static int number(String text, Word word, String help) {
    String digits = text.substring(word.toString().length()).strip();
    int at = text.indexOf(digits, word.toString().length());
    if (!digits.matches("[-+]?0*[0-9]{1,3}")) {
      throw new TextFault(at, "`" + digits + "` is not a whole number up to " + MOST, help);
    }
    int number = Integer.parseInt(digits);
    if (word == Word.AFTER_LOSING && number < 1) {
      throw new TextFault(at, "the number of lost points must be at least 1", help);
    }
    return number;
  }

  /**
   * Returns the texts of all doctrines with these words that advice tries, each with all its
   * numbers.
   */
  public static List<String> textsToTry(Word... known) {
    List<String> tried = new ArrayList<>();
    for (Word word : known) {
      if (!word.hasNumber()) {
        tried.add(word.toString());
      } else {
        boolean losses = word == Word.AFTER_LOSING;
        IntStream.rangeClosed(
                losses ? 1 : -MOST_DIFFERENTIAL, losses ? MOST_LOST : MOST_DIFFERENTIAL)
            .forEach(number -> tried.add(word + " " + number));
      }
    }
    return tried;
  }

  /** Returns whether the word of this doctrine is the given one. */
  public boolean is(Word other) {
    return word == other;
  }

  @Override
  public boolean isBest() {
    return is(Word.BEST);
  }

  /** Returns whether the threshold is met by a value, which is also the number of points lost. */
  public boolean isMet(IntSupplier value) {
    return isMet(value, value);
  }

  /**
   * Returns whether the threshold is met. A supplier that does not matter is not called.
   *
   * @param value a differential or the like
   * @param lost points lost so far
   */
  public boolean isMet(IntSupplier value, IntSupplier lost) {
    return switch (word) {
      case BEST -> throw new IllegalStateException("the best threshold has not been computed");
      case NEVER -> false;
      case ALWAYS, AT_ONCE -> true;
      case AT, AGAINST -> value.getAsInt() >= number;
      case BELOW -> value.getAsInt() < number;
      case AFTER_LOSING -> lost.getAsInt() >= number;
    };
  }

  @Override
  public String toString() {
    if (!word.hasNumber()) {
      return word.toString();
    }
    return word + " " + (word == Word.AFTER_LOSING ? String.valueOf(number) : Note.signed(number));
  }
}
