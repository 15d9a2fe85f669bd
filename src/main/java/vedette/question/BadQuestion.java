package vedette.question;

/** A question that cannot be read, or not be answered. */
public class BadQuestion extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String text;
  private final int offset;
  private final String help;

  /**
   * What is wrong with it.
   *
   * @param text the question
   * @param offset where in it the fault begins, in characters from 0
   */
  public BadQuestion(String text, int offset, String message, String help) {
    super(message);
    this.text = text;
    this.offset = offset;
    this.help = help;
  }

  /** The question. */
  public String text() {
    return text;
  }

  /** Where in the question the fault begins, in characters from 0. */
  public int offset() {
    return offset;
  }

  /** What to write instead. */
  public String help() {
    return help;
  }
}
