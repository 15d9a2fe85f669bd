package vedette.form;

/** A type whose values can stand in answers, which {@link RecordWriter} writes. */
interface AnswerType {
  /** What stands under the key of a component. */
  static AnswerType of(Slot slot) {
    return (AnswerType) slot.type();
  }

  /** Writes what a schema says of a value. */
  void describe(Slot slot, FormSchema schema);
}
