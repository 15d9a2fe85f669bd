package vedette.report.page;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.Fraction;
import vedette.question.Estimate;
import vedette.question.Rounding;

/** Formats of numbers, independent of the locale. */
public final class Numbers {
  /** The decimals of means. */
  public static final int MEAN_DECIMALS = 3;

  private Numbers() {}

  /**
   * Returns a probability in percent with two decimals. One that is not exactly 0 or 1 never looks
   * so.
   */
  public static String percent(double p) {
    if (p == 0) {
      return "0%";
    }
    if (p == 1) {
      return "100%";
    }
    if (p < 0.00005) {
      return "<0.01%";
    }
    return p >= 0.99995 ? ">99.99%" : fixed(100 * p, 2) + "%";
  }

  /**
   * Returns a probability in percent with one decimal. One that is not exactly 0 or 1 never looks
   * so.
   */
  public static String share(double p) {
    if (p == 0 || p == 1) {
      return percent(p);
    }
    if (p < 0.0005) {
      return "<0.1%";
    }
    return p >= 0.9995 ? ">99.9%" : roughly(100 * p) + "%";
  }

  /** Returns an interval of probabilities in percent. */
  public static String interval(double low, double high) {
    return fixed(100 * Math.max(0, low), 2) + "-" + fixed(100 * Math.min(1, high), 2);
  }

  /**
   * Returns the change of a figure.
   *
   * @param chance whether it is a probability, whose change is in percentage points; else a mean
   */
  public static String change(double change, boolean chance) {
    return chance ? change(100 * change, 2) + " pp" : change(change, MEAN_DECIMALS);
  }

  /** Returns a probability in percent, or a mean. */
  public static String figure(double value, boolean chance) {
    return chance ? percent(value) : fixed(value, MEAN_DECIMALS);
  }

  /** Returns a probability in percent, or a mean, or the reason why it is missing. */
  public static String figure(Estimate figure, boolean chance) {
    return figure.isMissing() ? figure.missing().words() : figure(figure.value(), chance);
  }

  /** Returns the value of a measure; a number that is not whole as a fraction. */
  public static String exactly(Comparable<?> value) {
    if (value instanceof Fraction number) {
      return number.getDenominator() == 1
          ? Integer.toString(number.getNumerator())
          : number.getNumerator() + "/" + number.getDenominator();
    }
    return value.toString();
  }

  /** Returns a number with one decimal. */
  public static String roughly(double value) {
    return fixed(value, 1);
  }

  /** Returns a number with the given number of decimals, half rounded up. */
  public static String fixed(double value, int decimals) {
    BigDecimal rounded = Rounding.halfUp(value, decimals);
    return (rounded.signum() == 0 ? rounded.abs() : rounded).toPlainString();
  }

  /**
   * Returns a number with at most the given decimals, without those below its error; if even its
   * units are uncertain, in the form {@code 8.218e17}.
   *
   * @param error the error bound of the number; NaN if an interval is shown instead
   */
  public static String fixed(double value, int decimals, double error) {
    int sure = decimals;
    while (sure > 0 && 2 * error > Math.pow(10, -sure)) {
      sure--;
    }
    if (!(2 * error > 1) || value == 0) {
      return fixed(value, sure);
    }
    int digits = Math.max(1, (int) Math.floor(Math.log10(Math.abs(value) / (2 * error))) + 1);
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits, RoundingMode.HALF_UP));
    int exponent = rounded.precision() - rounded.scale() - 1;
    return rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
  }

  /** Returns a number above 0 with the given decimals; it never looks like 0. */
  public static String above(double value, int decimals) {
    String text = fixed(value, decimals);
    BigDecimal shown = new BigDecimal(text);
    return shown.signum() > 0 ? text : "<" + shown.ulp().toPlainString();
  }

  /** Returns a change with its sign and the given decimals; only 0 looks like 0. */
  public static String change(double change, int decimals) {
    return change == 0 ? "0" : (change < 0 ? "-" : "+") + above(Math.abs(change), decimals);
  }

  /** Returns an upper bound with two significant digits, such as {@code 2.2e-15}. */
  public static String scientific(double value) {
    if (value == 0) {
      return "0";
    }
    int exponent = (int) Math.floor(Math.log10(value));
    // Rounded up, because it is a bound.
    BigDecimal digits = new BigDecimal(value).movePointLeft(exponent).setScale(1, RoundingMode.UP);
    return digits.compareTo(BigDecimal.TEN) < 0
        ? digits.toPlainString() + "e" + exponent
        : "1.0e" + (exponent + 1);
  }

  /** Returns a whole number with commas between its thousands. */
  public static String grouped(long value) {
    StringBuilder digits = new StringBuilder(Long.toString(value));
    for (int at = digits.length() - 3; at > (value < 0 ? 1 : 0); at -= 3) {
      digits.insert(at, ',');
    }
    return digits.toString();
  }
}
