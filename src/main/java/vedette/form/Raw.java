package vedette.form;

import vedette.json.Json;

/** JSON as it stands, which other code reads: any value, or strings or objects alone. */
final class Raw extends Type {
  Raw(Class<? extends Json> raw) {
    super(raw);
  }

  @Override
  Object read(Json json, Slot slot, RecordReader reader) {
    return raw().isInstance(json)
        ? json
        : reader.expected(raw() == Json.Str.class ? "a string" : "an object", json);
  }

  @Override
  void describe(Slot slot, FormSchema schema) {
    if (!slot.schemaRef().isEmpty()) {
      schema.json().field("$ref", FormSchema.reference(slot.schemaRef()));
    }
    if (raw() == Json.Str.class) {
      schema.json().field("type", "string");
    } else if (!slot.schemaTypes().isEmpty()) {
      schema.types(false, slot.schemaTypes().toArray(String[]::new));
    }
    schema.pattern(slot);
  }
}
