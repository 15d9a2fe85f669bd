package vedette.form.model;

import java.util.OptionalInt;

/** Whole numbers in the digits 0 to 9 only; Java itself accepts those of any script. */
public final class WholeNumber {
  private WholeNumber() {}

  /**
   * Returns the number of a text, with or without a sign.
   *
   * @return empty if the text is no number or has more than 32 bits
   */
  public static OptionalInt of(String text) {
    try {
      return text.matches("[-+]?[0-9]+")
          ? OptionalInt.of(Integer.parseInt(text))
          : OptionalInt.empty();
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  /** Returns the number of a text; empty if it is outside the range. */
  public static OptionalInt of(String text, int least, int most) {
    OptionalInt number = of(text);
    return number.isPresent() && number.getAsInt() >= least && number.getAsInt() <= most
        ? number
        : OptionalInt.empty();
  }
}
