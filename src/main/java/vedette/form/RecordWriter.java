package vedette.form;

import java.util.List;
import vedette.json.JsonWriter;

/**
 * Writes a record as the JSON object that {@link RecordReader} reads and {@link FormSchema}
 * describes; what is empty and may be left out is left out.
 */
public final class RecordWriter {
  private final JsonWriter json = new JsonWriter();

  private RecordWriter() {}

  /** The record as the text of a JSON document. */
  public static String text(Record record) {
    RecordWriter writer = new RecordWriter();
    writer.object(record);
    return writer.json.text();
  }

  /** One without objects in it stands on one line. */
  private void object(Object record) {
    Form<?> form = Form.of(record.getClass());
    if (form.slots().stream().noneMatch(slot -> slot.one() instanceof Nested)) {
      json.inline();
    }
    json.object();
    members(form, record);
    json.end();
  }

  private void members(Form<?> form, Object record) {
    Object[] held = form.held(record);
    for (Slot slot : form.slots()) {
      Object value = held[slot.index()];
      if (!slot.optional() || !isEmpty(value)) {
        member(slot, value);
      }
    }
  }

  private static boolean isEmpty(Object value) {
    return value == null || value.equals("") || value.equals(false) || value.equals(List.of());
  }

  private void member(Slot slot, Object value) {
    if (value instanceof Record record) {
      Form<?> form = Form.of(record.getClass());
      json.object(slot.name());
      members(form, record);
      json.end();
    } else if (value instanceof List<?> list && slot.one() instanceof Nested) {
      json.array(slot.name());
      list.forEach(this::object);
      json.end();
    } else if (value instanceof List<?> list) {
      json.words(slot.name(), list.stream().map(String::valueOf).toList());
    } else {
      slot.type().write(slot.name(), value, json);
    }
  }
}
