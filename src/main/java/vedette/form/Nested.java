package vedette.form;

import java.util.List;
import java.util.Set;
import vedette.json.Json;

/** A record with annotated components, or one of a sealed interface of them. */
final class Nested extends Type implements LineType, OptionType, FileType {
  private volatile Form<?> form;
  private volatile NotationForm<?> notation;

  Nested(Class<?> raw) {
    super(raw);
  }

  /** Its form, made when it is first asked for: most records' parts never are. */
  Form<?> form() {
    if (form == null) {
      form = Form.of(raw());
    }
    return form;
  }

  /** What it is in a line, without a name and clauses. */
  Body body() {
    return form().body();
  }

  /** How it is written as far as the one slot with this type allows it; null if nothing says it. */
  NotationForm<?> notation(Slot slot) {
    if (notation == null && isNotation()) {
      notation =
          NotationForm.of(
              raw().asSubclass(Record.class),
              Set.copyOf(slot.parameter().allows()),
              Set.copyOf(slot.parameter().keeps()));
    }
    return notation;
  }

  private boolean isNotation() {
    return form().slots().stream()
        .anyMatch(slot -> slot.is(Slot.Role.WORD) || slot.is(Slot.Role.UNITS));
  }

  @Override
  public Object read(Tokens words, Slot slot) {
    return body().read(words);
  }

  @Override
  public boolean isNext(Tokens words, Slot slot) {
    return words.hasNext() && body().isNext(words);
  }

  @Override
  public List<String> words(Slot slot) {
    return body().firstWords();
  }

  @Override
  public String write(Object record) {
    return body().write(record);
  }

  @Override
  public Object parse(String text, Slot slot) {
    return notation(slot).parse(text);
  }

  @Override
  public Object read(Json json, Slot slot, RecordReader reader) {
    if (!(json instanceof Json.Obj) && !slot.example().isEmpty()) {
      return reader.wrong(
          Code.WRONG_TYPE,
          json,
          "expected an object, found " + json.what(),
          "\"" + slot.name() + "\": " + slot.example());
    }
    return reader.object(json, form(), null);
  }

  @Override
  public String example(Slot slot) {
    return "{ … }";
  }

  @Override
  public void describe(Slot slot, FormSchema schema) {
    schema.refer(form());
  }
}
