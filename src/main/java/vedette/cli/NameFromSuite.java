package vedette.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import vedette.file.KeptFile;
import vedette.file.Links;
import vedette.json.WrongFile;

/** The name that a scenario gives a file: as seen from where its suite really lies. */
final class NameFromSuite {
  private NameFromSuite() {}

  /**
   * The name.
   *
   * @param file as seen from where we are
   * @throws Failure if no name leads from the suite to that file
   * @throws WrongFile if there is no place for the suite, or no such file
   */
  static String of(Path suite, Path file) {
    Path from;
    try {
      from = Links.directory(suite);
    } catch (IOException e) {
      throw KeptFile.notWritten(suite.toString(), e);
    }
    Path name;
    boolean same;
    try {
      // Behind a link in the middle of a name, `..` is another place than the letters say.
      Path absolute = file.toAbsolutePath();
      Path to = absolute.getParent().toRealPath().resolve(absolute.getFileName());
      name = from.getRoot().equals(to.getRoot()) ? from.relativize(to) : to;
      same = Files.isSameFile(from.resolve(name), file);
    } catch (IOException e) {
      throw WrongFile.unreadable(file.toString(), e);
    }
    String written = name.toString().replace(File.separatorChar, '/');
    if (!same || written.indexOf('\\') >= 0) {
      throw Failure.usage(
          "C003",
          SaveScenario.SAVE + ": a suite there cannot name `" + file + "`",
          "put the table into the directory of the suite, under a name of letters and digits");
    }
    return written;
  }
}
