package vedette.form.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A record class as data: its slots, how a record is made of values and taken apart. The compiler
 * writes it, so that nothing needs reflection.
 *
 * @param <T> the record, or a sealed interface of several
 */
public abstract class Form<T> {
  private final Class<T> type;
  private final Slot said;
  private final List<Slot> slots;

  /**
   * Returns a record with these components.
   *
   * @param said what the class's own annotations say; null if it has none
   */
  protected Form(Class<T> type, Slot said, Slot... slots) {
    this.type = type;
    this.said = said;
    this.slots = List.of(slots);
  }

  /** Returns the class. */
  public final Class<T> type() {
    return type;
  }

  /** Returns what the class's own annotations say; null if it has none. */
  public final Slot classSlot() {
    return said;
  }

  /** Returns the components, as declared. */
  public final List<Slot> slots() {
    return slots;
  }

  /**
   * Returns the components that are keys of an object, also those of records that stand in the
   * same.
   */
  public final List<Slot> keys() {
    List<Slot> keys = new ArrayList<>();
    for (Slot slot : slots) {
      if (slot.key().flat()) {
        keys.addAll(slot.type().form().keys());
      } else if (!slot.type().sort().isOfPlace() && !slot.key().others()) {
        keys.add(slot);
      }
    }
    return keys;
  }

  /** Returns the component that holds what stands under further keys; null if there are none. */
  final Slot others() {
    return slots.stream().filter(slot -> slot.key().others()).findFirst().orElse(null);
  }

  /** Returns whether a line has words or units for it. */
  final boolean isInLine() {
    return slots.stream().anyMatch(slot -> slot.is(Slot.Role.WORD) || slot.is(Slot.Role.UNITS));
  }

  /** Returns whether it has units, and is not one unit with words of its own. */
  final boolean hasUnits() {
    return slots.stream().anyMatch(slot -> slot.is(Slot.Role.UNITS));
  }

  /**
   * Returns a record of these values, one for each component; throws what its constructor throws.
   */
  public abstract T make(Object[] values);

  /** Returns what a record holds, component by component. */
  public abstract Object[] take(T record);

  /** The same of a record of this form. */
  public final Object[] componentValues(Object record) {
    return take(type.cast(record));
  }

  /** One of several records, which an object's key tells apart, or a clause's first word. */
  public static final class Union<T> extends Form<T> {
    private final List<Type> records;

    /** A sealed interface of these records. */
    public Union(Class<T> type, Slot said, Type... records) {
      super(type, said);
      this.records = List.of(records);
    }

    /** Returns the forms of the records, as declared. */
    public List<Form<?>> forms() {
      return records.stream().<Form<?>>map(Type::form).toList();
    }

    @Override
    public T make(Object[] values) {
      throw new UnsupportedOperationException(type() + " is one of several records");
    }

    @Override
    public Object[] take(T record) {
      throw new UnsupportedOperationException(type() + " is one of several records");
    }
  }
}
