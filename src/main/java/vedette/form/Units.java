package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The component with the units of a stack, or with those behind a clause's colon. It is a list of
 * unit records, or a record with several kinds of units. The components of such a record are unit
 * records (a list or an optional one) and booleans. A boolean is a unit of one word, as {@code
 * officer}; repeated, it counts once.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Units {
  /** Returns the meaning of a boolean component, for the help. */
  String text() default "";

  /** Returns another word for a boolean component. */
  String also() default "";
}
