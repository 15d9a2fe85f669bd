package vedette.odds;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/** A mass as a fraction of whole numbers of any size: no rounding at all. */
record Fraction(BigFraction fraction) implements Mass<Fraction> {
  static final Fraction ZERO = new Fraction(BigFraction.ZERO);
  static final Fraction ONE = new Fraction(BigFraction.ONE);

  @Override
  public Fraction plus(Fraction other) {
    return new Fraction(fraction.add(other.fraction));
  }

  @Override
  public Fraction times(Fraction other) {
    return new Fraction(fraction.multiply(other.fraction));
  }

  @Override
  public Fraction over(Fraction other) {
    return new Fraction(fraction.divide(other.fraction));
  }

  @Override
  public Fraction share(long weight, long total) {
    return new Fraction(
        fraction.multiply(new BigFraction(BigInteger.valueOf(weight), BigInteger.valueOf(total))));
  }

  @Override
  public boolean isZero() {
    return fraction.getNumerator().signum() == 0;
  }

  @Override
  public double value() {
    return fraction.doubleValue();
  }
}
