package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import vedette.form.model.Context;
import vedette.json.Json;

/**
 * The reader of all components of a type, or of lists of it, except those whose {@link Field} names
 * another reader.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ReadBy {
  /**
   * Returns a method reference as {@link Field#by} does: a method of a class in the type's package,
   * which takes the {@link Context} and the {@link Json}.
   */
  String value();

  /** Returns the JSON types as {@link Field#schemaTypes} does. */
  String[] schemaTypes() default {};

  /** Returns the name of the definition as {@link Field#schemaRef} does. */
  String schemaRef() default "";
}
