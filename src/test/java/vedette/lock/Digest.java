package vedette.lock;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A text's digest: the beginning of its SHA-256, with a word before it. */
final class Digest {
  private static final int DIGITS = 16;
  private static final double POSSIBLE = 0x1p52;

  private Digest() {}

  static String of(String text) {
    return "#" + hex(text);
  }

  /** A number from 0 to 1 that stands for a text. */
  static double number(String text) {
    return (Long.parseUnsignedLong(hex(text), 16) >>> 12) / POSSIBLE;
  }

  private static String hex(String text) {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sum).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
