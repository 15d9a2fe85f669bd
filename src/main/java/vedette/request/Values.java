package vedette.request;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import vedette.json.EnumWords;
import vedette.json.Field;
import vedette.json.JsonWriter;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.WholeNumber;

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
  static Object parse(Class<?> type, Field field, String text) {
    if (type == int.class || type == OptionalInt.class) {
      int number = number(text, field);
      return type == int.class ? (Object) number : OptionalInt.of(number);
    }
    if (type == String.class) {
      return text;
    }
    if (type == boolean.class) {
      return constant(text, List.of("true", "false")).equals("true");
    }
    if (type.isEnum()) {
      List<String> words = EnumWords.words(type);
      return type.getEnumConstants()[words.indexOf(constant(text, words))];
    }
    return notated(type, text);
  }

  private static String constant(String text, List<String> known) {
    if (!known.contains(text)) {
      throw new BadNotation(
          0, "`" + text + "` is not one of " + String.join(", ", known), Nearest.help(text, known));
    }
    return text;
  }

  private static int number(String text, Field field) {
    int least = (int) Math.max(field.min(), Integer.MIN_VALUE);
    int most = (int) Math.min(field.max(), Integer.MAX_VALUE);
    OptionalInt number = text.startsWith("+") ? OptionalInt.empty() : WholeNumber.of(text);
    if (number.isPresent() && number.getAsInt() >= least && number.getAsInt() <= most) {
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

  private static Object notated(Class<?> type, String text) {
    try {
      Method parse = type.getMethod("parse", String.class);
      return parse.invoke(null, text);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " has no public static parse(String)", e);
    }
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
      json.field(name, optional.map(Values::text).orElse(null));
    } else {
      json.field(name, text(value));
    }
  }

  private static String text(Object value) {
    return value instanceof Enum<?> constant ? EnumWords.word(constant) : value.toString();
  }
}
