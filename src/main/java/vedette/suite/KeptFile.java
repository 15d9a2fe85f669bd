package vedette.suite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.json.Severity;
import vedette.json.WrongFile;

/**
 * A file that one program at a time replaces as a whole: whoever reads it, and whenever the program
 * dies, finds the old text or the new one. A link stays a link, and the file keeps its mode.
 */
public final class KeptFile implements AutoCloseable {
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);
  private static final String TEMPORARY = ".tmp";

  /** Written piece by piece, so that nothing depends on how much a disk takes at once. */
  private static final int PIECE = 1 << 16;

  private static final int MOST_LINKS = 40;

  private final Path file;
  private final String shownAs;
  private final Disk disk;
  private final int piece;
  private final FileLock lock;

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

  static KeptFile hold(Path path, String shownAs, Disk disk, int piece, Duration longestWait) {
    try {
      Path file = target(path.toAbsolutePath());
      refuseReadOnly(file, shownAs);
      FileLock lock = FileLock.take(sibling(file, ".lock"), shownAs, longestWait);
      KeptFile kept = new KeptFile(file, shownAs, disk, piece, lock);
      kept.removeLeftovers();
      return kept;
    } catch (IOException e) {
      throw notWritten(shownAs, e);
    }
  }

  /** What links lead to, whether that exists or not. */
  private static Path target(Path path) throws IOException {
    Path target = path;
    for (int i = 0; Files.isSymbolicLink(target); i++) {
      if (i == MOST_LINKS) {
        throw new IOException("too many levels of symbolic links");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /** Replacing a file needs no permission to write it, so a read-only file is refused here. */
  private static void refuseReadOnly(Path file, String shownAs) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    if (!Files.isRegularFile(file)) {
      throw unwritable(
          Code.READ_ONLY,
          shownAs,
          "cannot write: it is " + (Files.isDirectory(file) ? "a directory" : "not a regular file"),
          "name a file");
    }
    boolean writable = Files.isWritable(file);
    if (writable && isPosix(file)) {
      Set<PosixFilePermission> mode = Files.getPosixFilePermissions(file);
      writable =
          mode.contains(PosixFilePermission.OWNER_WRITE)
              || mode.contains(PosixFilePermission.GROUP_WRITE)
              || mode.contains(PosixFilePermission.OTHERS_WRITE);
    }
    if (!writable) {
      throw unwritable(
          Code.READ_ONLY, shownAs, "cannot write: it is read-only", "make it writable first");
    }
  }

  private static boolean isPosix(Path file) throws IOException {
    return Files.getFileStore(file).supportsFileAttributeView("posix");
  }

  private static Path sibling(Path file, String suffix) {
    return file.resolveSibling(file.getFileName() + suffix);
  }

  private Path temporary() {
    return file.resolveSibling(
        "." + file.getFileName() + "." + ProcessHandle.current().pid() + TEMPORARY);
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

  /**
   * Replaces the file's text.
   *
   * @throws WrongFile if it cannot be written; it then has its old text
   */
  public void replace(String text) {
    Path temporary = temporary();
    try {
      write(text.getBytes(StandardCharsets.UTF_8), temporary);
      disk.replace(file, temporary);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(temporary);
      } catch (IOException left) {
        e.addSuppressed(left); // the next one to write removes it
      }
      throw notWritten(shownAs, e);
    }
  }

  private void write(byte[] bytes, Path temporary) throws IOException {
    try (FileChannel channel =
        FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      if (Files.exists(file) && isPosix(file)) {
        Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
      }
      for (int from = 0; from < bytes.length; from += piece) {
        disk.write(channel, ByteBuffer.wrap(bytes, from, Math.min(piece, bytes.length - from)));
      }
      disk.force(channel);
    }
  }

  private static WrongFile notWritten(String shownAs, IOException e) {
    if (e instanceof NoSuchFileException) {
      String message = "cannot write: there is no such directory";
      return unwritable(Code.NOT_WRITTEN, shownAs, message, "create it first");
    }
    Problem problem = WrongFile.unreadable(shownAs, e).problems().list().get(0);
    String message = problem.message().replaceFirst("^cannot read", "cannot write");
    return unwritable(Code.NOT_WRITTEN, shownAs, message, "nothing was changed");
  }

  static WrongFile unwritable(String code, String shownAs, String message, String help) {
    Problems problems = new Problems();
    problems.add(
        WrongFile.Kind.UNREADABLE,
        new Problem(Severity.ERROR, code, shownAs, null, message, help, null));
    return new WrongFile(WrongFile.Kind.UNREADABLE, problems);
  }

  /** Lets go of it. */
  @Override
  public void close() {
    lock.close();
  }
}
