package vedette.form;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import vedette.problem.Nearest;
import vedette.problem.TextFault;

/**
 * A component of a record: its type, and what its annotations say. The compiler writes it, each
 * part by the annotations' member of that name; what none says is empty.
 *
 * @param index its place in the record, from 0
 * @param name its name, or the key if that is another
 * @param role where it is written
 * @param text what it means, in a sentence
 * @param what what a value is, for messages
 * @param keyword what stands before a value; {@code #} stands for a number in one word with it
 * @param example a good value, as it is written
 * @param fallback the value if nothing is written, as it would be written
 * @param inPlans the value if a step of a plan does not write it; "" for the fallback
 * @param alone the value if the keyword stands alone
 * @param bare whether a clause begins with its value
 * @param once whether each word of a list is said once at most
 * @param isArm whether it is an arm of service, which may go by its name in every system
 * @param also another word for the same
 * @param only those words of an enum that may be written; empty for all
 * @param min the least number
 * @param max the greatest number
 * @param optional whether a key may be left out
 * @param flat whether its keys stand in the same object as those around it
 * @param others whether it holds what stands under all further keys
 * @param instead keys that people write for it
 * @param not what a word that is none of an enum's is not, for messages
 * @param positional whether the command line gives it as a plain word, without an option
 * @param plain whether a value in a notation of its own is a single word all the same
 * @param brokenHelp what else to do for who writes a broken number, or one out of range
 * @param maxLength the most characters of a string in a file
 * @param minSize the fewest entries of a list in a file
 * @param schemaTypes of raw JSON, the types that the schema allows
 * @param schemaRef of raw JSON, the definition that the schema describes it by
 * @param schemaPattern a regular expression of strings, for the schema
 * @param allows the components of a unit that may be written here; empty for all
 * @param keeps further ones, which the help leaves out
 */
public record Slot(
    int index,
    String name,
    Type type,
    Role role,
    String text,
    String what,
    String keyword,
    String example,
    String fallback,
    String inPlans,
    String alone,
    boolean bare,
    boolean once,
    boolean isArm,
    String also,
    List<String> only,
    long min,
    long max,
    boolean optional,
    boolean flat,
    boolean others,
    List<String> instead,
    String not,
    boolean positional,
    boolean plain,
    String brokenHelp,
    int maxLength,
    int minSize,
    List<String> schemaTypes,
    String schemaRef,
    String schemaPattern,
    List<String> allows,
    List<String> keeps) {

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
   * What kind of value it has.
   *
   * @param known the words that it can have
   */
  public Kind kind(List<String> known) {
    if (flag()) {
      return Kind.FLAG;
    }
    if (notation() != null) {
      return notation().hasUnits() ? Kind.STACK : Kind.UNIT;
    }
    if (positional || !known.isEmpty()) {
      return positional ? Kind.FILE : Kind.WORD;
    }
    return one() == Type.PART ? Kind.PART : one() instanceof Whole ? Kind.NUMBER : Kind.TEXT;
  }

  /** The numbers that are allowed; null if nothing says it. */
  public Range range() {
    return min == Long.MIN_VALUE || one() != Type.PART && !(one() instanceof Whole)
        ? null
        : new Range(min, max);
  }

  /** The type of one value: that in a list or an Optional. */
  public Type one() {
    return type.one();
  }

  boolean is(Role where) {
    return role == where;
  }

  /** Its name as a word: {@code pastFronts} is {@code past-fronts}. */
  String word() {
    StringBuilder word = new StringBuilder();
    for (char c : name.toCharArray()) {
      word.append(c >= 'A' && c <= 'Z' ? "-" + Character.toLowerCase(c) : String.valueOf(c));
    }
    return word.toString();
  }

  /** What a value is, for messages: as its annotation has it, or its name. */
  String called() {
    return what.isEmpty() ? word().replace('-', ' ') : what;
  }

  /** Whether it is there or not, and has no value. */
  public boolean flag() {
    return one().isFlag();
  }

  /** Whether it is a flag that holds where nothing is said, so that it may be denied. */
  public boolean mayBeDenied() {
    return one() == Type.DENIABLE;
  }

  /** Whether several values may be given. */
  public boolean many() {
    return type.isList();
  }

  /** Whether it must be given. */
  public boolean required() {
    return fallback.isEmpty() && !optional && !type.isMaybe();
  }

  /** Whether it holds nothing where nothing is written. */
  boolean mayBeEmpty() {
    return many() || flag() || type.isMaybe();
  }

  /**
   * Whether a value is a number or a plain word, also that of a flag: several may be given in one
   * go, while in a notation as that of stacks a comma means more.
   */
  public boolean isPlain() {
    return plain || one().isPlain() || many() && one() == Type.TEXT;
  }

  /** What it means, and the words that it can have. */
  public String meaning() {
    List<String> words = words();
    return words.isEmpty() ? text : text + ": " + String.join(", ", words);
  }

  /** The words that it can have, of an enum; none of anything else. */
  public List<String> words() {
    return one() instanceof Constants constants ? constants.words(this) : List.of();
  }

  /** The same, or words of tables, by the names of the components that hold them. */
  public List<String> words(Map<String, ? extends Collection<String>> ofTables) {
    Collection<String> words = ofTables.get(name);
    return words == null ? words() : List.copyOf(words);
  }

  /**
   * What stands for a value in the help: FILE for a plain word, which names one, WORD for one of a
   * few, else what its type says.
   */
  public String label() {
    if (positional) {
      return "FILE";
    }
    return one() != Type.WHOLE && !fallback.isEmpty() ? "WORD" : one().label(name);
  }

  /**
   * The command-line option: {@code attackerLosses} is {@code --attacker-losses}. A plain word goes
   * by its label.
   */
  public String option() {
    return positional ? label() : optionOf(name);
  }

  /** The command-line option of a component. */
  public static String optionOf(String component) {
    return "--" + component.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /** How a unit or a stack is written, as far as it is allowed here; null for other values. */
  public NotationForm<?> notation() {
    return one() instanceof Nested nested ? nested.notation(this) : null;
  }

  /** Whether its keyword is in one word with its number. */
  boolean isPrefix() {
    return keyword.endsWith("#");
  }

  /** The keyword without the sign for a number. */
  String before() {
    return isPrefix() ? keyword.substring(0, keyword.length() - 1) : keyword;
  }

  /** The one of these words that a text is; a message lists them. */
  static String oneOf(List<String> known, String text) {
    return Nearest.same(text, known)
        .orElseThrow(
            () ->
                new TextFault(
                    0,
                    "`" + text + "` is not one of " + String.join(", ", known),
                    Nearest.help(text, known)));
  }
}
