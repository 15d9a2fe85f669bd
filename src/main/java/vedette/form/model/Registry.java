package vedette.form.model;

/** Knows forms; the processor writes one of these for the program and one for tests. */
public interface Registry {
  /** Returns the form of a record or a sealed interface; null if it is not known here. */
  Form<?> form(Class<?> type);
}
