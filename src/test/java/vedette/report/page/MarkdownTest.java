package vedette.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Story.Fact;

/** Markdown has the same words as the text, and none of them is taken for markup. */
class MarkdownTest {

  @Test
  void a_document_is_headings_lists_and_tables() {
    Document document = new Document().heading("Battle").facts(List.of(new Fact("turns", "2")));
    document.heading("Weather").add(Documents.chances());
    document.add(Documents.distribution("Losses", 0.5, 0.5)).gap().labelled("tables  ", "x/y");
    assertThat(Markdown.of(document))
        .isEqualTo(
            """
            # Battle

            - **turns** 2

            ## Weather

            |  |  |  |
            | --- | ---: | --- |
            | it rains | 25.00% | █████ |
            | it snows | 0% |  |

            ## Losses

            |  | exactly | or more |  |
            | --- | ---: | ---: | --- |
            | 0 | 50.00% | 100% | ██████████ |
            | 1 | 50.00% | 50.00% | ██████████ |

            - **tables** x/y
            """);
  }

  @Test
  void a_matrix_is_one_table() {
    assertThat(Markdown.of(new Document().add(Documents.matrix())))
        .isEqualTo(
            """
            | D6 | -1 | +1 |
            | --- | ---: | ---: |
            | 1 | A2 | A1 |
            | 2 | - | D1 |
            | attacker loses | 1.00 | 0.50 |
            """);
  }

  @Test
  void the_line_of_a_finding_stands_between_fences_that_it_cannot_end() {
    assertThat(Markdown.of(new Document().finding(Documents.warning("2*3", "  *a*"))))
        .isEqualTo(
            """
            **warning L102** crt.json:7:3: 2\\*3

            ```text
              7 |   *a*
                |   ^
            ```

            help: help it
            """);
    assertThat(Markdown.of(new Document().finding(Documents.warning("a", "````"))))
        .contains("\n`````text\n  7 | ````\n", "\n`````\n");
  }

  @Test
  void a_name_with_a_pipe_stays_in_its_cell() {
    String markdown =
        Markdown.of(new Document().words(List.of(), List.of(List.of("a|b", Documents.NASTY))));
    assertThat(markdown.lines().skip(2))
        .containsExactly(
            "| a\\|b | \\<b\\>\"A\\&B's\\|\\`x\\`\\</b\\>\\\\u001b\\[31m\\\\n\\*y\\* |");
  }

  @ParameterizedTest
  @CsvSource({
    "1. first,   1\\. first",
    "- item,     \\- item",
    "+1 shift,   \\+1 shift",
    "===,        \\===",
    "# heading,  \\# heading",
    "'    code', code",
    "D10: 7,     D10: 7",
    "7 hits,     7 hits"
  })
  void a_line_that_begins_like_markup_is_words(String words, String written) {
    assertThat(Markdown.of(new Document().paragraph(words))).isEqualTo(written + "\n");
  }

  @Test
  void words_without_a_label_are_an_item_all_the_same() {
    assertThat(Markdown.of(new Document().labelled("  ", "- 3"))).isEqualTo("- \\- 3\n");
  }
}
