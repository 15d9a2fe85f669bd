package vedette.form.model;

import java.util.List;
import vedette.source.TextFault;

/** A type whose values can be words of a line: of a unit or of a clause. */
public interface LineType {
  /**
   * Reads a value from the next words.
   *
   * @throws TextFault if they are no value
   */
  public Object read(Tokens words, Slot slot);

  /** Returns whether the next words look like a value. */
  public default boolean isNext(Tokens words, Slot slot) {
    return words.hasNext();
  }

  /** Returns a value in the notation that {@link #read} reads. */
  public String write(Object value);

  /** Returns the words that could follow a value and turn it into another one. */
  public default List<String> continuations(Object value, Slot slot) {
    return List.of();
  }

  /** Returns the first words of values; empty if there are too many. */
  public default List<String> words(Slot slot) {
    return List.of();
  }
}
