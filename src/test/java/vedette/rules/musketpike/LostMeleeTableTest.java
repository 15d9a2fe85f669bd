package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.rules.Catalogue;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/**
 * The number of melee tables that fit the text about the lost one; each number was counted twice.
 */
class LostMeleeTableTest {
  private static final List<List<MeleeColumn>> ALL = LostMeleeTable.TIGHT.all();

  private static List<Integer> sizes(LostMeleeTable family) {
    return family.columns().stream().map(List::size).toList();
  }

  @Test
  void a_column_is_ten_rolls_dealt_to_five_results() {
    // 14 over 4.
    assertThat(MeleeColumn.all()).hasSize(1001).doesNotHaveDuplicates();
    assertThat(new MeleeColumn(1, 2, 4, 2, 1).cells())
        .containsExactly(
            "A2R", "A1R", "A1R", "A1-D1", "A1-D1", "A1-D1", "A1-D1", "D1R", "D1R", "D2R");
  }

  /** A separate count, roll by roll and outside this program, gave the same numbers. */
  @Test
  void the_text_alone_leaves_thousands_of_millions_of_tables() {
    assertThat(LostMeleeTable.WIDE.count()).isEqualTo(4_664_787_600L);
    assertThat(sizes(LostMeleeTable.WIDE)).containsExactly(252, 252, 1, 6, 84, 143, 187);
  }

  @Test
  void tables_that_run_as_printed_ones_do_are_57330() {
    assertThat(LostMeleeTable.TIGHT.count()).isEqualTo(57_330);
    assertThat(sizes(LostMeleeTable.TIGHT)).containsExactly(24, 15, 1, 1, 12, 15, 13);
  }

  @Test
  void even_odds_allow_one_column_only() {
    // Three rolls and 0.8 points a side: A2R is on k rolls, A1R on 3 - k, so A1-D1 on 5 - k. The
    // same holds for the defender; together these are ten rolls only for k = 1.
    assertThat(LostMeleeTable.WIDE.columns().get(2))
        .containsExactly(new MeleeColumn(1, 2, 4, 2, 1));
  }

  @Test
  void with_a1_and_d1_besides_nine_columns_would_fit_even_odds() {
    int columns = 0;
    for (int a2r = 0; a2r <= 3; a2r++) {
      for (int d2r = 0; d2r <= 3; d2r++) {
        for (int a1 = 0; a1 <= 10; a1++) {
          for (int d1 = 0; d1 <= 10; d1++) {
            int both = 4 - a1 - d1;
            boolean losses = 3 + a2r + a1 + both == 8 && 3 + d2r + d1 + both == 8;
            columns += both >= 0 && losses ? 1 : 0;
          }
        }
      }
    }
    assertThat(columns).isEqualTo(9);
  }

  /** Returns the columns of the melee table in a directory. */
  private static List<List<String>> columns(String directory) {
    Grid grid =
        Tables.overlaid(Path.of(directory), directory, Set.copyOf(Catalogue.tableIds()))
            .grid("musket-pike/melee-results", CellKind.COMBAT);
    List<List<String>> columns = new ArrayList<>();
    for (int column = 0; column < grid.columns().size(); column++) {
      List<String> cells = new ArrayList<>();
      for (int row = 0; row < grid.rows().size(); row++) {
        cells.add(grid.text(row, column));
      }
      columns.add(cells);
    }
    return columns;
  }

  private static List<List<String>> cells(List<MeleeColumn> table) {
    return table.stream().map(MeleeColumn::cells).toList();
  }

  @Test
  void the_table_in_use_is_one_of_them() {
    assertThat(ALL).hasSize(57_330);
    assertThat(ALL.stream().map(LostMeleeTableTest::cells)).contains(columns("tables/musket-pike"));
  }

  private static int sum(List<MeleeColumn> table) {
    return table.stream().mapToInt(MeleeColumn::sum).sum();
  }

  /** The order by the sum of the results, then by the numbers of D2R, D1R, A1-D1 and A1R. */
  private static final Comparator<List<MeleeColumn>> FOR_THE_ATTACKER =
      Comparator.comparingInt(LostMeleeTableTest::sum)
          .thenComparingInt(table -> table.stream().mapToInt(MeleeColumn::d2r).sum())
          .thenComparingInt(table -> table.stream().mapToInt(MeleeColumn::d1r).sum())
          .thenComparingInt(table -> table.stream().mapToInt(MeleeColumn::a1d1).sum())
          .thenComparingInt(table -> table.stream().mapToInt(MeleeColumn::a1r).sum());

  @ParameterizedTest
  @ValueSource(strings = {"attacker", "defender"})
  void the_examples_are_the_best_of_them_for_either_side(String side) {
    Comparator<List<MeleeColumn>> better =
        side.equals("attacker") ? FOR_THE_ATTACKER : FOR_THE_ATTACKER.reversed();
    List<MeleeColumn> best = ALL.stream().max(better).orElseThrow();
    assertThat(ALL.stream().filter(table -> better.compare(table, best) == 0)).hasSize(1);
    assertThat(columns("tables/examples/melee-for-the-" + side)).isEqualTo(cells(best));
  }

  @Test
  void a_result_that_is_rare_between_two_that_are_not_is_a_valley() {
    assertThat(new MeleeColumn(3, 1, 4, 1, 1).hasValley()).isTrue();
    assertThat(new MeleeColumn(1, 2, 4, 1, 2).hasValley()).isTrue();
    assertThat(new MeleeColumn(3, 1, 3, 0, 3).hasValley()).isTrue();
    assertThat(new MeleeColumn(0, 3, 3, 3, 1).hasValley()).isFalse();
    assertThat(new MeleeColumn(0, 0, 3, 3, 4).hasValley()).isFalse();
  }
}
