package vedette.form;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import vedette.json.Json;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.problem.TextFault;

/**
 * Reads a request from a JSON object with the parameters' names as keys, as every answer in JSON
 * has it; whatever is wrong is reported where it stands.
 */
public final class RequestJson extends ObjectReader<List<String>> {
  /** A request that the rules do not allow, in a file or on a command line. */
  public static final String BAD_REQUEST = "R001";

  private static final String UNKNOWN_KEY = "R002";
  private static final String MISSING_KEY = "R003";
  private static final String WRONG_TYPE = "R004";

  /** No request has a longer number, which would take long to write out. */
  private static final int MAX_DIGITS = 19;

  private final Json.Obj request;
  private Map<String, List<String>> given = Map.of();

  /**
   * A request to be read.
   *
   * @param source the file that it stands in
   * @param problems takes what is wrong
   */
  public RequestJson(Json.Obj request, Source source, Problems problems) {
    super(source, problems, UNKNOWN_KEY, MISSING_KEY);
    this.request = request;
  }

  /** The request; null if it is wrong. */
  public <Q extends Record> Q read(RequestForm<Q> form) {
    return read(form, form::read);
  }

  /** The same, of which texts are read once that other requests have as well. */
  public <Q extends Record> Q read(SharedTexts<Q> shared) {
    return read(shared.form(), shared::read);
  }

  private <Q extends Record> Q read(
      RequestForm<Q> form, Function<Map<String, List<String>>, Q> reading) {
    Map<String, List<String>> texts = values(request, form.slots(), null);
    if (texts == null) {
      return null;
    }
    given = texts;
    try {
      return reading.apply(texts);
    } catch (TextFault e) {
      report(e);
      return null;
    }
  }

  @Override
  protected List<String> leftOut(Slot slot, Position object) {
    return List.of();
  }

  @Override
  protected void missing(Slot slot, Position at) {
    String example = slot.example().isEmpty() ? "1" : slot.example();
    missing(
        slot.name(),
        ": " + slot.meaning(),
        isNumber(slot) ? example : Printable.quote(example),
        at);
  }

  private static boolean isNumber(Slot slot) {
    return slot.one() == Type.WHOLE;
  }

  /** The texts that a command line would have; none for a default. */
  @Override
  protected List<String> value(Slot slot, Json json) {
    boolean empty = slot.many() && json instanceof Json.Arr array && array.values().isEmpty();
    if (empty || json instanceof Json.Null) {
      if (slot.required()) {
        missing(slot, json.at());
        return null;
      }
      return List.of();
    }
    if (!slot.many() || !(json instanceof Json.Arr array)) {
      String text = text(slot, json);
      return text == null ? null : List.of(text);
    }
    List<String> texts = new ArrayList<>();
    boolean whole = true;
    for (Json element : array.values()) {
      String text = text(slot, element);
      whole &= text != null;
      texts.add(text);
    }
    return whole ? texts : null;
  }

  private String text(Slot slot, Json json) {
    if (slot.flag()) {
      return json instanceof Json.Bool bool
          ? Boolean.toString(bool.value())
          : expected("true or false", json);
    }
    if (json instanceof Json.Num number) {
      return number.value() == null ? null : written(number); // refused by the reader if null
    }
    if (isNumber(slot)) {
      return expected("a number", json);
    }
    return json instanceof Json.Str string
        ? string.value()
        : expected(slot.many() ? "a string or an array of strings" : "a string", json);
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
  public void report(TextFault wrong) {
    Position at = place(wrong.placed(given));
    problems.error(BAD_REQUEST, source, at, wrong.getMessage(), wrong.help());
  }

  private Position place(TextFault wrong) {
    Json value = request.get(wrong.slot());
    if (value == null) {
      return request.at();
    }
    if (value instanceof Json.Arr array && wrong.text() != null) {
      for (Json element : array.values()) {
        if (element instanceof Json.Str string && string.value().equals(wrong.text())) {
          value = element;
          break;
        }
      }
    }
    return value instanceof Json.Str string && string.value().equals(wrong.text())
        ? source.within(string.at(), wrong.offset())
        : value.at();
  }
}
