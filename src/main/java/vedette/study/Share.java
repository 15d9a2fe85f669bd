package vedette.study;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.question.Rounding;

/** Parts of a whole as messages say them. */
final class Share {
  private static final int MOST_DECIMALS = 4;

  private Share() {}

  /** A percentage without needless decimals: {@code 10%}, {@code 2.8%}. */
  static String percent(BigFraction share) {
    return percent(new BigDecimal(share.getNumerator()), new BigDecimal(share.getDenominator()), 1);
  }

  /** Two different percentages, with so many decimals that they look different. */
  static String[] percents(long part, long other, long whole) {
    String[] texts = new String[2];
    for (int decimals = 1; decimals <= MOST_DECIMALS; decimals++) {
      texts[0] = percent(BigDecimal.valueOf(part), BigDecimal.valueOf(whole), decimals);
      texts[1] = percent(BigDecimal.valueOf(other), BigDecimal.valueOf(whole), decimals);
      if (!texts[0].equals(texts[1])) {
        return texts;
      }
    }
    return new String[] {part + " of " + whole, other + " of " + whole};
  }

  private static String percent(BigDecimal part, BigDecimal whole, int decimals) {
    return plain(part.scaleByPowerOfTen(2).divide(whole, decimals, RoundingMode.HALF_UP)) + "%";
  }

  /** A mean without needless decimals. */
  static String mean(double value) {
    return plain(Rounding.halfUp(value, 2));
  }

  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
