package vedette.form;

import java.util.List;

/** A record class: its components, how a record is made of them and taken apart. */
public abstract class RecordType {
  private final Class<?> type;
  private final Said said;
  private final List<RecordComponent> components;

  /** A class with these components, in their order. */
  protected RecordType(Class<?> type, Said said, RecordComponent... components) {
    this.type = type;
    this.said = said;
    this.components = List.of(components);
  }

  /** The class. */
  public final Class<?> type() {
    return type;
  }

  /** What the class's own annotations say. */
  public final Said said() {
    return said;
  }

  /** The components, as declared. */
  public final List<RecordComponent> components() {
    return components;
  }

  /** A record of these values, one for each component; throws what its constructor throws. */
  public abstract Object make(Object[] values);

  /** What a record holds in the component of this index. */
  public abstract Object get(Object record, int index);

  /**
   * Reads a text by the {@code static parse(String)} of the class that one value of the component
   * of this index has; throws what that throws.
   */
  public Object parse(int index, String text) {
    throw new IllegalStateException(type + " has no component " + index + " with a parse(String)");
  }
}
