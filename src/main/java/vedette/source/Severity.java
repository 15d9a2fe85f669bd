package vedette.source;

/** The severity of a problem, from one that stops the program to a remark. */
public enum Severity {
  /** The file cannot be used. */
  ERROR("error"),
  /** The file can be used, but something in it is probably a mistake. */
  WARNING("warning"),
  /** The file can be used; the note is only information. */
  NOTE("note");

  private final String word;

  Severity(String word) {
    this.word = word;
  }

  /** Returns the word that opens a printed problem. */
  public String word() {
    return word;
  }
}
