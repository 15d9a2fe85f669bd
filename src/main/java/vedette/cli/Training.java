package vedette.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Part of the build: runs command lines in one process, so that Java can leave an archive of the
 * classes that most answers need.
 */
final class Training {
  private Training() {}

  /** Runs the command lines of a file, whose words are separated by tabs. */
  public static void main(String[] args) throws IOException {
    Launcher.watch();
    for (String line : Files.readAllLines(Path.of(args[0]))) {
      Main.run(line.split("\t"), Launcher.console());
    }
  }
}
