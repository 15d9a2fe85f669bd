package vedette.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import vedette.platform.Platform;

/**
 * A lock beside a file, with the id of the process that has it.
 *
 * <p>The system holds the lock and gives it up when the process dies, so a file that is left over
 * locks nobody out.
 */
final class FileLock implements AutoCloseable {
  private static final long LOOK_MILLIS = 20;
  private static final int LONGEST_ID = 20;

  private final Path path;
  private final FileChannel channel;

  private FileLock(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Takes the lock, or waits for it.
   *
   * @param shownAs the locked file in messages
   * @param longest how long it waits for another process
   */
  static FileLock take(Path file, String shownAs, Duration longest) throws IOException {
    // One name in all this process, whatever links lead there.
    Path path = file.getParent().toRealPath().resolve(file.getFileName());
    long end = System.nanoTime() + longest.toNanos();
    while (true) {
      FileLock lock = PassingFiles.change(() -> tryOnce(path));
      if (lock != null) {
        return lock;
      }
      if (System.nanoTime() > end) {
        throw KeptFile.unwritable(
            Code.LOCKED,
            shownAs,
            "cannot write: process " + holder(path) + " is writing it",
            "wait for it, or end it");
      }
      try {
        Platform.pause(LOOK_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted");
      }
    }
  }

  /**
   * Null if another has it; be it this process, as to close any channel of a file ends its lock.
   */
  private static FileLock tryOnce(Path path) throws IOException {
    if (!PassingFiles.add(path)) {
      return null;
    }
    FileLock lock = null;
    try {
      lock = tryFor(path);
      return lock;
    } finally {
      if (lock == null) {
        PassingFiles.remove(path);
      }
    }
  }

  private static FileLock tryFor(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      create(path);
    }
    checkOurs(path);
    Object known = key(path);
    FileChannel channel = open(path);
    if (channel == null) {
      return null;
    }
    boolean taken = false;
    try {
      // Whoever had it may have removed the file before it was opened: then this one locks nothing.
      // To read the file instead would end the lock: the system drops it when any reader closes.
      taken = channel.tryLock() != null && known != null && known.equals(key(path));
      if (!taken) {
        return null;
      }
      channel.truncate(0);
      String id = Long.toString(Platform.process());
      channel.write(ByteBuffer.wrap((id + "\n").getBytes(StandardCharsets.US_ASCII)));
      return new FileLock(path, channel);
    } catch (OverlappingFileLockException e) {
      return null; // this process, under another name of the file
    } finally {
      if (!taken) {
        channel.close();
      }
    }
  }

  private static void create(Path path) throws IOException {
    try {
      Files.createFile(path);
    } catch (FileAlreadyExistsException e) {
      // So another has come first.
    }
  }

  /** Another's file of that name, or one that a link leads to, is neither emptied nor removed. */
  private static void checkOurs(Path path) throws IOException {
    BasicFileAttributes file;
    try {
      file = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return; // whoever had the lock has removed it
    }
    boolean ours =
        file.isRegularFile()
            && file.size() <= LONGEST_ID + 1
            && Files.readString(path, StandardCharsets.ISO_8859_1).matches("[0-9]*\\s*");
    if (!ours) {
      throw KeptFile.unwritable(
          Code.LOCKED,
          path.toString(),
          "cannot write: this file stands where the lock would be, and is not a lock",
          "give it another name, or remove it");
    }
  }

  private static FileChannel open(Path path) throws IOException {
    try {
      return FileChannel.open(
          path, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  /** What tells a file from another one of the same name; null if there is none. */
  private static Object key(Path path) throws IOException {
    try {
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      return attributes.fileKey() == null ? path : attributes.fileKey();
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  private static String holder(Path path) {
    if (PassingFiles.contains(path)) {
      return Long.toString(Platform.process());
    }
    try {
      String id = Files.readString(path, StandardCharsets.US_ASCII).strip();
      return id.isEmpty() || id.length() > LONGEST_ID ? "of another" : id;
    } catch (IOException e) {
      return "of another";
    }
  }

  /** Removes the file first, while it is still locked: later it might be another's. */
  @Override
  public void close() {
    try {
      PassingFiles.change(
          () -> {
            try (channel) {
              return Files.deleteIfExists(path);
            } finally {
              PassingFiles.remove(path);
            }
          });
    } catch (IOException e) {
      // A file that is left over locks nobody out.
    }
  }
}
