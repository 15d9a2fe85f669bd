package vedette.json;

import java.math.BigDecimal;
import java.util.List;
import vedette.problem.Nearest;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.records.ValueType;

/** Reads the plain values of components: numbers, truth values, strings and the words of enums. */
final class ValueReader {

  private static final int MAX_WHOLE_DIGITS = 19; // of a long

  private final Source source;
  private final Problems problems;

  ValueReader(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
  }

  /** The value; null if something is wrong with it, which is then reported. */
  Object scalar(Json json, ValueType type, Field field) {
    return switch (Kind.of(type)) {
      case BOOLEAN -> {
        if (json instanceof Json.Bool bool) {
          yield bool.value();
        }
        expected("true or false", json);
        yield null;
      }
      case STRING -> string(json, field);
      case ENUM -> word(json, type.constants());
      case INT -> {
        long least = Math.max(field.min(), Integer.MIN_VALUE);
        Long value = whole(json, least, Math.min(field.max(), Integer.MAX_VALUE));
        yield value == null ? null : (Object) value.intValue();
      }
      default -> whole(json, field.min(), field.max());
    };
  }

  private String string(Json json, Field field) {
    if (!(json instanceof Json.Str string)) {
      expected("a string", json);
      return null;
    }
    int length = string.value().codePointCount(0, string.value().length());
    if (length > field.maxLength()) {
      String message = "text longer than " + field.maxLength() + " characters";
      problems.error(Code.STRING_LENGTH, source, json.at(), message, "shorten it");
      return null;
    }
    if (string.value().isBlank() && !field.optional()) {
      String message = "text is empty";
      problems.error(Code.STRING_LENGTH, source, json.at(), message, "write at least one word");
      return null;
    }
    return string.value();
  }

  private Object word(Json json, List<Enum<?>> constants) {
    if (!(json instanceof Json.Str string)) {
      expected("a string", json);
      return null;
    }
    Object constant = EnumWords.constant(constants, string.value());
    if (constant == null) {
      unknownWord(string, EnumWords.words(constants));
    }
    return constant;
  }

  void unknownWord(Json.Str string, List<String> known) {
    String message = "unknown word " + Printable.quote(string.value());
    problems.error(
        Code.UNKNOWN_WORD, source, string.at(), message, Nearest.help(string.value(), known));
  }

  private Long whole(Json json, long min, long max) {
    if (json instanceof Json.Str string) {
      quotedNumber(string);
      return null;
    }
    if (!(json instanceof Json.Num number)) {
      expected("a number", json);
      return null;
    }
    BigDecimal value = number.value();
    if (value == null) {
      return null; // reported by the reader already
    }
    boolean large = value.precision() - (long) value.scale() > MAX_WHOLE_DIGITS;
    boolean broken = !large && value.signum() != 0 && value.stripTrailingZeros().scale() > 0;
    if (!large
        && !broken
        && value.compareTo(BigDecimal.valueOf(min)) >= 0
        && value.compareTo(BigDecimal.valueOf(max)) <= 0) {
      return value.longValue();
    }
    problems.error(
        broken ? Code.NOT_WHOLE : Code.BEYOND_LIMITS,
        source,
        json.at(),
        broken
            ? "expected a whole number, found " + Printable.quote(number.text())
            : number.text() + " is not between " + min + " and " + max,
        "write a whole number from " + min + " to " + max);
    return null;
  }

  private void quotedNumber(Json.Str string) {
    String text = string.value().strip();
    boolean comma = text.indexOf(',') > 0;
    if (!SyntaxFault.isNumber(comma ? text.replace(',', '.') : text)) {
      expected("a number", string);
      return;
    }
    String message = "expected a number, found the string " + Printable.quote(string.value());
    String help =
        comma
            ? "the decimal point is \".\" in every language, and numbers have no quotes"
            : "remove the quotes: " + text;
    problems.error(Code.QUOTED_NUMBER, source, string.at(), message, help);
  }

  /** How a value of a type is written, for whom its name is not enough. */
  private static String written(String expected) {
    return switch (expected) {
      case "a number" -> ", as 3";
      case "a string" -> " in double quotes";
      case "true or false" -> " without quotes";
      case "an array" -> " in brackets: [ … ]";
      default -> " in braces: { … }";
    };
  }

  /** Reports a value of another type than expected. */
  void expected(String expected, Json found) {
    String help =
        found instanceof Json.Null
            ? "give a value, or leave the key out"
            : "write " + expected + written(expected);
    String message = "expected " + expected + ", found " + found.what();
    problems.error(Code.WRONG_TYPE, source, found.at(), message, help);
  }
}
