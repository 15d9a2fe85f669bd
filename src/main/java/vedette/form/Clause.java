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
  /** What it means, for the help. */
  String text() default "";

  /** What a value is, for messages. */
  String what() default "";

  /** The words that the clause begins with; the component's name if not said. */
  String keyword() default "";

  /** Whether it begins with its value, without a keyword. */
  boolean bare() default false;

  /** Whether each word of a list is said once at most. */
  boolean once() default false;

  /** The value if nothing is written, as it would be written. */
  String fallback() default "";

  /** A good value, for the help and for messages. */
  String example() default "";

  /** The least number. */
  int min() default 1;

  /** The greatest number. */
  int max() default 99;
}
