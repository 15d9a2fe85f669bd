package vedette.study.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32C;

/**
 * A line of a log: an object as JSON whose last member is a checksum of the text before it and of a
 * key, so that a line of another log is none of this one.
 */
final class LogLine {
  /** The key of a head line, which is read before anything else is known. */
  static final String HEAD = "";

  private static final String END = " }";
  private static final String CHECKSUM = ", \"checksum\": \"";
  private static final int DIGITS = 8;
  private static final int SEAL = (CHECKSUM + "\"" + END).length() + DIGITS;

  private LogLine() {}

  /**
   * The line of an object.
   *
   * @param json on one line, with at least one member
   */
  static String sealed(String json, String key) {
    String body = json.strip();
    body = body.substring(0, body.length() - END.length());
    return body + CHECKSUM + checksum(body.getBytes(UTF_8), key) + "\"" + END + "\n";
  }

  /** Whether a line, without its end, is as it was written. */
  static boolean isWhole(byte[] line, String key) {
    if (line.length <= SEAL) {
      return false;
    }
    byte[] body = Arrays.copyOf(line, line.length - SEAL);
    String seal = CHECKSUM + checksum(body, key) + "\"" + END;
    return seal.equals(new String(line, body.length, SEAL, UTF_8));
  }

  /** The checksum that a whole line has: the key of the lines below a head line. */
  static String checksum(byte[] line) {
    int to = line.length - END.length() - 1;
    return new String(line, to - DIGITS, DIGITS, UTF_8);
  }

  private static String checksum(byte[] body, String key) {
    CRC32C sum = new CRC32C();
    sum.update(key.getBytes(UTF_8));
    sum.update(body);
    return hex(sum);
  }

  /** Eight hexadecimal digits. */
  static String hex(CRC32C sum) {
    return HexFormat.of().toHexDigits((int) sum.getValue());
  }
}
