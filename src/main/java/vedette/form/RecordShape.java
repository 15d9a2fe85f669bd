package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a record looks like as a JSON object. */
final class RecordShape {

  /**
   * A component.
   *
   * @param name its key
   * @param field its annotation
   * @param type its type
   */
  record Part(String name, Field field, ValueType type) implements ObjectReader.Key {
    @Override
    public boolean required() {
      return !field.optional() && field.fallback().isEmpty();
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

  private RecordShape(RecordType record) {
    this.record = record;
    for (RecordComponent component : record.components()) {
      Field field = component.said().by(Field.class);
      if (field == null) {
        throw new IllegalArgumentException(record.type() + " has a component without @Field");
      }
      String name = field.name().isEmpty() ? component.name() : field.name();
      parts.add(new Part(name, field, component.type()));
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

  /** The keys, as declared. */
  List<String> names() {
    List<String> names = new ArrayList<>(parts.size());
    for (Part part : parts) {
      names.add(part.name());
    }
    return names;
  }

  /** A record of these values, by key. */
  Object make(Map<String, Object> values) {
    return record.make(parts.stream().map(part -> values.get(part.name())).toArray());
  }
}
