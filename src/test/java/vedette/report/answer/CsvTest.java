package vedette.report.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.report.page.DataTable;

/** A row is a line, a cell is a cell, and no name is a formula. */
class CsvTest {

  private static String cell(String cell) {
    return new DataTable("cell").row(cell).csv().substring("cell\n".length());
  }

  @Test
  void rows_come_under_their_header_and_null_is_empty() {
    assertThat(new DataTable("a", "b").row(1, null).row(0.5, "x").csv())
        .isEqualTo("a,b\n1,\n0.5,x\n");
  }

  @Test
  void commas_and_quotes_are_quoted() {
    assertThat(cell("inf 5, \"Guard\"")).isEqualTo("\"inf 5, \"\"Guard\"\"\"\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=cmd()",
        "+A1",
        "-A1",
        "@SUM(A1)",
        "-1+cmd|' /C calc'!A0",
        "\uff1d1",
        "=",
        " =cmd()",
        "  @A1",
        "\u3000+A1",
        "\u00a0=1"
      })
  void a_formula_is_a_word(String formula) {
    assertThat(cell(formula)).isEqualTo("\"'" + formula + "\"\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"-5", "+3", "-0.25", "1.0E-9", "-4 or -3", "5 or more", "-", "--", "A1|D1"})
  void numbers_columns_and_dashes_stay_as_they_are(String harmless) {
    assertThat(cell(harmless)).isEqualTo(harmless + "\n");
  }

  @Test
  void line_ends_and_control_characters_are_shown() {
    assertThat(cell("a\r\nb\t\u001b[31m")).isEqualTo("a\\r\\nb\\t\\u001b[31m\n");
  }
}
