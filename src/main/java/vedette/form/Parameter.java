package vedette.form;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One parameter of a request, as the record's component declares it.
 *
 * @param name the component's name, which is the key in JSON
 * @param text what it means, in a sentence
 * @param label what stands for a value in the help
 * @param example a good value, or ""
 * @param fallback the text that is read if it is not given, or ""
 * @param required whether it must be given
 * @param many whether it may be given several times
 * @param flag whether it takes no value
 * @param positional whether the command line gives it as a plain word, without an option
 * @param type the type of one value
 * @param isPlain whether a value is a number or a plain word, also that of a flag: several may be
 *     given in one go, while in a notation as that of stacks a comma means more
 * @param notation how a unit or stack is written; null for other values
 */
public record Parameter(
    String name,
    String text,
    String label,
    String example,
    String fallback,
    boolean required,
    boolean many,
    boolean flag,
    boolean positional,
    ValueType type,
    boolean isPlain,
    NotationForm<?> notation,
    RecordComponent component)
    implements ObjectReader.Key {

  static boolean isFlag(ValueType type) {
    return type.is(boolean.class) || type.is(Boolean.class);
  }

  /** Whether it is a flag that holds where nothing is said, so that it may be denied. */
  public boolean mayBeDenied() {
    return type.is(Boolean.class);
  }

  static boolean isPlain(ValueType type, boolean many, Field field) {
    return type.is(int.class)
        || type.is(OptionalInt.class)
        || isFlag(type)
        || type.kind() == ValueType.Kind.ENUM
        || many && type.is(String.class)
        || field.plain();
  }

  /** How values of a type are written, as far as this component allows it; null if not as units. */
  static NotationForm<?> notation(ValueType type, RecordComponent component) {
    if (!NotationForm.isFormOf(type)) {
      return null;
    }
    Allows allows = component.said().by(Allows.class);
    Class<? extends Record> units = type.raw().asSubclass(Record.class);
    return allows == null
        ? NotationForm.of(units)
        : NotationForm.of(units, Set.of(allows.value()), Set.of(allows.keeps()));
  }

  /**
   * The command-line option: {@code attackerLosses} is {@code --attacker-losses}. A plain word goes
   * by its label.
   */
  public String option() {
    return positional ? label : optionOf(name);
  }

  /** The command-line option of a component. */
  public static String optionOf(String component) {
    StringBuilder option = new StringBuilder("--");
    for (int i = 0; i < component.length(); i++) {
      char c = component.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        option.append('-').append((char) (c + 'a' - 'A'));
      } else {
        option.append(c);
      }
    }
    return option.toString();
  }

  /** The words that it can have, of an enum; none of anything else. */
  public List<String> words() {
    return type.kind() == ValueType.Kind.ENUM
        ? Values.words(type, component.said().by(Field.class))
        : List.of();
  }
}
