package vedette.form;

import vedette.json.Json;

/** JSON as it stands, which other code reads. */
final class Raw extends Type {
  Raw() {
    super(Json.class);
  }

  @Override
  Object read(Json json, Slot slot, RecordReader reader) {
    return json;
  }

  @Override
  void describe(Slot slot, FormSchema schema) {
    if (!slot.schemaRef().isEmpty()) {
      schema.json().field("$ref", FormSchema.reference(slot.schemaRef()));
    }
    if (!slot.schemaTypes().isEmpty()) {
      schema.types(false, slot.schemaTypes().toArray(String[]::new));
    }
    schema.pattern(slot);
  }
}
