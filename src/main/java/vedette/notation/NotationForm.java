package vedette.notation;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import vedette.json.Nearest;
import vedette.notation.Notation.Section;
import vedette.notation.Notation.Token;

/**
 * How a stack, or a unit that is given by itself, is written, as its record's annotated components
 * say: {@link Name}, {@link Units} or {@link Word}s, {@link Clause}s.
 *
 * @param <T> the record
 */
public final class NotationForm<T extends Record> {
  private final List<Component> components;
  private final Constructor<T> constructor;
  private final WordSlots words;
  private final List<ClauseSlot> clauses = new ArrayList<>();
  private final List<String> keywords = new ArrayList<>();
  private Component name;
  private Component units;
  private UnitsForm unitsForm;

  private NotationForm(Class<T> type) {
    components = Component.all(type);
    constructor = Maker.constructor(type, components);
    words = WordSlots.of(components);
    for (Component component : components) {
      if (component.of().isAnnotationPresent(Name.class)) {
        name = component;
      } else if (component.of().isAnnotationPresent(Units.class)) {
        units = component;
        unitsForm = new UnitsForm(component);
      } else if (component.of().isAnnotationPresent(Clause.class)) {
        ClauseSlot slot = ClauseSlot.of(component);
        clauses.add(slot);
        keywords.addAll(slot.firstWords());
      }
    }
  }

  /** The form of a record whose components are annotated. */
  public static <T extends Record> NotationForm<T> of(Class<T> type) {
    return new NotationForm<>(type);
  }

  /**
   * Reads a text.
   *
   * @throws BadNotation if it cannot be understood
   */
  public T parse(String text) {
    Notation notation = Notation.parse(text);
    Maker<T> maker = new Maker<>(constructor, components, notation.units().get(0).offset());
    if (name != null) {
      maker.fill(name, notation.name());
    } else if (!notation.name().isEmpty()) {
      throw new BadNotation(
          0, "`" + notation.name() + "` is a name, and none is known here", "leave it out");
    }
    if (units != null) {
      maker.put(
          units, unitsForm.read(notation.units(), keywords), notation.units().get(0).offset());
    } else {
      readWords(notation, maker);
    }
    clauses.forEach(slot -> maker.fill(slot.component(), slot.missing()));
    notation.clauses().forEach(clause -> read(clause, maker));
    return maker.make();
  }

  private void readWords(Notation notation, Maker<T> maker) {
    if (notation.units().size() > 1) {
      throw new BadNotation(
          notation.units().get(1).offset(),
          "units are given one by one",
          "give the option again for a further unit");
    }
    Tokens tokens = new Tokens(notation.units().get(0));
    words.read(tokens, maker);
    words.checkEnd(tokens, keywords);
  }

  private void read(Section clause, Maker<T> maker) {
    for (ClauseSlot slot : clauses) {
      if (slot.isNext(new Tokens(clause.head()))) {
        slot.read(clause, maker);
        return;
      }
    }
    Token word = clause.keyword();
    boolean ofUnit = words.isOther(new Tokens(clause.head()));
    throw new BadNotation(
        word.offset(),
        "`" + word.text() + "` does not begin a clause",
        ofUnit
            ? "write it behind the unit, without a semicolon"
            : keywords.isEmpty() ? "leave it out" : Nearest.help(word.text(), keywords));
  }

  /** A record as it can be read again. */
  public String write(T record) {
    String given = name == null ? "" : (String) name.value(record);
    return given.isEmpty() ? writeWithoutName(record) : given + ": " + writeWithoutName(record);
  }

  /** All of it but its name. */
  public String writeWithoutName(T record) {
    StringBuilder text =
        new StringBuilder(
            units == null ? words.write(record) : unitsForm.write(units.value(record)));
    clauses.forEach(slot -> text.append(slot.write(record)));
    return text.toString();
  }
}
