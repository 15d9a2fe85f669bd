package vedette.form;

import java.util.List;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.problem.Position;

/** What holds or does not. */
final class Flag extends Type {
  Flag(Class<?> raw) {
    super(raw);
  }

  @Override
  boolean isFlag() {
    return true;
  }

  @Override
  boolean isPlain() {
    return true;
  }

  @Override
  Object empty() {
    return false;
  }

  @Override
  Object valueOf(Object held) {
    return (Boolean) held ? held : null;
  }

  @Override
  Object parse(String text, Slot slot) {
    return Slot.oneOf(List.of("true", "false"), text).equals("true");
  }

  @Override
  Object read(Json json, Slot slot, RecordReader reader) {
    return json instanceof Json.Bool bool
        ? (Object) bool.value()
        : reader.expected("true or false", json);
  }

  @Override
  Object leftOut(String written, Position at) {
    return Boolean.valueOf(written);
  }

  @Override
  String example(Slot slot) {
    return "true";
  }

  @Override
  void write(String name, Object value, JsonWriter json) {
    json.field(name, (boolean) value);
  }

  @Override
  void describe(Slot slot, FormSchema schema) {
    schema.json().field("type", "boolean");
  }

  @Override
  void describeText(Slot slot, boolean orNull, FormSchema schema) {
    schema.types(orNull, "boolean");
  }
}
