package vedette.form.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A record class as data: its slots, and methods to make a record from values and to get its
 * values. The annotation processor generates it, so that nothing needs reflection.
 *
 * @param <T> the record, or a sealed interface of several
 */
public abstract class Form<T> {
  private final Class<T> type;
  private final Slot said;
  private final List<Slot> slots;

  /**
   * Creates the form of a class with these components.
   *
   * @param said the slot of the class's own annotations; null if it has none
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

  /** Returns the slot of the class's own annotations; null if it has none. */
  public final Slot classSlot() {
    return said;
  }

  /** Returns the components, as declared. */
  public final List<Slot> slots() {
    return slots;
  }

  /** Returns the components that are keys of an object, including those of flat records. */
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

  /** Returns the component that holds further keys; null if there is none. */
  final Slot others() {
    return slots.stream().filter(slot -> slot.key().others()).findFirst().orElse(null);
  }

  /** Returns whether any component has words or units in a line. */
  final boolean isInLine() {
    return slots.stream().anyMatch(slot -> slot.is(Slot.Role.WORD) || slot.is(Slot.Role.UNITS));
  }

  /** Returns whether it has units, and is not one unit with words of its own. */
  final boolean hasUnits() {
    return slots.stream().anyMatch(slot -> slot.is(Slot.Role.UNITS));
  }

  /**
   * Returns a record of these values, one for each component. It throws the exceptions of the
   * record's constructor.
   */
  public abstract T make(Object[] values);

  /** Returns the values of a record, component by component. */
  public abstract Object[] take(T record);

  /** Returns the values of a record of this form, component by component. */
  public final Object[] componentValues(Object record) {
    return take(type.cast(record));
  }

  /**
   * The form of one of several records, distinguished by an object's key or a clause's first word.
   */
  public static final class Union<T> extends Form<T> {
    private final List<Type> records;

    /** Creates the form of a sealed interface of these records. */
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
