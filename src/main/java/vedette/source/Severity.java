package vedette.source;

/** Whether a problem stops the program or is only worth knowing. */
public enum Severity {
  /** The file cannot be used. */
  ERROR("error"),
  /** The file can be used, but something in it is probably not meant. */
  WARNING("warning"),
  /** The file can be used, and this about it is worth knowing. */
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
