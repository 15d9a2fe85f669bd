package vedette.json;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.problem.Source;
import vedette.problem.TextFault;

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

  /** White space, or a comment as YAML and TOML have it. */
  private static final Pattern BEFORE = Pattern.compile("\\s+|#[^\r\n]*");

  private static final Pattern YAML =
      Pattern.compile("(---|%YAML|- |\\p{L}[\\w.-]*[ \t]*:\\s)(?s:.*)");
  private static final Pattern TOML =
      Pattern.compile("(\\[+\\p{L}[\\w.-]*]+[ \t]*[\r\n]\\s*\\S|\\p{L}[\\w.-]*[ \t]*=)(?s:.*)");

  private OtherFormats() {}

  /**
   * What is to be said of a text that is not JSON: of one in another format only that.
   *
   * @param fault the first thing in it that is not JSON; null if none was found
   */
  static TextFault told(Source source, TextFault fault) {
    int first = Source.skipBlanks(source.text(), 0);
    TextFault other = source.text().charAt(first) == '{' ? null : recognise(source.text());
    if (other != null) {
      return other;
    }
    boolean mayBeQuoted = source.looksLikeJson();
    return fault != null && (mayBeQuoted || WITHOUT_ITS_TEXT.contains(fault.code()))
        ? fault
        : TextFault.coded(Code.NOT_JSON, first, "this is not JSON", "write one JSON object: { … }");
  }

  /** The format that the first line with anything in it belongs to; null if it is not known. */
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
          "resolve it, or take one side as it was");
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
