package vedette.table;

import vedette.table.Effect.Forced;

/**
 * How combat results are written: {@code -} for nothing, or the attacker's part, the defender's, or
 * both with a slash or a hyphen between. A part is {@code A} or {@code D}, losses from 1 to 99,
 * {@code Rp} for a repulse or {@code R} for a retreat; the losses or what follows may be missing.
 */
final class CombatGrammar {

  /** The most losses of one result. */
  static final int MAX_LOSSES = 99;

  /** One example of each form, for messages. */
  static final String FORMS = "-, A1, D2, A1/D1, A1-D1, D2Rp, ARp (repulse), D2R, AR (retreat)";

  private CombatGrammar() {}

  /** The result; null if the text is not one, by as little as a blank. */
  static CombatResult parse(String text) {
    if (text.equals("-")) {
      return new CombatResult(text, Effect.NONE, Effect.NONE);
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
    Forced forced =
        part.endsWith(Forced.REPULSED.suffix())
            ? Forced.REPULSED
            : part.endsWith(Forced.RETREATS.suffix()) ? Forced.RETREATS : Forced.NOT;
    int end = part.length() - forced.suffix().length();
    if (end == 1) {
      return forced != Forced.NOT ? new Effect(0, forced) : null;
    }
    int losses = losses(part, end);
    return losses < 1 ? null : new Effect(losses, forced);
  }

  /** The number between the side and the end; 0 if there is none within the limits. */
  private static int losses(String part, int end) {
    if (end > 3 || part.charAt(1) == '0') {
      return 0;
    }
    int losses = 0;
    for (int i = 1; i < end; i++) {
      int digit = part.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return 0;
      }
      losses = losses * 10 + digit;
    }
    return losses;
  }

  /** Whether the text would be a result if its numbers were within the limits. */
  static boolean hasWrongNumber(String text) {
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
