package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.study.FamilyTables;
import vedette.table.CellKind;
import vedette.table.Grid;
import vedette.table.Tables;

/** How many melee tables fit what the text says of the lost one; each number was counted twice. */
class LostMeleeTableTest {
  private static final FamilyTables<MeleeColumn> WIDE = FamilyTables.of(LostMeleeTable.WIDE);
  private static final FamilyTables<MeleeColumn> TIGHT = FamilyTables.of(LostMeleeTable.TIGHT);

  private static List<Integer> sizes(FamilyTables<MeleeColumn> tables) {
    return tables.columns().stream().map(List::size).toList();
  }

  @Test
  void a_column_is_ten_rolls_dealt_to_five_results() {
    // 14 over 4.
    assertThat(MeleeColumn.all()).hasSize(1001).doesNotHaveDuplicates();
    assertThat(new MeleeColumn(1, 2, 4, 2, 1).cells())
        .containsExactly(
            "A2R", "A1R", "A1R", "A1-D1", "A1-D1", "A1-D1", "A1-D1", "D1R", "D1R", "D2R");
  }

  /** A count of its own, roll by roll, outside this program gave the same numbers. */
  @Test
  void the_text_alone_leaves_thousands_of_millions_of_tables() {
    assertThat(WIDE.count()).isEqualTo(4_664_787_600L);
    assertThat(sizes(WIDE)).containsExactly(252, 252, 1, 6, 84, 143, 187);
  }

  @Test
  void tables_that_run_as_printed_ones_do_are_57330() {
    assertThat(TIGHT.count()).isEqualTo(57_330);
    assertThat(sizes(TIGHT)).containsExactly(24, 15, 1, 1, 12, 15, 13);
  }

  @Test
  void each_of_them_can_be_listed() {
    // With 100% and 125% settled, both ends of the table are free of each other.
    List<List<MeleeColumn>> left = chains(TIGHT, 0, 3);
    List<List<MeleeColumn>> right = chains(TIGHT, 3, 7);
    assertThat((long) left.size() * right.size()).isEqualTo(57_330);
  }

  /** Neighbouring columns from one to before another, each neighbour tried. */
  private static List<List<MeleeColumn>> chains(
      FamilyTables<MeleeColumn> tables, int from, int until) {
    List<List<MeleeColumn>> chains = new ArrayList<>();
    tables.columns().get(from).forEach(column -> chains.add(List.of(column)));
    for (int i = from + 1; i < until; i++) {
      List<List<MeleeColumn>> longer = new ArrayList<>();
      for (List<MeleeColumn> chain : chains) {
        for (MeleeColumn column : tables.columns().get(i)) {
          if (tables.family().adjoin(chain.get(chain.size() - 1), column)) {
            List<MeleeColumn> with = new ArrayList<>(chain);
            with.add(column);
            longer.add(with);
          }
        }
      }
      chains.clear();
      chains.addAll(longer);
    }
    return chains;
  }

  @Test
  void even_odds_allow_one_column_only() {
    // Three rolls and 0.8 points a side: A2R on k, A1R on 3 - k, so A1-D1 on 5 - k rolls; the same
    // of the defender; together ten rolls only for k = 1.
    assertThat(WIDE.columns().get(2)).containsExactly(new MeleeColumn(1, 2, 4, 2, 1));
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

  @Test
  void the_table_in_use_is_one_of_them() {
    Grid grid = Tables.builtIn().grid(LostMeleeTable.TIGHT.table(), CellKind.COMBAT);
    List<MeleeColumn> inUse = new ArrayList<>();
    for (int column = 0; column < grid.columns().size(); column++) {
      List<String> cells = new ArrayList<>();
      for (int row = 0; row < grid.rows().size(); row++) {
        cells.add(grid.text(row, column));
      }
      inUse.addAll(
          TIGHT.columns().get(column).stream().filter(it -> it.cells().equals(cells)).toList());
    }
    assertThat(inUse).hasSize(7);
    for (int i = 1; i < inUse.size(); i++) {
      assertThat(LostMeleeTable.TIGHT.adjoin(inUse.get(i - 1), inUse.get(i))).isTrue();
    }
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
