package vedette.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import vedette.platform.Platform;

/**
 * Files that are there only while this process works: its locks, and what it has not written to the
 * end. A signal that ends the process removes them, and nothing is changed after that.
 */
final class PassingFiles {
  /** Who has it may change which files there are; the end of the process takes it and keeps it. */
  private static final ReentrantLock TURN = new ReentrantLock();

  private static final Set<Path> FILES = new HashSet<>();

  static {
    try {
      Platform.atEnd(new Thread(PassingFiles::end));
    } catch (IllegalStateException e) {
      while (true) {
        LockSupport.park(); // the process is ending already: whoever comes here begins nothing
      }
    }
  }

  private PassingFiles() {}

  /** A change of the disk that is made whole before the process ends, or not at all. */
  @FunctionalInterface
  interface Change<T> {
    /** Makes it. */
    T make() throws IOException;
  }

  /** Makes a change. */
  static <T> T change(Change<T> change) throws IOException {
    TURN.lock();
    try {
      return change.make();
    } finally {
      TURN.unlock();
    }
  }

  /** Takes down a file within a change; false if it is one of them already. */
  static boolean add(Path file) {
    return FILES.add(file);
  }

  /** Whether a file is one of them. */
  static boolean contains(Path file) {
    TURN.lock();
    try {
      return FILES.contains(file);
    } finally {
      TURN.unlock();
    }
  }

  /** Within a change: the file is gone, or is there to stay. */
  static void remove(Path file) {
    FILES.remove(file);
  }

  /** Makes one that is to be written. */
  static FileChannel begin(Path file) throws IOException {
    return change(
        () -> {
          add(file);
          return FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        });
  }

  /** Deletes one that was not written to the end; if it stays, the next one to write deletes it. */
  static void delete(Path file) {
    TURN.lock();
    try {
      FILES.remove(file);
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // So it stays.
    } finally {
      TURN.unlock();
    }
  }

  private static void end() {
    TURN.lock();
    List.copyOf(FILES).forEach(PassingFiles::delete);
  }
}
