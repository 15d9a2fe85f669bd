package vedette.form;

/** A type whose values can stand in answers, which {@link RecordWriter} writes. */
interface AnswerType {
  /** Writes what a schema says of a value. */
  void describe(Slot slot, FormSchema schema);
}
