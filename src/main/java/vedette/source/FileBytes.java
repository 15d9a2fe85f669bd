package vedette.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import vedette.platform.Disk;

/** Reads the bytes of a file up to the limit, and says in plain words why it cannot. */
public final class FileBytes {

  private FileBytes() {}

  static byte[] read(Path path, String shownAs, int limit) {
    return read(path, shownAs, limit, it -> true, Source.IF_MISSING);
  }

  /**
   * The same, where not every file can be meant.
   *
   * @param meant files that may be named instead of one that is not there
   * @param elseHelp what to do where none of them is called much the same
   */
  static byte[] read(Path path, String shownAs, int limit, Predicate<Path> meant, String elseHelp) {
    refuseOthers(path, shownAs);
    try {
      if (Files.isRegularFile(path) && Files.size(path) > limit) {
        throw tooLarge(shownAs, limit);
      }
      try (InputStream in = Files.newInputStream(path)) {
        byte[] bytes = read(in, shownAs, limit);
        FilesRead.add(path, bytes);
        return bytes;
      }
    } catch (NoSuchFileException e) {
      throw unreadable(
          shownAs,
          Code.NO_SUCH_FILE,
          "cannot read: no such file",
          nearest(path, meant).orElse(elseHelp));
    } catch (IOException e) {
      throw unreadable(shownAs, e);
    }
  }

  private static void refuseOthers(Path path, String shownAs) {
    FilesWritten.refuse(path);
    if (Files.isDirectory(path)) {
      String help = "name a file in it; only --tables DIR takes a directory";
      throw unreadable(shownAs, Code.DIRECTORY, "is a directory", help);
    }
    // A pipe that nobody writes to would be waited for, and a device may have no end.
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      String help = "save its output to a file, and name that file";
      throw refused(shownAs, Code.NOT_A_FILE, "is a pipe or a device, not a file", help);
    }
  }

  /** Stops at the limit, so that a stream without end does not matter. */
  static byte[] read(InputStream in, String name, int limit) throws IOException {
    byte[] bytes = in.readNBytes(limit + 1);
    if (bytes.length > limit) {
      throw tooLarge(name, limit);
    }
    return bytes;
  }

  static WrongFile tooLarge(String name, int limit) {
    return refused(
        name,
        Code.TOO_LARGE,
        "file is larger than the limit of " + (limit >> 20) + " MiB",
        limit <= Source.LIMIT
            ? "check the name: a table or a request is a few kilobytes long"
            : "split it into smaller files");
  }

  private static WrongFile refused(String name, String code, String message, String help) {
    return WrongFile.of(WrongFile.Kind.REFUSED, code, name, message, help);
  }

  /**
   * Says why a file or a directory could not be read.
   *
   * @param name its name in messages
   * @param e what the system said
   */
  public static WrongFile unreadable(String name, IOException e) {
    if (e instanceof AccessDeniedException) {
      return unreadable(
          name,
          Code.NO_PERMISSION,
          "cannot read: permission denied",
          "make it readable (chmod), or name another file");
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    String lower = reason == null ? "" : reason.toLowerCase(Locale.ROOT);
    if (e instanceof FileSystemLoopException || lower.contains("symbolic link")) {
      String message = "cannot read: too many levels of symbolic links";
      return unreadable(name, Code.LINK_LOOP, message, "correct the link, or name another file");
    }
    String message = lower.isEmpty() ? "cannot read" : "cannot read: " + lower;
    return unreadable(name, Code.READ_FAILED, message, "name a readable file");
  }

  private static WrongFile unreadable(String name, String code, String message, String help) {
    return WrongFile.of(WrongFile.Kind.UNREADABLE, code, name, message, help);
  }

  /**
   * Returns the path with its first missing part replaced by the nearest name that is there, if
   * any.
   */
  private static Optional<String> nearest(Path path, Predicate<Path> may) {
    String written = path.toString();
    if (written.indexOf('\\') >= 0 && Files.exists(Disk.path(written.replace('\\', '/')))) {
      return Optional.of(
          "write it with / between directories: `" + written.replace('\\', '/') + "`");
    }
    for (int n = 1; n <= path.getNameCount(); n++) {
      Path part = path.subpath(0, n);
      Path here = path.isAbsolute() ? path.getRoot().resolve(part) : part;
      if (Files.exists(here)) {
        continue;
      }
      if (Files.isSymbolicLink(here)) {
        return Optional.of(
            "correct the link, which points to a missing file, or name another file");
      }
      Path parent = here.getParent();
      Optional<String> name =
          Nearest.of(
              here.getFileName().toString(), names(parent == null ? Disk.path("") : parent, may));
      if (name.isEmpty()) {
        return Optional.empty();
      }
      Path meant = here.resolveSibling(name.get());
      if (n < path.getNameCount()) {
        Path whole = meant.resolve(path.subpath(n, path.getNameCount()));
        meant = Files.exists(whole) ? whole : meant;
      }
      return Optional.of("did you mean `" + meant + "`?");
    }
    return Optional.empty();
  }

  /** Names of directories, and of files that may be meant. */
  private static List<String> names(Path directory, Predicate<Path> may) {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        if (!Files.isRegularFile(entry) || may.test(entry)) {
          names.add(entry.getFileName().toString());
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      return List.of(); // no suggestion then; the error itself is reported anyway
    }
    Collections.sort(names);
    return names;
  }
}
