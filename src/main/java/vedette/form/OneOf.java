package vedette.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a sealed interface of records: which key of the JSON object tells them apart. Every record
 * says by {@link Named} which value stands for it.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface OneOf {

  /** Returns the key that tells the records apart. */
  String property() default "kind";

  /**
   * Returns a further value that somebody else reads, for the help where it is misspelt; "" for
   * none.
   */
  String also() default "";

  /** Returns what the key means, as one sentence. */
  String text();

  /** On one of the records: the value that stands for it. */
  @Documented
  @Retention(RetentionPolicy.SOURCE)
  @Target(ElementType.TYPE)
  @interface Named {
    /** Returns the value of the key. */
    String value();
  }
}
