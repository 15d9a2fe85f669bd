package vedette.cli.option;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * A parser of numbers in the notation of a command line: {@code 10M}, {@code 0.1%}, {@code 0x2A}.
 */
final class Amount {
  private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);
  private static final int MAX_LENGTH = 40;

  private Amount() {}

  /**
   * Returns a whole number: {@code 5000}, {@code 1_000_000}, {@code 250k}, {@code 10M}, {@code 2G},
   * {@code 1e6}.
   *
   * @return null if it is none, or less than 1
   */
  static BigInteger count(String text) {
    String digits = text.replace("_", "");
    BigDecimal scale = BigDecimal.ONE;
    if (!digits.isEmpty()) {
      int suffix = "kMG".indexOf(digits.charAt(digits.length() - 1));
      if (suffix >= 0) {
        scale = BigDecimal.TEN.pow(3 * (suffix + 1));
        digits = digits.substring(0, digits.length() - 1);
      }
    }
    BigDecimal number = decimal(digits);
    if (number == null) {
      return null;
    }
    try {
      BigInteger whole = number.multiply(scale).toBigIntegerExact();
      return whole.signum() > 0 ? whole : null;
    } catch (ArithmeticException e) {
      return null;
    }
  }

  /**
   * Returns a share above 0 and below 1: {@code 0.001} or {@code 0.1%}.
   *
   * @return null if it is none
   */
  static Double share(String text) {
    boolean percent = text.endsWith("%");
    BigDecimal number = decimal(percent ? text.substring(0, text.length() - 1) : text);
    if (number == null) {
      return null;
    }
    double share = (percent ? number.movePointLeft(2) : number).doubleValue();
    return share > 0 && share < 1 ? Double.valueOf(share) : null;
  }

  /**
   * Returns a time in seconds: {@code 500ms}, {@code 60s}, {@code 1.5m} or {@code 1h}.
   *
   * @return null if it is none
   */
  static BigDecimal seconds(String text) {
    int unit = text.length();
    while (unit > 0 && Character.isLetter(text.charAt(unit - 1))) {
      unit--;
    }
    BigDecimal scale =
        switch (text.substring(unit)) {
          case "ms" -> new BigDecimal("0.001");
          case "s" -> BigDecimal.ONE;
          case "m" -> BigDecimal.valueOf(60);
          case "h" -> BigDecimal.valueOf(3_600);
          default -> null;
        };
    BigDecimal number = decimal(text.substring(0, unit));
    return number == null || scale == null ? null : number.multiply(scale);
  }

  /**
   * Returns a seed: any signed or unsigned number of 64 bits, decimal or with 0x.
   *
   * @return null if it is none
   */
  static Long seed(String text) {
    boolean hex = text.startsWith("0x") || text.startsWith("0X");
    String digits = hex ? text.substring(2) : text;
    // Java itself reads the digits of any script.
    if (digits.length() > MAX_LENGTH || !digits.matches(hex ? "[0-9a-fA-F]+" : "-?[0-9]+")) {
      return null;
    }
    BigInteger number = new BigInteger(digits, hex ? 16 : 10);
    boolean fits = number.bitLength() <= 63 || number.signum() > 0 && number.compareTo(TWO_64) < 0;
    return fits ? number.longValue() : null;
  }

  /** Returns any decimal number; null if the text is none. */
  static BigDecimal number(String text) {
    return decimal(text);
  }

  /** Returns a decimal number in plain or E notation, of few digits; null if it is none. */
  private static BigDecimal decimal(String text) {
    if (text.isEmpty() || text.length() > MAX_LENGTH || text.startsWith("+")) {
      return null;
    }
    for (int i = 0; i < text.length(); i++) {
      if ("0123456789.eE-".indexOf(text.charAt(i)) < 0) {
        return null;
      }
    }
    try {
      BigDecimal number = new BigDecimal(text);
      return Math.abs(number.scale()) > MAX_LENGTH ? null : number;
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
