package vedette.json;

import java.util.Set;
import vedette.problem.Printable;
import vedette.problem.Source;

/** Says what is wrong with a text at the place where the parser stopped reading it. */
final class SyntaxFault {
  private static final Set<String> WORDS = Set.of("true", "false", "null");

  private final Source source;
  private final String text;
  private final int stopped;

  /** The bracket of the innermost object or array; 0 if none is open. */
  private final char opening;

  private final int openedAt;

  /** The first character that is wrong, and the last before it that is not blank; -1 if none. */
  private int at;

  private int before;

  /** The opening quote of the last string before the fault. */
  private int lastString;

  private SyntaxFault(Source source, int stopped, int openedAt) {
    this.source = source;
    text = source.text();
    this.stopped = stopped;
    this.openedAt = openedAt;
    opening = openedAt < 0 ? 0 : text.charAt(openedAt);
  }

  /**
   * The fault.
   *
   * @param stopped the index at which the parser stopped
   * @param last where the last token began that it had read before
   * @param openedAt where the innermost object or array begins; -1 if none is open
   */
  static Fault of(Source source, int stopped, int last, int openedAt) {
    SyntaxFault fault = new SyntaxFault(source, stopped, openedAt);
    return OtherFormats.told(source, fault.find(last));
  }

  private Fault find(int last) {
    for (int i = last; i < stopped; i++) {
      if (text.charAt(i) == '"') {
        lastString = i;
        i = closingQuote(i);
        Fault fault = i < stopped ? null : StringFault.of(text, lastString);
        if (fault != null) {
          return fault;
        }
      }
    }
    int word = stopped;
    while (word > 0 && isOfWord(text.charAt(word - 1))) {
      word--;
    }
    // Of a number the parser stops behind what it can read; a good word is the value before.
    boolean good = endOfWord(word) <= stopped && wordFault(word) == null;
    boolean behindAll = opening == 0 && lastBefore(word) >= 0;
    at = good && !behindAll ? Source.skipBlanks(text, stopped) : word;
    before = lastBefore(at);
    return at == text.length() ? unclosed() : atFault(text.charAt(at));
  }

  private int closingQuote(int opening) {
    int i = opening + 1;
    while (i < text.length() && text.charAt(i) != '"') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i;
  }

  private Fault unclosed() {
    String message = " opened here is never closed; the file ends at ";
    return new Fault(
        openedAt,
        Code.UNCLOSED,
        "the " + quoted(opening) + message + source.position(text.length()),
        "add the missing " + quoted(closing()));
  }

  private Fault atFault(char c) {
    if (c == '/' || c == '#') {
      String help = "put it into a key such as \"notes\", or remove it";
      return fault(Code.COMMENT, "JSON has no comments", help);
    }
    if (before >= 0 && opening == 0) {
      return trailing(c);
    }
    char previous = before < 0 ? ':' : text.charAt(before);
    boolean next = previous == opening || previous == ',';
    if (next || previous == ':') {
      return expected(c, next && opening == '{');
    }
    if (opening == '{' && previous == '"' && text.charAt(lastBefore(lastString)) != ':') {
      String message = "expected \":\" after the key";
      return new Fault(before + 1, Code.MISSING_COLON, message, "add \":\" and the value");
    }
    return commaExpected(c);
  }

  /** The last character before an index that is not blank; -1 if there is none. */
  private int lastBefore(int index) {
    int i = index - 1;
    while (i >= 0 && Source.isBlank(text.charAt(i))) {
      i--;
    }
    return i;
  }

  private Fault trailing(char c) {
    if (c == '}' || c == ']') {
      return fault(Code.UNMATCHED, quoted(c) + " closes nothing: no bracket is open", "remove it");
    }
    String help = "one file holds one JSON object; remove what follows it";
    return fault(Code.TRAILING, "unexpected text after the end of the JSON object", help);
  }

