package vedette.report.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import vedette.source.Printable;

/**
 * A builder of HTML that is also well-formed XML: each element is closed, and all text is escaped.
 */
final class Html {
  /** An option, a path, an id, a range or a number such as {@code 2e-15}; browsers break them. */
  private static final Pattern WHOLE =
      Pattern.compile(".*([\\p{L}\\d].*[-/]|[-/].*\\p{L}|\\p{Ll}\\p{Lu}).*");

  /** The places at which a path may be broken; a fraction has none. */
  private static final Pattern AFTER_SLASH = Pattern.compile("(?<=/)(?!\\d)");

  /** The longest piece of a path that fits a line of a phone, even in a title. */
  private static final int LONGEST_WHOLE = 24;

  private final StringBuilder text = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /**
   * Begins an element.
   *
   * @param attributes names and values, alternating
   */
  Html open(String tag, String... attributes) {
    text.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      text.append(' ').append(attributes[i]).append("=\"").append(escaped(attributes[i + 1]));
      text.append('"');
    }
    text.append('>');
    open.push(tag);
    return this;
  }

  /** Ends the element begun last. */
  Html close() {
    text.append("</").append(open.pop()).append(">\n");
    return this;
  }

  /**
   * Adds text, escaped. Lines break only between words and after the slashes of a path, unless a
   * word is wider than the line.
   */
  Html text(String words) {
    String separator = "";
    for (String word : Printable.escape(words).split(" ", -1)) {
      text.append(separator);
      word(word);
      separator = " ";
    }
    return this;
  }

  private void word(String word) {
    if (!WHOLE.matcher(word).matches()) {
      text.append(escaped(word));
      return;
    }
    String[] pieces = AFTER_SLASH.split(word);
    for (int i = 0; i < pieces.length; i++) {
      String kind = pieces[i].length() <= LONGEST_WHOLE ? "whole" : "long";
      text.append(i == 0 ? "" : "<wbr/>").append("<span class=\"").append(kind).append("\">");
      text.append(escaped(pieces[i])).append("</span>");
    }
  }

  /** Adds text, escaped, where it never wraps. */
  Html verbatim(String words) {
    text.append(escaped(words));
    return this;
  }

  /** Adds a place at which a line may break. */
  Html mayBreak() {
    text.append("<wbr/>");
    return this;
  }

  /** Adds an element with text. */
  Html element(String tag, String words, String... attributes) {
    return open(tag, attributes).text(words).close();
  }

  /** Returns text with markup and invisible characters escaped. */
  static String escaped(String words) {
    return Printable.escape(words)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  @Override
  public String toString() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("not closed: " + open);
    }
    return text.toString();
  }
}
