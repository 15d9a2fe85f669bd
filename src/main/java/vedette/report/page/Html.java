package vedette.report.page;

import java.util.ArrayDeque;
import java.util.Deque;
import vedette.source.Printable;

/**
 * A builder of HTML that is also well-formed XML: each element is closed, and all text is escaped.
 */
final class Html {
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

  /** Adds text, escaped. */
  Html text(String words) {
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
