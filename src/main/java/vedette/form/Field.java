package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import vedette.form.model.FormSchema;
import vedette.form.model.RecordReader;
import vedette.json.Json;

/**
 * Says what a record component means as a key of a JSON object. {@link RecordReader} reads by it,
 * {@link FormSchema} describes by it.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {

  /** Returns what it means, as one sentence. */
  String text();

  /**
   * Returns the key, if the component cannot have its name because that is a word of the language.
   */
  String name() default "";

  /**
   * Returns the value of a key left out, as written on a command line ({@code "3"}, {@code "true"},
   * a string, an enum's hyphenated name). A component with one is optional.
   */
  String fallback() default "";

  /** Returns the value of a key that a step of a plan leaves out, if it is not the fallback. */
  String inPlans() default "";

  /**
   * Returns whether the key may be left out. Without a fallback a string is then "", a list empty,
   * a number 0, false stays false, and everything else is null.
   */
  boolean optional() default false;

  /** Returns whether the keys of a record stand in the same object as those around it. */
  boolean flat() default false;

  /** Returns whether it is a map of what stands under all keys that no other component has. */
  boolean others() default false;

  /** Keys that people write for it, for the help where they do. */
  String[] instead() default {};

  /**
   * Returns what a word that is none of an enum's is not, for messages: {@code nobody who rolls}.
   */
  String not() default "";

  /** Returns whether a command line gives it without an option, as its first plain word. */
  boolean positional() default false;

  /**
   * Returns whether a value in a notation of its own is a single word all the same, without blanks
   * and commas.
   */
  boolean plain() default false;

  /**
   * Returns what else to do for who writes a broken number, or in a file one that is out of range.
   */
  String brokenHelp() default "";

  /** Of an enum, the words that are allowed here; all if there are none. */
  String[] only() default {};

  /** Returns the least number allowed; for every number in a list of numbers. */
  long min() default Long.MIN_VALUE;

  /** Returns the greatest number allowed; for every number in a list of numbers. */
  long max() default Long.MAX_VALUE;

  /** The most characters a string may have. */
  int maxLength() default 256;

  /** The fewest entries a list may have. */
  int minSize() default 0;

  /**
   * Returns what to write if the key is missing, as JSON; the help line shows it, with the name of
   * the file in small letters for {@code {file}}.
   */
  String example() default "";

  /**
   * Returns what reads the value in the context of its place, as a method reference with the {@link
   * Context} and the {@link Json}: {@code "SectionReader::condition"}. It reports what is wrong
   * with a value and gives null for it.
   */
  String by() default "";

  /** For raw {@link Json}: the JSON types that the schema allows. */
  String[] schemaTypes() default {};

  /** For raw {@link Json}: the name of a further definition that the schema describes it by. */
  String schemaRef() default "";

  /**
   * Returns a regular expression of strings, for the schema only: code says more about a wrong one.
   */
  String schemaPattern() default "";
}
