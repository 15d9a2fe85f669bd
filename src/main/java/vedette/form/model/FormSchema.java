package vedette.form.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import vedette.form.Field;
import vedette.form.OneOf;
import vedette.form.RecordWriter;
import vedette.form.RequestJson;
import vedette.json.JsonWriter;

/**
 * A writer of JSON Schemas (draft 2020-12): of the files that {@link RecordReader} reads, of the
 * requests that {@link RequestJson} reads and of the answers that {@link RecordWriter} writes, all
 * from the same records.
 */
public final class FormSchema {
  /** The pattern of keys that {@link RecordReader} ignores. */
  private static final String OTHERS = "^(x-|\\$schema$)";

  private final JsonWriter json;

  /** The pattern of further keys that a file may have; null for an answer, which has none. */
  private String others = OTHERS;

  private final Set<Form<?>> seen = new LinkedHashSet<>();
  private final Deque<Form<?>> toDescribe = new ArrayDeque<>();

  private FormSchema(JsonWriter json) {
    this.json = json;
  }

  /**
   * Returns the schema as text.
   *
   * @param type a record, or a sealed {@link OneOf} interface of records
   * @param title the title of the schema
   * @param id the schema's {@code $id}, a URI
   */
  public static String of(Class<?> type, String title, String id) {
    return of(type, title, id, List.of(), Map.of());
  }

  /**
   * Returns the schema as text, with definitions of raw JSON.
   *
   * @param records further records to be described, to which only these definitions refer
   * @param definitions writers of the members of a schema, by the names used in {@link
   *     Field#schemaRef}
   */
  public static String of(
      Class<?> type,
      String title,
      String id,
      List<Class<?>> records,
      Map<String, Consumer<JsonWriter>> definitions) {
    return new FormSchema(new JsonWriter()).write(Forms.of(type), title, id, records, definitions);
  }

  /** Returns the schema of files that may have a {@code note} in any object. */
  public static String withNotes(
      Class<?> type,
      String title,
      String id,
      List<Class<?>> records,
      Map<String, Consumer<JsonWriter>> definitions) {
    FormSchema schema = new FormSchema(new JsonWriter());
    schema.others = "^(note$|x-|\\$schema$)";
    return schema.write(Forms.of(type), title, id, records, definitions);
  }

  /**
   * Returns the schema of an answer: it has every key that is not optional, and no others.
   *
   * @param types the alternatives of the answer
   */
  public static String ofAnswer(String title, String id, Class<?>... types) {
    FormSchema schema = new FormSchema(new JsonWriter());
    schema.others = null;
    schema.begin(title, id);
    List<Form<?>> forms = Stream.of(types).<Form<?>>map(Forms::of).toList();
    if (forms.size() == 1) {
      schema.describe(forms.get(0), null);
    } else {
      schema.anyForm(forms);
    }
    schema.json.object("$defs");
    return schema.end(Map.of());
  }

  /** Returns whether the schema is of files, which people write, and not of answers. */
  public boolean isOfFile() {
    return others != null;
  }

  private String write(
      Form<?> form,
      String title,
      String id,
      List<Class<?>> records,
      Map<String, Consumer<JsonWriter>> further) {
    records.forEach(record -> toDescribe.add(Forms.of(record)));
    begin(title, id);
    if (form instanceof Form.Union<?> union && union.classSlot() != null) {
      choice(union);
      json.object("$defs");
      // The records of a choice also have its key.
      union.forms().forEach(record -> define(record, union.classSlot().name()));
    } else {
      describe(form, null);
      json.object("$defs");
    }
    return end(further);
  }

