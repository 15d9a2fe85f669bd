package vedette.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import vedette.platform.Disk;
import vedette.platform.Platform;
import vedette.source.FileBytes;
import vedette.source.Problem;
import vedette.source.WrongFile;

/**
 * A file that is replaced as a whole: a reader finds the old text or the new one, even if the
 * program dies at any moment. A link stays a link, and the file keeps its mode.
 *
 * <p>The new text is written to a file beside it, which then takes its place. Only a kill leaves
 * that file behind. A pipe or a device is written to directly.
 */
public final class KeptFile {
  private final Path file;
  private final String shownAs;

  private KeptFile(Path file, String shownAs) {
    this.file = file;
    this.shownAs = shownAs;
  }

  /**
   * Returns a file that can be written; it need not exist.
   *
   * @param shownAs its name in messages
   * @throws WrongFile if it cannot be written
   */
  public static KeptFile of(Path path, String shownAs) {
    if (isStream(path)) {
      return new KeptFile(path, shownAs); // what a pipe's links lead to is no name of a file
    }
    try {
      Path file = Disk.real(path);
      refuseUnwritable(file, shownAs);
      return new KeptFile(file, shownAs);
    } catch (IOException e) {
      throw notWritten(shownAs, e);
    }
  }

  private static boolean isStream(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  /** Replacing a file needs no permission to write it, so a read-only file is refused here. */
  private static void refuseUnwritable(Path file, String shownAs) throws IOException {
    if (Files.isDirectory(file)) {
      throw unwritable(Code.READ_ONLY, shownAs, "cannot write: it is a directory", "name a file");
    }
    if (Files.exists(file) && (!Files.isWritable(file) || Platform.isReadOnly(file))) {
      throw unwritable(
          Code.READ_ONLY, shownAs, "cannot write: it is read-only", "make it writable first");
    }
    if (!Files.isDirectory(file.getParent())) {
      throw new NoSuchFileException(shownAs);
    }
    if (!Files.isWritable(file.getParent())) {
      throw new AccessDeniedException(shownAs);
    }
  }

  /** Writes what a file is to have. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Replaces the file's text.
   *
   * @throws WrongFile if it cannot be written; it then has its old text
   */
  public void replace(String text) {
    replace(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Replaces the file's bytes, which may come piece by piece.
   *
   * @throws WrongFile if they cannot be written; it then has its old ones
   */
  public void replace(Content content) {
    try {
      if (isStream(file)) {
        try (OutputStream out = Files.newOutputStream(file)) {
          content.writeTo(out);
        }
      } else {
        exchange(content);
      }
    } catch (IOException e) {
      throw notWritten(shownAs, e);
    }
  }

  private void exchange(Content content) throws IOException {
    String unique = Long.toHexString(System.nanoTime());
    Path temporary = file.resolveSibling("." + file.getFileName() + "." + unique + ".tmp");
    Platform.createTemporary(temporary);
    try {
      try (OutputStream out = Files.newOutputStream(temporary)) {
        content.writeTo(out);
      }
      Platform.force(temporary);
      if (Files.exists(file)) {
        Platform.copyMode(file, temporary); // the last: it may forbid its owner to write
      }
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Platform.release(temporary);
    }
  }

  /** Returns what to say of a file that cannot be written, in plain words. */
  public static WrongFile notWritten(String shownAs, IOException e) {
    if (e instanceof NoSuchFileException) {
      String message = "cannot write: no such directory";
      return unwritable(Code.NOT_WRITTEN, shownAs, message, "create the directory first");
    }
    Problem problem = FileBytes.unreadable(shownAs, e).problems().list().get(0);
    String message = problem.message().replaceFirst("^cannot read", "cannot write");
    return unwritable(
        Code.NOT_WRITTEN, shownAs, message, "name a file that can be written; nothing was changed");
  }

  private static WrongFile unwritable(String code, String shownAs, String message, String help) {
    return WrongFile.of(WrongFile.Kind.UNREADABLE, code, shownAs, message, help);
  }
}
