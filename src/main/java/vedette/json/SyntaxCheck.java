package vedette.json;

import java.util.Arrays;

/** Walks the text of a file that the parser refused and finds the first thing that is not JSON. */
final class SyntaxCheck {

  /** What may come next. */
  private enum Next {
    VALUE,
    VALUE_OR_CLOSE,
    KEY,
    KEY_OR_CLOSE,
    COLON,
    COMMA_OR_CLOSE,
    END
  }

  private final String text;
  private final Lines lines;
  private int i;
  private int afterLast;
  private int[] open = new int[16];
  private int depth;
  private Next next = Next.VALUE;

  private SyntaxCheck(String text) {
    this.text = text;
    this.lines = new Lines(text);
  }

  /** The first fault of a text that is known to have one. */
  static Fault firstFault(Source source) {
    SyntaxCheck check = new SyntaxCheck(source.text());
    Fault fault = check.walk();
    return OtherFormats.told(source, fault);
  }

  /** The first escape of a string or key that is half a character. */
  static Fault loneSurrogate(String text, int opening) {
    Fault fault = new StringCheck(text, opening).fault();
    return fault != null
        ? fault
        : new Fault(opening, Code.LONE_SURROGATE, "half a character", StringCheck.BOTH_HALVES);
  }

  private Fault walk() {
    while (true) {
      i = Source.skipBlanks(text, i);
      if (i == text.length()) {
        return atEnd();
      }
      Fault fault = step(text.charAt(i));
      if (fault != null) {
        return fault;
      }
      afterLast = i;
    }
  }

  private Fault atEnd() {
    if (depth > 0) {
      int opening = open[depth - 1];
      return new Fault(
          opening,
          Code.UNCLOSED,
          "the "
              + quoted(text.charAt(opening))
              + " opened here is never closed; the file ends at "
              + lines.to(text.length()),
          "add the missing " + quoted(closing(text.charAt(opening))));
    }
    return null;
  }

  private Fault step(char c) {
    if (c == '/' || c == '#') {
      return new Fault(
          i,
          Code.COMMENT,
          "JSON has no comments",
          "put it into a key such as \"notes\", or remove it");
    }
    return switch (next) {
      case END -> trailing(c);
      case VALUE -> value(c);
      case VALUE_OR_CLOSE -> c == ']' ? close() : value(c);
      case KEY -> key(c);
      case KEY_OR_CLOSE -> c == '}' ? close() : key(c);
      case COLON -> colon(c);
      case COMMA_OR_CLOSE -> commaOrClose(c);
    };
  }

  private Fault trailing(char c) {
    if (c == '}' || c == ']') {
      return new Fault(
          i, Code.UNMATCHED, quoted(c) + " closes nothing: no bracket is open", "remove it");
    }
    return new Fault(
        i,
        Code.TRAILING,
        "unexpected text after the end of the JSON object",
        "one file holds one JSON object; remove what follows it");
  }

  private Fault value(char c) {
    switch (c) {
      case '{':
      case '[':
        push();
        next = c == '{' ? Next.KEY_OR_CLOSE : Next.VALUE_OR_CLOSE;
        i++;
        return null;
      case '"':
        return string();
      case ',':
        return new Fault(i, Code.EXTRA_COMMA, "a value is missing before this comma", "remove it");
      case '}':
      case ']':
        return closeInstead(c);
      default:
        return c == '\'' || BareWord.isCurlyQuote(c) ? singleQuote(c) : word();
    }
  }

  private Fault closeInstead(char c) {
    if (depth == 0) {
      return trailing(c);
    }
    char opening = text.charAt(open[depth - 1]);
    if (c != closing(opening)) {
      return mismatch(c, opening);
    }
    int comma = afterLast - 1;
    return text.charAt(comma) == ','
        ? new Fault(comma, Code.EXTRA_COMMA, "comma before " + quoted(c), "remove the comma")
        : new Fault(
            i,
            Code.UNEXPECTED,
            "a value is missing before " + quoted(c),
            "write the value, or remove the key before it");
  }

