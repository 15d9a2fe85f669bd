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
   * Rejects units of a clause that has none, and missing units of a clause that needs them.
   *
   * @param example an example of the units; null if the clause has none
   */
  public void checkUnits(String example) {
    if (example == null && !units.isEmpty()) {
      throw new TextFault(units.get(0).offset(), "this clause takes no units", "leave them out");
    }
    if (example != null && units.isEmpty()) {
      throw new TextFault(
          phrase.offset(),
          "`" + phrase.words().get(0).text() + "` needs units",
          "write them after a colon, as in `" + example + "`");
    }
  }

  /** Returns the words in a member of an annotation, such as a fallback. */
  public static Tokens of(String words) {
    return new Tokens(Notation.parse(words).units().get(0));
  }

  public boolean hasNext() {
    return next < phrase.words().size();
  }

  /** Returns the next word without reading it. */
  public Token peek() {
    return phrase.words().get(next);
  }

  /**
   * Returns the next word.
   *
   * @param what the term for a missing word in the message
   */
  public Token next(String what) {
    return next(what, "write " + what + " here");
  }

  /**
   * Returns the next word.
   *
   * @param what the term for a missing word in the message
   * @param help the help for a missing word
   */
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

  /** Returns whether these words come next, regardless of case. */
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

  /** Returns the offset of the next word, or of the phrase at its end. */
  public int offset() {
    return hasNext() ? peek().offset() : phrase.offset();
  }
}
