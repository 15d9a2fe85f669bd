package vedette.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a record looks like as a JSON object; reflection looks at each record class once. */
final class RecordShape {

  /** What a component takes. */
  enum Kind {
    INT,
    LONG,
    BOOLEAN,
    STRING,
    ENUM,
    RECORD,
    LIST,
    LOCATED,
    JSON
  }

  /**
   * The type of a component or of what is in it.
   *
   * @param kind what it takes
   * @param type its class
   * @param inner the type in a list or a located value; else null
   */
  record Slot(Kind kind, Class<?> type, Slot inner) {

    /** The type of the value itself: located values looked into. */
    Slot bare() {
      return kind == Kind.LOCATED ? inner : this;
    }
  }

  /**
   * A component.
   *
   * @param name its key
   * @param index its place among the components
   * @param field its annotation
   * @param slot its type
   */
  record Part(String name, int index, Field field, Slot slot) {

    /** Whether the key may be left out. */
    boolean optional() {
      return field.optional() || !field.fallback().isEmpty();
    }
  }

  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return new RecordShape(type);
        }
      };

  private final Constructor<?> constructor;
  private final List<Part> parts = new ArrayList<>();
  private final Map<String, Part> byName = new HashMap<>();

  private RecordShape(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < components.length; i++) {
      Field field = components[i].getAnnotation(Field.class);
      if (field == null) {
        throw new IllegalArgumentException(type + " has a component without @Field");
      }
      types[i] = components[i].getType();
      String name = field.name().isEmpty() ? components[i].getName() : field.name();
      Part part = new Part(name, i, field, slot(components[i].getGenericType()));
      parts.add(part);
      byName.put(name, part);
    }
    try {
      constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e); // every record has its canonical constructor
    }
  }

  /** The shape of a record class, every component of which has a {@link Field}. */
  static RecordShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  private static Slot slot(Type type) {
    if (type instanceof ParameterizedType generic) {
      Slot inner = slot(generic.getActualTypeArguments()[0]);
      Class<?> raw = (Class<?>) generic.getRawType();
      if (raw == List.class || raw == Located.class) {
        return new Slot(raw == List.class ? Kind.LIST : Kind.LOCATED, raw, inner);
      }
    } else if (type instanceof Class<?> plain) {
      return new Slot(kind(plain), plain, null);
    }
    throw new IllegalArgumentException("a record cannot be read with a component of " + type);
  }

  private static Kind kind(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return Kind.INT;
    }
    if (type == long.class || type == Long.class) {
      return Kind.LONG;
    }
    if (type == boolean.class || type == Boolean.class) {
      return Kind.BOOLEAN;
    }
    if (type == String.class) {
      return Kind.STRING;
    }
    if (type == Json.class) {
      return Kind.JSON;
    }
    if (type.isEnum()) {
      return Kind.ENUM;
    }
    if (type.isRecord()) {
      return Kind.RECORD;
    }
    throw new IllegalArgumentException("a record cannot be read with a component of " + type);
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
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("a record for reading refused what passed its @Field", e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
