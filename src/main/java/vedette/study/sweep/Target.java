package vedette.study.sweep;

import vedette.question.Figure;
import vedette.source.TextFault;

/**
 * A value of a figure near which cells are looked for.
 *
 * @param text the value as written
 * @param value the value; a probability from 0 to 1
 * @param percent whether it is written as a percentage
 */
public record Target(String text, double value, boolean percent) {
  /**
   * Checks that a figure can have this value.
   *
   * @param slot the name of the option, for the fault
   * @throws TextFault if it is a percentage of a mean, or a probability below 0 or above 1
   */
  public void checkFits(Figure figure, String slot) {
    if (figure.mean() && percent) {
      throw new TextFault(
          slot,
          "`" + figure.name() + "` is a mean, which cannot be `" + text + "`",
          "write a number without %, as 2 or 0.5");
    }
    if (!figure.mean() && (value < 0 || value > 1)) {
      throw new TextFault(
          slot,
          "`" + figure.name() + "` is a probability, which cannot be `" + text + "`",
          !percent && value > 0 && value <= 100
              ? "write " + text + "%"
              : "write a percentage from 0% to 100%, or a number from 0 to 1");
    }
  }
}
