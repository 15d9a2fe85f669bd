package vedette.json;

/** Whether a problem stops the program or is only worth knowing. */
public enum Severity {
  /** The file cannot be used. */
  ERROR("error"),
  /** The file can be used, but something in it is probably not meant. */
  WARNING("warning");

  private final String word;

  Severity(String word) {
    this.word = word;
  }

  /** The word that opens a printed problem. */
  public String word() {
    return word;
  }
}
