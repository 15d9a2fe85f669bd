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
 * A record component that is a key of a JSON object. {@link RecordReader} reads it, {@link
 * FormSchema} describes it.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {

  /** Returns its meaning, as one sentence. */
  String text();

  /**
   * Returns the key, if the component cannot have the key's name because that is a Java keyword.
   */
  String name() default "";

  /**
   * Returns the value of a missing key, in the notation of a command line ({@code "3"}, {@code
   * "true"}, a string, an enum's hyphenated name). A component with one is optional.
   */
  String fallback() default "";

  /** Returns the value of a key missing from a step of a plan, if it is not the fallback. */
  String inPlans() default "";

  /**
   * Returns whether the key may be missing. Without a fallback a string is then "", a list empty, a
   * number 0, a boolean false, and everything else null.
   */
  boolean optional() default false;

  /** Returns whether the keys of a record are in the same object as those around it. */
  boolean flat() default false;

  /** Returns whether it is a map of all keys that belong to no other component. */
  boolean others() default false;

  /** Returns keys often written by mistake for this one, for the help of messages. */
  String[] instead() default {};

  /** Returns the negation for a word that is none of an enum's, for messages: {@code no side}. */
  String not() default "";

  /** Returns whether a command line gives it without an option, as its first plain word. */
  boolean positional() default false;

  /**
   * Returns whether a value in a special notation is still a single word, without blanks and
   * commas.
   */
  boolean plain() default false;

  /** Returns further help for a number with a fraction, or in a file one that is out of range. */
  String brokenHelp() default "";

  /** Returns the words of an enum that are allowed here; all if empty. */
  String[] only() default {};

  /** Returns the least number allowed; for every number in a list of numbers. */
  long min() default Long.MIN_VALUE;

  /** Returns the greatest number allowed; for every number in a list of numbers. */
  long max() default Long.MAX_VALUE;

  /** Returns the maximum length of a string. */
  int maxLength() default 256;

  /** Returns the minimum number of entries of a list. */
  int minSize() default 0;

  /**
   * Returns a value to write if the key is missing, as JSON; the help line shows it, with the name
   * of the file in small letters in place of {@code {file}}.
   */
  String example() default "";

  /**
   * Returns the reader of the value, as a method reference with the {@link Context} and the {@link
   * Json}: {@code "SectionReader::condition"}. It reports errors in a value and returns null for a
   * wrong one.
   */
  String by() default "";

  /** Returns the JSON types that the schema allows, for raw {@link Json}. */
  String[] schemaTypes() default {};

  /** Returns the name of the schema's definition, for raw {@link Json}. */
  String schemaRef() default "";

  /**
   * Returns a regular expression of strings, for the schema only: code gives better messages for a
   * wrong one.
   */
  String schemaPattern() default "";
}
