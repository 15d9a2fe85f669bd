package vedette.form.model;

/**
 * A registry of forms; the annotation processor generates one for the program and one for tests.
 */
public interface Registry {
  /** Returns the form of a record or a sealed interface; null if it is not in this registry. */
  Form<?> form(Class<?> type);
}
