package vedette.form;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;

/**
 * Writes the JSON Schema (draft 2020-12) of the files that {@link RecordReader} reads, from the
 * same records and annotations.
 */
public final class RecordSchema {

  /** Keys that {@link ObjectReader} leaves to others. */
  private static final String OTHERS = "^(x-|\\$schema$)";

  private final JsonWriter json = new JsonWriter();
  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final Deque<Class<?>> toDescribe = new ArrayDeque<>();

  private RecordSchema() {}

  /**
   * The schema as text.
   *
   * @param type a record, or a sealed {@link OneOf} interface of records
   * @param title what the files are
   * @param id the schema's {@code $id}, a URI
   */
  public static String of(Class<?> type, String title, String id) {
    return of(type, title, id, List.of(), Map.of());
  }

  /**
   * The schema as text, with what raw JSON is described by.
   *
   * @param records further records to be described, which only these definitions refer to
   * @param definitions by their names, which {@link Field#schemaRef} says: each writes the members
   *     of a schema
   */
  public static String of(
      Class<?> type,
      String title,
      String id,
      List<Class<?>> records,
      Map<String, Consumer<JsonWriter>> definitions) {
    RecordSchema schema = new RecordSchema();
    schema.toDescribe.addAll(records);
    return schema.write(type, title, id, definitions);
  }

  private String write(
      Class<?> type, String title, String id, Map<String, Consumer<JsonWriter>> further) {
    json.object();
    json.field("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.field("$id", id);
    json.field("title", title);
    if (type.isRecord()) {
      describe(type, null);
      json.object("$defs");
    } else {
      RecordChoice choice = RecordChoice.of(type);
      choice(choice);
      json.object("$defs");
      chosen(choice);
    }
    definitions();
    further.forEach(
        (name, definition) -> {
          json.object(name);
          definition.accept(json);
          json.end();
        });
    return json.end().end().text();
  }

  private void choice(RecordChoice choice) {
    json.field("type", "object");
    json.object("properties").object(choice.property());
    json.field("description", choice.text());
    words(choice.words());
    json.end().end();
    json.inline().array("required").value(choice.property()).end();
    json.array("allOf");
    for (int i = 0; i < choice.words().size(); i++) {
      Class<?> record = choice.records().get(i);
      seen.add(record);
      json.inline().object();
      json.object("if").object("properties").object(choice.property());
      json.field("const", choice.words().get(i)).end().end().end();
      json.object("then").field("$ref", reference(record)).end();
      json.end();
    }
    json.end();
  }

  /** The records of a choice, which know its key besides. */
  private void chosen(RecordChoice choice) {
    for (int i = 0; i < choice.words().size(); i++) {
      json.object(name(choice.records().get(i)));
      describe(choice.records().get(i), choice.property());
      json.end();
    }
  }

  /** Every record met on the way; nested ones are met while their holders are described. */
  private void definitions() {
    while (!toDescribe.isEmpty()) {
      Class<?> type = toDescribe.removeFirst();
      json.object(name(type));
      describe(type, null);
      json.end();
    }
  }

  private void describe(Class<?> type, String known) {
    RecordShape shape = RecordShape.of(type);
    json.field("type", "object");
    json.object("properties");
    if (known != null) {
      json.object(known).end();
    }
    List<String> required = new ArrayList<>();
    for (RecordShape.Part part : shape.parts()) {
      json.object(part.name());
      json.field("description", part.field().text());
      value(part.type(), part.field());
      json.end();
      if (part.required()) {
        required.add(part.name());
      }
    }
    json.end();
    closed(required, json);
  }

  /** Writes which keys an object must have, and that it has no others but anybody's own. */
  public static void closed(List<String> required, JsonWriter json) {
    json.object("patternProperties").inline().object(OTHERS).end().end();
    json.field("additionalProperties", false);
    json.inline().array("required");
    required.forEach(json::value);
    json.end();
  }

  private void value(ValueType type, Field field) {
    switch (Kind.of(type)) {
      case INT ->
          whole(Math.max(field.min(), Integer.MIN_VALUE), Math.min(field.max(), Integer.MAX_VALUE));
      case LONG -> whole(field.min(), field.max());
      case BOOLEAN -> json.field("type", "boolean");
      case STRING -> {
        json.field("type", "string");
        json.field("maxLength", field.maxLength());
        pattern(field);
      }
      case ENUM -> words(EnumWords.words(type.constants()));
      case RECORD -> {
        if (seen.add(type.raw())) {
          toDescribe.add(type.raw());
        }
        json.field("$ref", reference(type.raw()));
      }
      case LIST -> {
        json.field("type", "array");
        if (field.minSize() > 0) {
          json.field("minItems", field.minSize());
        }
        json.object("items");
        value(type.inner(), field);
        json.end();
      }
      case LOCATED -> value(type.inner(), field);
      case JSON -> {
        if (!field.schemaRef().isEmpty()) {
          json.field("$ref", reference(field.schemaRef()));
        }
        if (field.schemaTypes().length > 0) {
          json.inline().array("type");
          for (String allowed : field.schemaTypes()) {
            json.value(allowed);
          }
          json.end();
        }
        pattern(field);
      }
    }
  }

  private void pattern(Field field) {
    if (!field.schemaPattern().isEmpty()) {
      json.field("pattern", field.schemaPattern());
    }
  }

  private void whole(long min, long max) {
    json.field("type", "integer").field("minimum", min).field("maximum", max);
  }

  private void words(List<String> words) {
    json.inline().array("enum");
    for (String word : words) {
      json.value(word);
    }
    json.end();
  }

  private static String reference(Class<?> type) {
    return reference(name(type));
  }

  /** How a schema refers to one of its definitions. */
  public static String reference(String definition) {
    return "#/$defs/" + definition;
  }

  /** The record's name with a small letter in front, without a closing {@code File}. */
  private static String name(Class<?> type) {
    String name = type.getSimpleName();
    String bare = name.endsWith("File") ? name.substring(0, name.length() - 4) : name;
    return bare.substring(0, 1).toLowerCase(Locale.ROOT) + bare.substring(1);
  }
}
