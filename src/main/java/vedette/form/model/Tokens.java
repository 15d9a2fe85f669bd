package vedette.form.model;

import java.util.List;
import vedette.form.model.Notation.Phrase;
import vedette.form.model.Notation.Section;
import vedette.form.model.Notation.Token;
import vedette.source.TextFault;

/** The words of a phrase, read one after the other, and the units behind them. */
public final class Tokens {
  private final Phrase phrase;
  private final List<Phrase> units;
  private int next;

  public Tokens(Phrase phrase) {
    this(new Section(phrase, List.of()));
  }

  public Tokens(Section clause) {
    phrase = clause.head();
    units = clause.units();
  }

  /** Returns the units behind a colon. */
  public List<Phrase> units() {
    return units;
  }

  /**
   * Complains of units where there are none, and where none are and should be.
   *
   * @param example how they are written; null if there are none
   */
  public void checkUnits(String example) {
    if (example == null && !units.isEmpty()) {
      throw new TextFault(units.get(0).offset(), "this clause has no units", "leave them out");
    }
    if (example != null && units.isEmpty()) {
      throw new TextFault(
          phrase.offset(),
          "`" + phrase.words().get(0).text() + "` names no units",
          "write them behind a colon, as in `" + example + "`");
    }
  }

  /** Words that a record's annotation has, such as a fallback. */
  public static Tokens of(String words) {
    return new Tokens(Notation.parse(words).units().get(0));
  }

  public boolean hasNext() {
    return next < phrase.words().size();
  }

  /** Returns the next word, to be looked at only. */
  public Token peek() {
    return phrase.words().get(next);
  }

  /** Returns the next word; if there is none, what it should have been is missing. */
  public Token next(String what) {
    return next(what, "write " + what + " here");
  }

  /** Returns the next word; the help is for one that is missing. */
  public Token next(String what, String help) {
    if (!hasNext()) {
      Token last = phrase.words().get(next - 1);
      throw new TextFault(
          last.offset() + last.text().length(),
          what + " is missing after `" + last.text() + "`",
          help);
    }
    return phrase.words().get(next++);
  }

  /** Returns whether these words come next, in capitals or not. */
  public boolean startsWith(List<String> words) {
    if (words.isEmpty() || phrase.words().size() - next < words.size()) {
      return false;
    }
    for (int i = 0; i < words.size(); i++) {
      if (!phrase.words().get(next + i).text().equalsIgnoreCase(words.get(i))) {
        return false;
      }
    }
    return true;
  }

  public boolean startsWithDigit() {
    return hasNext() && Character.isDigit(peek().text().charAt(0));
  }

  public void skip(int words) {
    next += words;
  }

  /** Returns where the next word begins, or where the phrase does if nothing is left of it. */
  public int offset() {
    return hasNext() ? peek().offset() : phrase.offset();
  }
}
