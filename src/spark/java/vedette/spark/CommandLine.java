package vedette.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.cli.ClusterMain;
import vedette.work.Work;
import vedette.work.Workers;

/** The program's own command line, with the files that it names. */
final class CommandLine implements Preparation {
  private static final long serialVersionUID = 1L;

  private final ArrayList<String> words;
  private final HashMap<String, byte[]> files;

  /**
   * Creates a command line.
   *
   * @param files the bytes of the files that it reads, by name
   */
  CommandLine(List<String> words, Map<String, byte[]> files) {
    this.words = new ArrayList<>(words);
    this.files = new HashMap<>(files);
  }

  @Override
  public Work<?> prepare() {
    files.forEach(CommandLine::layDown);
    return ClusterMain.work(words);
  }

  /**
   * Writes a file under its name in the directory of this process. A file outside of it is not
   * written and must exist.
   */
  private static void layDown(String name, byte[] bytes) {
    Path file = Path.of(name);
    if (file.isAbsolute() || file.startsWith("..") || Files.exists(file)) {
      return;
    }
    try {
      Path directory = file.toAbsolutePath().getParent();
      Files.createDirectories(directory);
      Path part = Files.write(Files.createTempFile(directory, "sent", ".part"), bytes);
      // Atomically, since other tasks may read the file already.
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new Workers.WorkerFailure(
          "a worker cannot write " + name + " where it runs: " + e.getMessage(),
          "let the workers run in a directory that they may write in");
    }
  }
}
