package vedette.form;

/** Knows annotated records; the processor writes one of these for the program and one for tests. */
public interface Registry {
  /** A record class; null if it is not known here. */
  RecordType record(Class<?> type);

  /** A sealed interface of records; null if it is not known here. */
  SealedType sealed(Class<?> type);
}
