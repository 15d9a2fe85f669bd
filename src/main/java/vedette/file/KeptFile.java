package vedette.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.regex.Pattern;
import vedette.platform.Platform;
import vedette.problem.Problem;
import vedette.problem.Severity;
import vedette.problem.WrongFile;

/**
 * A file that one program at a time writes.
 *
 * <p>It is replaced as a whole: whoever reads it, and whenever the program dies, finds the old text
 * or the new one. Or it grows by a line at a time: then only its last line may be torn. A link
 * stays a link, and the file keeps its mode.
 */
public final class KeptFile implements AutoCloseable {
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);
  private static final String TEMPORARY = ".tmp";

  /** Written piece by piece, so that nothing depends on how much a disk takes at once. */
  private static final int PIECE = 1 << 16;

  private final Path file;
  private final String shownAs;
  private final Disk disk;
  private final int piece;
  private final FileLock lock;
  private FileChannel end;

  private KeptFile(Path file, String shownAs, Disk disk, int piece, FileLock lock) {
    this.file = file;
    this.shownAs = shownAs;
    this.disk = disk;
    this.piece = piece;
    this.lock = lock;
  }

  /**
   * Takes hold of a file, which need not exist; waits up to ten seconds for another program that
   * has it.
   *
   * @param shownAs its name in messages
   * @throws WrongFile if it cannot be written
   */
  public static KeptFile hold(Path path, String shownAs) {
    return hold(path, shownAs, Disk.REAL, PIECE, LONGEST_WAIT);
  }

  /** As {@link #hold}, but does not wait for another program, which may take hours. */
  public static KeptFile holdAtOnce(Path path, String shownAs) {
    return hold(path, shownAs, Disk.REAL, PIECE, Duration.ZERO);
  }

  static KeptFile hold(Path path, String shownAs, Disk disk, int piece, Duration longestWait) {
    try {
      Path file = Links.target(path.toAbsolutePath());
      refuseReadOnly(file, shownAs);
      FileLock lock = FileLock.take(sibling(file, ".lock"), shownAs, longestWait);
      KeptFile kept = new KeptFile(file, shownAs, disk, piece, lock);
      kept.removeLeftovers();
      return kept;
    } catch (IOException e) {
      throw notWritten(shownAs, e);
    }
  }

  /** Replacing a file needs no permission to write it, so a read-only file is refused here. */
  private static void refuseReadOnly(Path file, String shownAs) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    if (Files.isDirectory(file)) {
      String message = "cannot write: it is a directory";
      throw unwritable(Code.READ_ONLY, shownAs, message, "name a file");
    }
    if (!Files.isRegularFile(file)) {
      throw WrongFile.notAFile(shownAs, "name a file");
    }
    if (!Files.isWritable(file) || Platform.isReadOnly(file)) {
      throw unwritable(
          Code.READ_ONLY, shownAs, "cannot write: it is read-only", "make it writable first");
    }
  }

  private static Path sibling(Path file, String suffix) {
    return file.resolveSibling(file.getFileName() + suffix);
  }

  private Path temporary() {
    return file.resolveSibling("." + file.getFileName() + "." + Platform.process() + TEMPORARY);
  }

  /** What programs left behind that died while writing; nobody else writes now. */
  private void removeLeftovers() throws IOException {
    Pattern ours =
        Pattern.compile(
            Pattern.quote("." + file.getFileName() + ".") + "[0-9]+" + Pattern.quote(TEMPORARY));
    try (DirectoryStream<Path> leftovers =
        Files.newDirectoryStream(
            file.getParent(), path -> ours.matcher(path.getFileName().toString()).matches())) {
      for (Path leftover : leftovers) {
        Files.deleteIfExists(leftover);
      }
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
    Path temporary = temporary();
    boolean replaced = false;
    try {
      if (end != null) {
        end.close(); // what was appended is replaced as well
      }
      write(content, temporary);
      PassingFiles.change(
          () -> {
            disk.replace(file, temporary);
            PassingFiles.remove(temporary);
            return file;
          });
      replaced = true;
    } catch (IOException e) {
      throw notWritten(shownAs, e);
    } finally {
      if (!replaced) {
        PassingFiles.delete(temporary);
      }
    }
  }

  private void write(Content content, Path temporary) throws IOException {
    try (FileChannel channel = PassingFiles.begin(temporary)) {
      if (Files.exists(file)) {
        Platform.copyMode(file, temporary);
      }
      content.writeTo(
          new OutputStream() {
            @Override
            public void write(int b) throws IOException {
              write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int start, int length) throws IOException {
              for (int from = start; from < start + length; from += piece) {
                int size = Math.min(piece, start + length - from);
                disk.write(channel, ByteBuffer.wrap(bytes, from, size));
              }
            }
          });
      disk.force(channel);
    }
  }

  /** What to say of a file that cannot be written, in plain words. */
  public static WrongFile notWritten(String shownAs, IOException e) {
    return notWritten(shownAs, e, "nothing was changed");
  }

  private static WrongFile notWritten(String shownAs, IOException e, String help) {
    if (e instanceof NoSuchFileException) {
      String message = "cannot write: there is no such directory";
      return unwritable(Code.NOT_WRITTEN, shownAs, message, "create it first");
    }
    Problem problem = WrongFile.unreadable(shownAs, e).problems().list().get(0);
    String message = problem.message().replaceFirst("^cannot read", "cannot write");
    return unwritable(Code.NOT_WRITTEN, shownAs, message, help);
  }

  static WrongFile unwritable(String code, String shownAs, String message, String help) {
    return WrongFile.of(
        WrongFile.Kind.UNREADABLE,
        new Problem(Severity.ERROR, code, shownAs, null, message, help, null));
  }

  /**
   * Its bytes; none if it does not exist.
   *
   * @throws IOException if it cannot be read
   */
  public InputStream read() throws IOException {
    return Files.exists(file) ? Files.newInputStream(file) : InputStream.nullInputStream();
  }

  /**
   * Cuts off what stands behind the first bytes, and makes the file if there is none: from then on
   * lines are appended.
   *
   * @throws WrongFile if it cannot be written
   */
  public synchronized void cut(long bytes) {
    try {
      end =
          PassingFiles.change(
              () ->
                  FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                      .truncate(bytes)
                      .position(bytes));
    } catch (IOException e) {
      throw notWritten(shownAs, e);
    }
  }

  /**
   * Appends a line to a file that was {@link #cut}.
   *
   * @param line with its line end
   * @throws WrongFile if it cannot be written; then nothing was appended, unless the disk fails
   *     altogether
   */
  public synchronized void append(String line) {
    try {
      PassingFiles.change(() -> appended(line));
    } catch (IOException e) {
      throw notWritten(shownAs, e, "make room for it; what was written before is kept");
    }
  }

  private FileChannel appended(String line) throws IOException {
    long before = end.position();
    try {
      disk.write(end, ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      end.truncate(before); // so that the next line does not stand behind half of this one
      throw e;
    }
    return end;
  }

  /** Lets go of it. */
  @Override
  public void close() {
    try (lock) {
      if (end != null) {
        end.close();
      }
    } catch (IOException e) {
      // What was written has been written.
    }
  }
}
