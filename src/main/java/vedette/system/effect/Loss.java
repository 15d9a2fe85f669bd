package vedette.system.effect;

import java.util.Locale;
import java.util.regex.Pattern;
import vedette.json.EnumWords;

/** Losses that an effect takes. */
public record Loss(Quantity quantity, LossUnit by, LossTaker of) {
  /** How much is lost, or comes back, what it is counted by, and of whom. */
  static final Pattern WORDS =
      Pattern.compile(
          "(?:lose|gain) (?<what>.+?)(?: (?<by>points?|steps?|units?))?(?: of (?<of>(?:(?! of"
              + " ).)+))?");

  /** What losses are counted by. */
  public enum LossUnit {
    /** As the file says of losses. */
    UNSAID,
    /** Strength points. */
    POINTS,
    /** Steps. */
    STEPS,
    /** Whole units. */
    UNITS;

    /** Returns what a word counts, {@code step} or {@code steps}; null is no word. */
    static LossUnit of(String word) {
      return word == null
          ? UNSAID
          : valueOf(word.toUpperCase(Locale.ROOT).replaceFirst("S?$", "S"));
    }

    /** Returns the word with a blank before it; "" for no word. */
    String suffix() {
      return this == UNSAID ? "" : " " + EnumWords.word(this);
    }
  }

  /** The unit that takes a loss. */
  public enum LossTaker {
    /** The next one in the order of losses, or the unit that the effect happens to. */
    NEXT,
    /** The figure in front of that unit, which loses no more than it has. */
    ONE_FIGURE,
    /** Any unit, each as likely, for each loss. */
    RANDOM_UNIT
  }

  @Override
  public String toString() {
    return quantity + by.suffix() + (of == LossTaker.NEXT ? "" : " of " + EnumWords.spaced(of));
  }
}
