package vedette.odds;

import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;

/**
 * How far a number that somebody asked for lies above another, as a ratio of whole numbers.
 *
 * @param weight from 0
 * @param total above 0
 */
record Distance(long weight, long total) {
  /** The distance of a value from the least. */
  static Distance of(Comparable<?> value, Comparable<?> least) {
    Fraction high = (Fraction) value;
    Fraction low = (Fraction) least;
    long total = (long) high.getDenominator() * low.getDenominator();
    return new Distance(
        (long) high.getNumerator() * low.getDenominator()
            - (long) low.getNumerator() * high.getDenominator(),
        total);
  }

  /** A number that somebody asked for. */
  static BigFraction fraction(Comparable<?> value) {
    Fraction number = (Fraction) value;
    return new BigFraction(number.getNumerator(), number.getDenominator());
  }
}
