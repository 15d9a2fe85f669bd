package vedette.source;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Turns bytes into text strictly, and says what they are if they are not UTF-8 text. */
final class Utf8 {

  private Utf8() {}

  /** Returns the text without a byte order mark. */
  static String decode(String name, byte[] bytes) {
    refuseOtherFormats(name, bytes);
    int start = startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0;
    ByteBuffer in = ByteBuffer.wrap(bytes, start, bytes.length - start);
    CharBuffer out = CharBuffer.allocate(bytes.length - start);
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      throw invalid(name, bytes, in.position(), text);
    }
    int nul = text.indexOf('\0');
    if (nul >= 0) {
      String line = lenientLine(text, text, nul);
      throw nul(name, new Lines(text).to(nul), line);
    }
    return text;
  }

  private static WrongFile nul(String name, Position at, String line) {
    return wrongFile(
        name,
        Code.NUL,
        at,
        "the file holds a NUL character (U+0000)",
        "remove it, or write the file again",
        line);
  }

  static void refuseOtherFormats(String name, byte[] bytes) {
    if (startsWith(bytes, 0x1f, 0x8b)) {
      throw notText(name, "gzip data");
    }
    if (startsWith(bytes, 'P', 'K', 3, 4)) {
      throw notText(name, "zip data");
    }
    if (startsWith(bytes, 0x89, 'P', 'N', 'G')) {
      throw notText(name, "a PNG image");
    }
    if (startsWith(bytes, '%', 'P', 'D', 'F', '-')) {
      throw notText(name, "a PDF");
    }
    if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || hasZeroNeighbour(bytes)) {
      throw wrongFile(
          name,
          Code.UTF_16,
          Position.START,
          "file is UTF-16 (or UTF-32); expected UTF-8",
          "save it as UTF-8",
          null);
    }
  }

  /** JSON opens with two ASCII characters, so a zero next to one of them is half a UTF-16 one. */
  private static boolean hasZeroNeighbour(byte[] bytes) {
    return bytes.length >= 4
        && (bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0
            || bytes[0] != 0 && bytes[1] == 0 && bytes[3] == 0
            || bytes[0] == 0 && bytes[1] == 0 && bytes[2] == 0 && bytes[3] != 0);
  }

  private static boolean startsWith(byte[] bytes, int... start) {
    for (int i = 0; i < start.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xff) != start[i]) {
        return false;
      }
    }
    return true;
  }

  private static WrongFile invalid(String name, byte[] bytes, int offset, String before) {
    String shown = new String(bytes, StandardCharsets.UTF_8);
    String line = lenientLine(shown, before, before.length());
    Position at = new Lines(before + "?").to(before.length());
    if (endsInside(bytes, offset)) {
      return wrongFile(
          name,
          Code.TRUNCATED,
          at,
          "file ends in the middle of a character",
          "fetch or save the file again",
          line);
    }
    String hex = Integer.toHexString(bytes[offset] & 0xff).toUpperCase(Locale.ROOT);
    return wrongFile(
        name,
        Code.INVALID_UTF_8,
        at,
        "invalid UTF-8 at " + at + " (byte 0x" + (hex.length() == 1 ? "0" : "") + hex + ")",
        "save the file as UTF-8",
        line);
  }

  /** Returns whether a lead byte and its continuation bytes so far are fine, but the file ends. */
  private static boolean endsInside(byte[] bytes, int offset) {
    int lead = bytes[offset] & 0xff;
    int needed = lead >= 0xf0 && lead <= 0xf4 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
    if (lead > 0xf4 || offset + needed <= bytes.length) {
      return false;
    }
    for (int i = offset + 1; i < bytes.length; i++) {
      if ((bytes[i] & 0xc0) != 0x80) {
        return false;
      }
    }
    return true;
  }

  /** Returns the line; null if none is to be shown. */
  private static String lenientLine(String whole, String before, int offset) {
    String text = whole.substring(whole.startsWith("\ufeff") ? 1 : 0);
    return Source.looksLikeJson(text)
        ? Lines.line(text, new Lines(before + "?").to(offset).line())
        : null;
  }

  private static WrongFile notText(String name, String guess) {
    return wrongFile(
        name,
        Code.NOT_TEXT,
        Position.START,
        "not text (" + guess + "?)",
        "name a text file; unpack a compressed file first, for example with gzip -d",
        null);
  }

  static WrongFile wrongFile(String name, String code, Position at, String message, String help) {
    return wrongFile(name, code, at, message, help, null);
  }

  private static WrongFile wrongFile(
      String name, String code, Position at, String message, String help, String line) {
    Problem problem = new Problem(Severity.ERROR, code, name, at, message, help, line);
    return WrongFile.of(WrongFile.Kind.WRONG, problem);
  }
}
