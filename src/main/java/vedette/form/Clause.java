package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component written as a clause behind a semicolon: its keyword, then its value.
 *
 * <p>Values are those of a {@link Word}. A list of Strings takes all words that follow; a list of
 * unit records takes the units behind a colon; a record has words and units of its own. A list of
 * records of a sealed interface takes any of them, each behind its class's name as its keyword.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface Clause {
  /** Returns its meaning, for the help. */
  String text() default "";

  /** Returns a term for its value, for messages. */
  String what() default "";

  /** Returns the first words of the clause; by default the component's name. */
  String keyword() default "";

  /** Returns whether it begins with its value, without a keyword. */
  boolean bare() default false;

  /** Returns whether each word of a list may occur only once. */
  boolean once() default false;

  /** Returns the value of a missing clause, in its notation. */
  String fallback() default "";

  /** Returns an example of a value, for the help and for messages. */
  String example() default "";

  /** Returns the minimum of a number. */
  int min() default 1;

  /** Returns the maximum of a number. */
  int max() default 99;
}
