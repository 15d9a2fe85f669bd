package vedette.json;

/** A constant that is written by a word of its own, not by its name: {@code inf} for infantry. */
public interface HasWord {
  /** Returns the word, in small letters. */
  String word();
}
