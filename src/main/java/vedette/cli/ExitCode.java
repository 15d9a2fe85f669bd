package vedette.cli;

import java.util.List;
import vedette.problem.WrongFile;

/** What the program returns to whoever called it. */
final class ExitCode {
  static final int DONE = 0;

  /** Done, and something was found that the command was asked to fail for. */
  static final int FINDINGS = 1;

  static final int USAGE = 2;

  /** A table or another file is wrong. */
  static final int WRONG_FILE = 4;

  /** Something cannot be read or written. */
  static final int UNREADABLE = 5;

  /** Refused, or stopped at a stated limit. */
  static final int REFUSED = 6;

  /** A bug of the program. */
  static final int BUG = 70;

  /** From the least to the worst, for a run that several things are wrong with. */
  private static final List<Integer> RISING =
      List.of(DONE, FINDINGS, REFUSED, WRONG_FILE, UNREADABLE, BUG);

  private ExitCode() {}

  static int worse(int one, int other) {
    return RISING.indexOf(one) >= RISING.indexOf(other) ? one : other;
  }

  static int of(WrongFile.Kind kind) {
    return switch (kind) {
      case WRONG -> WRONG_FILE;
      case UNREADABLE -> UNREADABLE;
      case REFUSED -> REFUSED;
    };
  }
}
