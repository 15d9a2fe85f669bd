package vedette.form;

import vedette.json.Json;
import vedette.problem.Position;

/** Texts: a single word of a notation. */
final class Text extends Type implements LineType, OptionType, FileType {
  Text() {
    super(String.class);
  }

  @Override
  Object empty() {
    return "";
  }

  @Override
  public Object read(Tokens words, Slot slot) {
    return words.next(Phrases.a(slot.called())).text();
  }

  /** One that may be missing begins with a digit. */
  @Override
  public boolean isNext(Tokens words, Slot slot) {
    return words.startsWithDigit();
  }

  @Override
  public Object parse(String text, Slot slot) {
    return text;
  }

  @Override
  String label(String name) {
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
      return reader.wrong(Code.STRING_LENGTH, json, message, "shorten it");
    }
    return string.value().isBlank() && !slot.key().optional()
        ? reader.wrong(Code.STRING_LENGTH, json, "text is empty", "write at least one word")
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
    schema.json().field("type", "string").field("maxLength", slot.key().maxLength());
    schema.pattern(slot);
  }
}
