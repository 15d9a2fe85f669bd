package vedette.notation;

/** A text in the notation that cannot be understood, with the place where that begins. */
public final class BadNotation extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final String help;

  /** What is wrong from this character (from 0) on, and what to write instead. */
  public BadNotation(int offset, String message, String help) {
    super(message);
    this.offset = offset;
    this.help = help;
  }

  /** Where the fault begins, in characters from 0. */
  public int offset() {
    return offset;
  }

  /** What to write instead. */
  public String help() {
    return help;
  }
}
