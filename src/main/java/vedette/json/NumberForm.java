package vedette.json;

import java.util.regex.Pattern;
import vedette.problem.Printable;

/** The form and the limits of numbers: at most 40 digits, no infinity. */
final class NumberForm {

  private static final int MAX_DIGITS = 40;

  /** An exponent that a zero may not have either. */
  private static final Pattern FAR = Pattern.compile("[eE][+-]?0*[1-9][0-9]{3}");

  private static final Pattern FORM =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  private NumberForm() {}

  /** What is wrong with a number that JSON allows, for its size; null if nothing is. */
  static Fault limits(String text, int offset) {
    if (text.replaceAll("[eE].*|[-.]", "").length() > MAX_DIGITS) {
      String message = "number longer than " + MAX_DIGITS + " digits";
      return new Fault(offset, Code.NUMBER_LENGTH, message, "write fewer digits");
    }
    boolean zero = text.matches("[-.0]+([eE].*)?");
    double value = Double.parseDouble(text);
    if (Double.isInfinite(value) || zero && FAR.matcher(text).find()) {
      String message = "number " + Printable.quote(text) + " is out of range";
      return new Fault(offset, Code.OUT_OF_RANGE, message, "the largest numbers are about 1e308");
    }
    if (value == 0 && !zero) {
      String message = "number " + Printable.quote(text) + " underflows to 0";
      return new Fault(offset, Code.UNDERFLOW, message, "write 0 if that is meant");
    }
    return null;
  }

  /** What is wrong with the form of something that was meant as a number; null if nothing is. */
  static Fault form(String text, int offset) {
    if (FORM.matcher(text).matches()) {
      return null;
    }
    if (text.matches("-?(NaN|Infinity)")) {
      return new Fault(
          offset, Code.NOT_A_NUMBER, text + " is not a JSON number", "write a finite number");
    }
    return new Fault(
        offset,
        Code.NUMBER_FORM,
        Printable.quote(text) + " is not a JSON number",
        "write plain digits 0-9, as 12, -3 or 0.5: no plus sign or zeros in front, and digits on"
            + " both sides of a point");
  }
}
