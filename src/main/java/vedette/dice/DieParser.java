package vedette.dice;

/** Reads the notation of a die, {@code [count]d<faces>[+constant]}, and says where it is wrong. */
final class DieParser {
  /** Far more than any table needs, and far from where sums leave the whole numbers. */
  private static final int MAX_CONSTANT = 1_000_000;

  private final String text;
  private int at;

  DieParser(String text) {
    this.text = text;
  }

  Die parse() {
    int dice = peekDigit() ? number("dice") : 1;
    if (at >= text.length() || (text.charAt(at) != 'd' && text.charAt(at) != 'D')) {
      throw wrong("expected `d`, as in d10 or 2d6", at);
    }
    at++;
    int facesAt = at;
    int faces = number("faces");
    int constant = 0;
    if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
      int sign = text.charAt(at++) == '-' ? -1 : 1;
      constant = sign * number("the constant");
    }
    if (at < text.length()) {
      throw wrong("nothing may follow here", at);
    }
    if (dice == 0) {
      throw wrong("a roll needs at least one die", 0);
    }
    if (faces == 0) {
      throw wrong("a die needs at least one face", facesAt);
    }
    refuseLarge(dice, faces, constant);
    return Die.sum(dice, faces, constant);
  }

  private static void refuseLarge(int dice, int faces, int constant) {
    boolean manyOutcomes = (long) dice * (faces - 1) + 1 > Die.MAX_OUTCOMES;
    boolean heavy = dice * (Math.log(faces) / Math.log(2)) > 62;
    boolean far = dice > Die.MAX_OUTCOMES || Math.abs(constant) > MAX_CONSTANT;
    if (manyOutcomes || heavy || far) {
      throw new DieNotation(
          "too large a roll: at most "
              + Die.MAX_OUTCOMES
              + " different results, weights up to 2^62, and constants up to "
              + MAX_CONSTANT,
          0,
          true);
    }
  }

  private boolean peekDigit() {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private int number(String what) {
    int from = at;
    long value = 0;
    while (peekDigit()) {
      value = Math.min(value * 10 + (text.charAt(at++) - '0'), Integer.MAX_VALUE);
    }
    if (at == from) {
      throw wrong("expected a number for " + what, at);
    }
    return (int) value;
  }

  private static DieNotation wrong(String message, int offset) {
    return new DieNotation(message, offset, false);
  }
}
