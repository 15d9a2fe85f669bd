package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import vedette.form.model.Context;
import vedette.json.Json;

/**
 * Says of a type what reads a component that has it, or a list of it, unless the component's {@link
 * Field} says something else.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ReadBy {
  /**
   * As {@link Field#by}: a method of a class in the type's package, which takes the {@link Context}
   * and the {@link Json}.
   */
  String value();

  /** As {@link Field#schemaTypes}. */
  String[] schemaTypes() default {};

  /** As {@link Field#schemaRef}. */
  String schemaRef() default "";
}
