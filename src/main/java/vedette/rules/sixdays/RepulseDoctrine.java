package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.When;
import vedette.rules.kit.When.Word;

/**
 * When the phasing player goes through with an overrun: {@code always}, {@code revealed} (only
 * against a stack that had to show itself), {@code at +1} (that, and at such a differential) or
 * {@code at +1 or hidden} (also against one that did not).
 *
 * @param seen against a stack that had to show itself
 */
public record RepulseDoctrine(boolean onlyRevealed, When seen) implements Doctrines.Said {
  private static final String REVEALED = "revealed";
  private static final String OR_HIDDEN = " or hidden";

  /** Reads it. */
  public static RepulseDoctrine parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    if (text.equals(REVEALED)) {
      return new RepulseDoctrine(true, When.ALWAYS);
    }
    boolean orHidden = text.startsWith("at ") && text.endsWith(OR_HIDDEN);
    String help =
        "write always, best, revealed, `at +1` for that differential against a revealed stack, or `at +1"
            + " or hidden`";
    When seen =
        When.parse(
            orHidden ? text.substring(0, text.length() - OR_HIDDEN.length()) : text,
            help,
            Word.ALWAYS,
            Word.BEST,
            Word.AT);
    return new RepulseDoctrine(seen.is(Word.AT) && !orHidden, seen);
  }

  /** What is worth trying. */
  static List<String> tried() {
    List<String> tried = new ArrayList<>(List.of(Word.ALWAYS.toString(), REVEALED));
    for (String at : When.tried(Word.AT)) {
      tried.add(at);
      tried.add(at + OR_HIDDEN);
    }
    return tried;
  }

  @Override
  public boolean isBest() {
    return seen.isBest();
  }

  boolean choose(OverrunChoice choice) {
    return choice.differential().isEmpty()
        ? !onlyRevealed
        : seen.holds(choice.differential()::getAsInt);
  }

  @Override
  public String toString() {
    return !seen.is(Word.AT)
        ? onlyRevealed ? REVEALED : seen.toString()
        : seen + (onlyRevealed ? "" : OR_HIDDEN);
  }
}
