package vedette.system.query;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.exception.MathIllegalStateException;
import org.apache.commons.math3.fraction.Fraction;
import vedette.json.Json;

/** A reader of changes of a value: a factor or an addend. */
public final class ChangeReader {
  private static final Pattern FACTOR =
      Pattern.compile("x(?:(0)|([1-9]\\d{0,3})(?:/([1-9]\\d{0,3}))?(?: (up|down|nearest))?)");

  private ChangeReader() {}

  /** Returns a change; null if there is none, or, reporting the error, if it is wrong. */
  public static Change read(SectionReader file, Json json) {
    SectionReader part = file.withCode(Code.CHANGE);
    if (json == null) {
      return null;
    }
    Integer whole = Members.whole(json);
    if (whole != null) {
      return new Change(String.valueOf(whole), Fraction.ONE, null, whole);
    }
    String text = Members.messageText(json);
    if (!(json instanceof Json.Str)) {
      part.report(
          json.at(),
          text + " is not a change",
          "write a whole number to add, or \"" + factor(text) + "\" to multiply");
      return null;
    }
    if (text.matches("[+-]?\\d{1,6}")) {
      part.report(json.at(), "`\"" + text + "\"` is not a change", "remove the quotes");
      return null;
    }
    Matcher factor = FACTOR.matcher(text);
    if (factor.matches() && factor.group(1) != null) {
      return new Change(text, Fraction.ZERO, null, 0);
    }
    if (!factor.matches()) {
      Matcher decimal = Pattern.compile("x(\\d*\\.\\d+)(.*)").matcher(text);
      part.report(
          json.at(),
          decimal.matches()
              ? "`x" + decimal.group(1) + "` is not a factor"
              : "`" + text + "` is not a change",
          decimal.matches()
              ? "write \"" + factor(decimal.group(1)) + decimal.group(2) + "\""
              : text.startsWith("half")
                  ? text.matches("half (up|down|nearest)")
                      ? "write \"x1/2" + text.substring("half".length()) + "\""
                      : "write \"x1/2 up\""
                  : text.startsWith("triple")
                      ? "write \"x3\""
                      : text.startsWith("x0") ? "write a factor above 0" : "write \"x2\"");
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
}
