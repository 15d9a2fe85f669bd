package vedette.system.query;

import org.apache.commons.math3.fraction.Fraction;
import vedette.form.ReadBy;
import vedette.table.grid.EntryRounding;

/**
 * A change of a number by a state or a modifier.
 *
 * @param text the change as written
 * @param factor the factor; 1 if it does not multiply
 * @param rounding the rounding of the product; null for none
 * @param added the number added
 */
@ReadBy(value = "ChangeReader::read", schemaRef = "change")
public record Change(String text, Fraction factor, EntryRounding rounding, int added) {
  /** Returns whether it can turn a whole number into a fraction. */
  public boolean breaks() {
    return factor.getDenominator() != 1 && rounding == null;
  }

  /** Returns whether it multiplies. */
  public boolean multiplies() {
    return !factor.equals(Fraction.ONE);
  }

  /** Returns the number multiplied by the factor, and rounded if the change rounds. */
  public Fraction multiplied(Fraction number) {
    Fraction product = number.multiply(factor);
    return rounding == null ? product : rounded(product, rounding);
  }

  /** Returns a number rounded; NEAREST rounds exact halves down. */
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

  /** Returns the distance from no change, by which the strongest of several is found. */
  public double strength() {
    return multiplies() ? Math.abs(Math.log(factor.doubleValue())) * 1_000 : Math.abs(added);
  }

  @Override
  public String toString() {
    return text;
  }
}
