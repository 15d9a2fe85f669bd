package vedette.table.grid;

import vedette.table.grid.Effect.ForcedMove;

/**
 * The notation of combat results: {@code -} for nothing, {@code EX} for an exchange, or the
 * attacker's part, the defender's, or both with a slash or a hyphen between. A part starts with
 * {@code A} or {@code D}. Then follows {@code E} for eliminated, or losses from 1 to 99 and {@code
 * Rp} for a repulse or {@code R} for a retreat, with or without its hexes. Either the losses or the
 * repulse or retreat may be missing.
 */
public final class CombatGrammar {

  /** The maximum of losses and of hexes in one result. */
  public static final int MAX_LOSSES = 99;

  /** One example of each form, for messages. */
  public static final String FORMS =
      "-, A1, D2, A1/D1, A1-D1, D2Rp, ARp (repulse), D2R, AR (retreat), DR2 (of two hexes), AE, DE"
          + " (eliminated), EX (exchange)";

  private static final String EXCHANGE = "EX";

  private CombatGrammar() {}

  /** Returns the result; null if the text differs from one even by a blank. */
  public static CombatResult parse(String text) {
    if (text.equals("-") || text.equals(EXCHANGE)) {
      return new CombatResult(text, Effect.NONE, Effect.NONE, text.equals(EXCHANGE));
    }
    int slash = Math.max(text.indexOf('/'), text.indexOf('-'));
    Effect attacker = part(slash < 0 ? text : text.substring(0, slash), 'A');
    Effect defender = part(slash < 0 ? text : text.substring(slash + 1), 'D');
    if (slash < 0 ? attacker == null && defender == null : attacker == null || defender == null) {
      return null;
    }
    return new CombatResult(
        text, attacker == null ? Effect.NONE : attacker, defender == null ? Effect.NONE : defender);
  }

  private static Effect part(String part, char side) {
    if (part.isEmpty() || part.charAt(0) != side) {
      return null;
    }
    String rest = part.substring(1);
    if (rest.equals("E")) {
      return Effect.ELIMINATED;
    }
    int back = rest.indexOf('R');
    int losses = number(back < 0 ? rest : rest.substring(0, back));
    if (losses < 0 || back < 0 && losses == 0) {
      return null;
    }
    if (back < 0) {
      return new Effect(losses, ForcedMove.NOT);
    }
    String forced = rest.substring(back);
    if (forced.equals(ForcedMove.REPULSED.suffix())) {
      return new Effect(losses, ForcedMove.REPULSED);
    }
    int hexes = number(forced.substring(1));
    return hexes < 0 ? null : new Effect(losses, ForcedMove.RETREATS, hexes, false);
  }

  /** Returns the number of these digits; 0 if there are none, -1 if it is outside the limits. */
  private static int number(String digits) {
    if (digits.length() > 2 || digits.startsWith("0")) {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  /** Returns whether the text would be a result if its numbers were within the limits. */
  public static boolean hasWrongNumber(String text) {
    StringBuilder clamped = new StringBuilder();
    boolean number = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      boolean sign = c == '-' && i + 1 < text.length() && Character.isDigit(text.charAt(i + 1));
      if (!digit && !sign) {
        clamped.append(c);
      } else if (!number) {
        clamped.append('1');
      }
      number = digit || sign;
    }
    return !clamped.toString().equals(text) && parse(clamped.toString()) != null;
  }
}
