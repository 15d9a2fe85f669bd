package vedette.request;

/** A request that is wrong in one of its parameters. */
public final class BadRequest extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String parameter;
  private final String given;
  private final int offset;
  private final String help;

  /** A parameter that does not go with the others; its text as a whole is not at fault. */
  public BadRequest(String parameter, String message, String help) {
    this(parameter, null, 0, message, help);
  }

  /**
   * A parameter whose text is wrong.
   *
   * @param parameter the component's name in the request record
   * @param given the text, or null
   * @param offset where in the text the fault begins, in characters from 0
   */
  public BadRequest(String parameter, String given, int offset, String message, String help) {
    super(message);
    this.parameter = parameter;
    this.given = given;
    this.offset = offset;
    this.help = help;
  }

  /** The component's name in the request record. */
  public String parameter() {
    return parameter;
  }

  /** The faulty text as given, or null if no single text is at fault. */
  public String given() {
    return given;
  }

  /** Where in {@link #given} the fault begins, in characters from 0. */
  public int offset() {
    return offset;
  }

  /** What to write instead. */
  public String help() {
    return help;
  }
}
