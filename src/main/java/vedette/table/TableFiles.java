package vedette.table;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.json.Printable;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.json.Severity;
import vedette.json.Source;
import vedette.json.WrongFile;

/** Finds the table files below a directory. */
final class TableFiles {

  /** Deeper directories are a loop of links or not meant. */
  private static final int MAX_DEPTH = 16;

  /**
   * A file.
   *
   * @param path where it is
   * @param shownAs its name in messages
   */
  record Found(Path path, String shownAs) implements Comparable<Found> {
    @Override
    public int compareTo(Found other) {
      return shownAs.compareTo(other.shownAs);
    }
  }

  private final List<Found> found = new ArrayList<>();

  private TableFiles() {}

  /**
   * The {@code *.json} files below a directory, schemas left out, sorted by name.
   *
   * @throws IOException if a directory cannot be read
   */
  static List<Found> below(Path directory, String shownAs) throws IOException {
    TableFiles files = new TableFiles();
    String prefix = shownAs.isEmpty() || shownAs.endsWith("/") ? shownAs : shownAs + "/";
    files.collect(directory, prefix, 0);
    Collections.sort(files.found);
    return files.found;
  }

  /** Without {@code ..} where that leads to the same file; behind a link it may not. */
  private static String shown(Path path) {
    Path shorter = path.normalize();
    try {
      return (Files.isSameFile(path, shorter) ? shorter : path).toString();
    } catch (IOException e) {
      return shorter.toString(); // one of them is not there
    }
  }

  /**
   * The file of a name that a user gave.
   *
   * @param directory where names begin; empty for that in which the program runs
   * @throws WrongFile if it can be no file's name
   */
  static Found named(Path directory, String name) {
    try {
      if (!name.isEmpty()) {
        Path path = directory.resolve(name);
        boolean here = directory.toString().isEmpty();
        return new Found(path, here ? name : shown(path));
      }
    } catch (InvalidPathException e) {
      // A NUL, or a character that names of files cannot have here.
    }
    Problems problems = new Problems();
    problems.add(
        WrongFile.Kind.UNREADABLE,
        new Problem(
            Severity.ERROR,
            Code.NO_FILE_NAME,
            Printable.quote(name),
            null,
            "is not a valid file name",
            "name the JSON file of a table",
            null));
    throw new WrongFile(WrongFile.Kind.UNREADABLE, problems);
  }

  /**
   * Reads a table file.
   *
   * @param problems takes what is wrong, and warnings
   * @return the table; null if it is wrong
   */
  static Table read(Found file, Problems problems) {
    if (isDevice(file.path())) {
      refuseDevice(file, problems);
      return null;
    }
    try {
      Source source = Source.read(file.path(), file.shownAs());
      return TableReader.read(source, file.shownAs(), problems);
    } catch (WrongFile e) {
      problems.addAll(e.problems());
      return null;
    }
  }

  /** A pipe that nobody writes to would be waited for, and a device may have no end. */
  private static boolean isDevice(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  private static void refuseDevice(Found file, Problems problems) {
    Problem problem =
        new Problem(
            Severity.ERROR,
            Code.DEVICE,
            file.shownAs(),
            null,
            "is a pipe or a device, not a file",
            "put a file in its place, or name it without .json",
            null);
    problems.add(WrongFile.Kind.REFUSED, problem);
  }

  private void collect(Path directory, String prefix, int depth) throws IOException {
    if (depth > MAX_DEPTH) {
      return;
    }
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry)) {
          collect(entry, prefix + name + "/", depth + 1);
        } else if (name.endsWith(".json") && !name.endsWith(".schema.json")) {
          found.add(new Found(entry, prefix + name));
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }
}
