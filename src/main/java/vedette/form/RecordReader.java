package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;

/** Makes a record of a JSON object: {@link Field} says what each component takes. */
public final class RecordReader extends ObjectReader<Object> {
  private static final String IN_OBJECT = " in the object that starts here";
  private static final int KEYS_SHOWN = 5;

  private RecordReader(Source source, Problems problems) {
    super(source, problems, Code.UNKNOWN_KEY, Code.MISSING_KEY);
  }

  /**
   * Reads an object as a record, or as the record that a sealed {@link OneOf} interface has for it.
   *
   * @param json the object; anything else is reported
   * @param source the file that it stands in
   * @param problems takes what is wrong
   * @return the record; null if something is wrong
   */
  public static <T> T read(Json json, Source source, Class<T> type, Problems problems) {
    RecordReader reader = new RecordReader(source, problems);
    Form<?> form = Form.of(type);
    return type.cast(
        form instanceof Form.Union<?> union
            ? reader.oneOf(json, union)
            : reader.object(json, form, null));
  }

  private Object oneOf(Json json, Form.Union<?> union) {
    String key = union.said().name();
    List<Form<?>> forms = union.forms();
    List<String> words = forms.stream().map(form -> form.said().name()).toList();
    if (!(json instanceof Json.Obj object)) {
      return expectedObject(key, forms.get(0).names(), json);
    }
    Json kind = object.get(key);
    if (kind == null) {
      missing(key, IN_OBJECT, "\"" + words.get(0) + "\"", object.at());
      return null;
    }
    if (!(kind instanceof Json.Str word)) {
      return expected("a string", kind);
    }
    int index = words.indexOf(word.value());
    if (index < 0) {
      List<String> known = new ArrayList<>(words);
      known.add(union.said().also());
      known.remove("");
      return unknownWord(word, known);
    }
    return object(object, forms.get(index), key);
  }

  /** Reads an object as a record; one key, if not null, is known besides. */
  Object object(Json json, Form<?> form, String known) {
    if (!(json instanceof Json.Obj object)) {
      return expectedObject(null, form.names(), json);
    }
    Map<String, Object> made = values(object, form.slots(), known);
    return made == null
        ? null
        : form.make(form.slots().stream().map(slot -> made.get(slot.name())).toArray());
  }

  /** Reports what is no object: the first of its keys are named. */
  private Object expectedObject(String key, List<String> names, Json found) {
    List<String> keys = new ArrayList<>(names);
    if (key != null) {
      keys.add(0, key);
    }
    StringBuilder quoted = new StringBuilder("an object with ");
    for (int i = 0; i < keys.size() && i <= KEYS_SHOWN; i++) {
      quoted.append(i == 0 ? "" : ", ").append(i == KEYS_SHOWN ? "…" : '"' + keys.get(i) + '"');
    }
    return expected(quoted.toString(), found);
  }

  @Override
  protected Object leftOut(Slot slot, Position object) {
    return slot.type().leftOut(slot.fallback(), object);
  }

  @Override
  protected void missing(Slot slot, Position at) {
    String written = slot.example();
    String example =
        written.isEmpty() ? slot.type().example(slot) : written.replace("{file}", fileName());
    missing(slot.name(), IN_OBJECT, example, at);
  }

  /** The last part of the file's name, as it may stand in an id. */
  private String fileName() {
    String name = source.name().replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.json$", "");
    String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return plain.matches(".*[a-z0-9].*") ? plain.replaceAll("^-|-$", "") : "table";
  }

  @Override
  protected Object value(Slot slot, Json json) {
    return slot.type().read(json, slot, this);
  }

  /** Reports what is wrong with a value; gives null, as what cannot be read is. */
  Object wrong(String code, Json json, String message, String help) {
    problems.error(code, source, json.at(), message, help);
    return null;
  }

  /** Reports a word that nothing has. */
  Object unknownWord(Json.Str string, List<String> known) {
    String message = "unknown word " + Printable.quote(string.value());
    return wrong(Code.UNKNOWN_WORD, string, message, Nearest.help(string.value(), known));
  }

  /** Reports a value of another type than expected. */
  Object expected(String expected, Json found) {
    String help =
        found instanceof Json.Null
            ? "give a value, or leave the key out"
            : "write " + expected + written(expected);
    return wrong(Code.WRONG_TYPE, found, "expected " + expected + ", found " + found.what(), help);
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
}
