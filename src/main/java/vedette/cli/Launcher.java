package vedette.cli;

/** The shell script that has started the program, if it has: it waits for the program's end. */
final class Launcher {
  /**
   * What it is told where odds moved. Java ends with 1 as well where it cannot start the program;
   * it knows which is meant, and exits with 1 for this.
   */
  static final int FINDINGS = 99;

  private static final String PROCESS = "vedette.launcher";

  private Launcher() {}

  /** Whoever kills it means the program. */
  static void watch() {
    try {
      ProcessHandle.of(Long.getLong(PROCESS, 0))
          .ifPresent(it -> it.onExit().thenRun(() -> System.exit(ExitCode.TERMINATED)));
    } catch (OutOfMemoryError e) {
      // There is no thread for it: the program says so where it needs one.
    }
  }

  /** The program's exit code as this process says it. */
  static int said(int code) {
    boolean isAsked = Long.getLong(PROCESS) != null;
    return code == ExitCode.FINDINGS && isAsked ? FINDINGS : code;
  }
}