  private void begin(String title, String id) {
    json.object();
    json.field("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.field("$id", id);
    json.field("title", title);
  }

  private String end(Map<String, Consumer<JsonWriter>> further) {
    // Records referred to so far; describing one adds those nested in it.
    while (!toDescribe.isEmpty()) {
      define(toDescribe.removeFirst(), null);
    }
    further.forEach(
        (name, definition) -> {
          json.object(name);
          definition.accept(json);
          json.end();
        });
    return json.end().end().text();
  }

  private void choice(Form.Union<?> union) {
    String key = union.classSlot().name();
    List<Form<?>> records = union.forms();
    json.field("type", "object");
    json.object("properties").object(key);
    json.field("description", union.classSlot().text());
    words(records.stream().map(record -> record.classSlot().name()).toList(), false);
    json.end().end();
    json.inline().array("required").value(key).end();
    json.array("allOf");
    for (Form<?> record : records) {
      seen.add(record);
      json.inline().object();
      json.object("if").object("properties").object(key);
      json.field("const", record.classSlot().name()).end().end().end();
      json.object("then").field("$ref", reference(name(record))).end();
      json.end();
    }
    json.end();
  }

  private void define(Form<?> form, String known) {
    json.object(name(form));
    describe(form, known);
    json.end();
  }

  private void anyForm(List<Form<?>> forms) {
    json.array("anyOf");
    for (Form<?> record : forms) {
      json.inline().object();
      refer(record);
      json.end();
    }
    json.end();
  }

  private void describe(Form<?> form, String known) {
    if (form instanceof Form.Union<?> union) {
      anyForm(union.forms());
      return;
    }
    json.field("type", "object");
    json.object("properties");
    if (known != null) {
      json.object(known).end();
    }
    for (Slot slot : form.keys()) {
      json.object(slot.name());
      json.field("description", slot.text());
      AnswerType.of(slot).describe(slot, this);
      json.end();
    }
    json.end();
    closeObject(form.keys(), form.others());
  }

  /** Writes the required keys, and that no others are allowed except those that tools may add. */
  private void closeObject(List<Slot> keys, Slot others) {
    remarks();
    if (others == null) {
      json.field("additionalProperties", false);
    } else {
      json.object("additionalProperties").field("description", others.text());
      ((AnswerType) others.one()).describe(others, this);
      json.end();
    }
    json.inline().array("required");
    keys.stream()
        .filter(slot -> isOfFile() ? slot.required() : !slot.key().optional())
        .forEach(slot -> json.value(slot.name()));
    json.end();
  }

  /** Writes the keys that may be added to any object. */
  public void remarks() {
    if (!isOfFile()) {
      return;
    }
    json.object("patternProperties").inline().object(others).end().end();
  }

  /** Writes the members of a schema for requests with these parameters. */
  public static void request(List<Slot> parameters, JsonWriter json) {
    FormSchema schema = new FormSchema(json);
    json.field("type", "object");
    json.object("properties");
    parameters.forEach(schema::parameter);
    json.end();
    schema.closeObject(parameters, null);
  }

  private void parameter(Slot slot) {
    json.object(slot.name());
    json.field("description", slot.meaning());
    if (!slot.example().isEmpty() && !slot.isInt()) {
      json.inline().array("examples").value(slot.example()).end();
    }
    if (slot.many()) {
      oneOrArray(slot);
    } else {
      OptionType.of(slot).describeText(slot, !slot.required(), this);
    }
    json.end();
  }

  /** Writes the schema of one value or an array of them. */
  private void oneOrArray(Slot slot) {
    json.array("anyOf");
    json.object();
    OptionType.of(slot).describeText(slot, false, this);
    json.end();
    json.object().field("type", "array");
    if (slot.required()) {
      json.field("minItems", 1);
    }
    json.object("items");
    OptionType.of(slot).describeText(slot, false, this);
    json.end().end();
    if (!slot.words().isEmpty()) {
      json.inline().object().field("type", "string").end(); // several words in one text
    }
    if (!slot.required()) {
      json.inline().object().field("type", "null").end();
    }
    json.end();
  }

  public JsonWriter json() {
    return json;
  }

  /** Writes a reference to a record with a definition of its own. */
  public void refer(Form<?> form) {
    if (seen.add(form)) {
      toDescribe.add(form);
    }
    json.field("$ref", reference(name(form)));
  }

  public void types(boolean orNull, String... types) {
    json.inline().array("type");
    for (String type : types) {
      json.value(type);
    }
    if (orNull) {
      json.value("null");
    }
    json.end();
  }

  public void words(List<String> words, boolean orNull) {
    json.inline().array("enum");
    words.forEach(json::value);
    if (orNull) {
      json.nul();
    }
    json.end();
  }

  public void pattern(Slot slot) {
    if (!slot.key().schemaPattern().isEmpty()) {
      json.field("pattern", slot.key().schemaPattern());
    }
  }

  /** Returns a reference to one of the schema's definitions. */
  public static String reference(String definition) {
    return "#/$defs/" + definition;
  }

  /** Returns the record's name with a small first letter and without a final {@code File}. */
  private static String name(Form<?> form) {
    String bare = form.type().getSimpleName().replaceFirst("(?<=.)File$|^Written(?=.)", "");
    return bare.substring(0, 1).toLowerCase(Locale.ROOT) + bare.substring(1);
  }
}
