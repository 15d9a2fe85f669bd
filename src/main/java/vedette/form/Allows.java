package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The components of units that a request's component allows, in addition to their names and those
 * that every unit has. All others are refused and left out of the help.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Allows {
  /** Names of components, separated by spaces: a string, so that requests can share it. */
  String value();

  /**
   * Names of further components that outlast a fight: units may have them, although this fight
   * ignores them. The help leaves them out.
   */
  String keeps() default "";
}
