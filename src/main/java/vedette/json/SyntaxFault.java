package vedette.json;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import vedette.source.Source;
import vedette.source.TextFault;

/** What the parser found wrong with a text, with help for the most frequent mistakes. */
final class SyntaxFault {
  /** Numbers of characters, and settings of the parser that users cannot change. */
  private static final Pattern CLUTTER =
      Pattern.compile(
          " \\((code [^)]*|not recognized .*)\\)|: enable `.*| \\((start marker|for) .*");

  /** White space, or a comment as YAML and TOML have it. */
  private static final Pattern BEFORE = Pattern.compile("\\s+|#[^\r\n]*");

  private static final Pattern YAML =
      Pattern.compile("(---|%YAML|- |\\p{L}[\\w.-]*[ \t]*:\\s)(?s:.*)");
  private static final Pattern TOML =
      Pattern.compile("(\\[+\\p{L}[\\w.-]*]+[ \t]*[\r\n]\\s*\\S|\\p{L}[\\w.-]*[ \t]*=)(?s:.*)");

  private SyntaxFault() {}

  /** Returns the fault, in the parser's words. */
  static TextFault of(Source source, JacksonException e) {
    String text = source.text();
    int at = (int) Math.min(e.getLocation().getCharOffset(), text.length());
    String message = CLUTTER.matcher(e.getOriginalMessage()).replaceAll("");
    message = message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    return describe(source, fault(text, at, message));
  }

  private static TextFault fault(String text, int at, String message) {
    char c = at < text.length() ? text.charAt(at) : ' ';
    boolean key = message.contains("start property name");
    if (c == '/' || c == '#') {
      String help = "JSON has no comments: put it into a key such as \"x-note\", or remove it";
      return TextFault.coded(Code.COMMENT, at, message, help);
    }
    if (c == '\'' || c >= '\u2018' && c <= '\u201f') {
      String help = "write keys and text in straight double quotes: \"like this\"";
      return TextFault.coded(Code.QUOTES, at, message, help);
    }
    if ((c == '}' || c == ']') && text.substring(0, at).stripTrailing().endsWith(",")) {
      String help = "remove the comma before " + c;
      return TextFault.coded(Code.EXTRA_COMMA, at, message, help);
    }
    if (key && Character.isLetter(c)) {
      String help = "write the key in double quotes: \"" + c + "…\"";
      return TextFault.coded(Code.UNQUOTED, at, message, help);
    }
    String help =
        at < text.length()
            ? "put text into double quotes, and a comma between two entries"
            : "the file ends too early: close every open bracket with } or ]";
    return TextFault.coded(Code.UNEXPECTED, at, message, help);
  }

  /**
   * Returns what is to be said of a text that is not JSON: of one in another format only that, as
   * no word of it may be quoted.
   *
   * @param fault the first thing in it that is not JSON
   */
  private static TextFault describe(Source source, TextFault fault) {
    int first = Source.skipBlanks(source.text(), 0);
    TextFault other = source.text().charAt(first) == '{' ? null : recognise(source.text());
    if (other != null) {
      return other;
    }
    return source.looksLikeJson()
        ? fault
        : TextFault.coded(Code.NOT_JSON, first, "this is not JSON", "write one JSON object: { … }");
  }

  /**
   * Returns the format that the first line with anything in it belongs to; null if it is not known.
   */
  private static TextFault recognise(String text) {
    Matcher before = BEFORE.matcher(text);
    int start = 0;
    while (before.region(start, text.length()).lookingAt()) {
      start = before.end();
    }
    String rest = text.substring(start, Math.min(text.length(), start + 1000)) + "\n";
    if (rest.startsWith("<<<<<<<")) {
      return TextFault.coded(
          Code.NOT_JSON,
          start,
          "this is an unresolved merge conflict",
          "resolve it, or restore one of the two versions");
    }
    String format =
        rest.startsWith("<")
            ? "XML or HTML"
            : YAML.matcher(rest).matches() ? "YAML" : TOML.matcher(rest).matches() ? "TOML" : null;
    return format == null
        ? null
        : TextFault.coded(
            Code.NOT_JSON,
            start,
            "looks like " + format + "; this program reads JSON",
            "write it as one JSON object: { \"format\": 1, … }");
  }
}
