package vedette.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import vedette.source.Printable;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.table.grid.Code;
import vedette.table.grid.Table;
import vedette.table.read.TableReader;

/** Finds the table files below a directory. */
final class TableFiles {

  /** Deeper directories are not meant. */
  private static final int MAX_DEPTH = 16;

  /** So much of a file tells a suite or a baseline from a table. */
  private static final int BEGINNING = 2_000;

  /** What a file of scenarios or of their answers has near its beginning, and no table. */
  private static final Pattern NO_TABLE = Pattern.compile("\"(scenarios|vedette)\"\\s*:");

  /** What a plan has near its beginning; every other file of a fight says its kind. */
  private static final Pattern PLAN =
      Pattern.compile("\"kind\"\\s*:\\s*\"plan\"|\"(steps|system)\"\\s*:");

  private static final Pattern OTHER_KIND = Pattern.compile("\"kind\"\\s*:\\s*\"(?!plan\")");

  /** Which files may be named instead of one that is not there. */
  enum FileSuggestion {
    /** Those of fights, of rules and of plans. */
    ANY,
    /** No plans: they are no table of a fight. */
    NO_PLAN
  }

  /**
   * A file.
   *
   * @param path where it is
   * @param shownAs its name in messages
   * @param ifMissing what to do if it is not there, and no other is called much the same
   */
  record FoundFile(Path path, String shownAs, String ifMissing) implements Comparable<FoundFile> {
    @Override
    public int compareTo(FoundFile other) {
      return shownAs.compareTo(other.shownAs);
    }
  }

  private final List<FoundFile> foundFile = new ArrayList<>();

  private TableFiles() {}

  /**
   * Returns the {@code *.json} files below a directory, schemas left out, sorted by name.
   *
   * @throws IOException if a directory cannot be read
   */
  static List<FoundFile> find(Path directory, String shownAs) throws IOException {
    TableFiles files = new TableFiles();
    String prefix = shownAs.isEmpty() || shownAs.endsWith("/") ? shownAs : shownAs + "/";
    files.collect(directory, prefix, List.of());
    Collections.sort(files.foundFile);
    return files.foundFile;
  }

  /** Without {@code ..} where that leads to the same file; behind a link it may not. */
  static String displayName(Path path) {
    Path shorter = path.normalize();
    try {
      return (Files.isSameFile(path, shorter) ? shorter : path).toString();
    } catch (IOException e) {
      return shorter.toString(); // one of them is not there
    }
  }

  /**
   * Returns the file of a name that a user gave.
   *
   * @param directory where names begin; empty for that in which the program runs
   * @throws WrongFile if it can be no file's name
   */
  static FoundFile named(Path directory, String name) {
    try {
      if (!name.isEmpty()) {
        Path path = directory.resolve(name);
        boolean here = directory.toString().isEmpty();
        return here
            ? new FoundFile(path, name, Source.IF_MISSING)
            : new FoundFile(
                path,
                displayName(path),
                Printable.quote(name)
                    + " is looked for in "
                    + directory
                    + "; if it was moved or renamed, write its path from there");
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
   * @param fileSuggestion which files may be named instead
   * @param problems takes what is wrong, and warnings
   * @return the table; null if it is wrong
   */
  static Table read(FoundFile file, FileSuggestion fileSuggestion, Problems problems) {
    try {
      Source source =
          Source.read(
              file.path(), file.shownAs(), other -> mayBe(fileSuggestion, other), file.ifMissing());
      return TableReader.read(source, file.shownAs(), problems);
    } catch (WrongFile e) {
      problems.addAll(e.problems());
      return null;
    }
  }

  private static boolean mayBe(FileSuggestion fileSuggestion, Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      String beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
      boolean isPlan = PLAN.matcher(beginning).find() && !OTHER_KIND.matcher(beginning).find();
      return !NO_TABLE.matcher(beginning).find()
          && (fileSuggestion == FileSuggestion.ANY || !isPlan);
    } catch (IOException e) {
      return false; // nobody wants a file instead that cannot be read
    }
  }

  /**
   * Refuses a file that does not lie below a directory, where it really lies: links and {@code ..}
   * resolved. What is in it might end up in a message.
   *
   * @throws WrongFile if it lies elsewhere
   */
  static void refuseOutside(Path directory, FoundFile file, String name) {
    if (!resolved(file.path().toAbsolutePath()).startsWith(resolved(directory.toAbsolutePath()))) {
      throw WrongFile.of(
          WrongFile.Kind.WRONG,
          new Problem(
              Severity.ERROR,
              Code.OUTSIDE,
              name,
              null,
              "lies outside the suite's directory",
              "put it below that directory, or allow it with --allow-outside",
              null));
    }
  }

  /** As far as the path exists it is resolved; what is not there is taken by its letters. */
  private static Path resolved(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      Path parent = path.getParent();
      return parent == null ? path : resolved(parent).resolve(path.getFileName()).normalize();
    }
  }

  /** Follows links, but none that leads back to a directory that it came from. */
  private void collect(Path directory, String prefix, List<Path> from) throws IOException {
    Path here = directory.toRealPath();
    if (from.contains(here) || from.size() > MAX_DEPTH) {
      return;
    }
    List<Path> way = new ArrayList<>(from);
    way.add(here);
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry)) {
          collect(entry, prefix + name + "/", way);
        } else if (name.endsWith(".json") && !name.endsWith(".schema.json")) {
          foundFile.add(new FoundFile(entry, prefix + name, Source.IF_MISSING));
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }
}
