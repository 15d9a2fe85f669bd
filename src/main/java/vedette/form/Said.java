package vedette.form;

import java.lang.annotation.Annotation;
import java.util.List;

/**
 * What annotations say of a record or of a component.
 *
 * @param all the annotations
 */
public record Said(List<Annotation> all) {
  /** These annotations. */
  public static Said of(Annotation... all) {
    return new Said(List.of(all));
  }

  /** The annotation of a type; null if there is none. */
  public <A extends Annotation> A by(Class<A> type) {
    for (Annotation annotation : all) {
      if (type.isInstance(annotation)) {
        return type.cast(annotation);
      }
    }
    return null;
  }
}
