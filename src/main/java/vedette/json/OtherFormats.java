package vedette.json;

/** Recognises a file that was written in another format than JSON. */
final class OtherFormats {

  private OtherFormats() {}

  /** The format that the first line with anything in it belongs to; null if it is not known. */
  static Fault recognise(String text) {
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
