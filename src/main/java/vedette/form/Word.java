package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import vedette.form.model.Part;

/**
 * Says how a component is written among the words of a unit.
 *
 * <p>What has no keyword stands first, in the order of the record: {@code inf 5/6}. Then follow in
 * any order the booleans, by their names; enums that may be missing, by their words; and what has a
 * keyword, with its value behind it.
 *
 * <p>Values are ints, {@link Part}, enums, Strings, records of such words, and classes with a
 * {@code static parse(String)}; what may be missing is an Optional or an OptionalInt, or has a
 * fallback.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Word {
  /** Returns what it means, for the help. */
  String text();

  /** Returns what a value is, for messages: {@code number of stands}. */
  String what() default "";

  /**
   * Returns the word before the value: {@code class} in {@code class 3}; with a {@code #} behind it
   * in one word with a number, as {@code ql#} for {@code ql7}.
   */
  String keyword() default "";

  /** Returns whether it is an arm of service, which may go by its name in every system. */
  boolean isArm() default false;

  /** Returns the value if nothing is written, as it would be written. */
  String fallback() default "";

  /** Returns the value if the keyword stands alone. */
  String alone() default "";

  /** Returns a good value, for the help and for messages. */
  String example() default "";

  /** Those words of an enum that may be written; all of them if none is named. */
  String[] only() default {};

  /** Returns the least number. */
  int min() default 1;

  /** Returns the greatest number. */
  int max() default 99;
}
