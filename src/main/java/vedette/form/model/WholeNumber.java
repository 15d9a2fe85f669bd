package vedette.form.model;

import java.util.OptionalInt;

/** Whole numbers in the digits 0 to 9 alone, where Java itself reads those of any script. */
public final class WholeNumber {
  private WholeNumber() {}

  /**
   * Returns the number that a text is, with or without a sign in front.
   *
   * @return nothing if the text is none, or one of more than 32 bits
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

  /** Returns the number that a text is, if it is not below the one nor above the other. */
  public static OptionalInt of(String text, int least, int most) {
    OptionalInt number = of(text);
    return number.isPresent() && number.getAsInt() >= least && number.getAsInt() <= most
        ? number
        : OptionalInt.empty();
  }
}
