package vedette.report;

import java.util.List;
import vedette.json.EnumWords;

/** The formats that every answer can be had in. */
public enum Format {
  TEXT,
  JSON,
  CSV,
  MARKDOWN,
  HTML;

  /** The answer in this format, ending in a line end; the style is that of text. */
  public String of(Answer answer, Style style) {
    return switch (this) {
      case TEXT -> Page.of(answer.document().get(), style);
      case JSON -> answer.json().get();
      case CSV -> answer.data().get().csv();
      case MARKDOWN -> Markdown.of(answer.document().get());
      case HTML -> HtmlPage.of(answer.document().get());
    };
  }

  /** The words for all formats. */
  public static String[] words() {
    return EnumWords.words(Format.class).toArray(String[]::new);
  }

  /** The format of a word, one of {@link #words}. */
  public static Format of(String word) {
    return values()[List.of(words()).indexOf(word)];
  }
}