  private Fault expected(char c, boolean key) {
    String what = key ? "a key" : "a value";
    if (c == ',') {
      return fault(Code.EXTRA_COMMA, what + " is missing before this comma", "remove it");
    }
    if (c == '}' || c == ']') {
      return closed(c);
    }
    if (c == '\'' || isCurlyQuote(c)) {
      String help = "write keys and text in straight double quotes: \"like this\"";
      return fault(Code.QUOTES, quoted(c) + " is not a quotation mark in JSON", help);
    }
    boolean word = endOfWord(at) > at;
    if (!key) {
      return word
          ? wordFault(at)
          : unexpected(what, "write a number, a text in double quotes, true or false");
    }
    what += " in double quotes";
    return word
        ? fault(Code.UNQUOTED, "expected " + what + ", found " + found(), "write " + found())
        : unexpected(what, "write a key in double quotes, or remove this");
  }

  private Fault closed(char c) {
    if (opening == 0) {
      return trailing(c);
    }
    if (c != closing()) {
      return mismatch(c);
    }
    return text.charAt(before) == ','
        ? new Fault(before, Code.EXTRA_COMMA, "comma before " + quoted(c), "remove the comma")
        : fault(
            Code.UNEXPECTED,
            "a value is missing before " + quoted(c),
            "write the value, or remove the key before it");
  }

  private Fault mismatch(char c) {
    String message = quoted(c) + " does not close the " + quoted(opening) + " opened at ";
    return fault(
        Code.UNMATCHED,
        message + source.position(openedAt),
        "close that with " + quoted(closing()) + " first, or remove this");
  }

  private Fault commaExpected(char c) {
    if (c == '}' || c == ']') {
      return mismatch(c);
    }
    if (endOfWord(at) == at && "\"{[".indexOf(c) < 0) {
      String close = quoted(closing());
      return unexpected(
          "\",\" or " + close, "put \",\" between two entries and " + close + " behind the last");
    }
    String next = c == '"' ? found() : "this";
    String message = "a comma is missing here, before " + next;
    return new Fault(before + 1, Code.MISSING_COMMA, message, "add \",\"");
  }

  private Fault unexpected(String expected, String help) {
    return fault(Code.UNEXPECTED, "expected " + expected + ", found " + found(), help);
  }

  /** What is wrong with a word without quotes; null if it is a number, true, false or null. */
  private Fault wordFault(int start) {
    String word = text.substring(start, endOfWord(start));
    if (word.isEmpty() || WORDS.contains(word)) {
      return null;
    }
    int c = word.codePointAt(0);
    if (Character.isDigit(c) || "-+.".indexOf(c) >= 0 || word.matches("NaN|Infinity")) {
      return NumberForm.form(word, start);
    }
    String help =
        word.startsWith("<<<<<<<")
            ? "this is an unresolved merge conflict: resolve it first"
            : "write text in double quotes, and true, false and null without";
    return new Fault(start, Code.UNQUOTED, "unknown word " + Printable.quote(word), help);
  }

  /** The word or the string at fault, or else the character. */
  private String found() {
    if (text.charAt(at) == '"') {
      return Printable.quote(text.substring(at + 1).split("[\"\n]", 2)[0]);
    }
    int end = Math.max(endOfWord(at), at + Character.charCount(text.codePointAt(at)));
    return Printable.quote(text.substring(at, end));
  }

  /** Where a run of characters ends that nothing in JSON separates. */
  private int endOfWord(int start) {
    int end = start;
    while (end < text.length() && isOfWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isOfWord(char c) {
    return c > ' ' && ",:;[]{}\"'=/#".indexOf(c) < 0 && !isCurlyQuote(c);
  }

  /** Whether a character is a quotation mark as word processors put it. */
  private static boolean isCurlyQuote(char c) {
    return c >= '\u2018' && c <= '\u201f' || c == '\u00ab' || c == '\u00bb';
  }

  private char closing() {
    return opening == '{' ? '}' : ']';
  }

  private static String quoted(char c) {
    return c == '\'' ? "a single quote" : "\"" + c + "\"";
  }

  private Fault fault(String code, String message, String help) {
    return new Fault(at, code, message, help);
  }
}
