package vedette.form;

import java.util.List;
import vedette.form.Notation.Phrase;

/**
 * How a record is written as words of a phrase, possibly with units behind a colon: a unit, or the
 * value of a clause.
 */
final class RecordForm implements ValueForm {
  private static final ClassValue<RecordForm> FORMS =
      new ClassValue<>() {
        @Override
        protected RecordForm computeValue(Class<?> type) {
          return new RecordForm(Records.of(type));
        }
      };

  private final List<Component> components;
  private final RecordType type;
  private final WordSlots slots;

  /** The component with units behind a colon; null if there are none. */
  private final Component units;

  private final UnitsForm unitsForm;

  private RecordForm(RecordType type) {
    this.type = type;
    components = Component.all(type);
    slots = WordSlots.of(components);
    units =
        components.stream()
            .filter(component -> component.has(Units.class))
            .findFirst()
            .orElse(null);
    unitsForm = units == null ? null : new UnitsForm(units);
  }

  /** The form of a record whose components are annotated. */
  static RecordForm of(Class<?> type) {
    return FORMS.get(type);
  }

  /** Whether a type is a record that says how it is written. */
  static boolean isFormOf(ValueType type) {
    if (type.kind() != ValueType.Kind.RECORD) {
      return false;
    }
    for (vedette.form.RecordComponent component : Records.of(type.raw()).components()) {
      if (component.said().by(Word.class) != null || component.said().by(Units.class) != null) {
        return true;
      }
    }
    return false;
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
  Object read(Phrase phrase) {
    Tokens words = new Tokens(phrase);
    Maker maker = new Maker(type, components, words.offset());
    slots.read(words, maker);
    slots.checkEnd(words, "put a comma between units");
    return maker.make();
  }

  /** The record in which everything is missing; null if something must be written. */
  Object nothing() {
    if (!slots.leading().isEmpty() || units != null) {
      return null;
    }
    Maker maker = new Maker(type, components, 0);
    slots.others().forEach(slot -> maker.fill(slot.component(), slot.missing()));
    return maker.make();
  }

  @Override
  public Object read(Tokens words) {
    return read(words, List.of());
  }

  /** Reads it from the next words, and from the units behind them. */
  Object read(Tokens words, List<Phrase> behind) {
    Maker maker = new Maker(type, components, words.offset());
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
