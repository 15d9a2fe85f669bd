package vedette.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A matrix that is too wide keeps its columns side by side as long as it can. */
class TextMatrixTest {
  private static String shown(int width, String corner, List<String> heads, Block.Line... lines) {
    Document document = new Document();
    document.add(new Block.Matrix(corner, heads, List.of(lines)));
    return Page.of(document, new Style(width, false, false, false));
  }

  private static Block.Line line(String name, String... cells) {
    return Block.Line.of(name, List.of(cells));
  }

  @Test
  void long_heads_go_onto_two_lines_before_a_column_leaves_the_table() {
    List<String> heads = List.of("attackerRepulsed", "defenderRepulsed", "won");
    assertThat(shown(50, "inf", heads, line("4", "20.00%", "30.00%", "5.00%")))
        .isEqualTo(
            """
              inf  attackerRepulsed  defenderRepulsed    won
              4              20.00%            30.00%  5.00%
            """
                .indent(0));
    assertThat(shown(40, "inf", heads, line("4", "20.00%", "30.00%", "5.00%")))
        .isEqualTo(
            """
                   attacker  defender
              inf  Repulsed  Repulsed    won
              4      20.00%    30.00%  5.00%
            """
                .indent(0));
  }

  @Test
  void a_long_name_of_a_row_is_folded_and_the_cells_stand_on_its_last_line() {
    assertThat(
            shown(
                40,
                "",
                List.of("1", "2"),
                line("success and attackerLosses <= 1", "20.00%", "30.00%")))
        .isEqualTo(
            """
                                          1       2
              success and
                attackerLosses <= 1  20.00%  30.00%
            """
                .indent(0));
  }

  /** Bars stand below their cells, as wide as the columns. */
  @Test
  void a_bar_stands_below_each_cell_that_has_one() {
    Document document = new Document();
    Block.Line bars =
        new Block.Line(
            "won",
            List.of(new Block.Cell("50.00%", Double.NaN, 0.5, false), Block.Cell.of("10.00%")));
    document.add(new Block.Matrix("", List.of("1", "2"), List.of(bars)));
    assertThat(Page.of(document, new Style(40, false, true, false)))
        .isEqualTo(
            """
                        1       2
              won  50.00%  10.00%
                   ###
            """
                .indent(0));
  }

  @Test
  void where_even_that_is_too_wide_the_name_stands_above_its_cells() {
    assertThat(
            shown(
                30,
                "",
                List.of("1", "2"),
                line("success and attackerLosses <= 1", "20.00 to 30", "30.00%"),
                line("  against the first", "", "the same")))
        .isEqualTo(
            """
                          1         2
              success and attackerLosses
              <= 1
                20.00 to 30    30.00%
                against the first
                             the same
            """
                .indent(0));
  }
}
