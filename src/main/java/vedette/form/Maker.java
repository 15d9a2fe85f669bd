package vedette.form;

import java.util.Arrays;
import java.util.List;

/** Makes a record of what was written, and knows where each component was. */
final class Maker {
  private static final int NOT_WRITTEN = -1;

  private final RecordType type;
  private final List<Component> components;
  private final Object[] values;
  private final int[] offsets;
  private final int offset;

  /** Nothing of it has been written; it begins at this offset. */
  Maker(RecordType type, List<Component> components, int offset) {
    this.type = type;
    this.components = components;
    this.offset = offset;
    values = new Object[components.size()];
    offsets = new int[components.size()];
    Arrays.fill(offsets, NOT_WRITTEN);
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
  Object make() {
    try {
      return type.make(values);
    } catch (Contradiction wrong) {
      throw new BadNotation(place(wrong.component()), wrong.getMessage(), wrong.help());
    }
  }

  private int place(String name) {
    for (Component component : components) {
      if (component.name().equals(name)) {
        return has(component) ? offsets[component.index()] : offset;
      }
    }
    throw new IllegalArgumentException(name + " is not a component of " + type.type());
  }
}
