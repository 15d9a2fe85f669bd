package vedette.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The replacement of {@link Platform} in a browser. */
public final class WebPlatform {
  private static final long LOWER = 0xFFFFFFFFL;

  private WebPlatform() {}

  public static long upperWord(long word, long bound) {
    return ((word >>> 32) * bound + ((word & LOWER) * bound >>> 32)) >>> 32;
  }

  public static String characterName(int codePoint) {
    return "not a letter of ASCII";
  }

  public static int processors() {
    return 1;
  }

  public static void createTemporary(Path file) throws IOException {
    Files.createFile(file);
  }

  public static void release(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // A page has no other process to notify.
    }
  }

  public static void force(Path file) {}

  public static boolean isReadOnly(Path file) {
    return false;
  }

  public static void copyMode(Path from, Path to) {}
}
