package vedette.json;

import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.core.JsonToken;
import vedette.problem.Printable;
import vedette.problem.Source;
import vedette.problem.TextFault;

/** Says what is wrong with a text behind the last token that the parser read of it. */
final class SyntaxFault {

  private static final Set<String> WORDS = Set.of("true", "false", "null");

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  private final Source source;
  private final String text;
  private final int openedAt;

  /** The bracket of the innermost object or array; 0 if none is open. */
  private final char opening;

  /** Where the fault begins. */
  private int at;

  private SyntaxFault(Source source, int openedAt) {
    this.source = source;
    this.openedAt = openedAt;
    text = source.text();
    opening = openedAt < 0 ? 0 : text.charAt(openedAt);
  }

  /**
   * The fault.
   *
   * @param stopped the index at which the parser stopped
   * @param token the last that it had read before; null if none
   * @param last where that began
   * @param openedAt where the innermost object or array begins; -1 if none is open
   */
  static TextFault of(Source source, int stopped, JsonToken token, int last, int openedAt) {
    SyntaxFault fault = new SyntaxFault(source, openedAt);
    return OtherFormats.told(source, fault.behind(token, last, stopped));
  }

  private TextFault behind(JsonToken token, int last, int stopped) {
    int end = last;
    if (token == JsonToken.PROPERTY_NAME || token == JsonToken.VALUE_STRING) {
      end = closingQuote(last) + 1;
      if (end > stopped) {
        return StringFault.of(text, last);
      }
    } else if (token != null && token.isScalarValue()) {
      end = endOfWord(last);
      TextFault fault = word(last);
      if (fault != null) {
        return fault;
      }
    } else if (token != null) {
      end++;
    }
    boolean key = token == JsonToken.PROPERTY_NAME;
    boolean first = token == null || token.isStructStart();
    at = Source.skipBlanks(text, end);
    boolean goesOn = opening != 0 && !first && text.startsWith(key ? ":" : ",", at);
    int sign = at;
    if (goesOn) {
      at = Source.skipBlanks(text, at + 1);
    }
    if (at == text.length()) {
      return opening == 0 ? null : unclosed();
    }
    char c = text.charAt(at);
    if (c == '/' || c == '#') {
      String help = "put it into a key such as \"x-note\", or remove it";
      return fault(Code.COMMENT, "JSON has no comments", help);
    }
    if (goesOn && !key && c == closing()) {
      String message = "comma before " + quoted(c);
      return TextFault.coded(Code.EXTRA_COMMA, sign, message, "remove the comma");
    }
    if (first || goesOn) {
      JsonToken good = goodToken(opening == '{' && !key);
      // The parser looks one token ahead: that behind it is wrong.
      return good != null ? behind(good, at, stopped) : expected(c, opening == '{' && !key);
    }
    return opening == 0 ? trailing(c) : key ? colonExpected(end) : commaExpected(c, end);
  }

  /** A string or a word that may begin here; null if it may not. */
  private JsonToken goodToken(boolean key) {
    if (text.charAt(at) == '"') {
      return StringFault.of(text, at) != null
          ? null
          : key ? JsonToken.PROPERTY_NAME : JsonToken.VALUE_STRING;
    }
    return key || endOfWord(at) == at || word(at) != null ? null : JsonToken.VALUE_NULL;
  }

  private TextFault unclosed() {
    String message = " opened here is never closed; the file ends at ";
    return TextFault.coded(
        Code.UNCLOSED,
        openedAt,
        "the " + quoted(opening) + message + source.position(text.length()),
        "add the missing " + quoted(closing()));
  }

  private TextFault trailing(char c) {
    if (c == '}' || c == ']') {
      return fault(Code.UNMATCHED, quoted(c) + " closes nothing: no bracket is open", "remove it");
    }
    String help = "one file holds one JSON object; remove what follows it";
    return fault(Code.TRAILING, "unexpected text after the end of the JSON object", help);
  }

  private static TextFault colonExpected(int end) {
    return TextFault.coded(
        Code.MISSING_COLON, end, "expected \":\" after the key", "add \":\" and the value");
  }

