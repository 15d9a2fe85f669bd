package vedette.json;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises a file that was written in another format than JSON. */
final class OtherFormats {

  /** White space, or a comment as YAML and TOML have it. */
  private static final Pattern BEFORE = Pattern.compile("\\s+|#[^\r\n]*");

  private static final Pattern YAML =
      Pattern.compile("(---|%YAML|- |\\p{L}[\\w.-]*[ \t]*:\\s)(?s:.*)");
  private static final Pattern TOML =
      Pattern.compile("(\\[+\\p{L}[\\w.-]*]+[ \t]*\\R\\s*\\S|\\p{L}[\\w.-]*[ \t]*=)(?s:.*)");

  private OtherFormats() {}

  /** The format that the first line with anything in it belongs to; null if it is not known. */
  static Fault recognise(String text) {
    Matcher before = BEFORE.matcher(text);
    int start = 0;
    while (before.region(start, text.length()).lookingAt()) {
      start = before.end();
    }
    String rest = text.substring(start, Math.min(text.length(), start + 1000)) + "\n";
    if (rest.startsWith("<<<<<<<")) {
      return new Fault(
          start,
          Code.NOT_JSON,
          "this is an unresolved merge conflict",
          "resolve it, or take one side as it was");
    }
    String format =
        rest.startsWith("<")
            ? "XML or HTML"
            : YAML.matcher(rest).matches() ? "YAML" : TOML.matcher(rest).matches() ? "TOML" : null;
    return format == null
        ? null
        : new Fault(
            start,
            Code.NOT_JSON,
            "looks like " + format + "; this program reads JSON",
            "write it as one JSON object: { \"format\": 1, … }");
  }
}
