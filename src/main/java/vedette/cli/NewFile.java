package vedette.cli;

import java.nio.file.Files;
import vedette.file.KeptFile;

/** Writes a file that must not be there yet. */
final class NewFile {
  private NewFile() {}

  /**
   * Writes it.
   *
   * @throws vedette.problem.WrongFile if that cannot be done
   */
  static void write(String label, String name, String text) {
    refuseTaken(label, name);
    try (KeptFile file = KeptFile.hold(Options.path(label, name), name)) {
      file.replace(text);
    }
  }

  /** Refuses a name that a file has already. */
  static void refuseTaken(String label, String name) {
    if (Files.exists(Options.path(label, name))) {
      throw new Failure(
          "O002",
          ExitCode.UNREADABLE,
          "`" + name + "` is there already, and nothing was written",
          "name another file, or remove that one");
    }
  }
}
