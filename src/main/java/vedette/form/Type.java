package vedette.form;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.problem.Position;
import vedette.problem.TextFault;

/**
 * What a component holds: how it is read from a notation's words, from a command line's text and
 * from JSON, how it is written, and what help and schemas say of it. What a slot says besides, as a
 * range or a word for messages, is given with it.
 */
public abstract class Type {
  /** An int, or an Integer in a list. */
  public static final Type WHOLE = new Whole(int.class);

  /** A long. */
  public static final Type LONG = new Whole(long.class);

  /** A boolean, which holds where it is said. */
  public static final Type FLAG = new Flag(boolean.class);

  /** A Boolean, which holds where nothing is said, so that it may be denied. */
  public static final Type DENIABLE = new Flag(Boolean.class);

  /** A String. */
  public static final Type TEXT = new Text();

  /** A {@link Part}. */
  public static final Type PART = new Share();

  /** Raw JSON. */
  public static final Type JSON = new Raw(Json.class);

  /** A string of JSON, which knows its place. */
  public static final Type STRING = new Raw(Json.Str.class);

  /** An object of JSON. */
  public static final Type OBJECT = new Raw(Json.Obj.class);

  /** The object of JSON that a record was read from. */
  public static final Type HERE = new Raw(Json.Obj.class);

  /** A double of an answer. */
  public static final Type REAL = new Answered(double.class, "number");

  /** A double of an answer that may be missing: a null or a NaN. */
  public static final Type MAYBE_REAL = new Answered(Double.class, "number", "null");

  /** A value of a measure: a number, a word, or true or false. */
  public static final Type VALUE = new Answered(Comparable.class, "number", "string", "boolean");

  /** A function that writes the members of an object, as those of a request. */
  public static final Type MEMBERS = new Answered(Consumer.class, "object");

  /** An OptionalInt. */
  public static final Type MAYBE_WHOLE = new Holder.MaybeWhole();

  /** What stands between the words of a name, as of {@code attackerLosses}. */
  private static final Pattern WORDS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  private final Class<?> raw;

  Type(Class<?> raw) {
    this.raw = raw;
  }

  /** An enum. */
  public static Type constants(Class<?> raw, Enum<?>... constants) {
    return new Constants(raw, List.of(constants));
  }

  /** A class that reads a text by this function. */
  public static Type parsed(Class<?> raw, Function<String, Object> parse) {
    return new ClauseForm.Parsed(raw, parse);
  }

  /** A record with annotated components, or a sealed interface of such records. */
  public static Type nested(Class<?> raw) {
    return new Nested(raw);
  }

  /** A list. */
  public static Type list(Type inner) {
    return new Holder.Several(inner);
  }

  /** An Optional. */
  public static Type maybe(Type inner) {
    return new Holder.Maybe(inner);
  }

  /** A map of what stands in an object by the names that its keys are. */
  public static Type named(Type inner) {
    return new Holder.Named(inner);
  }

  /** A {@link Located}. */
  public static Type located(Type inner) {
    return new Holder.Placed(inner);
  }

  /** The class itself. */
  final Class<?> raw() {
    return raw;
  }

  /** The type of one value: that in a list or an Optional. */
  Type one() {
    return this;
  }

  boolean isFlag() {
    return false;
  }

  boolean isList() {
    return false;
  }

  /** Whether it is an Optional or an OptionalInt. */
  boolean isMaybe() {
    return false;
  }

  /** Whether a value is a number or a plain word. */
  boolean isPlain() {
    return false;
  }

  /** What a component holds if nothing is written; null if something has to be. */
  Object empty() {
    return null;
  }

  /** What a component holds if one value is written. */
  Object holding(Object value) {
    return value;
  }

  /** The value in what a component holds; null if none. */
  Object valueOf(Object held) {
    return held;
  }

  /**
   * Reads a value from the next words of a notation.
   *
   * @throws TextFault if they are none
   */
  Object read(Tokens words, Slot slot) {
    throw new IllegalStateException("nothing says how " + slot.name() + " is written");
  }

  /** Whether the next words look like a value. */
  boolean isNext(Tokens words, Slot slot) {
    return words.hasNext();
  }

  /** A value as {@link #read(Tokens, Slot)} understands it. */
  String write(Object value) {
    return text(value);
  }

  /** The words that could follow a value and make it another one. */
  List<String> further(Object value, Slot slot) {
    return List.of();
  }

  /** The words that a value can begin with, as far as they are few. */
  List<String> words(Slot slot) {
    return List.of();
  }

