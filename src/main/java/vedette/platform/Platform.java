package vedette.platform;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.HashSet;
import java.util.Set;

/**
 * The operations that need a Java machine and do not exist in a browser. In the web build {@code
 * WebPlatform} replaces this class.
 */
public final class Platform {
  /** Files that are being written. The set's own lock also guards the next two fields. */
  private static final Set<Path> TEMPORARY = new HashSet<>();

  private static boolean watched;
  private static boolean ending;

  private Platform() {}

  /**
   * Returns the upper 64 bits of the product of a random word, as an unsigned number, and a bound.
   *
   * @param bound from 0 to 2^32
   */
  public static long upperWord(long word, long bound) {
    // The machine's multiplication takes the word as signed.
    return Math.multiplyHigh(word, bound) + ((word >> 63) & bound);
  }

  /** Returns the Unicode name of a character; null if it has none. */
  public static String characterName(int codePoint) {
    return Character.getName(codePoint);
  }

  /** Returns the number of processors. */
  public static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }

  /**
   * Creates an empty file that is deleted if a signal ends the program before {@link #release}.
   *
   * @throws IOException if it cannot be created, or if the program is ending
   */
  public static void createTemporary(Path file) throws IOException {
    synchronized (TEMPORARY) {
      if (ending) {
        throw new IOException("the program is ending");
      }
      if (!watched) {
        Runtime.getRuntime().addShutdownHook(new Thread(Platform::deleteTemporary));
        watched = true;
      }
      Files.createFile(file);
      TEMPORARY.add(file);
    }
  }

  /** Deletes a temporary file if it still exists. */
  public static void release(Path file) {
    synchronized (TEMPORARY) {
      TEMPORARY.remove(file);
      delete(file);
    }
  }

  private static void deleteTemporary() {
    synchronized (TEMPORARY) {
      ending = true;
      TEMPORARY.forEach(Platform::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It stays there: nothing more can be done about it.
    }
  }

  /** Waits until a file is on the disk. */
  public static void force(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /**
   * Returns whether a file is read-only for everyone, even if its owner could write it
   * nevertheless.
   */
  public static boolean isReadOnly(Path file) throws IOException {
    if (!hasMode(file)) {
      return false;
    }
    Set<PosixFilePermission> mode = Files.getPosixFilePermissions(file);
    return !mode.contains(PosixFilePermission.OWNER_WRITE)
        && !mode.contains(PosixFilePermission.GROUP_WRITE)
        && !mode.contains(PosixFilePermission.OTHERS_WRITE);
  }

  /** Copies the mode of one file to another, where files have one. */
  public static void copyMode(Path from, Path to) throws IOException {
    if (hasMode(from)) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  private static boolean hasMode(Path file) throws IOException {
    return Files.getFileStore(file).supportsFileAttributeView("posix");
  }
}