  private TextFault commaExpected(char c, int end) {
    if (c == '}' || c == ']') {
      return mismatch(c);
    }
    if (endOfWord(at) == at && "\"{[".indexOf(c) < 0) {
      String close = quoted(closing());
      return unexpected(
          "\",\" or " + close, "put \",\" between two entries and " + close + " behind the last");
    }
    String message = "a comma is missing here, before " + (c == '"' ? found() : "this");
    return TextFault.coded(Code.MISSING_COMMA, end, message, "add \",\"");
  }

  private TextFault mismatch(char c) {
    String message = quoted(c) + " does not close the " + quoted(opening) + " opened at ";
    return fault(
        Code.UNMATCHED,
        message + source.position(openedAt),
        "close that with " + quoted(closing()) + " first, or remove this");
  }

  /** Where a key or else a value should begin. */
  private TextFault expected(char c, boolean key) {
    String what = key ? "a key" : "a value";
    if (c == ',') {
      return fault(Code.EXTRA_COMMA, what + " is missing before this comma", "remove it");
    }
    if (c == '}' || c == ']') {
      return opening == 0 ? trailing(c) : c == closing() ? valueMissing(c) : mismatch(c);
    }
    if (c == '\'' || isCurlyQuote(c)) {
      String help = "write keys and text in straight double quotes: \"like this\"";
      return fault(Code.QUOTES, quoted(c) + " is not a quotation mark in JSON", help);
    }
    TextFault fault = c == '"' ? StringFault.of(text, at) : key ? null : word(at);
    if (fault != null) {
      return fault;
    }
    if (!key) {
      return unexpected(what, "write a number, a text in double quotes, true or false");
    }
    what += " in double quotes";
    return endOfWord(at) > at
        ? fault(Code.UNQUOTED, "expected " + what + ", found " + found(), "write " + found())
        : unexpected(what, "write a key in double quotes, or remove this");
  }

  private TextFault valueMissing(char c) {
    return fault(
        Code.UNEXPECTED,
        "a value is missing before " + quoted(c),
        "write the value, or remove the key before it");
  }

  private TextFault unexpected(String expected, String help) {
    return fault(Code.UNEXPECTED, "expected " + expected + ", found " + found(), help);
  }

  /** Whether a text is a number as JSON has it. */
  static boolean isNumber(String text) {
    return NUMBER.matcher(text).matches();
  }

  /** What is wrong with a word without quotes; null if it may stand so, or if there is none. */
  private TextFault word(int start) {
    String word = text.substring(start, endOfWord(start));
    if (word.isEmpty() || WORDS.contains(word) || isNumber(word)) {
      return null;
    }
    if (word.matches("-?(NaN|Infinity)")) {
      String message = word + " is not a JSON number";
      return TextFault.coded(Code.NOT_A_NUMBER, start, message, "write a finite number");
    }
    int c = word.codePointAt(0);
    if (Character.isDigit(c) || "-+.".indexOf(c) >= 0) {
      return TextFault.coded(
          Code.NUMBER_FORM,
          start,
          Printable.quote(word) + " is not a JSON number",
          "write plain digits 0-9, as 12, -3 or 0.5: no plus sign or zeros in front, and digits on"
              + " both sides of a point");
    }
    String help =
        word.startsWith("<<<<<<<")
            ? "this is an unresolved merge conflict: resolve it first"
            : "write text in double quotes, and true, false and null without";
    return TextFault.coded(Code.UNQUOTED, start, "unknown word " + Printable.quote(word), help);
  }

  /** The word or the string at fault, or else the character. */
  private String found() {
    if (text.charAt(at) == '"') {
      return Printable.quote(text.substring(at + 1).split("[\"\n]", 2)[0]);
    }
    int end = Math.max(endOfWord(at), at + Character.charCount(text.codePointAt(at)));
    return Printable.quote(text.substring(at, end));
  }

  private int closingQuote(int opening) {
    int i = opening + 1;
    while (i < text.length() && text.charAt(i) != '"') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i;
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

  private TextFault fault(String code, String message, String help) {
    return TextFault.coded(code, at, message, help);
  }
}
