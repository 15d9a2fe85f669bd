package vedette.form.type;

import java.util.function.Function;
import vedette.form.model.Code;
import vedette.form.model.FileType;
import vedette.form.model.FormSchema;
import vedette.form.model.LineType;
import vedette.form.model.Notation.Token;
import vedette.form.model.OptionType;
import vedette.form.model.Phrases;
import vedette.form.model.RecordReader;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.form.model.Type;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.TextFault;

/** Texts: a single word of a notation. */
final class TextType extends Type implements LineType, OptionType, FileType {
  TextType() {
    super(String.class, Sort.TEXT);
  }

  @Override
  public Object empty() {
    return "";
  }

  @Override
  public Object read(Tokens words, Slot slot) {
    return words.next(Phrases.a(slot.called())).text();
  }

  /** Returns whether the next word begins with a digit; only optional texts use it. */
  @Override
  public boolean isNext(Tokens words, Slot slot) {
    return words.startsWithDigit();
  }

  @Override
  public Object parse(String text, Slot slot) {
    return text;
  }

  @Override
  public String label(String name) {
    return lastWord(name);
  }

  @Override
  public Object read(Json json, Slot slot, RecordReader reader) {
    if (!(json instanceof Json.Str string)) {
      return reader.expected("a string", json);
    }
    int length = string.value().codePointCount(0, string.value().length());
    if (length > slot.key().maxLength()) {
      String message = "text longer than " + slot.key().maxLength() + " characters";
      return reader.report(Code.STRING_LENGTH, json, message, "shorten it");
    }
    return string.value().isBlank() && !slot.key().optional()
        ? reader.report(Code.STRING_LENGTH, json, "text is empty", "write at least one word")
        : string.value();
  }

  @Override
  public Object leftOut(String written, Position at) {
    return written;
  }

  @Override
  public String example(Slot slot) {
    return "\"…\"";
  }

  @Override
  public void describe(Slot slot, FormSchema schema) {
    schema.json().field("type", "string");
    if (schema.isOfFile()) {
      schema.json().field("maxLength", slot.key().maxLength());
    }
    schema.pattern(slot);
  }

  /**
   * A class that reads a text by its {@code static parse(String)}: a single word of a unit, or all
   * words of a clause.
   */
  static final class ParsedType extends Type implements LineType, OptionType {
    private final Function<String, Object> parse;

    ParsedType(Class<?> raw, Function<String, Object> parse) {
      super(raw, Sort.OTHER);
      this.parse = parse;
    }

    @Override
    public Object read(Tokens words, Slot slot) {
      Token first = words.next(Phrases.a(slot.called()));
      StringBuilder text = new StringBuilder(first.text());
      while (slot.is(Slot.Role.CLAUSE) && words.hasNext()) {
        Token word = words.next(slot.called());
        // Keeps the distance of each word from the first, so that offsets in the text are right.
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

    /** Returns whether the next word begins with a digit, or in a clause whether there is one. */
    @Override
    public boolean isNext(Tokens words, Slot slot) {
      return words.startsWithDigit() || slot.is(Slot.Role.CLAUSE) && words.hasNext();
    }

    @Override
    public Object parse(String text, Slot slot) {
      return parse.apply(text);
    }
  }
}
