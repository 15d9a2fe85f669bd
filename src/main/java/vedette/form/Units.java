package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the component that has the units of a stack, or those behind a clause's colon: a list of
 * unit records, or a record whose components are unit records (in a list, or one that may be
 * missing) and booleans, each a unit of one word, as {@code officer}; said several times it counts
 * once.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Units {
  /** Returns what a boolean component means, for the help. */
  String text() default "";

  /** Another word for a boolean component. */
  String also() default "";
}
