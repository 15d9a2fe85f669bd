package vedette.table.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.table.Fixture;

/** Strengths find their column exactly, at the edge and beyond it. */
class ComparisonTest {

  private static Grid grid(String columns, String list) {
    StringBuilder named = new StringBuilder();
    StringBuilder cells = new StringBuilder();
    for (String column : list.split(" ")) {
      named.append(named.isEmpty() ? "" : ", ").append("{ ").append(column).append(" }");
      cells.append(cells.isEmpty() ? "" : ", ").append("'-'");
    }
    return Fixture.grid(
        ("{ 'format': 1, 'id': 'own/crt', 'title': 'CRT', 'kind': 'grid',"
                + " 'source': { 'document': 'mine', 'status': 'printed' }, 'cells': 'combat',"
                + " 'columns': { "
                + columns
                + ", 'list': ["
                + named
                + "] }, 'rows': { 'die': 'd1', 'list': [ { 'at': 1, 'cells': ["
                + cells
                + "] } ] } }")
            .replace('\'', '"'));
  }

  private static Grid ratios(String rounding, String edges) {
    String[] edge = edges.split("/");
    return grid(
        "'compare': 'ratio', 'rounding': '"
            + rounding
            + "', 'below': '"
            + edge[0]
            + "', 'above': '"
            + edge[1]
            + "'",
        "'name':'1:3' 'name':'1-2' 'name':'1:1' 'name':'3:2' 'name':'2:1' 'name':'6:1'");
  }

  private static String column(Grid grid, int attacker, int defender) {
    int column = grid.usage().comparison().column(attacker, defender);
    return column < 0 ? "none" : grid.columns().name(column);
  }

  /**
   * The middle of 2:1 and 6:1 is 4:1, of 1:1 and 3:2 it is 5:4, of 1:3 and 1:2 it is 5:12; 3333 to
   * 9998 is just above 1:3.
   */
  @ParameterizedTest
  @CsvSource({
    "3, 1, 2:1, 2:1, 6:1",
    "4, 1, 2:1, 2:1, 6:1",
    "4001, 1000, 2:1, 6:1, 6:1",
    "3999, 1000, 2:1, 2:1, 6:1",
    "6, 1, 6:1, 6:1, 6:1",
    "5999, 1000, 2:1, 6:1, 6:1",
    "2, 1, 2:1, 2:1, 2:1",
    "9998, 4999, 2:1, 2:1, 2:1",
    "9997, 4999, 3:2, 2:1, 2:1",
    "25, 20, 1:1, 1:1, 3:2",
    "26, 20, 1:1, 3:2, 3:2",
    "30, 20, 3:2, 3:2, 3:2",
    "5, 12, 1:3, 1:3, 1-2",
    "6, 12, 1-2, 1-2, 1-2",
    "3333, 9998, 1:3, 1:3, 1-2",
    "3333, 9999, 1:3, 1:3, 1:3"
  })
  void a_ratio_is_rounded_as_the_table_says(
      int attacker, int defender, String down, String nearest, String up) {
    assertThat(column(ratios("down", "none/none"), attacker, defender)).isEqualTo(down);
    assertThat(column(ratios("nearest", "none/none"), attacker, defender)).isEqualTo(nearest);
    assertThat(column(ratios("up", "none/none"), attacker, defender)).isEqualTo(up);
  }

  @ParameterizedTest
  @CsvSource({"down", "nearest", "up"})
  void beyond_the_outer_ratios_the_edges_decide_however_it_rounds(String rounding) {
    assertThat(column(ratios(rounding, "none/none"), 6001, 1000)).isEqualTo("none");
    assertThat(column(ratios(rounding, "none/last"), 6001, 1000)).isEqualTo("6:1");
    assertThat(column(ratios(rounding, "none/last"), 9999, 1)).isEqualTo("6:1");
    assertThat(column(ratios(rounding, "none/last"), 3332, 9999)).isEqualTo("none");
    assertThat(column(ratios(rounding, "first/none"), 3332, 9999)).isEqualTo("1:3");
    assertThat(column(ratios(rounding, "first/none"), 1, 9999)).isEqualTo("1:3");
  }

