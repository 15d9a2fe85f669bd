package vedette.json;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.problem.Source;
import vedette.problem.TextFault;

/** Recognises a file that was written in another format than JSON. */
final class OtherFormats {

  /** White space, or a comment as YAML and TOML have it. */
  private static final Pattern BEFORE = Pattern.compile("\\s+|#[^\r\n]*");

  private static final Pattern YAML =
      Pattern.compile("(---|%YAML|- |\\p{L}[\\w.-]*[ \t]*:\\s)(?s:.*)");
  private static final Pattern TOML =
      Pattern.compile("(\\[+\\p{L}[\\w.-]*]+[ \t]*[\r\n]\\s*\\S|\\p{L}[\\w.-]*[ \t]*=)(?s:.*)");

  private OtherFormats() {}

  /**
   * What is to be said of a text that is not JSON: of one in another format only that, as no word
   * of it may be quoted.
   *
   * @param fault the first thing in it that is not JSON
   */
  static TextFault told(Source source, TextFault fault) {
    int first = Source.skipBlanks(source.text(), 0);
    TextFault other = source.text().charAt(first) == '{' ? null : recognise(source.text());
    if (other != null) {
      return other;
    }
    return source.looksLikeJson()
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
