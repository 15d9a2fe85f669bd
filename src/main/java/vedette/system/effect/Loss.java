package vedette.system.effect;

import java.util.Locale;
import java.util.regex.Pattern;
import vedette.json.EnumWords;

/**
 * Losses taken by an effect.
 *
 * @param quantity the number of losses
 * @param by the unit of the losses
 * @param of the units that take them
 */
public record Loss(Quantity quantity, LossUnit by, LossTaker of) {
  /** A number of losses or gains, their unit, and the units that take them. */
  static final Pattern WORDS =
      Pattern.compile(
          "(?:lose|gain) (?<what>.+?)(?: (?<by>points?|steps?|units?))?(?: of (?<of>(?:(?! of"
              + " ).)+))?");

  /** The unit of losses. */
  public enum LossUnit {
    /** The file's unit of losses. */
    UNSAID,
    /** Strength points. */
    POINTS,
    /** Steps. */
    STEPS,
    /** Whole units. */
    UNITS;

    /** Returns the unit of a word, {@code step} or {@code steps}; UNSAID for null. */
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
    /** The next unit in the order of losses, or the unit to which the effect is applied. */
    NEXT,
    /** The front figure of that unit, which loses no more than it has. */
    ONE_FIGURE,
    /** A random unit for each loss, all equally likely. */
    RANDOM_UNIT
  }

  @Override
  public String toString() {
    return quantity + by.suffix() + (of == LossTaker.NEXT ? "" : " of " + EnumWords.spaced(of));
  }
}
