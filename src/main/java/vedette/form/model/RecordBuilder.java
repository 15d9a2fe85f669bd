package vedette.form.model;

import java.util.Arrays;
import vedette.source.TextFault;

/** Makes a record of what was written, and knows where each component was. */
public final class RecordBuilder {
  private static final int NOT_WRITTEN = -1;

  private final Form<?> form;
  private final Object[] values;
  private final int[] offsets;
  private final int offset;

  /** Nothing of it has been written; it begins at this offset. */
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

  /** Returns where it was written. */
  public int offset(Slot slot) {
    return offsets[slot.index()];
  }

  /** Returns what the component holds so far; null if it was not written. */
  public Object value(Slot slot) {
    return values[slot.index()];
  }

  /** Something was written at this offset. */
  public void put(Slot slot, Object held, int at) {
    values[slot.index()] = held;
    offsets[slot.index()] = at;
  }

  /** What the component holds though nothing was written. */
  public void fill(Slot slot, Object held) {
    values[slot.index()] = held;
  }

  /**
   * Returns the record.
   *
   * @throws TextFault if its components do not go together
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
