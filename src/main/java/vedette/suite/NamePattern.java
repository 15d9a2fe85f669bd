package vedette.suite;

/**
 * Picks scenarios by name: those that contain the text, in which an asterisk stands for anything.
 */
public record NamePattern(String text) {
  public static final NamePattern ALL = new NamePattern("");

  /** Whether a name has the pieces between the asterisks, in this order. */
  public boolean matches(String name) {
    int from = 0;
    for (String piece : text.split("\\*")) {
      int at = name.indexOf(piece, from);
      if (at < 0) {
        return false;
      }
      from = at + piece.length();
    }
    return true;
  }
}
