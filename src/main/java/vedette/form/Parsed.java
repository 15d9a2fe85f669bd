package vedette.form;

import java.util.function.Function;
import vedette.form.Notation.Token;
import vedette.problem.TextFault;

/** A class that reads a text by its {@code static parse(String)}: a single word of a notation. */
final class Parsed extends Type {
  private final Function<String, Object> parse;

  Parsed(Class<?> raw, Function<String, Object> parse) {
    super(raw);
    this.parse = parse;
  }

  @Override
  Object read(Tokens words, Slot slot) {
    Token word = words.next(Phrases.a(slot.called()));
    return parse(word.text(), word.offset());
  }

  /** Reads all words that follow. */
  Object readRest(Tokens words, Slot slot) {
    Token first = words.next(Phrases.a(slot.called()));
    StringBuilder text = new StringBuilder(first.text());
    while (words.hasNext()) {
      Token word = words.next(slot.called());
      // Each word stays at its distance from the first, so that offsets within stay true.
      text.append(" ".repeat(word.offset() - first.offset() - text.length())).append(word.text());
    }
    return parse(text.toString(), first.offset());
  }

  private Object parse(String text, int offset) {
    try {
      return parse.apply(text);
    } catch (TextFault bad) {
      throw new TextFault(offset + bad.offset(), bad.getMessage(), bad.help());
    }
  }

  /** One that may be missing begins with a digit. */
  @Override
  boolean isNext(Tokens words, Slot slot) {
    return words.startsWithDigit();
  }

  @Override
  Object parse(String text, Slot slot) {
    return parse.apply(text);
  }
}
