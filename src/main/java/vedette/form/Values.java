package vedette.form;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.json.Nearest;

/**
 * Values of request components: from text, to JSON.
 *
 * <p>A component is an int, an {@link OptionalInt}, a boolean, a String, an enum (by its hyphenated
 * name), a class with a {@code static parse(String)} whose {@code toString} can be parsed again, or
 * an {@link Optional} of one of the last two.
 */
final class Values {
  private static final Pattern FRACTION =
      Pattern.compile("-?([0-9]*[.,][0-9]+|[0-9]+/[0-9]+|[0-9]*[\u00bc-\u00be])");

  private Values() {}

  /**
   * Reads one value.
   *
   * @throws BadNotation if the text is none of the type
   */
  static Object parse(Parameter parameter, RecordType record, String text) {
    ValueType type = parameter.type();
    if (type.is(int.class) || type.is(OptionalInt.class)) {
      int number = number(text, parameter.component().said().by(Field.class));
      return type.is(int.class) ? (Object) number : OptionalInt.of(number);
    }
    if (type.is(String.class)) {
      return text;
    }
    if (Parameter.isFlag(type)) {
      return constant(text, List.of("true", "false")).equals("true");
    }
    if (type.kind() == ValueType.Kind.ENUM) {
      String word = constant(text, words(type, parameter.component().said().by(Field.class)));
      return type.constants().get(EnumWords.words(type.constants()).indexOf(word));
    }
    return record.parse(parameter.component().index(), text);
  }

  /** The words of an enum's constants that a component can have. */
  static List<String> words(ValueType type, Field field) {
    return field.only().length == 0 ? EnumWords.words(type.constants()) : List.of(field.only());
  }

  private static String constant(String text, List<String> known) {
    return Nearest.same(text, known)
        .orElseThrow(
            () ->
                new BadNotation(
                    0,
                    "`" + text + "` is not one of " + String.join(", ", known),
                    Nearest.help(text, known)));
  }

  private static int number(String text, Field field) {
    int least = (int) Math.max(field.min(), Integer.MIN_VALUE);
    int most = (int) Math.min(field.max(), Integer.MAX_VALUE);
    OptionalInt number = WholeNumber.of(text, least, most);
    if (number.isPresent() && !text.startsWith("+")) {
      return number.getAsInt();
    }
    boolean broken = FRACTION.matcher(text).matches();
    throw new BadNotation(
        0,
        text.isEmpty() ? "a number is missing" : "`" + text + "` is " + fault(text, broken, most),
        "write a whole number "
            + (most == Integer.MAX_VALUE ? least + " or more" : "from " + least + " to " + most)
            + (broken && !field.brokenHelp().isEmpty() ? "; " + field.brokenHelp() : ""));
  }

  private static String fault(String text, boolean broken, int most) {
    if (broken) {
      return "not a whole number";
    }
    if (!text.matches("-?[0-9]+")) {
      return "not a number in plain digits";
    }
    return new BigInteger(text).compareTo(BigInteger.valueOf(most)) > 0 ? "too large" : "too small";
  }

  /** Writes a value, or a list of values, as a member of a JSON object. */
  static void write(String name, Object value, JsonWriter json) {
    if (value instanceof List<?> list) {
      json.array(name);
      for (Object element : list) {
        json.value(text(element));
      }
      json.end();
    } else if (value instanceof Integer number) {
      json.field(name, number.longValue());
    } else if (value instanceof OptionalInt number) {
      if (number.isPresent()) {
        json.field(name, (long) number.getAsInt());
      } else {
        json.nul(name);
      }
    } else if (value instanceof Boolean yes) {
      json.field(name, yes.booleanValue());
    } else if (value instanceof Optional<?> optional) {
      if (optional.isPresent()) {
        write(name, optional.get(), json);
      } else {
        json.nul(name);
      }
    } else {
      json.field(name, text(value));
    }
  }

  private static String text(Object value) {
    return value instanceof Enum<?> constant ? EnumWords.word(constant) : value.toString();
  }
}
