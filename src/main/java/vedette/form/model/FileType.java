package vedette.form.model;

import vedette.json.Json;
import vedette.source.Position;

/** A type whose values can be in files, under keys of an object. */
public interface FileType extends AnswerType {
  /** Returns the type of the value under a component's key. */
  static FileType of(Slot slot) {
    return (FileType) slot.type();
  }

  /** Reads a value; returns null, and reports the error, if it is wrong. */
  public Object read(Json json, Slot slot, RecordReader reader);

  /**
   * Returns the value of a missing key.
   *
   * @param written its fallback in the notation of a command line; "" if it has none
   * @param at the start of the object around it
   */
  public default Object leftOut(String written, Position at) {
    return null;
  }

  /** Returns an example for a missing key, as JSON. */
  public default String example(Slot slot) {
    return "…";
  }
}
