package vedette.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.records.Records;
import vedette.records.ValueType;

/**
 * Makes a record of a JSON object, key by key: {@link Field} says what each component takes. Every
 * mistake is reported with its place, and reading goes on, so that one run shows them all. Keys
 * that start with {@code x-} belong to others and are ignored.
 */
public final class RecordReader {

  private final Source source;
  private final Problems problems;
  private final ValueReader values;

  private RecordReader(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
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
    if (Records.find(type) != null) {
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
      missing(choice.property(), "\"" + choice.words().get(0) + "\"", object.at());
      return null;
    }
    if (!(kind instanceof Json.Str word)) {
      values.expected("a string", kind);
      return null;
    }
    int index = choice.words().indexOf(word.value());
    if (index < 0) {
      values.unknownWord(word, choice.words());
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
    Object[] made = new Object[shape.parts().size()];
    boolean[] seen = new boolean[made.length];
    boolean whole = true;
    List<String> misspelt = new ArrayList<>();
    for (Json.Member member : object.members()) {
      RecordShape.Part part = shape.part(member.name());
      if (part != null) {
        seen[part.index()] = true;
        made[part.index()] = value(member.value(), part.type(), part.field());
        whole &= made[part.index()] != null;
      } else if (!member.name().startsWith("x-") && !member.name().equals(known)) {
        unknownKey(member, shape, known);
        Nearest.of(member.name(), shape.names()).ifPresent(misspelt::add);
        whole = false;
      }
    }
    for (RecordShape.Part part : shape.parts()) {
      if (seen[part.index()]) {
        continue;
      }
      if (part.optional()) {
        made[part.index()] = Fallback.of(part.type(), part.field().fallback(), object.at());
      } else {
        // A misspelt key has been reported already, with the right one.
        if (!misspelt.contains(part.name())) {
          String example = part.field().example();
          missing(
              part.name(),
              example.isEmpty() ? KeyWords.example(part) : example.replace("{file}", fileName()),
              object.at());
        }
        whole = false;
      }
    }
    return whole ? shape.make(made) : null;
  }

  private void unknownKey(Json.Member member, RecordShape shape, String known) {
    List<String> names = new ArrayList<>(shape.names());
    if (known != null) {
      names.add(known);
    }
    String help = Nearest.help(member.name(), names);
    String message = "unknown key " + Printable.quote(member.name());
    problems.error(Code.UNKNOWN_KEY, source, member.at(), message, help);
  }

  /** The last part of the file's name, as it may stand in an id. */
  private String fileName() {
    String name = source.name().replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.json$", "");
    String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return plain.matches(".*[a-z0-9].*") ? plain.replaceAll("^-|-$", "") : "table";
  }

  private void missing(String name, String example, Position at) {
    String message = "key \"" + name + "\" is missing in the object that starts here";
    problems.error(Code.MISSING_KEY, source, at, message, "add \"" + name + "\": " + example + ",");
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
