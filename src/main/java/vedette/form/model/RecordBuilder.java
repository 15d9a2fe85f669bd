package vedette.form.model;

import java.util.Arrays;
import vedette.source.TextFault;

/** A builder of a record from a text, which remembers the offset of each component. */
public final class RecordBuilder {
  private static final int NOT_WRITTEN = -1;

  private final Form<?> form;
  private final Object[] values;
  private final int[] offsets;
  private final int offset;

  /**
   * Creates a builder without values.
   *
   * @param offset the offset of the record in the text
   */
  public RecordBuilder(Form<?> form, int offset) {
    this.form = form;
    this.offset = offset;
    values = new Object[form.slots().size()];
    offsets = new int[values.length];
    Arrays.fill(offsets, NOT_WRITTEN);
  }

  public boolean has(Slot slot) {
    return offsets[slot.index()] != NOT_WRITTEN;
  }

  /** Returns the offset of a component. */
  public int offset(Slot slot) {
    return offsets[slot.index()];
  }

  /** Returns the value of a component so far; null if it was not written. */
  public Object value(Slot slot) {
    return values[slot.index()];
  }

  /** Sets a component that was written at an offset. */
  public void put(Slot slot, Object held, int at) {
    values[slot.index()] = held;
    offsets[slot.index()] = at;
  }

  /** Sets a component that was not written. */
  public void fill(Slot slot, Object held) {
    values[slot.index()] = held;
  }

  /**
   * Returns the record.
   *
   * @throws TextFault if its components contradict each other
   */
  public Object make() {
    try {
      return form.make(values);
    } catch (TextFault wrong) {
      if (wrong.slot() == null) {
        throw wrong;
      }
      throw new TextFault(place(wrong.slot()), wrong.getMessage(), wrong.help());
    }
  }

  private int place(String name) {
    for (Slot slot : form.slots()) {
      if (slot.name().equals(name)) {
        return has(slot) ? offset(slot) : offset;
      }
    }
    throw new IllegalArgumentException(name + " is not a component of " + form.type());
  }
}
