package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The key of a JSON object that tells the records of a sealed interface apart. Every record
 * declares its value of the key by {@link Named}.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface OneOf {

  /** Returns the key that tells the records apart. */
  String property() default "kind";

  /** Returns a further value, read elsewhere, for the help where it is misspelt; "" for none. */
  String also() default "";

  /** Returns the meaning of the key, as one sentence. */
  String text();

  /** The value of the key for one of the records. */
  @Documented
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.TYPE)
  @interface Named {
    /** Returns the value of the key. */
    String value();
  }
}
