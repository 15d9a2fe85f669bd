package vedette.system;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.exception.MathIllegalStateException;
import org.apache.commons.math3.fraction.Fraction;
import vedette.json.Json;
import vedette.table.Rounding;

/**
 * What a state or a modifier makes of a number.
 *
 * @param factor what it is multiplied by; 1 if it is not
 * @param rounding how the product is rounded; null if it is not
 * @param added what is added
 */
public record Change(String text, Fraction factor, Rounding rounding, int added) {
  private static final Pattern FACTOR =
      Pattern.compile("x(?:(0)|([1-9]\\d{0,3})(?:/([1-9]\\d{0,3}))?(?: (up|down|nearest))?)");

  /** Reads a change; null if there is none, or if it is wrong, which is reported. */
  static Change of(Json json, Part file) {
    Part part = file.in(Code.CHANGE);
    if (json == null) {
      return null;
    }
    Integer whole = Members.whole(json);
    if (whole != null) {
      return new Change(String.valueOf(whole), Fraction.ONE, null, whole);
    }
    String text = Members.shown(json);
    if (!(json instanceof Json.Str)) {
      part.wrong(
          json.at(),
          text + " is no change",
          "a whole number is added; \"" + factor(text) + "\" multiplies");
      return null;
    }
    if (text.matches("[+-]?\\d{1,6}")) {
      part.wrong(json.at(), "`\"" + text + "\"` is no change", "remove the quotes");
      return null;
    }
    Matcher factor = FACTOR.matcher(text);
    if (factor.matches() && factor.group(1) != null) {
      return new Change(text, Fraction.ZERO, null, 0);
    }
    if (!factor.matches()) {
      Matcher decimal = Pattern.compile("x(\\d*\\.\\d+)(.*)").matcher(text);
      part.wrong(
          json.at(),
          decimal.matches()
              ? "`x" + decimal.group(1) + "` is no factor"
              : "`" + text + "` is no change",
          decimal.matches()
              ? "\"" + factor(decimal.group(1)) + decimal.group(2) + "\""
              : text.startsWith("half")
                  ? text.matches("half (up|down|nearest)")
                      ? "\"x1/2" + text.substring("half".length()) + "\""
                      : "\"x1/2 up\""
                  : text.startsWith("triple")
                      ? "\"x3\""
                      : text.startsWith("x0") ? "\"x0\" leaves nothing" : "\"x2\"");
      return null;
    }
    int denominator = factor.group(3) == null ? 1 : Integer.parseInt(factor.group(3));
    return new Change(
        text,
        new Fraction(Integer.parseInt(factor.group(2)), denominator),
        factor.group(4) == null ? null : Expressions.rounding(factor.group(4)),
        0);
  }

  private static String factor(String decimal) {
    try {
      Fraction value = new Fraction(Double.parseDouble(decimal), 1e-6, 100);
      return "x"
          + value.getNumerator()
          + (value.getDenominator() == 1 ? "" : "/" + value.getDenominator());
    } catch (NumberFormatException | MathIllegalStateException e) {
      return "x3/2";
    }
  }

  /** Whether it can make a fraction of a whole number. */
  public boolean breaks() {
    return factor.getDenominator() != 1 && rounding == null;
  }

  /** Whether it multiplies. */
  public boolean multiplies() {
    return !factor.equals(Fraction.ONE);
  }

  /** The number multiplied, and rounded where it says so. */
  public Fraction multiplied(Fraction number) {
    Fraction product = number.multiply(factor);
    return rounding == null ? product : rounded(product, rounding);
  }

  /** A number rounded; in the very middle to the nearest goes down. */
  public static Fraction rounded(Fraction number, Rounding rounding) {
    int low = Math.floorDiv(number.getNumerator(), number.getDenominator());
    Fraction rest = number.subtract(low);
    if (rest.equals(Fraction.ZERO)) {
      return number;
    }
    boolean up =
        rounding == Rounding.UP
            || rounding == Rounding.NEAREST && rest.compareTo(Fraction.ONE_HALF) > 0;
    return new Fraction(up ? low + 1 : low);
  }

  /** How far it is from no change, to find the strongest of several. */
  public double strength() {
    return multiplies() ? Math.abs(Math.log(factor.doubleValue())) * 1_000 : Math.abs(added);
  }

  @Override
  public String toString() {
    return text;
  }
}
