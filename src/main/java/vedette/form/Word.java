package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import vedette.form.model.Part;

/**
 * A component written among the words of a unit.
 *
 * <p>Components without a keyword come first, in the order of the record: {@code inf 5/6}. Then
 * follow in any order: booleans, by their names; optional enums, by their words; and components
 * with a keyword, which comes before the value.
 *
 * <p>Values are ints, {@link Part}, enums, Strings, records of such words, and classes with a
 * {@code static parse(String)}. An optional component is an Optional or an OptionalInt, or has a
 * fallback.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Word {
  /** Returns its meaning, for the help. */
  String text();

  /** Returns a term for its value, for messages: {@code number of stands}. */
  String what() default "";

  /**
   * Returns the word before the value: {@code class} in {@code class 3}. A {@code #} at its end
   * joins it with a number, as {@code ql#} for {@code ql7}.
   */
  String keyword() default "";

  /** Returns whether it is an arm of service, which may have its common name in every system. */
  boolean isArm() default false;

  /** Returns the value of a missing component, in its notation. */
  String fallback() default "";

  /** Returns the value of the keyword without a value. */
  String alone() default "";

  /** Returns an example of a value, for the help and for messages. */
  String example() default "";

  /** Returns the words of an enum that are allowed; all if empty. */
  String[] only() default {};

  /** Returns the minimum of a number. */
  int min() default 1;

  /** Returns the maximum of a number. */
  int max() default 99;
}
