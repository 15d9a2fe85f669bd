package vedette.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import vedette.form.model.Finding;
import vedette.form.model.Form;
import vedette.form.model.FormSchema;
import vedette.form.model.Forms;
import vedette.form.model.LocatedValue;
import vedette.form.model.Slot;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.source.Position;
import vedette.source.Problem;

/**
 * A writer of records as the JSON objects that {@link FormSchema} describes. An empty component is
 * omitted if its annotation makes it optional; an empty Optional, a null and a NaN are written as
 * null.
 */
public final class RecordWriter {
  /** The maximum size of a map of numbers that is written on one line. */
  private static final int FEW = 3;

  private final JsonWriter json = new JsonWriter();

  private RecordWriter() {}

  /** Returns the record as the text of a JSON document. */
  public static String text(Record record) {
    RecordWriter writer = new RecordWriter();
    writer.json.object();
    members(record, writer::member);
    return writer.json.end().text();
  }

  /** Returns the record as JSON on one line, without a line end. */
  public static String line(Record record) {
    RecordWriter writer = new RecordWriter();
    writer.json.inline().object();
    members(record, writer::member);
    return writer.json.end().text().strip();
  }

  /**
   * Returns the values of a record by the names of its components, including those of flat records.
   */
  public static Map<String, Object> values(Record record) {
    Map<String, Object> values = new LinkedHashMap<>();
    members(record, values::put);
    return values;
  }

  /** Returns the names of the components of a record class, including those of flat records. */
  public static List<String> names(Class<? extends Record> type) {
    return Forms.of(type).keys().stream().map(Slot::name).toList();
  }

  private static void members(Object record, BiConsumer<String, Object> taker) {
    Form<?> form = Forms.of(record.getClass());
    Object[] held = form.componentValues(record);
    for (Slot slot : form.slots()) {
      Object value = held[slot.index()];
      if (slot.key().flat() && value != null) {
        members(value, taker);
      } else if (slot.key().others()) {
        ((Map<?, ?>) value).forEach((name, each) -> taker.accept((String) name, each));
      } else if (!isLeftOut(slot, value)) {
        taker.accept(slot.name(), value);
      }
    }
  }

  private static boolean isLeftOut(Slot slot, Object value) {
    return slot.key().optional() && isEmpty(value)
        || !slot.fallback().isEmpty() && slot.fallback().equals(String.valueOf(value));
  }

  private static boolean isEmpty(Object value) {
    return value == null
        || value.equals("")
        || value.equals(false)
        || value.equals(0L)
        || value.equals(List.of())
        || value.equals(Map.of());
  }

  private void member(String name, Object value) {
    json.name(name);
    value(value);
  }

  private void value(Object value) {
    if (value == null || value instanceof Double number && number.isNaN()) {
      json.nul();
    } else if (value instanceof Optional<?> maybe) {
      value(maybe.orElse(null));
    } else if (value instanceof LocatedValue<?> locatedValue) {
      value(locatedValue.value());
    } else if (value instanceof Problem problem) {
      record(Finding.of(problem));
    } else if (value instanceof Position) {
      plain(value);
    } else if (value instanceof Json.Obj object) {
      json.object();
      object.members().forEach(it -> member(it.name(), it.value()));
      json.end();
    } else if (value instanceof Json.Arr array) {
      json.inline().value(array);
    } else if (value instanceof Json written) {
      json.value(written);
    } else if (value instanceof Record record) {
      record(record);
    } else if (value instanceof List<?> list) {
      list(list);
    } else if (value instanceof Map<?, ?> map) {
      if (map.size() <= FEW && map.values().stream().allMatch(Number.class::isInstance)) {
        json.inline();
      }
      json.object();
      map.forEach((name, each) -> member((String) name, each));
      json.end();
    } else if (value instanceof Consumer<?> members) {
      object(members);
    } else {
      plain(value);
    }
  }

  private void plain(Object value) {
    if (value instanceof Double number) {
      json.value(number.doubleValue());
    } else if (value instanceof Number number) {
      json.value(number.longValue());
    } else if (value instanceof Boolean yes) {
      json.value(yes.booleanValue());
    } else {
      json.value(value instanceof Enum<?> constant ? EnumWords.word(constant) : value.toString());
    }
  }

  /** Writes a record, on one line if it has no lists of records. */
  private void record(Record record) {
    if (isFlat(record)) {
      json.inline();
    }
    json.object();
    members(record, this::member);
    json.end();
  }

  @SuppressWarnings("unchecked")
  private void object(Consumer<?> members) {
    json.object();
    ((Consumer<JsonWriter>) members).accept(json);
    json.end();
  }

  private void list(List<?> list) {
    if (isFlat(list)) {
      json.inline();
    }
    json.array();
    list.forEach(this::value);
    json.end();
  }

  private static boolean isFlat(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().noneMatch(it -> it instanceof Record || it instanceof List);
    }
    if (value instanceof Map<?, ?> map) {
      return map.values().stream().allMatch(RecordWriter::isFlat);
    }
    if (value instanceof Problem || value instanceof Position) {
      return true;
    }
    if (value instanceof Record record && !(value instanceof Json)) {
      List<Object> values = new ArrayList<>();
      members(record, (name, each) -> values.add(each));
      return values.stream().allMatch(RecordWriter::isFlat);
    }
    return !(value instanceof Consumer<?> || value instanceof Json);
  }
}