  /** 149 to 200 is 74.5%, 599 to 800 is 74.875%, 3 to 4 is 75%; 1 to 9999 rounds to 0 or 1. */
  @ParameterizedTest
  @CsvSource({
    "149, 200, low, low, high",
    "150, 200, high, high, high",
    "599, 800, low, high, high",
    "597, 800, low, high, high",
    "596, 800, low, low, high",
    "595, 800, low, low, high",
    "592, 800, low, low, low",
    "1, 9999, low, low, low",
    "9999, 1, high, high, high"
  })
  void a_percent_is_rounded_as_the_table_says(
      int attacker, int defender, String down, String nearest, String up) {
    for (String[] rule : new String[][] {{"down", down}, {"nearest", nearest}, {"up", up}}) {
      Grid grid =
          grid(
              "'compare': 'percent', 'rounding': '" + rule[0] + "'",
              "'name':'low','at':'..74' 'name':'high','at':'75+'");
      assertThat(column(grid, attacker, defender)).as(rule[0]).isEqualTo(rule[1]);
    }
  }

  /** The product 27,000,000 times 100 is above the numbers of all columns. */
  @Test
  void a_percent_of_great_strengths_is_above_all_columns() {
    Grid grid =
        grid(
            "'compare': 'percent', 'rounding': 'down'",
            "'name':'low','at':'..74' 'name':'high','at':'75+'");
    Comparison percent = grid.usage().comparison();
    assertThat(column(grid, 27_000_000, 1)).isEqualTo("high");
    assertThat(percent.words(27_000_000, 1)).isEqualTo("2700000000%");
    assertThat(percent.words(81_000_000, 3)).isEqualTo("2700000000%");
    assertThat(percent.words(81_000_001, 3)).isEqualTo("2700000033%, rounded down");
    assertThat(percent.isBelow(27_000_000, 1)).isFalse();
  }

  /** -6 against 2 is -300% and below 1:3; -1 against 3 is -33 1/3 %. */
  @Test
  void a_quotient_below_0_is_below_all_ratios_and_a_percent_below_0() {
    assertThat(column(ratios("up", "first/none"), -6, 2)).isEqualTo("1:3");
    assertThat(column(ratios("up", "none/last"), -6, 2)).isEqualTo("none");
    for (String rounding : new String[] {"down", "nearest", "up"}) {
      Grid grid =
          grid(
              "'compare': 'percent', 'rounding': '" + rounding + "'",
              "'name':'low','at':'..-34' 'name':'high','at':'-33+'");
      assertThat(column(grid, -6, 2)).isEqualTo("low");
      assertThat(column(grid, -1, 3)).isEqualTo(rounding.equals("down") ? "low" : "high");
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 9999, minus", "4, 5, minus", "5, 5, even", "6, 5, plus", "9, 5, none"})
  void a_differential_is_attacker_less_defender(int attacker, int defender, String column) {
    Grid grid =
        Fixture.grid(
            Fixture.broken("\"by\"", "\"compare\": \"differential\", \"by\"")
                .replace("\"above\": \"last\"", "\"above\": \"none\""));
    assertThat(column(grid, attacker, defender)).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource({
    "first/last, 0, -1, 1:3",
    "first/last, 2, -99, 1:3",
    "first/last, 2, 99, 6:1",
    "none/none, 2, -2, 1:3",
    "none/none, 2, -3, none",
    "none/none, 2, 3, 6:1",
    "none/none, 2, 4, none",
    "none/last, 2, 4, 6:1",
    "first/none, 2, 4, none"
  })
  void a_shift_stops_at_an_edge_that_stands_in(String edges, int from, int by, String column) {
    assertThat(shifted(ratios("down", edges), from, by)).isEqualTo(column);
  }

  /**
   * An open column has all numbers on its side; the stand-in for shifts beyond it is given
   * separately.
   */
  @ParameterizedTest
  @CsvSource({"'', low, high", "first/last, low, high", "none/none, none, none"})
  void a_shift_beyond_an_open_column_goes_by_what_the_table_says(
      String edges, String below, String above) {
    String said = edges.isEmpty() ? "" : "'below': '" + edges.replace("/", "', 'above': '") + "', ";
    Grid grid =
        grid(
            said + "'compare': 'percent', 'rounding': 'down'",
            "'name':'low','at':'..74' 'name':'high','at':'75+'");
    assertThat(column(grid, 1, 9999)).isEqualTo("low");
    assertThat(column(grid, 9999, 1)).isEqualTo("high");
    assertThat(shifted(grid, 0, -1)).isEqualTo(below);
    assertThat(shifted(grid, 1, 1)).isEqualTo(above);
  }

  private static String shifted(Grid grid, int from, int by) {
    int shifted = grid.columns().shifted(from, by);
    return shifted < 0 ? "none" : grid.columns().name(shifted);
  }
}