  private Fault mismatch(char c, char opening) {
    return new Fault(
        i,
        Code.UNMATCHED,
        quoted(c)
            + " does not close the "
            + quoted(opening)
            + " opened at "
            + lines.to(open[depth - 1]),
        "close that with " + quoted(closing(opening)) + " first, or remove this");
  }

  private Fault key(char c) {
    if (c == '"') {
      Fault fault = string();
      next = Next.COLON;
      return fault;
    }
    if (c == '}' || c == ']') {
      return closeInstead(c);
    }
    if (c == ',') {
      return new Fault(i, Code.EXTRA_COMMA, "a key is missing before this comma", "remove it");
    }
    if (c == '\'' || BareWord.isCurlyQuote(c)) {
      return singleQuote(c);
    }
    String word = text.substring(i, BareWord.end(text, i));
    String key = word.isEmpty() ? text.substring(i, i + charCount()) : word;
    return new Fault(
        i,
        word.isEmpty() ? Code.UNEXPECTED : Code.UNQUOTED,
        "expected a key in double quotes, found " + Printable.quote(key),
        word.isEmpty() ? "write a key in double quotes, or remove this" : "write \"" + key + "\"");
  }

  private Fault colon(char c) {
    if (c == ':') {
      i++;
      next = Next.VALUE;
      return null;
    }
    return new Fault(
        afterLast, Code.MISSING_COLON, "expected \":\" after the key", "add \":\" and the value");
  }

  private Fault commaOrClose(char c) {
    char opening = text.charAt(open[depth - 1]);
    if (c == ',') {
      i++;
      next = opening == '{' ? Next.KEY : Next.VALUE;
      return null;
    }
    if (c == '}' || c == ']') {
      return c == closing(opening) ? close() : mismatch(c, opening);
    }
    int end = BareWord.end(text, i);
    if (c == ':' || c == '=' || c == ';' || i == end && c != '"' && c != '{' && c != '[') {
      String found = Printable.quote(text.substring(i, i + charCount()));
      String message = "expected \",\" or " + quoted(closing(opening)) + ", found " + found;
      return new Fault(
          i,
          Code.UNEXPECTED,
          message,
          "put \",\" between two entries and " + quoted(closing(opening)) + " behind the last");
    }
    String before = c == '"' ? Printable.quote(text.substring(i + 1, stringEnd())) : "this";
    return new Fault(
        afterLast, Code.MISSING_COMMA, "a comma is missing here, before " + before, "add \",\"");
  }

  private Fault close() {
    depth--;
    i++;
    next = depth == 0 ? Next.END : Next.COMMA_OR_CLOSE;
    return null;
  }

  private void push() {
    if (depth == open.length) {
      open = Arrays.copyOf(open, depth * 2);
    }
    open[depth++] = i;
  }

  private Fault string() {
    StringCheck check = new StringCheck(text, i);
    i = check.end();
    afterValue();
    return check.fault();
  }

  private void afterValue() {
    next = depth == 0 ? Next.END : Next.COMMA_OR_CLOSE;
  }

  private Fault word() {
    int end = BareWord.end(text, i);
    if (end == i) {
      String found = Printable.quote(text.substring(i, i + charCount()));
      return new Fault(
          i,
          Code.UNEXPECTED,
          "expected a value, found " + found,
          "write a number, a text in double quotes, true or false");
    }
    Fault fault = BareWord.fault(text.substring(i, end), i);
    i = end;
    afterValue();
    return fault;
  }

  private int stringEnd() {
    int end = i + 1;
    while (end < text.length() && text.charAt(end) != '"' && text.charAt(end) != '\n') {
      end++;
    }
    return end;
  }

  private int charCount() {
    return Character.charCount(text.codePointAt(i));
  }

  private Fault singleQuote(char c) {
    return new Fault(
        i,
        Code.QUOTES,
        quoted(c) + " is not a quotation mark in JSON",
        "write keys and text in straight double quotes: \"like this\"");
  }

  private static char closing(char opening) {
    return opening == '{' ? '}' : ']';
  }

  private static String quoted(char c) {
    return c == '\'' ? "a single quote" : c == '"' ? "'\"'" : "\"" + c + "\"";
  }
}
