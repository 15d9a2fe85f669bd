package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import vedette.json.Json;
import vedette.json.Position;
import vedette.json.Problems;
import vedette.json.Source;

/** Makes a record of a JSON object: {@link Field} says what each component takes. */
public final class RecordReader extends ObjectReader<RecordShape.Part, Object> {
  private static final String IN_OBJECT = " in the object that starts here";

  private final ValueReader values;

  private RecordReader(Source source, Problems problems) {
    super(source, problems, Code.UNKNOWN_KEY, Code.MISSING_KEY);
    this.values = new ValueReader(source, problems);
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
    return type.cast(new RecordReader(source, problems).root(json, type));
  }

  private Object root(Json json, Class<?> type) {
    if (type.isRecord()) {
      return object(json, type, null);
    }
    RecordChoice choice = RecordChoice.of(type);
    if (!(json instanceof Json.Obj object)) {
      List<String> names = new ArrayList<>(List.of(choice.property()));
      names.addAll(RecordShape.of(choice.records().get(0)).names());
      values.expected("an object with " + KeyWords.quoted(names), json);
      return null;
    }
    Json kind = object.get(choice.property());
    if (kind == null) {
      missing(choice.property(), IN_OBJECT, "\"" + choice.words().get(0) + "\"", object.at());
      return null;
    }
    if (!(kind instanceof Json.Str word)) {
      values.expected("a string", kind);
      return null;
    }
    int index = choice.words().indexOf(word.value());
    if (index < 0) {
      values.unknownWord(word, choice.known());
      return null;
    }
    return object(object, choice.records().get(index), choice.property());
  }

  /** Reads an object as a record; one key, if not null, is known besides. */
  private Object object(Json json, Class<?> type, String known) {
    RecordShape shape = RecordShape.of(type);
    if (!(json instanceof Json.Obj object)) {
      values.expected("an object with " + KeyWords.quoted(shape.names()), json);
      return null;
    }
    Map<String, Object> made = values(object, shape.parts(), known);
    return made == null ? null : shape.make(made);
  }

  @Override
  protected Object leftOut(RecordShape.Part part, Position object) {
    return Fallback.of(part.type(), part.field().fallback(), object);
  }

  @Override
  protected void missing(RecordShape.Part part, Position at) {
    String written = part.field().example();
    String example =
        written.isEmpty() ? KeyWords.example(part) : written.replace("{file}", fileName());
    missing(part.name(), IN_OBJECT, example, at);
  }

  /** The last part of the file's name, as it may stand in an id. */
  private String fileName() {
    String name = source.name().replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.json$", "");
    String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return plain.matches(".*[a-z0-9].*") ? plain.replaceAll("^-|-$", "") : "table";
  }

  @Override
  protected Object value(RecordShape.Part part, Json json) {
    return value(json, part.type(), part.field());
  }

  /** The value of a component; null if something is wrong with it. */
  private Object value(Json json, ValueType type, Field field) {
    return switch (Kind.of(type)) {
      case RECORD -> object(json, type.raw(), null);
      case LIST -> list(json, type.inner(), field);
      case LOCATED -> {
        Object value = value(json, type.inner(), field);
        yield value == null ? null : new Located<>(value, json.at());
      }
      case JSON -> json;
      case INT, LONG, BOOLEAN, STRING, ENUM -> values.scalar(json, type, field);
    };
  }

  private List<Object> list(Json json, ValueType inner, Field field) {
    if (!(json instanceof Json.Arr array)) {
      values.expected("an array", json);
      return null;
    }
    if (array.values().size() < field.minSize()) {
      String found =
          array.values().isEmpty() ? "an empty array" : array.values().size() + " entries";
      String message = "expected at least " + field.minSize() + " entries, found " + found;
      problems.error(
          Code.TOO_FEW, source, array.at(), message, "write " + field.minSize() + " or more");
      return null;
    }
    List<Object> made = new ArrayList<>(array.values().size());
    boolean whole = true;
    for (Json element : array.values()) {
      Object value = value(element, inner, field);
      made.add(value);
      whole &= value != null;
    }
    return whole ? List.copyOf(made) : null;
  }
}
