package vedette.report.answer;

import java.util.List;
import java.util.function.Supplier;
import vedette.form.RecordWriter;
import vedette.json.EnumWords;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.HtmlPage;
import vedette.report.page.Imprint;
import vedette.report.page.Markdown;
import vedette.report.page.Page;
import vedette.report.page.Style;

/**
 * The answer of a command in all formats; only the requested one is built.
 *
 * @param document the document for people
 * @param data the table for spreadsheets
 * @param record the record for programs, written as JSON with the schema that {@code AnswerSchema}
 *     publishes
 */
public record Answer(
    Supplier<Document> document, Supplier<DataTable> data, Supplier<? extends Record> record) {
  /** The formats of every answer. */
  public enum Format {
    TEXT,
    JSON,
    CSV,
    MARKDOWN,
    HTML;

    /**
     * Returns the answer in this format, ending in a line end.
     *
     * @param style the style of text, unused by other formats
     * @param imprint the foot of an HTML page, unused by other formats
     */
    public String of(Answer answer, Style style, Imprint imprint) {
      return switch (this) {
        case TEXT -> Page.of(answer.document().get(), style);
        case JSON -> RecordWriter.text(answer.record().get());
        case CSV -> answer.data().get().csv();
        case MARKDOWN -> Markdown.of(answer.document().get());
        case HTML -> HtmlPage.of(answer.document().get(), imprint);
      };
    }

    /** Returns the words for all formats. */
    public static String[] words() {
      return EnumWords.words(Format.class).toArray(String[]::new);
    }

    /** Returns the format of a word, one of {@link #words}. */
    public static Format of(String word) {
      return values()[List.of(words()).indexOf(word)];
    }
  }
}