  /**
   * Reads a value from a text of a command line.
   *
   * @throws TextFault if it is none
   */
  Object parse(String text, Slot slot) {
    throw new IllegalStateException(raw + " has no parse(String)");
  }

  /** What stands for a value of the component with this name in the help. */
  String label(String name) {
    return lastWord(raw.getSimpleName());
  }

  static String lastWord(String name) {
    String[] words = WORDS.split(name);
    return words[words.length - 1].toUpperCase(Locale.ROOT);
  }

  /** Reads a value from JSON; null if something is wrong with it, which is then reported. */
  Object read(Json json, Slot slot, RecordReader reader) {
    throw notOfFiles();
  }

  private IllegalStateException notOfFiles() {
    return new IllegalStateException("a file's record cannot have a component of " + raw);
  }

  /**
   * What a key stands for that is left out.
   *
   * @param written its fallback as written on a command line; "" if it has none
   * @param at where the object around it starts
   */
  Object leftOut(String written, Position at) {
    return null;
  }

  /** What a missing key could be given, as JSON. */
  String example(Slot slot) {
    return "…";
  }

  /** A value as the text that it is in JSON and on a command line. */
  String text(Object value) {
    return value.toString();
  }

  /** Writes a value as a member of a JSON object. */
  void write(String name, Object value, JsonWriter json) {
    json.field(name, text(value));
  }

  /** Writes what a schema says of a value in a file. */
  void describe(Slot slot, FormSchema schema) {
    throw notOfFiles();
  }

  /** Writes what a schema says of a value in a request, where most values are texts. */
  void describeText(Slot slot, boolean orNull, FormSchema schema) {
    schema.types(orNull, "string", "number");
  }

  /** What is left of something: {@code 3/5}. */
  static final class Share extends Type {
    Share() {
      super(Part.class);
    }

    @Override
    Object read(Tokens words, Slot slot) {
      String what = slot.called();
      return words.next(Phrases.a(what)).part((int) slot.min(), (int) slot.max(), what);
    }

    @Override
    boolean isNext(Tokens words, Slot slot) {
      return words.startsWithDigit();
    }
  }

  /** What holds or does not. */
  static final class Flag extends Type {
    Flag(Class<?> raw) {
      super(raw);
    }

    @Override
    boolean isFlag() {
      return true;
    }

    @Override
    boolean isPlain() {
      return true;
    }

    @Override
    Object empty() {
      return false;
    }

    @Override
    Object valueOf(Object held) {
      return (Boolean) held ? held : null;
    }

    @Override
    Object parse(String text, Slot slot) {
      return Slot.oneOf(List.of("true", "false"), text).equals("true");
    }

    @Override
    Object read(Json json, Slot slot, RecordReader reader) {
      return json instanceof Json.Bool bool
          ? (Object) bool.value()
          : reader.expected("true or false", json);
    }

    @Override
    Object leftOut(String written, Position at) {
      return Boolean.valueOf(written);
    }

    @Override
    String example(Slot slot) {
      return "true";
    }

    @Override
    void write(String name, Object value, JsonWriter json) {
      json.field(name, (boolean) value);
    }

    @Override
    void describe(Slot slot, FormSchema schema) {
      schema.json().field("type", "boolean");
    }

    @Override
    void describeText(Slot slot, boolean orNull, FormSchema schema) {
      schema.types(orNull, "boolean");
    }
  }

  /** A value that only an answer has: nothing reads it. */
  static final class Answered extends Type {
    private final String[] types;

    Answered(Class<?> raw, String... types) {
      super(raw);
      this.types = types;
    }

    @Override
    void describe(Slot slot, FormSchema schema) {
      schema.types(false, types);
    }
  }

  /** JSON as it stands, which other code reads: any value, or strings or objects alone. */
  static final class Raw extends Type {
    Raw(Class<? extends Json> raw) {
      super(raw);
    }

    @Override
    Object read(Json json, Slot slot, RecordReader reader) {
      return raw().isInstance(json)
          ? json
          : reader.expected(raw() == Json.Str.class ? "a string" : "an object", json);
    }

    @Override
    void describe(Slot slot, FormSchema schema) {
      if (!slot.schemaRef().isEmpty()) {
        schema.json().field("$ref", FormSchema.reference(slot.schemaRef()));
      }
      if (raw() == Json.Str.class) {
        schema.json().field("type", "string");
      } else if (!slot.schemaTypes().isEmpty()) {
        schema.types(false, slot.schemaTypes().toArray(String[]::new));
      }
      schema.pattern(slot);
    }
  }
}
