package vedette.cli;

import java.nio.file.Files;
import java.nio.file.Path;
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
    KeptFile.of(free(label, name), name).replace(text);
  }

  /**
   * The path of such a file.
   *
   * @throws Failure if it is there
   */
  static Path free(String label, String name) {
    Path path = Options.path(label, name);
    if (Files.exists(path)) {
      throw new Failure(
          "O002",
          ExitCode.UNREADABLE,
          "`" + name + "` is there already, and nothing was written",
          "name another file, or remove that one");
    }
    return path;
  }
}
