package vedette.form;

import vedette.json.Json;
import vedette.problem.Position;

/** Texts: a single word of a notation. */
final class Text extends Type {
  Text() {
    super(String.class);
  }

  @Override
  Object empty() {
    return "";
  }

  @Override
  Object read(Tokens words, Slot slot) {
    return words.next(Phrases.a(slot.called())).text();
  }

  /** One that may be missing begins with a digit. */
  @Override
  boolean isNext(Tokens words, Slot slot) {
    return words.startsWithDigit();
  }

  @Override
  Object parse(String text, Slot slot) {
    return text;
  }

  @Override
  String label(String name) {
    return lastWord(name);
  }

  @Override
  Object read(Json json, Slot slot, RecordReader reader) {
    if (!(json instanceof Json.Str string)) {
      return reader.expected("a string", json);
    }
    int length = string.value().codePointCount(0, string.value().length());
    if (length > slot.maxLength()) {
      String message = "text longer than " + slot.maxLength() + " characters";
      return reader.wrong(Code.STRING_LENGTH, json, message, "shorten it");
    }
    return string.value().isBlank() && !slot.optional()
        ? reader.wrong(Code.STRING_LENGTH, json, "text is empty", "write at least one word")
        : string.value();
  }

  @Override
  Object leftOut(String written, Position at) {
    return written;
  }

  @Override
  String example(Slot slot) {
    return "\"…\"";
  }

  @Override
  void describe(Slot slot, FormSchema schema) {
    schema.json().field("type", "string");
    if (schema.isOfFile()) {
      schema.json().field("maxLength", slot.maxLength());
    }
    schema.pattern(slot);
  }
}
