package vedette.json;

/**
 * A constant with a word of its own in files and notations, instead of its name: {@code inf} for
 * infantry.
 */
public interface HasWord {
  /** Returns the word, in lower case. */
  String word();
}
