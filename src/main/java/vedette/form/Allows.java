package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says of a request's component which components of its units may be written there, besides their
 * names and what every unit has; the others are refused and are left out of the help.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Allows {
  /** Names of components, separated by spaces: a text, so that requests can share it. */
  String value();

  /**
   * Names of further components that outlive a fight: a unit may bring them along, though nothing
   * here depends on them. The help leaves them out.
   */
  String keeps() default "";
}
