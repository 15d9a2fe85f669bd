package vedette.cli;

/** What the program returns to whoever called it. */
final class ExitCode {
  /** Done. */
  static final int DONE = 0;

  /** Done, and something was found that the command was asked to fail for. */
  static final int FINDINGS = 1;

  /** The command line is wrong. */
  static final int USAGE = 2;

  /** A table or another file is wrong. */
  static final int WRONG_FILE = 4;

  /** Something cannot be read or written. */
  static final int UNREADABLE = 5;

  /** Refused, or stopped at a stated limit. */
  static final int REFUSED = 6;

  /** A bug of the program. */
  static final int BUG = 70;

  private ExitCode() {}
}
