package vedette.web;

import java.nio.file.Path;

/** A browser's answers in the place of {@link vedette.platform.Platform}'s. */
final class Browser {
  private static final long LOWER = 0xFFFFFFFFL;

  private Browser() {}

  static long upperWord(long word, long bound) {
    return ((word >>> 32) * bound + ((word & LOWER) * bound >>> 32)) >>> 32;
  }

  static String characterName(int codePoint) {
    return "not a letter of ASCII";
  }

  /** What all browsers give a page. */
  static long memory() {
    return 1L << 30;
  }

  static int processors() {
    return 1;
  }

  static long process() {
    return 1;
  }

  static void pause(long millis) {
    throw new UnsupportedOperationException();
  }

  /** A page that is closed says nothing any more. */
  static void atEnd(Thread thread) {}

  static void notAtEnd(Thread thread) {}

  static boolean isReadOnly(Path file) {
    return false;
  }

  static void copyMode(Path from, Path to) {}
}
