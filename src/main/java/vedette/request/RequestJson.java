package vedette.request;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import vedette.json.Json;
import vedette.json.Nearest;
import vedette.json.Position;
import vedette.json.Printable;
import vedette.json.Problems;
import vedette.json.Source;

/**
 * Reads a request from a JSON object with the parameters' names as keys, as every answer in JSON
 * has it; whatever is wrong is reported where it stands.
 */
public final class RequestJson {
  private static final String BAD_REQUEST = "R001";
  private static final String UNKNOWN_KEY = "R002";
  private static final String MISSING_KEY = "R003";
  private static final String WRONG_TYPE = "R004";

  /** No request has a longer number, which would take long to write out. */
  private static final int MAX_DIGITS = 19;

  private final Json.Obj request;
  private final Source source;
  private final Problems problems;
  private Map<String, List<String>> given = Map.of();

  /**
   * A request to be read.
   *
   * @param source the file that it stands in
   * @param problems takes what is wrong
   */
  public RequestJson(Json.Obj request, Source source, Problems problems) {
    this.request = request;
    this.source = source;
    this.problems = problems;
  }

  /** The request; null if it is wrong. */
  public <Q extends Record> Q read(RequestForm<Q> form) {
    Map<String, List<String>> texts = texts(form);
    if (texts == null) {
      return null;
    }
    given = texts;
    try {
      return form.read(texts);
    } catch (BadRequest e) {
      report(e);
      return null;
    }
  }

  private Map<String, List<String>> texts(RequestForm<?> form) {
    Map<String, Parameter> known = new HashMap<>();
    List<String> names = new ArrayList<>();
    for (Parameter parameter : form.parameters()) {
      known.put(parameter.name(), parameter);
      names.add(parameter.name());
    }
    Map<String, List<String>> texts = new HashMap<>();
    boolean whole = true;
    List<String> misspelt = new ArrayList<>();
    for (Json.Member member : request.members()) {
      Parameter parameter = known.get(member.name());
      if (parameter != null) {
        List<String> given = given(parameter, member.value());
        whole &= given != null;
        texts.put(parameter.name(), given == null ? List.of() : given);
      } else if (!member.name().startsWith("x-")) {
        unknown(member, names);
        Nearest.of(member.name(), names).ifPresent(misspelt::add);
        whole = false;
      }
    }
    for (Parameter parameter : form.parameters()) {
      if (parameter.required() && saysNothing(request.get(parameter.name()))) {
        whole = false;
        // A misspelt key has been reported already, with the right one.
        if (!misspelt.contains(parameter.name())) {
          missing(parameter);
        }
      }
    }
    return whole ? texts : null;
  }

  private static boolean saysNothing(Json json) {
    return json == null
        || json instanceof Json.Null
        || json instanceof Json.Arr array && array.values().isEmpty();
  }

  private void unknown(Json.Member member, List<String> names) {
    problems.error(
        UNKNOWN_KEY,
        source,
        member.at(),
        "unknown key " + Printable.quote(member.name()),
        Nearest.help(member.name(), names));
  }

  private void missing(Parameter parameter) {
    Json written = request.get(parameter.name());
    String example = parameter.example().isEmpty() ? "1" : parameter.example();
    problems.error(
        MISSING_KEY,
        source,
        written == null ? request.at() : written.at(),
        "key \"" + parameter.name() + "\" is missing: " + parameter.text(),
        "add \""
            + parameter.name()
            + "\": "
            + (isNumber(parameter) ? example : Printable.quote(example))
            + ",");
  }

  private static boolean isNumber(Parameter parameter) {
    return parameter.type().is(int.class) || parameter.type().is(OptionalInt.class);
  }

  /** The texts that a command line would have; none for a default, null if they are wrong. */
  private List<String> given(Parameter parameter, Json json) {
    if (json instanceof Json.Null) {
      return List.of();
    }
    if (!parameter.many() || !(json instanceof Json.Arr array)) {
      String text = text(parameter, json);
      return text == null ? null : List.of(text);
    }
    List<String> texts = new ArrayList<>();
    boolean whole = true;
    for (Json element : array.values()) {
      String text = text(parameter, element);
      whole &= text != null;
      texts.add(text);
    }
    return whole ? texts : null;
  }

  private String text(Parameter parameter, Json json) {
    if (parameter.flag()) {
      return json instanceof Json.Bool bool
          ? Boolean.toString(bool.value())
          : expected("true or false", json);
    }
    if (json instanceof Json.Num number) {
      return number.value() == null ? null : written(number); // refused by the reader if null
    }
    if (isNumber(parameter)) {
      return expected("a number", json);
    }
    return json instanceof Json.Str string
        ? string.value()
        : expected(parameter.many() ? "a string or an array of strings" : "a string", json);
  }

  /** A whole number without a decimal point, however it is written. */
  private static String written(Json.Num number) {
    BigDecimal value = number.value().stripTrailingZeros();
    boolean whole = value.signum() == 0 || value.scale() <= 0;
    return whole && (long) value.precision() - value.scale() <= MAX_DIGITS
        ? value.toBigInteger().toString()
        : number.text();
  }

  private String expected(String expected, Json found) {
    String quoted = found instanceof Json.Str string ? " " + Printable.quote(string.value()) : "";
    String help =
        found instanceof Json.Str && !expected.startsWith("a string")
            ? "remove the quotes"
            : "write it as on the command line, or leave the key out";
    problems.error(
        WRONG_TYPE,
        source,
        found.at(),
        "expected " + expected + ", found " + found.what() + quoted,
        help);
    return null;
  }

  /** Reports what the rules say of the request, at the value that they complain of. */
  public void report(BadRequest wrong) {
    Position at = place(wrong.placed(given));
    problems.error(BAD_REQUEST, source, at, wrong.getMessage(), wrong.help());
  }

  private Position place(BadRequest wrong) {
    Json value = request.get(wrong.parameter());
    if (value == null) {
      return request.at();
    }
    if (value instanceof Json.Arr array && wrong.given() != null) {
      for (Json element : array.values()) {
        if (element instanceof Json.Str string && string.value().equals(wrong.given())) {
          value = element;
          break;
        }
      }
    }
    return value instanceof Json.Str string ? within(string, wrong) : value.at();
  }

  /** The character at fault, unless escapes have moved it. */
  private Position within(Json.Str string, BadRequest wrong) {
    boolean plain =
        string.value().equals(wrong.given())
            && string.value().indexOf('\\') < 0
            && source.line(string.at().line()).contains('"' + string.value() + '"');
    return plain
        ? string.at().plus(1 + string.value().codePointCount(0, wrong.offset()))
        : string.at();
  }
}
