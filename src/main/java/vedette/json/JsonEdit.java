package vedette.json;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import vedette.source.Position;
import vedette.source.Source;

/**
 * A new value for a text or a number in a JSON file. Layout and remarks of the file stay as they
 * are.
 *
 * @param at the place of the old value
 * @param written the new value as JSON
 */
public record JsonEdit(Position at, String written) {
  /**
   * Returns the edit that writes a value.
   *
   * @param isNumber whether it is a number, written without quotes
   */
  public static JsonEdit of(Position at, String value, boolean isNumber) {
    return new JsonEdit(at, isNumber ? value : new JsonWriter().value(value).text().strip());
  }

  /**
   * Returns the text of a file after some edits.
   *
   * @param edits the edits, each at another place
   * @throws IllegalArgumentException if there is no text and no number at one of the places
   */
  public static String applied(Source source, Collection<JsonEdit> edits) {
    StringBuilder text = new StringBuilder(source.text());
    List<JsonEdit> fromTheEnd =
        edits.stream().sorted(Comparator.comparing(JsonEdit::at).reversed()).toList();
    for (JsonEdit edit : fromTheEnd) {
      int start = source.offset(edit.at);
      int end = end(text, start);
      text.replace(start, end, edit.written);
    }
    return text.toString();
  }

  /** Returns the index behind the value that starts at an index. */
  private static int end(CharSequence text, int start) {
    int end = start + 1;
    if (text.charAt(start) == '"') {
      while (text.charAt(end) != '"') {
        end += text.charAt(end) == '\\' ? 2 : 1;
      }
      return end + 1;
    }
    if (!isOfNumber(text.charAt(start))) {
      throw new IllegalArgumentException("no text and no number at index " + start);
    }
    while (end < text.length() && isOfNumber(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isOfNumber(char c) {
    return c >= '0' && c <= '9' || "+-.eE".indexOf(c) >= 0;
  }
}
