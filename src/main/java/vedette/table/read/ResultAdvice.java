package vedette.table.read;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import vedette.platform.Platform;
import vedette.source.Nearest;
import vedette.source.Printable;
import vedette.table.grid.Code;
import vedette.table.grid.CombatGrammar;

/**
 * Advice on a text that is not a combat result.
 *
 * @param code the problem's code
 * @param message the message
 * @param help what to write instead
 */
public record ResultAdvice(String code, String message, String help) {

  /**
   * Cyrillic and Greek letters that look like the Latin ones of results, each followed by its Latin
   * letter in the second string.
   */
  private static final String LOOK_ALIKES =
      "\u0410\u0391\u0420\u03a1\u0440\u03c1\u0415\u0395\u0425\u03a7";

  private static final String MEANT = "AAPPppEEXX";

  /** Returns the advice for a text that {@link CombatGrammar} refused. */
  public static ResultAdvice on(String text) {
    String shown = Printable.quote(text);
    if (CombatGrammar.hasWrongNumber(text)) {
      return new ResultAdvice(
          Code.LOSSES,
          (text.matches(".*R[-0-9]+") ? "hexes" : "losses") + " in " + shown + " are out of range",
          "write a number from 1 to " + CombatGrammar.MAX_LOSSES + ", without leading zeros");
    }
    int foreign = firstNonAscii(text);
    String canonical = canonical(text);
    String write = canonical == null ? "write one of " + CombatGrammar.FORMS : write(canonical);
    if (foreign >= 0x80 && Normalizer.normalize(text, Normalizer.Form.NFKC).equals(text)) {
      String number = "U+" + Integer.toHexString(0x10000 | foreign).substring(1);
      return new ResultAdvice(
          Code.LOOK_ALIKE,
          shown
              + " contains "
              + number.toUpperCase(Locale.ROOT)
              + " ("
              + Platform.characterName(foreign)
              + "), a letter of no result",
          write);
    }
    if (canonical != null) {
      return new ResultAdvice(Code.RESULT_SPELLING, "misspelt result " + shown, write);
    }
    Optional<String> nearest = nearest(text);
    String help =
        "write one of "
            + CombatGrammar.FORMS
            + "; for results in your own words, write a rule system (`vedette new system`)";
    return new ResultAdvice(
        Code.UNKNOWN_RESULT,
        "unknown result " + shown,
        nearest.isPresent() ? "did you mean `" + nearest.get() + "`? Otherwise " + help : help);
  }

  /**
   * Returns the result that a text means, whatever its blanks, case and look-alikes; null if it
   * means none. Losses out of range are kept.
   */
  public static String suggestion(String text) {
    if (text.codePoints().anyMatch(it -> Character.getType(it) == Character.OTHER_NUMBER)) {
      return null; // the mark of a footnote, or a fraction
    }
    String plain = text.replace(" ", "").toUpperCase(Locale.ROOT);
    boolean wrong = CombatGrammar.hasWrongNumber(plain) && !plain.matches(".*-\\d.*");
    return wrong ? plain : canonical(text);
  }

  /** Returns the built-in result most similar to a text, if any is similar. */
  public static Optional<String> nearest(String text) {
    return Nearest.of(text, candidates());
  }

  private static String write(String canonical) {
    return "write \"" + canonical + "\"";
  }

  /** Returns the first code point outside ASCII; -1 if there is none. */
  private static int firstNonAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        return text.codePointAt(i);
      }
    }
    return -1;
  }

  /**
   * Returns the result that equals the text up to blanks, case and look-alikes; null if there is
   * none.
   */
  private static String canonical(String text) {
    StringBuilder out = new StringBuilder();
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      int alike = LOOK_ALIKES.indexOf(c);
      c = Character.toUpperCase(alike >= 0 ? MEANT.charAt(alike) : c);
      if (c == '\u2013' || c == '\u2014' || c == '\u2212') {
        c = '-';
      }
      if (!Character.isWhitespace(c) && !Character.isSpaceChar(c)) {
        out.append(c == 'P' ? 'p' : c);
      }
    }
    String canonical = out.toString();
    if (canonical.equals("--") || canonical.equals("NE") || canonical.isEmpty()) {
      return "-";
    }
    if (CombatGrammar.parse(canonical) != null) {
      return canonical;
    }
    int slash = canonical.indexOf('/');
    String swapped =
        slash < 0 ? "" : canonical.substring(slash + 1) + "/" + canonical.substring(0, slash);
    return CombatGrammar.parse(swapped) != null ? swapped : null;
  }

  private static List<String> candidates() {
    List<String> candidates = new ArrayList<>();
    candidates.add("-");
    for (char side : new char[] {'A', 'D'}) {
      for (int losses = 1; losses <= 9; losses++) {
        candidates.add("" + side + losses);
        candidates.add("" + side + losses + "Rp");
        candidates.add("" + side + losses + "R");
      }
      candidates.add(side + "Rp");
      candidates.add(side + "R");
      candidates.add(side + "R2");
      candidates.add(side + "E");
    }
    candidates.add("A1/D1");
    candidates.add("EX");
    return candidates;
  }
}
