package vedette.form.model;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import vedette.form.Allows;
import vedette.form.Clause;
import vedette.form.Field;
import vedette.form.Units;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * A component of a record: its type and its annotations. Generated code creates it; each member of
 * an annotation is a component of the same name in one of the records below.
 *
 * @param index its index in the record, from 0
 * @param name its name, or the key if that differs
 * @param role where it is written
 * @param type its type
 * @param text its meaning, in a sentence
 * @param value the annotations of its values
 * @param line the annotations of a word of a unit, or of a clause
 * @param key the annotations of a key of an object
 * @param parameter the annotations of a parameter of a request
 */
public record Slot(
    int index,
    String name,
    Role role,
    Type type,
    String text,
    Value value,
    Line line,
    Key key,
    Parameter parameter) {

  private static final Pattern PART = Pattern.compile("[0-9]+(/[0-9]+)?");

  /** Creates a component with some groups of annotations; the others are empty. */
  public Slot(int index, String name, Role role, Type type, String text, Annotations... said) {
    this(
        index,
        name,
        role,
        type,
        text,
        firstOr(said, Value.NONE),
        firstOr(said, Line.NONE),
        firstOr(said, Key.NONE),
        firstOr(said, Parameter.NONE));
  }

  /** Returns the annotations of one group; the empty group if there are none. */
  private static <S extends Annotations> S firstOr(Annotations[] annotations, S nothing) {
    @SuppressWarnings("unchecked")
    Class<S> kind = (Class<S>) nothing.getClass();
    for (Annotations each : annotations) {
      if (kind.isInstance(each)) {
        return kind.cast(each);
      }
    }
    return nothing;
  }

  /** A group of a component's annotations. */
  public sealed interface Annotations permits Value, Line, Key, Parameter {}

  /** The annotations of values, from {@link Word}, {@link Clause} and {@link Field}. */
  public record Value(
      String what, String example, String fallback, List<String> only, long min, long max)
      implements Annotations {
    static final Value NONE = new Value("", "", "", List.of(), Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** The further members of {@link Word}, {@link Clause} and {@link Units}. */
  public record Line(
      String keyword, String alone, boolean bare, boolean once, boolean isArm, String also)
      implements Annotations {
    static final Line NONE = new Line("", "", false, false, false, "");
  }

  /** The members of {@link Field} about a key. */
  public record Key(
      boolean optional,
      boolean flat,
      boolean others,
      List<String> instead,
      String not,
      String brokenHelp,
      int maxLength,
      int minSize,
      List<String> schemaTypes,
      String schemaRef,
      String schemaPattern)
      implements Annotations {
    static final Key NONE =
        new Key(false, false, false, List.of(), "", "", 256, 0, List.of(), "", "");
  }

  /** The members of {@link Field} and {@link Allows} about a parameter. */
  public record Parameter(
      boolean positional, boolean plain, String inPlans, List<String> allows, List<String> keeps)
      implements Annotations {
    static final Parameter NONE = new Parameter(false, false, "", List.of(), List.of());
  }

  /** The place where a component is written. */
  public enum Role {
    /** A key of an object, or an option. */
    FIELD,
    /** The words of a unit. */
    WORD,
    /** Behind a semicolon. */
    CLAUSE,
    /** The units before the first semicolon or behind a colon. */
    UNITS,
    /** Before a colon. */
    NAME
  }

  /** The kind of a value, for programs that build an input form for it. */
  public enum Kind {
    FLAG,
    NUMBER,
    /** A number, or a remaining number of an original one: {@code 3/5}. */
    PART,
    WORD,
    TEXT,
    FILE,
    UNIT,
    STACK
  }

  /** The range of the numbers allowed. */
  public record Range(
      @Field(text = "The least.") long min, @Field(text = "The greatest.") long max) {}

  /**
   * Returns the kind of its value.
   *
   * @param known the words that it can have
   */
  public Kind kind(List<String> known) {
    if (flag()) {
      return Kind.FLAG;
    }
    if (isInNotation()) {
      return one().form().hasUnits() ? Kind.STACK : Kind.UNIT;
    }
    if (positional() || !known.isEmpty()) {
      return positional() ? Kind.FILE : Kind.WORD;
    }
    return isPart() ? Kind.PART : isNumber() ? Kind.NUMBER : Kind.TEXT;
  }

  /** Returns the range of the numbers allowed; null if there is no limit. */
  public Range range() {
    return value.min() == Long.MIN_VALUE || !isPart() && !isNumber()
        ? null
        : new Range(value.min(), value.max());
  }

  /**
   * Returns whether a value is a number or a part of one. A class that reads such values itself, as
   * a strength with a dead pile, shows it by its example.
   */
  private boolean isPart() {
    return is(Type.Sort.PART)
        || role == Role.WORD && !many() && !isNumber() && PART.matcher(example()).matches();
  }

  /** Returns the type of a single value, that inside a list or an Optional. */
  public Type one() {
    return type.one();
  }

  private boolean is(Type.Sort sort) {
    return one().sort() == sort;
  }

  /** Returns whether a value is an int or a long. */
  private boolean isNumber() {
    return isInt() || is(Type.Sort.LONG);
  }

  /** Returns whether a value is an int. */
  public boolean isInt() {
    return is(Type.Sort.WHOLE);
  }

  /** Returns whether a value is a text taken as it is written. */
  public boolean isText() {
    return is(Type.Sort.TEXT);
  }

  /** Returns whether a value is a unit or a stack, which {@link NotationForm#of(Slot)} reads. */
  public boolean isInNotation() {
    return one().form() != null && one().form().isInLine();
  }

  /** Returns an example of a value, as it is written. */
  public String example() {
    return value.example();
  }

  /** Returns the value of a missing component, as it would be written; "" if there is none. */
  public String fallback() {
    return value.fallback();
  }

  /** Returns whether the command line gives it as a plain word, without an option. */
  public boolean positional() {
    return parameter.positional();
  }

  public boolean is(Role where) {
    return role == where;
  }

  /** Returns its name as a word: {@code pastFronts} is {@code past-fronts}. */
  public String word() {
    return word(name);
  }

  private static String word(String name) {
    StringBuilder word = new StringBuilder();
    for (char c : name.toCharArray()) {
      word.append(c >= 'A' && c <= 'Z' ? "-" + Character.toLowerCase(c) : String.valueOf(c));
    }
    return word.toString();
  }

  /** Returns a term for its value, for messages: that of its annotation, or its name. */
  public String called() {
    return value.what().isEmpty() ? word().replace('-', ' ') : value.what();
  }

  /** Returns whether it is a flag, which is present or absent and has no value. */
  public boolean flag() {
    return is(Type.Sort.FLAG) || mayBeDenied();
  }

  /** Returns whether it is a flag that is true by default, so that it may be negated. */
  public boolean mayBeDenied() {
    return is(Type.Sort.DENIABLE);
  }

  /** Returns whether several values may be given. */
  public boolean many() {
    return type.isList();
  }

  /** Returns whether it must be given. */
  public boolean required() {
    return fallback().isEmpty() && !key.optional() && !type.isOptional();
  }

  /** Returns whether it can be absent without a default. */
  public boolean mayBeEmpty() {
    return many() || flag() || type.isOptional();
  }

  /**
   * Returns whether it is a flag, an int, a word of an enum or a list of texts, or is annotated as
   * plain. Several plain values may be given in one text; in the notation of stacks a comma has
   * another meaning.
   */
  public boolean isPlain() {
    return parameter.plain() || flag() || isInt() || is(Type.Sort.WORD) || many() && isText();
  }

  /** Returns its meaning, and the words that it can have. */
  public String meaning() {
    List<String> words = words();
    if (words.isEmpty()) {
      return text;
    }
    int end = text.endsWith("]") ? text.lastIndexOf(" [default: ") : text.length();
    return text.substring(0, end) + ": " + String.join(", ", words) + text.substring(end);
  }

  /** Returns the words of an enum; empty for anything else. */
  public List<String> words() {
    return is(Type.Sort.WORD) && !value.only().isEmpty() ? value.only() : one().words();
  }

  /**
   * Returns the words of an enum, or words of tables.
   *
   * @param ofTables words of tables, by the names of the components that hold them
   */
  public List<String> words(Map<String, ? extends Collection<String>> ofTables) {
    Collection<String> words = ofTables.get(name);
    return words == null ? words() : List.copyOf(words);
  }

  /**
   * Returns the label of a value in the help: FILE if it is positional, WORD if it has a default
   * and is not an int, else the label of its type.
   */
  public String label() {
    if (positional()) {
      return "FILE";
    }
    return !isInt() && !fallback().isEmpty() ? "WORD" : one().label(name);
  }

  /**
   * Returns the command-line option: {@code attackerLossOrder} is {@code --attacker-loss-order}.
   * For a plain word it is the label.
   */
  public String option() {
    return positional() ? label() : optionOf(name);
  }

  /** Returns the command-line option of a component's name. */
  public static String optionOf(String component) {
    return "--" + word(component);
  }

  /** Returns whether its keyword is joined with its number. */
  public boolean isPrefix() {
    return line.keyword().endsWith("#");
  }

  /** Returns the keyword without the sign for a number. */
  public String prefix() {
    return isPrefix() ? line.keyword().substring(0, line.keyword().length() - 1) : line.keyword();
  }

  /** Returns the word of a list that equals a text; the fault of another text lists all words. */
  public static String oneOf(List<String> known, String text) {
    return Nearest.equalWord(text, known)
        .orElseThrow(
            () ->
                new TextFault(
                    0,
                    "`" + text + "` is not one of " + String.join(", ", known),
                    Nearest.help(text, known)));
  }
}
