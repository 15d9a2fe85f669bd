package vedette.cli.console;

import java.util.List;
import vedette.source.WrongFile;

/** The exit codes of the program. */
public final class ExitCode {
  public static final int DONE = 0;

  /** Done, with findings for which the command must fail. */
  public static final int FINDINGS = 1;

  public static final int USAGE = 2;

  /** A table or another file is wrong. */
  public static final int WRONG_FILE = 4;

  /** A file or a stream cannot be read or written. */
  public static final int UNREADABLE = 5;

  /** Refused, or stopped at a stated limit. */
  public static final int REFUSED = 6;

  /** A bug of the program. */
  static final int BUG = 70;

  /** From the least to the worst, for a run with several failures. */
  private static final List<Integer> RISING =
      List.of(DONE, FINDINGS, REFUSED, WRONG_FILE, UNREADABLE, BUG);

  private ExitCode() {}

  public static int worse(int one, int other) {
    return RISING.indexOf(one) >= RISING.indexOf(other) ? one : other;
  }

  public static int of(WrongFile.Kind kind) {
    return switch (kind) {
      case WRONG -> WRONG_FILE;
      case UNREADABLE -> UNREADABLE;
      case REFUSED -> REFUSED;
    };
  }
}
