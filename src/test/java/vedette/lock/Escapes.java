package vedette.lock;

/** Texts of several lines within one line. */
final class Escapes {
  private Escapes() {}

  static String write(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t");
  }

  static String read(String text) {
    StringBuilder read = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        char escaped = text.charAt(++i);
        read.append(escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped);
      } else {
        read.append(c);
      }
    }
    return read.toString();
  }
}
