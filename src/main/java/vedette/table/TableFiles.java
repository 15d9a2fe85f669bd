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

/** The table files below a directory. */
final class TableFiles {

  /** Depth of directories searched; a guard against endless trees. */
  private static final int MAX_DEPTH = 16;

  /** Number of characters searched for keys that tell suites and baselines from tables. */
  private static final int BEGINNING = 2_000;

  /** A key of suite files or baselines, found near their beginning and never in a table. */
  private static final Pattern NO_TABLE = Pattern.compile("\"(scenarios|vedette)\"\\s*:");

  /** A key of plans, found near their beginning; every other file of a fight gives its kind. */
  private static final Pattern PLAN =
      Pattern.compile("\"kind\"\\s*:\\s*\"plan\"|\"(steps|system)\"\\s*:");

  private static final Pattern OTHER_KIND = Pattern.compile("\"kind\"\\s*:\\s*\"(?!plan\")");

  /** The kinds of files that may be suggested for a missing one. */
  enum FileSuggestion {
    /** Files of fights, of rules and of plans. */
    ANY,
    /** No plans: a plan is not a table of a fight. */
    NO_PLAN
  }

  /**
   * A file.
   *
   * @param path its path
   * @param shownAs its name in messages
   * @param ifMissing the help for a missing file, used if no existing file has a similar name
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

  /**
   * Returns the path without {@code ..} where that leads to the same file; behind a link it may
   * not.
   */
  static String displayName(Path path) {
    Path shorter = path.normalize();
    try {
      return (Files.isSameFile(path, shorter) ? shorter : path).toString();
    } catch (IOException e) {
      return shorter.toString(); // one of the two paths does not exist
    }
  }

  /**
   * Returns the file of a name that a user gave.
   *
   * @param directory the directory that relative names start from; empty for the working directory
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
                    + "; write its path relative to that directory");
      }
    } catch (InvalidPathException e) {
      // The name has a NUL or a character that file names cannot have on this platform.
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
   * @param fileSuggestion the kinds of files suggested if the file is missing
   * @param problems the list that takes errors and warnings
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
      return false; // an unreadable file is no useful suggestion
    }
  }

  /**
   * Refuses a file outside a directory, compared by real paths, with links and {@code ..} resolved.
   * Messages might otherwise quote the contents of such a file.
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
              "put it below that directory, or pass --allow-outside",
              null));
    }
  }

  /** Returns the real path of the part that exists, with the rest appended as written. */
  private static Path resolved(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      Path parent = path.getParent();
      return parent == null ? path : resolved(parent).resolve(path.getFileName()).normalize();
    }
  }

  /**
   * Collects files, following links except those that lead back to a directory on the path so far.
   */
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
