package vedette.json;

import java.util.Locale;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import vedette.problem.Source;
import vedette.problem.TextFault;

/** What the parser found wrong with a text, with help for the most frequent mistakes. */
final class SyntaxFault {
  /** Numbers of characters, and settings of the parser that users cannot change. */
  private static final Pattern CLUTTER =
      Pattern.compile(
          " \\((code [^)]*|not recognized .*)\\)|: enable `.*| \\((start marker|for) .*");

  private SyntaxFault() {}

  /** The fault, in the parser's words. */
  static TextFault of(Source source, JacksonException e) {
    String text = source.text();
    int at = (int) Math.min(e.getLocation().getCharOffset(), text.length());
    String message = CLUTTER.matcher(e.getOriginalMessage()).replaceAll("");
    message = message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    return OtherFormats.told(source, fault(text, at, message));
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
            : "the file ends too early: close what is open with } or ]";
    return TextFault.coded(Code.UNEXPECTED, at, message, help);
  }
}
