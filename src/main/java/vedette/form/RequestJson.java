package vedette.form;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import vedette.form.model.RecordReader;
import vedette.form.model.Slot;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;

/**
 * A reader of requests from JSON objects with the parameters' names as keys, as in every JSON
 * answer. It reports every error at its place.
 */
public final class RequestJson extends RecordReader {
  /** The code of a request that the rules do not allow, in a file or on a command line. */
  public static final String BAD_REQUEST = "R001";

  private static final String UNKNOWN_KEY = "R002";
  private static final String MISSING_KEY = "R003";
  private static final String WRONG_TYPE = "R004";

  /**
   * The maximum number of digits: a longer number would take long to write out, and no request
   * needs it.
   */
  private static final int MAX_DIGITS = 19;

  private final Json.Obj request;
  private final Map<String, List<String>> given = new HashMap<>();

  /**
   * Creates a reader of one request.
   *
   * @param source the file of the request
   * @param problems the list that takes the errors
   */
  public RequestJson(Json.Obj request, Source source, Problems problems) {
    super(source, problems, UNKNOWN_KEY, MISSING_KEY, false);
    this.request = request;
  }

  /** Returns the request; null if it is wrong. */
  public <Q extends Record> Q read(RequestForm<Q> form) {
    return read(form, form::read);
  }

  /**
   * Returns the request; null if it is wrong. Texts shared with other requests are read only once.
   */
  public <Q extends Record> Q read(SharedTexts<Q> shared) {
    return read(shared.form(), shared::read);
  }

  private <Q extends Record> Q read(
      RequestForm<Q> form, Function<Map<String, List<String>>, Q> reading) {
    if (values(request, form.slots(), null, null) == null) {
      return null;
    }
    try {
      return reading.apply(given);
    } catch (TextFault e) {
      report(e);
      return null;
    }
  }

  @Override
  public List<String> leftOut(Slot slot, Position object) {
    return List.of();
  }

  @Override
  public void reportMissing(Slot slot, Position at) {
    String example = slot.example().isEmpty() ? "1" : slot.example();
    reportMissing(
        slot.name(),
        ": " + slot.meaning(),
        isNumber(slot) ? example : Printable.quote(example),
        at);
  }

  private static boolean isNumber(Slot slot) {
    return slot.isInt();
  }

  /** Returns the texts that a command line would have; empty for a default. */
  @Override
  public List<String> value(Slot slot, Json json) {
    List<Json> written = slot.many() && json instanceof Json.Arr all ? all.values() : List.of(json);
    if (json instanceof Json.Null) {
      written = List.of();
    }
    if (written.isEmpty() && slot.required()) {
      reportMissing(slot, json.at());
      return null;
    }
    List<String> texts = new ArrayList<>();
    written.forEach(each -> texts.add(text(slot, each)));
    given.put(slot.name(), texts);
    return texts.contains(null) ? null : texts;
  }

  private String text(Slot slot, Json json) {
    if (slot.flag()) {
      return json instanceof Json.Bool bool
          ? Boolean.toString(bool.value())
          : expected("true or false", json);
    }
    if (json instanceof Json.Num number) {
      return number.value() == null ? null : wholeNumberText(number); // the reader refuses a null
    }
    if (isNumber(slot)) {
      return expected("a number", json);
    }
    return json instanceof Json.Str string
        ? string.value()
        : json instanceof Json.Arr array && slot.isText() && isOfStrings(array)
            ? refuseSplitText(array)
            : expected(slot.many() ? "a string or an array of strings" : "a string", json);
  }

  private static boolean isOfStrings(Json.Arr array) {
    return !array.values().isEmpty()
        && array.values().stream().allMatch(Json.Str.class::isInstance);
  }

  /** Rejects an array of strings that together are one text with commas. */
  private String refuseSplitText(Json.Arr array) {
    String text =
        String.join(", ", array.values().stream().map(it -> ((Json.Str) it).value()).toList());
    report(
        WRONG_TYPE,
        array,
        "expected a string, found " + array.kindWithArticle(),
        "write " + Printable.quote(text));
    return null;
  }

  /** Returns a whole number without a decimal point, whatever its notation. */
  private static String wholeNumberText(Json.Num number) {
    BigDecimal value = number.value().stripTrailingZeros();
    boolean whole = value.signum() == 0 || value.scale() <= 0;
    return whole && (long) value.precision() - value.scale() <= MAX_DIGITS
        ? value.toBigInteger().toString()
        : number.text();
  }

  @Override
  public String expected(String expected, Json found) {
    String quoted = found instanceof Json.Str string ? " " + Printable.quote(string.value()) : "";
    String help =
        found instanceof Json.Str && !expected.startsWith("a string")
            ? "remove the quotes"
            : "write it as on the command line, or leave the key out";
    report(
        WRONG_TYPE,
        found,
        "expected " + expected + ", found " + found.kindWithArticle() + quoted,
        help);
    return null;
  }

  /** Reports a fault found by the rules at the value that causes it. */
  public void report(TextFault wrong) {
    Position at = place(wrong.placed(given));
    problems.error(BAD_REQUEST, source, at, wrong.getMessage(), wrong.help());
  }

  private Position place(TextFault wrong) {
    Json value = request.get(wrong.slot());
    if (value == null) {
      return request.at();
    }
    for (Json each : value instanceof Json.Arr array ? array.values() : List.of(value)) {
      if (each instanceof Json.Str string && string.value().equals(wrong.text())) {
        return source.within(string.at(), wrong.offset());
      }
    }
    return value.at();
  }

  /**
   * A reader of many requests of one form, which reads shared texts once; safe for use by several
   * threads.
   *
   * @param <Q> the request record, with immutable values
   */
  public static final class SharedTexts<Q extends Record> {
    /**
     * The maximum number of texts kept for each parameter; with more texts, few of them are shared.
     */
    private static final int MOST = 50_000;

    private final RequestForm<Q> form;
    private final Map<String, Map<String, Object>> values = new HashMap<>();

    /** Creates a reader with no texts yet. */
    public SharedTexts(RequestForm<Q> form) {
      this.form = form;
      for (Slot slot : form.slots()) {
        values.put(slot.name(), new ConcurrentHashMap<>());
      }
    }

    RequestForm<Q> form() {
      return form;
    }

    /**
     * Makes the request from the texts given for each parameter, as {@link RequestForm#read} does.
     *
     * @throws TextFault if a text cannot be read or a required parameter is missing
     */
    public Q read(Map<String, List<String>> given) {
      return form.read(given, this::value);
    }

    private Object value(Slot slot, String text) {
      Map<String, Object> known = values.get(slot.name());
      Object value = known.get(text);
      if (value != null || known.size() >= MOST) {
        return value != null ? value : form.parse(slot, text);
      }
      return known.computeIfAbsent(text, unread -> form.parse(slot, unread));
    }
  }
}
