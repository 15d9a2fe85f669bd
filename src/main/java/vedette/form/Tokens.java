package vedette.form;

import java.util.List;
import vedette.form.Notation.Phrase;
import vedette.form.Notation.Token;

/** The words of a phrase, read one after the other. */
final class Tokens {
  private final Phrase phrase;
  private int next;

  Tokens(Phrase phrase) {
    this.phrase = phrase;
  }

  /** Words that a record's annotation has, such as a fallback. */
  static Tokens of(String words) {
    return new Tokens(Notation.parse(words).units().get(0));
  }

  boolean hasNext() {
    return next < phrase.words().size();
  }

  /** The next word, to be looked at only. */
  Token peek() {
    return phrase.words().get(next);
  }

  /** The next word; if there is none, what it should have been is missing. */
  Token next(String what) {
    return next(what, "write " + what + " here");
  }

  /** The next word; the help is for one that is missing. */
  Token next(String what, String help) {
    return phrase.word(next++, what, help);
  }

  /** Whether these words come next, in capitals or not. */
  boolean startsWith(List<String> words) {
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

  boolean startsWithDigit() {
    return hasNext() && Character.isDigit(peek().text().charAt(0));
  }

  void skip(int words) {
    next += words;
  }

  /** Where the next word begins, or where the phrase does if nothing is left of it. */
  int offset() {
    return hasNext() ? peek().offset() : phrase.offset();
  }
}
