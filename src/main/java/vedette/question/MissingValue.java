package vedette.question;

import java.io.Serializable;
import java.util.Locale;

/**
 * Why a figure has no value: no fight that it is about comes about.
 *
 * @param battles the battles in which none did; 0 if it was computed that none ever does
 */
public record MissingValue(Reason reason, long battles) implements Serializable {
  /** What a fight lacks. */
  public enum Reason {
    /** An end. */
    END,
    /** An end before it was cut off. */
    END_IN_TIME,
    /** The condition of the question. */
    CONDITION
  }

  /** Returns whether that was computed, else seen in a sample. */
  public boolean exact() {
    return battles == 0;
  }

  /** Returns the reason in words: {@code its condition held in none of 1,000 battles}. */
  public String words() {
    return switch (reason) {
      case END -> "no fight ends";
      case END_IN_TIME -> "no battle had ended when it was cut off";
      case CONDITION ->
          exact()
              ? "its condition never holds"
              : battles == 1
                  ? "its condition did not hold in this battle"
                  : String.format(
                      Locale.ROOT, "its condition held in none of %,d battles", battles);
    };
  }
}
