package vedette.form.model;

import vedette.form.RecordWriter;

/** A type whose values can be in answers, which {@link RecordWriter} writes. */
public interface AnswerType {
  /** Returns the type of the value under a component's key. */
  static AnswerType of(Slot slot) {
    return (AnswerType) slot.type();
  }

  /** Writes the schema of a value. */
  public void describe(Slot slot, FormSchema schema);
}
