package vedette.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintableTest {

  @Test
  void control_and_bidi_characters_are_shown_as_escapes() {
    assertThat(Printable.escape("a\u001b[0m\u202e\u0085\u2028\ufeff"))
        .isEqualTo("a\\u001b[0m\\u202e\\u0085\\u2028\\ufeff");
    assertThat(Printable.escape("\n\r\t\0")).isEqualTo("\\n\\r\\t\\u0000");
    assertThat(Printable.escape("\ud800")).isEqualTo("\\ud800");
    assertThat(Printable.escape("\udb40\udc41")).isEqualTo("\\udb40\\udc41"); // a tag letter
  }

  @Test
  void words_of_any_language_are_unchanged() {
    String text = "Fläche 戦闘 😀 C:\\tables \"x\"";
    assertThat(Printable.escape(text)).isSameAs(text);
  }

  @Test
  void escaping_twice_changes_nothing() {
    String once = Printable.escape("\u001b\n\\n");
    assertThat(Printable.escape(once)).isEqualTo(once);
  }

  @Test
  void quoted_text_is_cut_at_60_characters() {
    assertThat(Printable.quote("a\tb")).isEqualTo("\"a\\tb\"");
    assertThat(Printable.quote("x".repeat(61))).isEqualTo("\"" + "x".repeat(60) + "…\"");
  }

  /** Widths: Unicode Standard Annex 11; combining marks take no column. */
  @Test
  void wide_characters_take_two_columns_and_combining_ones_none() {
    assertThat(Printable.width("Fläche")).isEqualTo(6);
    assertThat(Printable.width("戦闘")).isEqualTo(4);
    assertThat(Printable.width("e\u0301")).isEqualTo(1);
    assertThat(Printable.width("Ａ😀")).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "colums, columns",
    "COLUMNS, columns",
    "sourec, source",
    "row, rows",
    "rwos, rows",
    "xyzzy, ",
    "columnsandrows, "
  })
  void the_nearest_word_is_the_one_meant(String written, String meant) {
    List<String> known = List.of("rows", "columns", "source");
    assertThat(Nearest.of(written, known).orElse(null)).isEqualTo(meant);
  }

  @Test
  void a_turkish_machine_finds_the_same_word() {
    assertThat(Nearest.of("TITLE", List.of("title"))).contains("title");
  }

  @Test
  void without_a_near_word_all_are_listed() {
    assertThat(Nearest.help("xyzzy", List.of("rows", "source")))
        .isEqualTo("known here: rows, source");
  }
}
