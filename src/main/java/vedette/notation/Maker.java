package vedette.notation;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;

/**
 * Makes a record of what was written, and knows where each component was.
 *
 * @param <T> the record
 */
final class Maker<T> {
  private static final int NOT_WRITTEN = -1;

  private final Constructor<T> constructor;
  private final List<Component> components;
  private final Object[] values;
  private final int[] offsets;
  private final int offset;

  /** Nothing of it has been written; it begins at this offset. */
  Maker(Constructor<T> constructor, List<Component> components, int offset) {
    this.constructor = constructor;
    this.components = components;
    this.offset = offset;
    values = new Object[components.size()];
    offsets = new int[components.size()];
    Arrays.fill(offsets, NOT_WRITTEN);
  }

  /** The constructor of a record. */
  static <T> Constructor<T> constructor(Class<T> type, List<Component> components) {
    Class<?>[] types = components.stream().map(Component::holder).toArray(Class<?>[]::new);
    try {
      Constructor<T> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type + " is not a record", e);
    }
  }

  boolean has(Component component) {
    return offsets[component.index()] != NOT_WRITTEN;
  }

  /** Where it was written. */
  int offset(Component component) {
    return offsets[component.index()];
  }

  /** What the component holds so far; null if it was not written. */
  Object held(Component component) {
    return values[component.index()];
  }

  /** Something was written at this offset. */
  void put(Component component, Object held, int at) {
    values[component.index()] = held;
    offsets[component.index()] = at;
  }

  /** What the component holds though nothing was written. */
  void fill(Component component, Object held) {
    values[component.index()] = held;
  }

  /**
   * The record.
   *
   * @throws BadNotation if its components do not go together
   */
  T make() {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Contradiction wrong) {
        throw new BadNotation(place(wrong.component()), wrong.getMessage(), wrong.help());
      }
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(constructor + " makes nothing", e);
    }
  }

  private int place(String name) {
    for (Component component : components) {
      if (component.name().equals(name)) {
        return has(component) ? offsets[component.index()] : offset;
      }
    }
    throw new IllegalArgumentException(name + " is not a component of " + constructor);
  }
}
