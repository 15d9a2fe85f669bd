package vedette.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.HashMap;
import java.util.Map;

/**
 * The process of the program, and the shell script that has started it, if it has, and waits for
 * its end.
 */
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

  /** The world around the process, as the launcher describes it. */
  static Console console() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    String locale = System.getProperty("vedette.locale");
    if (locale != null) {
      environment.put("LC_ALL", locale); // the user's; the launcher put another in its place
    }
    String terminal = System.getProperty("vedette.terminal");
    boolean interactive = System.console() != null;
    return new Console(
        new Output(new FileOutputStream(FileDescriptor.out)),
        new Output(new FileOutputStream(FileDescriptor.err)),
        environment,
        terminal == null ? interactive : terminal.contains("out"),
        terminal == null ? interactive : terminal.contains("err"),
        Console.number(System.getProperty("vedette.columns", "")));
  }

  /** Ends the process with the program's exit code, as the script understands it. */
  static void exit(int code) {
    boolean isAsked = Long.getLong(PROCESS) != null;
    System.exit(code == ExitCode.FINDINGS && isAsked ? FINDINGS : code);
  }
}
