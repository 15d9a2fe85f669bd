package vedette.form.type;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import vedette.form.line.EnumType;
import vedette.form.model.AnswerType;
import vedette.form.model.Context;
import vedette.form.model.FileType;
import vedette.form.model.Finding;
import vedette.form.model.FormSchema;
import vedette.form.model.LineType;
import vedette.form.model.LocatedValue;
import vedette.form.model.OptionType;
import vedette.form.model.Part;
import vedette.form.model.Phrases;
import vedette.form.model.RecordPlace;
import vedette.form.model.RecordReader;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.form.model.Type;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.source.Position;

/** The types of components, used by generated code. */
public final class Types {
  /** An int, or an Integer in a list. */
  public static final Type WHOLE = new WholeNumberType(int.class);

  /** A long. */
  public static final Type LONG = new WholeNumberType(long.class);

  /** A boolean, true where its word is given. */
  public static final Type FLAG = new FlagType(boolean.class);

  /** A Boolean that is true by default, so that it may be negated. */
  public static final Type DENIABLE = new FlagType(Boolean.class);

  /** A String. */
  public static final Type TEXT = new TextType();

  /** A {@link Part}. */
  public static final Type PART = new PartType();

  /** Raw JSON. */
  public static final Type JSON = new RawJsonType(Json.class, Type.Sort.OTHER);

  /** A JSON string with its place. */
  public static final Type STRING = new RawJsonType(Json.Str.class, Type.Sort.OTHER);

  /** A JSON object. */
  public static final Type OBJECT = new RawJsonType(Json.Obj.class, Type.Sort.OTHER);

  /** The JSON object that a record was read from. */
  public static final Type HERE = new RawJsonType(Json.Obj.class, Type.Sort.HERE);

  /** The place of a record. */
  public static final Type SITE = new AnswerOnlyType(RecordPlace.class, Type.Sort.SITE);

  /** A double. */
  public static final Type REAL = new RealType(double.class, "number");

  /** A double of an answer that may be missing: a null or a NaN. */
  public static final Type MAYBE_REAL = new AnswerOnlyType(Double.class, "number", "null");

  /** A number as it is written: a Long if it is whole and has no decimal point, else a Double. */
  public static final Type NUMBER = new RealType(Number.class, "number");

  /** A value of a measure: a number, a word, or true or false. */
  public static final Type VALUE =
      new AnswerOnlyType(Comparable.class, "number", "string", "boolean");

  /** A function that writes the members of an object, as those of a request. */
  public static final Type MEMBERS = new AnswerOnlyType(Consumer.class, "object");

  /** A place in a file, which an answer has as {@code line:column}. */
  public static final Type PLACE = new AnswerOnlyType(Position.class, "string");

  /** A problem with a file, which an answer has as a {@link Finding}. */
  public static final Type PROBLEM = new RecordType(Finding.class);

  /** An OptionalInt. */
  public static final Type MAYBE_WHOLE = new ContainerType.OptionalIntType();

  private Types() {}

  /** Returns the type of an enum. */
  public static Type constants(Class<?> raw, Enum<?>... constants) {
    return new EnumType(raw, List.of(constants));
  }

  /** Returns the type of a class that reads a text by this function. */
  public static Type parsed(Class<?> raw, Function<String, Object> parse) {
    return new TextType.ParsedType(raw, parse);
  }

  /** Returns the type of values read in the context of their place. */
  public static <C extends Context> Type inContext(Class<?> raw, BiFunction<C, Json, Object> read) {
    return new ContextType<>(raw, read);
  }

  /**
   * Returns the type of a record with annotated components, or of a sealed interface of such
   * records.
   */
  public static Type nested(Class<?> raw) {
    return new RecordType(raw);
  }

  /** Returns the type of a list. */
  public static Type list(Type inner) {
    return new ContainerType.ListType(inner);
  }

  /** Returns the type of an Optional. */
  public static Type optional(Type inner) {
    return new ContainerType.OptionalType(inner);
  }

  /** Returns the type of a map of an object's members by name. */
  public static Type named(Type inner) {
    return new ContainerType.MapType(inner);
  }

  /** Returns the type of a {@link LocatedValue}. */
  public static Type located(Type inner) {
    return new ContainerType.LocatedType(inner);
  }

  /** A remaining number of an original one: {@code 3/5}. */
  static final class PartType extends Type implements LineType {
    PartType() {
      super(Part.class, Sort.PART);
    }

    @Override
    public Object read(Tokens words, Slot slot) {
      String what = slot.called();
      return words
          .next(Phrases.a(what))
          .part((int) slot.value().min(), (int) slot.value().max(), what);
    }

    @Override
    public boolean isNext(Tokens words, Slot slot) {
      return words.startsWithDigit();
    }
  }

