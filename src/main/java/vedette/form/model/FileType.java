package vedette.form.model;

import vedette.json.Json;
import vedette.source.Position;

/** A type whose values can stand in files, under keys of an object. */
public interface FileType extends AnswerType {
  /** Returns what stands under the key of a component. */
  static FileType of(Slot slot) {
    return (FileType) slot.type();
  }

  /** Reads a value; null if something is wrong with it, which is then reported. */
  public Object read(Json json, Slot slot, RecordReader reader);

  /**
   * Returns what a key stands for that is left out.
   *
   * @param written its fallback as written on a command line; "" if it has none
   * @param at where the object around it starts
   */
  public default Object leftOut(String written, Position at) {
    return null;
  }

  /** Returns what a missing key could be given, as JSON. */
  public default String example(Slot slot) {
    return "…";
  }
}
