package vedette.dice;

/**
 * What leads a generator over so many streams at once: a polynomial over the field of two elements,
 * a power of the one that {@link Xoroshiro#jump()} uses, modulo the generator's own.
 *
 * @param low the coefficients of x^0 to x^63, bit by bit
 * @param high those of x^64 to x^127
 */
record JumpPolynomial(long low, long high) {
  /** x^(2^64): one stream. */
  static final JumpPolynomial ONE = new JumpPolynomial(0x2bd7a6a6e99c2ddcL, 0x0992ccaf6a6fca05L);

  /** The generator's characteristic polynomial without x^128. */
  private static final JumpPolynomial MODULUS =
      new JumpPolynomial(0x8dae70779760b081L, 0x0031bcf2f855d6e5L);

  /** That of so many streams, from 0. */
  static JumpPolynomial over(long streams) {
    JumpPolynomial power = new JumpPolynomial(1, 0);
    JumpPolynomial square = ONE;
    for (long left = streams; left > 0; left >>= 1) {
      if ((left & 1) != 0) {
        power = power.times(square);
      }
      square = square.times(square);
    }
    return power;
  }

  /** Whether it has x to this power. */
  boolean has(int power) {
    return ((power < Long.SIZE ? low >>> power : high >>> power - Long.SIZE) & 1) != 0;
  }

  private JumpPolynomial times(JumpPolynomial other) {
    JumpPolynomial product = new JumpPolynomial(0, 0);
    for (int power = 2 * Long.SIZE - 1; power >= 0; power--) {
      product = product.timesX();
      if (other.has(power)) {
        product = product.plus(this);
      }
    }
    return product;
  }

  private JumpPolynomial timesX() {
    JumpPolynomial shifted = new JumpPolynomial(low << 1, high << 1 | low >>> Long.SIZE - 1);
    return high < 0 ? shifted.plus(MODULUS) : shifted;
  }

  private JumpPolynomial plus(JumpPolynomial other) {
    return new JumpPolynomial(low ^ other.low, high ^ other.high);
  }
}
