package vedette.system.effect;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.Fraction;
import vedette.json.EnumWords;
import vedette.source.TextFault;
import vedette.system.query.Change;
import vedette.system.query.Code;
import vedette.system.query.Expressions;
import vedette.table.grid.EntryRounding;

/**
 * A share of a number, rounded to a whole number.
 *
 * @param part the fraction
 * @param rounding its rounding
 */
public record Share(Fraction part, EntryRounding rounding) {
  private static final Share ALL = new Share(Fraction.ONE, EntryRounding.UP);

  /** The pattern of the rounding, at the end of a share's words. */
  static final String ROUNDED = "(?:, rounded (?<rounding>up|down|nearest))?";

  /**
   * Returns the share of a text.
   *
   * @param words the pattern of texts with a share, with groups {@code part}, null for all, and
   *     {@code rounding}
   * @return the share; null if the text has none
   */
  static Share read(String text, Pattern words) {
    Matcher share = words.matcher(text);
    if (!share.matches()) {
      return null;
    }
    Fraction part = part(share.group("part"));
    if (part.equals(Fraction.ONE)) {
      return ALL;
    }
    if (share.group("rounding") == null) {
      throw TextFault.coded(
          Code.FRACTION,
          0,
          "`" + text + "` can be a fraction",
          "write `, rounded up`, `, rounded down` or `, rounded nearest`");
    }
    return new Share(part, Expressions.rounding(share.group("rounding")));
  }

  private static Fraction part(String words) {
    if (words == null || words.equals("all")) {
      return Fraction.ONE;
    }
    return switch (words) {
      case "half" -> Fraction.ONE_HALF;
      case "a third" -> Fraction.ONE_THIRD;
      default -> new Fraction(Integer.parseInt(words.substring(0, words.length() - 1)), 100);
    };
  }

  public static Share all() {
    return ALL;
  }

  /** Returns whether it is the whole. */
  public boolean isAll() {
    return part.equals(Fraction.ONE);
  }

  /** Returns the share of a number. */
  public int of(int number) {
    return Change.rounded(part.multiply(number), rounding).intValue();
  }

  /** Returns the share and its rounding with a word between; "" for no word. */
  String words(String between) {
    String name =
        part.equals(Fraction.ONE_HALF)
            ? "half"
            : part.equals(Fraction.ONE_THIRD) ? "a third" : part.multiply(100).intValue() + "%";
    return name + between + ", rounded " + EnumWords.word(rounding);
  }
}
