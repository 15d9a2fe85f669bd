package vedette.form.model;

import vedette.form.RecordWriter;

/** A type whose values can stand in answers, which {@link RecordWriter} writes. */
public interface AnswerType {
  /** Returns what stands under the key of a component. */
  static AnswerType of(Slot slot) {
    return (AnswerType) slot.type();
  }

  /** Writes what a schema says of a value. */
  public void describe(Slot slot, FormSchema schema);
}
