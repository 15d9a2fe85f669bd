package vedette.json;

import java.math.BigDecimal;

/** The form and the limits of numbers: at most 40 digits, exponents within 400, no infinity. */
final class NumberForm {

  private static final int MAX_DIGITS = 40;
  private static final int MAX_EXPONENT = 400;

  private NumberForm() {}

  /** What is wrong with a number that JSON allows, for its size; null if nothing is. */
  static Fault limits(String text, int offset) {
    int digits = 0;
    int e = text.length();
    boolean zero = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 'e' || c == 'E') {
        e = i;
        break;
      }
      if (c >= '0' && c <= '9') {
        digits++;
        zero &= c == '0';
      }
    }
    if (digits > MAX_DIGITS) {
      String message = "number longer than " + MAX_DIGITS + " digits";
      return new Fault(offset, Code.NUMBER_LENGTH, message, "write fewer digits");
    }
    if (e == text.length()) {
      return null;
    }
    boolean negative = text.charAt(e + 1) == '-';
    if (exponent(text, e + 1) > MAX_EXPONENT) {
      return zero || !negative ? outOfRange(text, offset) : underflow(text, offset);
    }
    double value = Double.parseDouble(text);
    if (Double.isInfinite(value)) {
      return outOfRange(text, offset);
    }
    return value == 0 && !zero ? underflow(text, offset) : null;
  }

  /** The size of an exponent, its sign left out, cut at 10,000 before it can overflow. */
  private static int exponent(String text, int start) {
    int exponent = 0;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        exponent = Math.min(10_000, exponent * 10 + c - '0');
      }
    }
    return exponent;
  }

  private static Fault outOfRange(String text, int offset) {
    String message = "number " + Printable.quote(text) + " is out of range";
    return new Fault(offset, Code.OUT_OF_RANGE, message, "the largest numbers are about 1e308");
  }

  private static Fault underflow(String text, int offset) {
    String message = "number " + Printable.quote(text) + " underflows to 0";
    return new Fault(offset, Code.UNDERFLOW, message, "write 0 if that is meant");
  }

  /** What is wrong with the form of something that was meant as a number; null if nothing is. */
  static Fault form(String text, int offset) {
    int i = text.startsWith("-") ? 1 : 0;
    String rest = text.substring(i);
    if (rest.equals("NaN") || rest.equals("Infinity")) {
      return new Fault(
          offset, Code.NOT_A_NUMBER, text + " is not a JSON number", "write a finite number");
    }
    if (text.startsWith("+")) {
      return bad(text, offset, "a number has no plus sign in front");
    }
    int start = i;
    i = digits(text, i);
    if (i == start) {
      boolean point = text.startsWith(".", i);
      return bad(text, offset, point ? "write a 0 before the point" : "a number needs digits 0-9");
    }
    if (text.charAt(start) == '0' && i - start > 1) {
      return bad(text, offset, "leave out the zeros in front");
    }
    if (text.startsWith(".", i)) {
      int fraction = ++i;
      i = digits(text, i);
      if (i == fraction) {
        return bad(text, offset, "write digits after the point, or leave it out");
      }
    }
    if (i < text.length() && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
      i++;
      if (i < text.length() && (text.charAt(i) == '+' || text.charAt(i) == '-')) {
        i++;
      }
      int power = i;
      i = digits(text, i);
      if (i == power) {
        return bad(text, offset, "write digits after the e, or leave it out");
      }
    }
    return i == text.length()
        ? null
        : bad(text, offset, "write plain decimal digits 0-9, with a point at most");
  }

  private static int digits(String text, int start) {
    int i = start;
    while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  private static Fault bad(String text, int offset, String help) {
    return new Fault(
        offset, Code.NUMBER_FORM, Printable.quote(text) + " is not a JSON number", help);
  }

  /** The exact value of a number within the limits. */
  static BigDecimal value(String text) {
    return new BigDecimal(text);
  }
}
