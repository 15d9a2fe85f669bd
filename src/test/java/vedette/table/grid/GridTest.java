package vedette.table.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.table.Fixture;
import vedette.table.grid.Effect.ForcedMove;

class GridTest {

  private final Grid grid = Fixture.grid(Fixture.GRID);

  @Test
  void a_cell_is_found_by_roll_and_differential() {
    assertThat(grid.die().name()).isEqualTo("D3");
    assertThat(grid.result(grid.row(2), grid.column(0)))
        .isEqualTo(
            new CombatResult(
                "A1/D1", new Effect(1, ForcedMove.NOT), new Effect(1, ForcedMove.NOT)));
    assertThat(grid.text(grid.row(3), grid.column(2))).isEqualTo("D3");
    assertThat(grid.columns().name(grid.column(0))).isEqualTo("even");
  }

  @Test
  void the_edge_columns_stand_in_beyond_the_edge() {
    assertThat(grid.column(-1_000_000)).isZero();
    assertThat(grid.column(Integer.MIN_VALUE)).isZero();
    assertThat(grid.column(4)).isEqualTo(2);
    assertThat(grid.column(Integer.MAX_VALUE)).isEqualTo(2);
  }

  @Test
  void a_roll_without_a_row_is_refused() {
    assertThat(grid.rows().covers(4)).isFalse();
    assertThatThrownBy(() -> grid.row(4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("own/crt has no row for 4");
    assertThatThrownBy(() -> grid.row(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void axes_know_their_labels_ranges_and_finite_ends() {
    Axis columns = grid.columns();
    assertThat(columns.quantity()).isEqualTo("differential");
    assertThat(columns.size()).isEqualTo(3);
    assertThat(columns.range(2)).isEqualTo(new Range(1, 3));
    assertThat(columns.range(0)).hasToString("..-1");
    assertThat(columns.min()).isEmpty();
    assertThat(columns.max()).hasValue(3);
    assertThat(columns.indexOf("plus")).isEqualTo(2);
    assertThat(columns.indexOf("other")).isEqualTo(-1);
    assertThat(grid.rows().name(0)).isEqualTo("1");
    assertThat(grid.rows().min()).hasValue(1);
    assertThat(grid.rows().max()).hasValue(3);
  }

  @Test
  void asking_for_another_kind_of_cell_is_a_mistake_of_the_program() {
    assertThatThrownBy(() -> grid.number(0, 0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void numbers_and_texts_are_cells_too() {
    String numbers =
        Fixture.GRID
            .replace("\"combat\"", "\"number\"")
            .replaceAll("\\[\"[^]]*\\]", "[5, 3.0, -0]");
    Grid table = Fixture.grid(numbers);
    assertThat(table.number(0, 1)).isEqualTo(3);
    assertThat(table.text(2, 2)).isEqualTo("0");
    assertThatThrownBy(() -> table.result(0, 0)).isInstanceOf(IllegalStateException.class);
    Grid texts = Fixture.grid(Fixture.GRID.replace("\"combat\"", "\"text\""));
    assertThat(texts.text(0, 1)).isEqualTo("-");
  }

  @Test
  void rows_may_stand_in_any_order_without_changing_what_is_found() {
    String one = Fixture.broken("\"at\": 1,", "\"at\": 9,").replace("\"at\": 3,", "\"at\": 1,");
    Grid turned = Fixture.grid(one.replace("\"at\": 9,", "\"at\": 3,"));
    assertThat(turned.rows().name(0)).isEqualTo("3");
    assertThat(turned.text(turned.row(1), 0)).isEqualTo("A2");
  }

  @Test
  void a_certain_roll_is_a_die_too() {
    String text = Fixture.broken("\"d3\"", "\"1d1\"");
    String one = text.substring(0, text.indexOf(",\n    { \"at\": 2")) + " ] } }";
    assertThat(Fixture.grid(one).die().outcomes()).isEqualTo(1);
  }

  @Test
  void an_average_die_and_a_sum_with_a_constant_are_dice_too() {
    String average =
        Fixture.broken("\"d3\"", "\"average\"")
            .replace("\"at\": 1,", "\"at\": 2,")
            .replace("\"at\": 2, \"cells\": [\"A1Rp", "\"at\": \"3-4\", \"cells\": [\"A1Rp")
            .replace("\"at\": 3,", "\"at\": 5,");
    assertThat(Fixture.grid(average).row(4)).isEqualTo(1);
    String sum = Fixture.broken("\"d3\"", "\"2d2-1\"");
    assertThat(Fixture.grid(sum).row(3)).isEqualTo(2);
  }

  @Test
  void names_in_other_languages_work() {
    String text = Fixture.broken("\"even\"", "\"Fläche 戦闘\"");
    assertThat(Fixture.grid(text).columns().name(1)).isEqualTo("Fläche 戦闘");
  }

  @Test
  void numbers_far_apart_are_found_as_well() {
    String text =
        Fixture.broken("\"..-1\"", "\"-1000000..-1\"").replace("\"1-3\"", "\"1-1000000\"");
    Axis columns = Fixture.grid(text).columns();
    assertThat(columns.find(-1_000_000)).isZero();
    assertThat(columns.find(0)).isEqualTo(1);
    assertThat(columns.find(999_999)).isEqualTo(2);
    assertThat(columns.find(2_000_000)).isEqualTo(2);
    assertThat(columns.min()).hasValue(-1_000_000);
  }

  @Test
  void a_single_column_may_stand_for_everything_from_some_number_on() {
    int from = Fixture.GRID.indexOf("    { \"name\": \"minus\"");
    int to = Fixture.GRID.indexOf(" ] },");
    String text =
        (Fixture.GRID.substring(0, from) + "{ \"at\": \"2+\" }" + Fixture.GRID.substring(to))
            .replaceAll("\\[\"[^]]*\\]", "[\"-\"]");
    Axis columns = Fixture.grid(text).columns();
    assertThat(List.of(columns.find(-5), columns.find(2), columns.find(900))).containsOnly(0);
    assertThat(columns.max()).isEmpty();
    assertThat(columns.name(0)).isEqualTo("2+");
  }

  @Test
  void a_table_has_as_many_columns_as_it_likes() {
    Grid wide = columns(10_000);
    assertThat(wide.columns().size()).isEqualTo(20_000);
    assertThat(wide.column(29_998)).isEqualTo(19_999);
    assertThat(wide.columns().name(wide.column(5))).isEqualTo("4-5");
  }

  /** Returns a table of twice as many columns: a number, then a range of two, and so on. */
  private static Grid columns(int pairs) {
    StringBuilder columns = new StringBuilder();
    StringBuilder cells = new StringBuilder();
    for (int n = 0; n < pairs; n++) {
      columns.append(n == 0 ? "" : ", ").append("{ \"at\": ").append(n * 3).append(" }, ");
      columns.append("{ \"at\": \"").append(n * 3 + 1).append('-').append(n * 3 + 2).append("\" }");
      cells.append(n == 0 ? "" : ", ").append("\"A1\", \"A1\"");
    }
    int from = Fixture.GRID.indexOf("    { \"name\": \"minus\"");
    String head = Fixture.GRID.substring(0, from);
    return Fixture.grid(
        head
            + columns
            + "] }, \"rows\": { \"die\": \"d1\", \"list\": [ { \"at\": 1, \"cells\": ["
            + cells
            + "] } ] } }");
  }

  /** Columns: text, then losses and forced move of the attacker and of the defender. */
  @ParameterizedTest
  @CsvSource({
    "-, 0, NOT, 0, NOT",
    "A1, 1, NOT, 0, NOT",
    "D2, 0, NOT, 2, NOT",
    "A99, 99, NOT, 0, NOT",
    "A2Rp, 2, REPULSED, 0, NOT",
    "ARp, 0, REPULSED, 0, NOT",
    "DRp, 0, NOT, 0, REPULSED",
    "D3Rp, 0, NOT, 3, REPULSED",
    "A1/D1, 1, NOT, 1, NOT",
    "A1Rp/D1, 1, REPULSED, 1, NOT",
    "ARp/D10Rp, 0, REPULSED, 10, REPULSED",
    "A1-D1, 1, NOT, 1, NOT",
    "A2R, 2, RETREATS, 0, NOT",
    "DR, 0, NOT, 0, RETREATS",
    "A1-D2R, 1, NOT, 2, RETREATS"
  })
  void combat_results_say_what_each_side_suffers(
      String text, int attacker, ForcedMove attackerForced, int defender, ForcedMove forcedMove) {
    assertThat(CombatGrammar.parse(text))
        .isEqualTo(
            new CombatResult(
                text, new Effect(attacker, attackerForced), new Effect(defender, forcedMove)));
  }

  @ParameterizedTest
  @CsvSource({"A", "D", "''", "A0", "A01", "A100", "/", "A1/", "/D1", "D1/A1", "A1/A1", "A1D1"})
  void anything_else_is_not_a_combat_result(String text) {
    assertThat(CombatGrammar.parse(text)).isNull();
  }

  @Test
  void a_range_without_numbers_cannot_be() {
    assertThatThrownBy(() -> new Range(2, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(new Range(-4, -3)).hasToString("-4..-3");
    assertThat(new Range(5, Range.OPEN_HIGH)).hasToString("5+");
  }
}
