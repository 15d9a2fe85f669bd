package vedette.system;

/** A text of the file that cannot be read, from a character on. */
final class Mistake extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final int offset;
  private final String help;

  /**
   * What is wrong.
   *
   * @param offset where in the text, in characters from 0
   */
  Mistake(String code, int offset, String message, String help) {
    super(message, null, false, false);
    this.code = code;
    this.offset = offset;
    this.help = help;
  }

  String code() {
    return code;
  }

  int offset() {
    return offset;
  }

  String help() {
    return help;
  }

  /** The same in a longer text that begins so many characters before. */
  Mistake within(int before) {
    return before == 0 ? this : new Mistake(code, offset + before, getMessage(), help);
  }
}
