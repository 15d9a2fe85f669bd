package vedette.question;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** The rounding of figures for people: half up, the same wherever they are shown or compared. */
public final class Rounding {
  /** The digits of a probability or a small mean that are free of the rounding of sums. */
  private static final int CERTAIN_DIGITS = 12;

  private Rounding() {}

  /**
   * Returns a number with the given number of decimals, half rounded up. A value that the rounding
   * of sums has moved off a half by less than a part in 10^12 counts as that half:
   * 0.34374999999999994 is 0.3438.
   */
  public static BigDecimal halfUp(double value, int decimals) {
    BigDecimal exact = new BigDecimal(value);
    int digits = exact.precision() - exact.scale() + decimals + 1;
    return exact
        .round(new MathContext(Math.max(CERTAIN_DIGITS, digits), RoundingMode.HALF_UP))
        .setScale(decimals, RoundingMode.HALF_UP);
  }
}