  /** A flag, true or false. */
  static final class FlagType extends Type implements LineType, OptionType, FileType {
    FlagType(Class<?> raw) {
      super(raw, raw == boolean.class ? Sort.FLAG : Sort.DENIABLE);
    }

    @Override
    public Object empty() {
      return false;
    }

    @Override
    public Object valueOf(Object held) {
      return (Boolean) held ? held : null;
    }

    /** Returns true: the keyword has been read, and nothing follows. */
    @Override
    public Object read(Tokens words, Slot slot) {
      return true;
    }

    @Override
    public Object parse(String text, Slot slot) {
      return Slot.oneOf(List.of("true", "false"), text).equals("true");
    }

    @Override
    public Object read(Json json, Slot slot, RecordReader reader) {
      return json instanceof Json.Bool bool
          ? (Object) bool.value()
          : reader.expected("true or false", json);
    }

    @Override
    public Object leftOut(String written, Position at) {
      return Boolean.valueOf(written);
    }

    @Override
    public String example(Slot slot) {
      return "true";
    }

    @Override
    public void write(String name, Object value, JsonWriter json) {
      json.field(name, (boolean) value);
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      schema.json().field("type", "boolean");
    }

    @Override
    public void describeText(Slot slot, boolean orNull, FormSchema schema) {
      schema.types(orNull, "boolean");
    }
  }

  /** A value that only an answer has: nothing reads it. */
  static class AnswerOnlyType extends Type implements AnswerType {
    private final String[] types;

    AnswerOnlyType(Class<?> raw, String... types) {
      super(raw, Sort.OTHER);
      this.types = types;
    }

    AnswerOnlyType(Class<?> raw, Sort sort) {
      super(raw, sort);
      types = new String[0];
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      schema.types(false, types);
    }
  }

  /** A number of a file, whole or not. */
  static final class RealType extends AnswerOnlyType implements FileType {
    private static final Pattern DIGITS = Pattern.compile("-?[0-9]{1,18}");

    RealType(Class<?> raw, String... types) {
      super(raw, types);
    }

    @Override
    public Object read(Json json, Slot slot, RecordReader reader) {
      if (!(json instanceof Json.Num number) || number.value() == null) {
        return reader.expected("a number", json);
      }
      boolean whole = raw() == Number.class && DIGITS.matcher(number.text()).matches();
      return whole ? (Object) number.value().longValue() : (Object) number.value().doubleValue();
    }

    @Override
    public Object leftOut(String written, Position at) {
      if (written.isEmpty()) {
        return raw() == double.class ? (Object) 0.0 : null;
      }
      return raw() == Number.class && DIGITS.matcher(written).matches()
          ? (Object) Long.valueOf(written)
          : (Object) Double.valueOf(written);
    }
  }

  /** Raw JSON, which other code reads: any value, only strings, or only objects. */
  static class RawJsonType extends Type implements FileType {
    RawJsonType(Class<?> raw, Sort sort) {
      super(raw, sort);
    }

    @Override
    public Object read(Json json, Slot slot, RecordReader reader) {
      return raw().isInstance(json)
          ? json
          : reader.expected(raw() == Json.Str.class ? "a string" : "an object", json);
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      if (!slot.key().schemaRef().isEmpty()) {
        schema.json().field("$ref", FormSchema.reference(slot.key().schemaRef()));
      }
      if (raw() == Json.Str.class) {
        schema.json().field("type", "string");
      } else if (!slot.key().schemaTypes().isEmpty()) {
        schema.types(false, slot.key().schemaTypes().toArray(String[]::new));
      }
      schema.pattern(slot);
    }
  }

  /** A value read in the context of its place, from any JSON that its reader accepts. */
  static final class ContextType<C extends Context> extends RawJsonType {
    private final BiFunction<C, Json, Object> read;

    ContextType(Class<?> raw, BiFunction<C, Json, Object> read) {
      super(raw, Sort.OTHER);
      this.read = read;
    }

    @Override
    @SuppressWarnings("unchecked") // Each record declares the context in which its files are read.
    public Object read(Json json, Slot slot, RecordReader reader) {
      return isText(slot) && !(json instanceof Json.Str)
          ? reader.expected("a string", json)
          : read.apply((C) reader.context(), json);
    }

    private static boolean isText(Slot slot) {
      return slot.key().schemaTypes().equals(List.of("string"));
    }

    @Override
    public void describe(Slot slot, FormSchema schema) {
      if (isText(slot)) {
        schema.json().field("type", "string");
      } else {
        super.describe(slot, schema);
      }
    }

    @Override
    public Object leftOut(String written, Position at) {
      return raw() == List.class ? List.of() : raw() == Map.class ? Map.of() : null;
    }
  }
}
