package vedette.form.model;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import vedette.json.JsonWriter;

/**
 * What a component holds and how it is written. How it is read depends on where it stands: by
 * {@link LineType} among words, by {@link OptionType} on a command line, by {@link FileType} in a
 * file. The compiler refuses words of a unit that only a file can have, and the other way round.
 */
public abstract class Type {
  /** What stands between the words of a name, as of {@code attackerLossOrder}. */
  private static final Pattern WORDS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  /** What a value is, as far as it matters how a component is written. */
  public enum Sort {
    /** Holds where it is said. */
    FLAG,
    /** Holds where nothing is said, so that it may be denied. */
    DENIABLE,
    /** An int. */
    WHOLE,
    /** A long. */
    LONG,
    /** What is left of something. */
    PART,
    /** A constant of an enum. */
    WORD,
    /** A String. */
    TEXT,
    /** A record with annotated components, or one of several. */
    RECORD,
    /** The object of JSON that a record was read from. */
    HERE,
    /** The {@link RecordPlace} of a record. */
    SITE,
    /** Anything else. */
    OTHER;

    /** Returns whether it is no value of the file, and says where a record stands. */
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

  /** Returns the type of one value: that in a list or an Optional. */
  public Type one() {
    return this;
  }

  /** Returns what a value is. */
  final Sort sort() {
    return sort;
  }

  /** Returns the form of a record; null of anything else. */
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

  /** Returns the words of an enum's constants; none of anything else. */
  public List<String> words() {
    return List.of();
  }

  /** Returns what a component holds if nothing is written; null if something has to be. */
  public Object empty() {
    return null;
  }

  /** Returns what a component holds if one value is written. */
  public Object holding(Object value) {
    return value;
  }

  /** Returns the value in what a component holds; null if none. */
  public Object valueOf(Object held) {
    return held;
  }

  /** Returns a value as it is written in a line. */
  public String write(Object value) {
    return text(value);
  }

  /** Returns what stands for a value of the component with this name in the help. */
  public String label(String name) {
    return lastWord(raw.getSimpleName());
  }

  public static String lastWord(String name) {
    String[] words = WORDS.split(name);
    return words[words.length - 1].toUpperCase(Locale.ROOT);
  }

  /** Returns a value as the text that it is in JSON and on a command line. */
  public String text(Object value) {
    return value.toString();
  }

  /** Writes a value as a member of a JSON object. */
  public void write(String name, Object value, JsonWriter json) {
    json.field(name, text(value));
  }
}
