package vedette.json;

import java.util.Set;

/** Recognises a file that was written in another format than JSON. */
final class OtherFormats {

  /** Faults told without a word of the text. */
  private static final Set<String> WITHOUT_ITS_TEXT =
      Set.of(
          Code.COMMENT,
          Code.QUOTES,
          Code.UNMATCHED,
          Code.UNCLOSED,
          Code.EXTRA_COMMA,
          Code.TRAILING);

  private OtherFormats() {}

  /**
   * What is to be said of a text that is not JSON: of one in another format only that.
   *
   * @param fault the first thing in it that is not JSON; null if none was found
   */
  static Fault told(Source source, Fault fault) {
    int first = Source.skipBlanks(source.text(), 0);
    Fault other = source.text().charAt(first) == '{' ? null : recognise(source.text());
    if (other != null) {
      return other;
    }
    boolean mayBeQuoted = source.looksLikeJson();
    return fault != null && (mayBeQuoted || WITHOUT_ITS_TEXT.contains(fault.code()))
        ? fault
        : new Fault(first, Code.NOT_JSON, "this is not JSON", "write one JSON object: { … }");
  }

  /** The format that the first line with anything in it belongs to; null if it is not known. */
  private static Fault recognise(String text) {
    int start = 0;
    while (start < text.length()) {
      int end = lineEnd(text, start);
      String line = text.substring(start, Math.min(end, start + 200)).strip();
      if (line.startsWith("<<<<<<<")) {
        return new Fault(
            start,
            Code.NOT_JSON,
            "this is an unresolved merge conflict",
            "resolve it, or take one side as it was");
      }
      if (line.startsWith("//") || line.startsWith("/*")) {
        return null; // a comment in front of JSON
      }
      boolean more = !text.substring(end).isBlank();
      String format = line.startsWith("[") && !more ? null : format(line);
      if (format != null) {
        return new Fault(
            start,
            Code.NOT_JSON,
            "looks like " + format + "; this program reads JSON",
            "write it as one JSON object: { \"format\": 1, … }");
      }
      if (!line.isEmpty() && !line.startsWith("#")) {
        return null;
      }
      start = end + 1;
    }
    return null;
  }

  private static int lineEnd(String text, int start) {
    int i = start;
    while (i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
      i++;
    }
    return i;
  }

  private static String format(String line) {
    if (line.startsWith("---") || line.startsWith("%YAML") || line.startsWith("- ")) {
      return "YAML";
    }
    if (line.startsWith("<")) {
      return "XML or HTML";
    }
    int i = 0;
    boolean section = line.startsWith("[");
    while (i < line.length() && isWord(line.charAt(i), section)) {
      i++;
    }
    if (i == 0 || !Character.isLetter(line.charAt(section ? Math.min(1, i - 1) : 0))) {
      return null;
    }
    if (section) {
      return i == line.length() && line.endsWith("]") ? "TOML" : null;
    }
    String rest = line.substring(i).strip();
    if (rest.equals(":") || rest.startsWith(": ")) {
      return "YAML";
    }
    return rest.startsWith("=") ? "TOML" : null;
  }

  private static boolean isWord(char c, boolean section) {
    return Character.isLetterOrDigit(c)
        || c == '_'
        || c == '-'
        || c == '.'
        || section && (c == '[' || c == ']');
  }
}
