package vedette.form;

import java.util.List;
import java.util.stream.Stream;
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

  /** One in which no list of objects stands is written on one line. */
  private void object(Object record) {
    if (isFlat(record)) {
      json.inline();
    }
    json.object();
    members(record);
    json.end();
  }

  private static boolean isFlat(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().noneMatch(Record.class::isInstance);
    }
    return !(value instanceof Record record)
        || Stream.of(Form.of(record.getClass()).held(record)).allMatch(RecordWriter::isFlat);
  }

  private void members(Object record) {
    Form<?> form = Form.of(record.getClass());
    Object[] held = form.held(record);
    for (Slot slot : form.slots()) {
      Object value = held[slot.index()];
      if (!slot.key().optional() || !isEmpty(value)) {
        member(slot, value);
      }
    }
  }

  private static boolean isEmpty(Object value) {
    return value == null || value.equals("") || value.equals(false) || value.equals(List.of());
  }

  private void member(Slot slot, Object value) {
    if (value instanceof Record) {
      json.object(slot.name());
      members(value);
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
