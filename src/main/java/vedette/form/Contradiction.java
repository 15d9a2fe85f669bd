package vedette.form;

/**
 * Thrown by a record's constructor where one of its components does not go with the others; the
 * reader adds the place where that component was written.
 */
public final class Contradiction extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String component;
  private final String help;

  /** What is wrong with this component, and what to write instead. */
  public Contradiction(String component, String message, String help) {
    super(message);
    this.component = component;
    this.help = help;
  }

  String component() {
    return component;
  }

  String help() {
    return help;
  }
}
