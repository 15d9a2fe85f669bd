package vedette.system.effect;

import java.util.regex.Pattern;
import vedette.source.TextFault;
import vedette.system.query.Amount;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;
import vedette.system.query.Subject;
import vedette.system.roll.Roll;
import vedette.system.roll.RollReader;

/**
 * A number in an effect: an amount, or a roll.
 *
 * @param amount the amount; null if it is rolled
 * @param die the roll; null if it is an amount
 */
public record Quantity(Amount amount, Roll die) {
  private static final Pattern DICE = Pattern.compile("\\b[dD]\\d|^\\d*[dD]\\d");

  /** A number above the strength of any unit, which means all. */
  private static final String MANY = "99999";

  static Quantity of(int number) {
    return new Quantity(Amount.of(number), null);
  }

  /** Returns whether a text is only digits. */
  static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(it -> it >= '0' && it <= '9');
  }

  /**
   * Returns the quantity of a text; in fire a value without a subject is the shooter's.
   *
   * @param from the offset of the text in the effect
   */
  static Quantity read(String text, int from, SectionReader part) {
    if (isNumber(text)) {
      return of(Integer.parseInt(text.length() > MANY.length() ? MANY : text));
    }
    try {
      return read(text, part);
    } catch (TextFault e) {
      throw e.within(from);
    }
  }

  private static Quantity read(String text, SectionReader part) {
    if (text.matches("-\\d+")) {
      throw new TextFault(
          0, "`" + text + "` is below 0 and has no effect", "write a number from 1");
    }
    if (text.equals("all")) {
      throw new TextFault(
          0,
          "`all` is not a number; it can only follow `lose`",
          "write a number; a larger one than the unit has counts as all");
    }
    boolean dice =
        DICE.matcher(text).find() || part.names().dice().containsKey(text.replaceAll("^\\d+", ""));
    if (dice) {
      return new Quantity(null, new RollReader(part).unopposed(text));
    }
    boolean ofShooter =
        part.scope().has(Subject.SHOOTER) && part.names().values().indexOf(text) >= 0;
    Amount amount = part.expressions().amount(ofShooter ? "shooter " + text : text, part.scope());
    if (amount.broken()) {
      throw TextFault.coded(
          Code.FRACTION,
          0,
          "`" + text + "` can be a fraction",
          "write `, rounded up`, `, rounded down` or `, rounded nearest`");
    }
    return new Quantity(amount, null);
  }

  @Override
  public String toString() {
    return die == null ? amount.text() : die.toString();
  }
}
