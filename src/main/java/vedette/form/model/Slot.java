package vedette.form.model;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import vedette.form.Allows;
import vedette.form.Clause;
import vedette.form.Field;
import vedette.form.Units;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * A component of a record: its type, and what its annotations say. Generated code makes it; each
 * member of an annotation is a component of the same name in one of the records below.
 *
 * @param index its place in the record, from 0
 * @param name its name, or the key if that is another
 * @param role where it is written
 * @param type what it holds
 * @param text what it means, in a sentence
 * @param value what is said of its values
 * @param line what is said of it as a word of a unit, or as a clause
 * @param key what is said of it as a key of an object
 * @param parameter what is said of it as a parameter of a request
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

  /** A component of which some annotations' members say something. */
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

  /** Returns what is said of one kind; if nothing is, that. */
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

  /** What annotations say of a component. */
  public sealed interface Annotations permits Value, Line, Key, Parameter {}

  /** What is said of values: by {@link Word}, {@link Clause} and {@link Field}. */
  public record Value(
      String what, String example, String fallback, List<String> only, long min, long max)
      implements Annotations {
    static final Value NONE = new Value("", "", "", List.of(), Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** What {@link Word}, {@link Clause} and {@link Units} say besides. */
  public record Line(
      String keyword, String alone, boolean bare, boolean once, boolean isArm, String also)
      implements Annotations {
    static final Line NONE = new Line("", "", false, false, false, "");
  }

  /** What {@link Field} says of a key. */
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

  /** What {@link Field} and {@link Allows} say of a parameter. */
  public record Parameter(
      boolean positional, boolean plain, String inPlans, List<String> allows, List<String> keeps)
      implements Annotations {
    static final Parameter NONE = new Parameter(false, false, "", List.of(), List.of());
  }

  /** Where a component is written. */
  public enum Role {
    /** As a key of an object, or as an option. */
    FIELD,
    /** Among the words of a unit. */
    WORD,
    /** Behind a semicolon. */
    CLAUSE,
    /** As the units before the first semicolon or behind a colon. */
    UNITS,
    /** Before a colon. */
    NAME
  }

  /** What kind of value it has, for who builds a form of it. */
  public enum Kind {
    FLAG,
    NUMBER,
    /** A number, or what is left of it: {@code 3/5}. */
    PART,
    WORD,
    TEXT,
    FILE,
    UNIT,
    STACK
  }

  /** The numbers that are allowed. */
  public record Range(
      @Field(text = "The least.") long min, @Field(text = "The greatest.") long max) {}

  /**
   * Returns what kind of value it has.
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
    return is(Type.Sort.PART) ? Kind.PART : isNumber() ? Kind.NUMBER : Kind.TEXT;
  }

  /** Returns the numbers that are allowed; null if nothing says it. */
  public Range range() {
    return value.min() == Long.MIN_VALUE || !is(Type.Sort.PART) && !isNumber()
        ? null
        : new Range(value.min(), value.max());
  }

  /** Returns the type of one value: that in a list or an Optional. */
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

  /** Returns whether a value is a text as it is written. */
  public boolean isText() {
    return is(Type.Sort.TEXT);
  }

  /** Returns whether a value is a unit or a stack, which {@link NotationForm#of(Slot)} reads. */
  public boolean isInNotation() {
    return one().form() != null && one().form().isInLine();
  }

  /** Returns a good value, as it is written. */
  public String example() {
    return value.example();
  }

  /** Returns the value if nothing is written, as it would be written; "" if there is none. */
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

  /** Its name as a word: {@code pastFronts} is {@code past-fronts}. */
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

  /** Returns what a value is, for messages: as its annotation has it, or its name. */
  public String called() {
    return value.what().isEmpty() ? word().replace('-', ' ') : value.what();
  }

  /** Returns whether it is there or not, and has no value. */
  public boolean flag() {
    return is(Type.Sort.FLAG) || mayBeDenied();
  }

  /** Returns whether it is a flag that holds where nothing is said, so that it may be denied. */
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

  /** Returns whether it holds nothing where nothing is written. */
  public boolean mayBeEmpty() {
    return many() || flag() || type.isOptional();
  }

  /**
   * Returns whether a value is a number or a plain word, also that of a flag: several may be given
   * in one go, while in a notation as that of stacks a comma means more.
   */
  public boolean isPlain() {
    return parameter.plain() || flag() || isInt() || is(Type.Sort.WORD) || many() && isText();
  }

  /** Returns what it means, and the words that it can have. */
  public String meaning() {
    List<String> words = words();
    return words.isEmpty() ? text : text + ": " + String.join(", ", words);
  }

  /** Returns the words that it can have, of an enum; none of anything else. */
  public List<String> words() {
    return is(Type.Sort.WORD) && !value.only().isEmpty() ? value.only() : one().words();
  }

  /** The same, or words of tables, by the names of the components that hold them. */
  public List<String> words(Map<String, ? extends Collection<String>> ofTables) {
    Collection<String> words = ofTables.get(name);
    return words == null ? words() : List.copyOf(words);
  }

  /**
   * Returns what stands for a value in the help: FILE for a plain word, which names one, WORD for
   * one of a few, else what its type says.
   */
  public String label() {
    if (positional()) {
      return "FILE";
    }
    return !isInt() && !fallback().isEmpty() ? "WORD" : one().label(name);
  }

  /**
   * Returns the command-line option: {@code attackerLossOrder} is {@code --attacker-loss-order}. A
   * plain word goes by its label.
   */
  public String option() {
    return positional() ? label() : optionOf(name);
  }

  /** Returns the command-line option of a component. */
  public static String optionOf(String component) {
    return "--" + word(component);
  }

  /** Returns whether its keyword is in one word with its number. */
  public boolean isPrefix() {
    return line.keyword().endsWith("#");
  }

  /** Returns the keyword without the sign for a number. */
  public String prefix() {
    return isPrefix() ? line.keyword().substring(0, line.keyword().length() - 1) : line.keyword();
  }

  /** Returns the one of these words that a text is; a message lists them. */
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
