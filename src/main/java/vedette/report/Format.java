package vedette.report;

import java.util.List;
import vedette.json.EnumWords;

/** The formats that every answer can be had in. */
public enum Format {
  TEXT {
    @Override
    public String of(Answer answer, Style style) {
      return TextPage.of(answer.document().get(), style);
    }
  },
  JSON {
    @Override
    public String of(Answer answer, Style style) {
      return answer.json().get();
    }
  },
  CSV {
    @Override
    public String of(Answer answer, Style style) {
      return Csv.of(answer.data().get());
    }
  },
  MARKDOWN {
    @Override
    public String of(Answer answer, Style style) {
      return Markdown.of(answer.document().get());
    }
  },
  HTML {
    @Override
    public String of(Answer answer, Style style) {
      return HtmlPage.of(answer.document().get());
    }
  };

  /** The answer in this format, ending in a line end; the style is that of text. */
  public abstract String of(Answer answer, Style style);

  /** The words for all formats. */
  public static String[] words() {
    return EnumWords.words(Format.class).toArray(String[]::new);
  }

  /** The format of a word, one of {@link #words}. */
  public static Format of(String word) {
    return values()[List.of(words()).indexOf(word)];
  }
}
