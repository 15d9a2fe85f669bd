package vedette.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failures;
import vedette.cli.console.Launcher;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * The program as an engine of many machines runs it: one of them reads the command line and prints
 * the answer, the others are given the same command line and do pieces of its work.
 */
public final class ClusterMain {
  private ClusterMain() {}

  /**
   * Runs a command on the streams of this process. Whatever is wrong with it is found before the
   * first piece is handed out.
   *
   * @param words the program's own command line
   * @param workers do the pieces
   * @return the exit code
   */
  public static int run(List<String> words, Workers workers) {
    return Main.run(words.toArray(String[]::new), Launcher.console().with(workers));
  }

  /**
   * Returns the work of a command line, where pieces of it are done.
   *
   * @param words as they were given to {@link #run}
   * @throws Workers.WorkerFailure if it cannot be had here, as where a file is missing
   */
  public static Work<?> work(List<String> words) {
    ByteArrayOutputStream complaint = new ByteArrayOutputStream();
    Console console =
        new Console(
            new Console.Output(complaint),
            new Console.Output(complaint),
            System.getenv(),
            false,
            false,
            0);
    Work<?>[] work = new Work<?>[1];
    Failures.runGuarded(
        console,
        () -> {
          work[0] = Main.work(words.toArray(String[]::new), console);
          return ExitCode.DONE;
        });
    if (work[0] == null) {
      throw new Workers.WorkerFailure(
          "a worker cannot run the command: "
              + complaint.toString(StandardCharsets.UTF_8).strip().replaceAll("\\s*\n\\s*", "; "),
          "give files by paths below the current directory, so that they are sent to the workers;"
              + " other files must exist on each machine");
    }
    return work[0];
  }
}
