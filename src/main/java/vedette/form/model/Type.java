package vedette.form.model;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import vedette.json.JsonWriter;

/**
 * The type of a component, with its notation. The reader depends on the place: {@link LineType}
 * among words, {@link OptionType} on a command line, {@link FileType} in a file. The annotation
 * processor refuses a file-only type for words of a unit, and vice versa.
 */
public abstract class Type {
  /** The boundaries between the words of a name, as of {@code attackerLossOrder}. */
  private static final Pattern WORDS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  /** The kinds of values that affect how a component is written. */
  public enum Sort {
    /** True where its word is given. */
    FLAG,
    /** True by default, so that it may be negated. */
    DENIABLE,
    /** An int. */
    WHOLE,
    /** A long. */
    LONG,
    /** A remaining number of an original one. */
    PART,
    /** A constant of an enum. */
    WORD,
    /** A String. */
    TEXT,
    /** A record with annotated components, or one of several. */
    RECORD,
    /** The JSON object that a record was read from. */
    HERE,
    /** The {@link RecordPlace} of a record. */
    SITE,
    /** Anything else. */
    OTHER;

    /** Returns whether it is the place of a record and no value of the file. */
    boolean isOfPlace() {
      return this == HERE || this == SITE;
    }
  }

  private final Class<?> raw;
  private final Sort sort;

  public Type(Class<?> raw, Sort sort) {
    this.raw = raw;
    this.sort = sort;
  }

  /** Returns the class itself. */
  public final Class<?> raw() {
    return raw;
  }

  /** Returns the type of a single value, that inside a list or an Optional. */
  public Type one() {
    return this;
  }

  /** Returns the kind of its values. */
  final Sort sort() {
    return sort;
  }

  /** Returns the form of a record; null for anything else. */
  public Form<?> form() {
    return null;
  }

  /** Returns whether it is a list. */
  public boolean isList() {
    return false;
  }

  /** Returns whether it is an Optional. */
  public boolean isOptional() {
    return false;
  }

  /** Returns the words of an enum's constants; empty for anything else. */
  public List<String> words() {
    return List.of();
  }

  /** Returns the value of a component that is not written; null if it is required. */
  public Object empty() {
    return null;
  }

  /** Returns the value of a component with one value written. */
  public Object holding(Object value) {
    return value;
  }

  /** Returns the single value in a component's value; null if there is none. */
  public Object valueOf(Object held) {
    return held;
  }

  /** Returns a value in the notation of a line. */
  public String write(Object value) {
    return text(value);
  }

  /** Returns the label of a value in the help, for the component of this name. */
  public String label(String name) {
    return lastWord(raw.getSimpleName());
  }

  public static String lastWord(String name) {
    String[] words = WORDS.split(name);
    return words[words.length - 1].toUpperCase(Locale.ROOT);
  }

  /** Returns a value in the text of JSON strings and command lines. */
  public String text(Object value) {
    return value.toString();
  }

  /** Writes a value as a member of a JSON object. */
  public void write(String name, Object value, JsonWriter json) {
    json.field(name, text(value));
  }
}
