package vedette.json;

/** Says what is wrong with a value that stands without quotes: a number, true, false or null. */
final class BareWord {

  private BareWord() {}

  /** Where a run of characters ends that nothing in JSON separates. */
  static int end(String text, int start) {
    int end = start;
    while (end < text.length()) {
      char c = text.charAt(end);
      if (c <= ' ' || ",:;[]{}\"'=/#".indexOf(c) >= 0 || isCurlyQuote(c)) {
        break;
      }
      end++;
    }
    return end;
  }

  /** Whether a character is a quotation mark as word processors put it. */
  static boolean isCurlyQuote(char c) {
    return c >= '\u2018' && c <= '\u201f' || c == '\u00ab' || c == '\u00bb';
  }

  /**
   * The fault of a word.
   *
   * @param offset where it starts
   * @return null if nothing is wrong
   */
  static Fault fault(String word, int offset) {
    if (word.equals("true") || word.equals("false") || word.equals("null")) {
      return null;
    }
    if (looksNumeric(word)) {
      return NumberForm.form(word, offset);
    }
    String help = "write text in double quotes, and true, false and null without";
    if (word.startsWith("<<<<<<<")) {
      help = "this is an unresolved merge conflict: resolve it first";
    }
    return new Fault(offset, Code.UNQUOTED, "unknown word " + Printable.quote(word), help);
  }

  private static boolean looksNumeric(String word) {
    int c = word.codePointAt(0);
    return Character.isDigit(c)
        || c == '-'
        || c == '+'
        || c == '.'
        || word.equals("NaN")
        || word.equals("Infinity");
  }
}
