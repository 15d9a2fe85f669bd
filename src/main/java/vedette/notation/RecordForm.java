package vedette.notation;

import java.lang.reflect.Constructor;
import java.util.List;
import vedette.notation.Notation.Phrase;

/**
 * How a record is written as words of a phrase, possibly with units behind a colon: a unit, or the
 * value of a clause.
 *
 * @param <T> the record
 */
final class RecordForm<T> implements ValueForm {
  private static final ClassValue<RecordForm<?>> FORMS =
      new ClassValue<>() {
        @Override
        protected RecordForm<?> computeValue(Class<?> type) {
          return new RecordForm<>(type);
        }
      };

  private final List<Component> components;
  private final Constructor<T> constructor;
  private final WordSlots slots;

  /** The component with units behind a colon; null if there are none. */
  private final Component units;

  private final UnitsForm unitsForm;

  private RecordForm(Class<T> type) {
    components = Component.all(type);
    constructor = Maker.constructor(type, components);
    slots = WordSlots.of(components);
    units =
        components.stream()
            .filter(component -> component.of().isAnnotationPresent(Units.class))
            .findFirst()
            .orElse(null);
    unitsForm = units == null ? null : new UnitsForm(units);
  }

  /** The form of a record whose components are annotated. */
  @SuppressWarnings("unchecked")
  static <T> RecordForm<T> of(Class<T> type) {
    return (RecordForm<T>) FORMS.get(type);
  }

  boolean hasUnits() {
    return units != null;
  }

  WordSlots slots() {
    return slots;
  }

  @Override
  public boolean isNext(Tokens words) {
    return words.hasNext() && slots.isNext(words);
  }

  @Override
  public List<String> words() {
    return slots.firstWords();
  }

  /** Reads a unit: all words of a phrase. */
  T read(Phrase phrase) {
    Tokens words = new Tokens(phrase);
    Maker<T> maker = new Maker<>(constructor, components, words.offset());
    slots.read(words, maker);
    slots.checkEnd(words, "put a comma between units");
    return maker.make();
  }

  /** The record in which everything is missing; null if something must be written. */
  T nothing() {
    if (!slots.leading().isEmpty() || units != null) {
      return null;
    }
    Maker<T> maker = new Maker<>(constructor, components, 0);
    slots.others().forEach(slot -> maker.fill(slot.component(), slot.missing()));
    return maker.make();
  }

  @Override
  public T read(Tokens words) {
    return read(words, List.of());
  }

  /** Reads it from the next words, and from the units behind them. */
  T read(Tokens words, List<Phrase> behind) {
    Maker<T> maker = new Maker<>(constructor, components, words.offset());
    slots.read(words, maker);
    if (units != null) {
      maker.put(units, unitsForm.read(behind), behind.get(0).offset());
    }
    return maker.make();
  }

  @Override
  public String write(Object record) {
    String text = slots.write(record);
    return units == null ? text : text + ": " + unitsForm.write(units.value(record));
  }
}
