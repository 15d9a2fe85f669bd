package vedette.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import vedette.source.Source;

/**
 * A SHA-256 hash of JSON, added piece by piece. It ignores white space outside strings, so that
 * line ends and indentation do not matter.
 */
public final class JsonHash {
  private final MessageDigest digest;

  /** Creates the hash of an empty text. */
  public JsonHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /**
   * Returns the hash of a file.
   *
   * @return 64 hexadecimal digits
   */
  public static String of(Source source) {
    JsonHash hash = new JsonHash();
    hash.add(source.text());
    return hash.hex();
  }

  /** Adds JSON that does not end within a string. */
  public void add(String json) {
    StringBuilder dense = new StringBuilder(json.length());
    boolean inString = false;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (inString || !Source.isBlank(c)) {
        dense.append(c);
      }
      if (c == '"') {
        inString = !inString;
      } else if (inString && c == '\\' && i + 1 < json.length()) {
        dense.append(json.charAt(++i));
      }
    }
    digest.update(dense.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the hash of all additions; nothing can be added afterwards. */
  public String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
