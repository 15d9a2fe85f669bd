package vedette.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.records.Component;
import vedette.records.RecordType;
import vedette.records.Records;
import vedette.records.ValueType;

/** What a record looks like as a JSON object. */
final class RecordShape {

  /**
   * A component.
   *
   * @param name its key
   * @param index its place among the components
   * @param field its annotation
   * @param type its type
   */
  record Part(String name, int index, Field field, ValueType type) {

    /** Whether the key may be left out. */
    boolean optional() {
      return field.optional() || !field.fallback().isEmpty();
    }
  }

  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return new RecordShape(Records.of(type));
        }
      };

  private final RecordType record;
  private final List<Part> parts = new ArrayList<>();
  private final Map<String, Part> byName = new HashMap<>();

  private RecordShape(RecordType record) {
    this.record = record;
    for (Component component : record.components()) {
      Field field = component.said().by(Field.class);
      if (field == null) {
        throw new IllegalArgumentException(record.type() + " has a component without @Field");
      }
      String name = field.name().isEmpty() ? component.name() : field.name();
      Part part = new Part(name, component.index(), field, component.type());
      parts.add(part);
      byName.put(name, part);
    }
  }

  /** The shape of a record class, every component of which has a {@link Field}. */
  static RecordShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  /** The components, as declared. */
  List<Part> parts() {
    return parts;
  }

  /** The component of a key; null if there is none. */
  Part part(String name) {
    return byName.get(name);
  }

  /** The keys, as declared. */
  List<String> names() {
    List<String> names = new ArrayList<>(parts.size());
    for (Part part : parts) {
      names.add(part.name());
    }
    return names;
  }

  /** A record of these components. */
  Object make(Object[] values) {
    return record.make(values);
  }
}
