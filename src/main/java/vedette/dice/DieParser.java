package vedette.dice;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die.Dice;
import vedette.source.TextFault;

/**
 * Reads the notation of a die, {@code [count]d<faces>} once or several times with {@code +} between
 * and a constant at the end, or {@code d66} or {@code d666}, and says where it is wrong.
 */
final class DieParser {
  /** Far more than any table needs, and far from where sums leave the whole numbers. */
  private static final int MAX_CONSTANT = 1_000_000;

  /** Faces that no die has: as many D6, read as the digits of a number. */
  private static final List<Integer> DIGITS = List.of(66, 666);

  private final String text;
  private int at;

  DieParser(String text) {
    this.text = text;
  }

  Die parse() {
    List<Dice> kinds = new ArrayList<>();
    int constant = 0;
    int firstEmpty = -1;
    String noSuchDie = null;
    do {
      int from = at;
      int dice = peekDigit() ? number("dice") : 1;
      if (!peekD()) {
        throw fault("expected `d`, as in d10 or 2d6", at);
      }
      at++;
      int facesAt = at;
      int faces = number("faces");
      if (firstEmpty < 0 && (dice == 0 || faces == 0)) {
        firstEmpty = dice == 0 ? from : facesAt;
        noSuchDie = dice == 0 ? "a roll needs at least one die" : "a die needs at least one face";
      }
      kinds.add(new Dice(dice, faces));
    } while (peekMoreDice());
    if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
      int sign = text.charAt(at++) == '-' ? -1 : 1;
      constant = sign * number("the constant");
    }
    if (at < text.length()) {
      throw fault("unexpected text after the die", at);
    }
    if (firstEmpty >= 0) {
      throw fault(noSuchDie, firstEmpty);
    }
    for (Dice kind : kinds) {
      if (DIGITS.contains(kind.faces())) {
        if (kinds.size() > 1 || kind.dice() > 1 || constant != 0) {
          String read =
              kind.faces() == 66 ? "two D6 read as tens and units" : "three D6 read as digits";
          throw fault("a d" + kind.faces() + " takes no addition: it is " + read, 0);
        }
        return Die.digits(DIGITS.indexOf(kind.faces()) + 2);
      }
    }
    refuseLarge(kinds, constant);
    return Die.sum(kinds, constant);
  }

  private static void refuseLarge(List<Dice> kinds, int constant) {
    double outcomes = 1;
    double bits = 0;
    double dice = 0;
    for (Dice kind : kinds) {
      outcomes += (double) kind.dice() * (kind.faces() - 1);
      bits += kind.dice() * (Math.log(kind.faces()) / Math.log(2));
      dice += kind.dice();
    }
    boolean far = dice > Die.MAX_OUTCOMES || Math.abs(constant) > MAX_CONSTANT;
    if (outcomes > Die.MAX_OUTCOMES || bits > 62 || far) {
      throw TextFault.tooLarge(
          "the roll is too large: at most "
              + Die.MAX_OUTCOMES
              + " different results, weights up to 2^62, and constants up to "
              + MAX_CONSTANT,
          "write fewer dice, or dice with fewer faces");
    }
  }

  private boolean peekDigit() {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private boolean peekD() {
    return at < text.length() && (text.charAt(at) == 'd' || text.charAt(at) == 'D');
  }

  /**
   * Returns whether a plus and further dice follow, and not a constant; steps over the plus if so.
   */
  private boolean peekMoreDice() {
    int plus = at;
    if (at < text.length() && text.charAt(at) == '+') {
      at++;
      while (peekDigit()) {
        at++;
      }
      boolean more = peekD();
      at = more ? plus + 1 : plus;
      return more;
    }
    return false;
  }

  private int number(String what) {
    int from = at;
    long value = 0;
    while (peekDigit()) {
      value = Math.min(value * 10 + (text.charAt(at++) - '0'), Integer.MAX_VALUE);
    }
    if (at == from) {
      throw fault("expected a number for " + what, at);
    }
    return (int) value;
  }

  private static TextFault fault(String message, int offset) {
    return new TextFault(offset, message, "write d10, 2d6, 2d6+1, d6+d10, d66, d666 or average");
  }
}
