package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how a component is written as a clause behind a semicolon: its keyword, then its value.
 *
 * <p>Values are those of a {@link Word}; a list of Strings takes all words that follow; a list of
 * unit records takes the units behind a colon; a record has words and units of its own. A list of
 * records of a sealed interface takes any of them, each behind its class's name as its keyword.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface Clause {
  /** Returns what it means, for the help. */
  String text() default "";

  /** Returns what a value is, for messages. */
  String what() default "";

  /** Returns the words that the clause begins with; the component's name if not said. */
  String keyword() default "";

  /** Returns whether it begins with its value, without a keyword. */
  boolean bare() default false;

  /** Returns whether each word of a list is said once at most. */
  boolean once() default false;

  /** Returns the value if nothing is written, as it would be written. */
  String fallback() default "";

  /** Returns a good value, for the help and for messages. */
  String example() default "";

  /** Returns the least number. */
  int min() default 1;

  /** Returns the greatest number. */
  int max() default 99;
}
