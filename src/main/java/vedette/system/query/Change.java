package vedette.system.query;

import org.apache.commons.math3.fraction.Fraction;
import vedette.form.ReadBy;
import vedette.table.grid.EntryRounding;

/**
 * What a state or a modifier makes of a number.
 *
 * @param factor what it is multiplied by; 1 if it is not
 * @param rounding how the product is rounded; null if it is not
 * @param added what is added
 */
@ReadBy(value = "ChangeReader::read", schemaRef = "change")
public record Change(String text, Fraction factor, EntryRounding rounding, int added) {
  /** Returns whether it can make a fraction of a whole number. */
  public boolean breaks() {
    return factor.getDenominator() != 1 && rounding == null;
  }

  /** Returns whether it multiplies. */
  public boolean multiplies() {
    return !factor.equals(Fraction.ONE);
  }

  /** Returns the number multiplied, and rounded where it says so. */
  public Fraction multiplied(Fraction number) {
    Fraction product = number.multiply(factor);
    return rounding == null ? product : rounded(product, rounding);
  }

  /** Returns a number rounded; in the very middle to the nearest goes down. */
  public static Fraction rounded(Fraction number, EntryRounding entryRounding) {
    int low = Math.floorDiv(number.getNumerator(), number.getDenominator());
    Fraction rest = number.subtract(low);
    if (rest.equals(Fraction.ZERO)) {
      return number;
    }
    boolean up =
        entryRounding == EntryRounding.UP
            || entryRounding == EntryRounding.NEAREST && rest.compareTo(Fraction.ONE_HALF) > 0;
    return new Fraction(up ? low + 1 : low);
  }

  /** Returns how far it is from no change, to find the strongest of several. */
  public double strength() {
    return multiplies() ? Math.abs(Math.log(factor.doubleValue())) * 1_000 : Math.abs(added);
  }

  @Override
  public String toString() {
    return text;
  }
}
