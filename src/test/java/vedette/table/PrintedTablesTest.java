package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.rules.PrintedTables;
import vedette.rules.PrintedTables.Cell;
import vedette.table.grid.Axis;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;
import vedette.table.grid.Provenance;
import vedette.table.grid.Status;

/** The tables of a system have the cells of its source, which CSV files repeat. */
class PrintedTablesTest {
  private final Tables tables = Tables.builtIn();

  static Stream<Map.Entry<String, List<Cell>>> printed() {
    return Stream.of("days-of-glory", "six-days")
        .flatMap(
            system ->
                PrintedTables.of(system).stream()
                    .collect(Collectors.groupingBy(it -> system + "/" + it.table()))
                    .entrySet()
                    .stream());
  }

  @ParameterizedTest
  @MethodSource("printed")
  void a_table_has_the_printed_cells(Map.Entry<String, List<Cell>> printed) {
    if (tables.table(printed.getKey()) instanceof Modifiers modifiers) {
      assertThat(modifiers.list()).hasSameSizeAs(printed.getValue());
      for (Cell cell : printed.getValue()) {
        assertThat(modifiers.list())
            .filteredOn(it -> cell.row().equals(it.when()) || cell.row().equals(it.name()))
            .filteredOn(it -> it.group().equals(cell.column()))
            .extracting(it -> String.valueOf(it.value()))
            .as(cell.toString())
            .containsExactly(cell.cell());
      }
      return;
    }
    Grid grid = (Grid) tables.table(printed.getKey());
    for (Cell cell : printed.getValue()) {
      int row = at(grid.rows(), cell.row());
      int column = at(grid.columns(), cell.column());
      String text =
          switch (grid.cells()) {
            case NUMBER -> String.valueOf(grid.number(row, column));
            case COMBAT -> grid.result(row, column).text();
            default -> grid.text(row, column);
          };
      assertThat(text).as(cell.toString()).isEqualTo(cell.cell());
    }
    Set<List<Integer>> cells =
        printed.getValue().stream()
            .map(it -> List.of(at(grid.rows(), it.row()), at(grid.columns(), it.column())))
            .collect(Collectors.toSet());
    // The source has no cells between 6:1 and 8:1: the values before continue.
    int left = printed.getKey().endsWith("/outnumbering") ? 3 : 0;
    assertThat(cells).hasSize(grid.rows().size() * grid.columns().size() - left);
  }

  /** Returns the index of a label, or of the entry that contains a number. */
  private static int at(Axis axis, String text) {
    int named = axis.indexOf(text);
    return named >= 0 ? named : axis.find(Integer.parseInt(text));
  }

  /** Reading SD1: the outer columns stand in beyond the table. */
  @ParameterizedTest
  @CsvSource({
    "-30, -5",
    "-5, -5",
    "-4, -4 or -3",
    "-1, -2 or -1",
    "0, zero",
    "5, 5 or more",
    "40, 5 or more"
  })
  void a_differential_finds_its_column(int differential, String column) {
    Grid grid = tables.grid("six-days/combat-results", CellKind.COMBAT);
    assertThat(grid.columns().name(grid.column(differential))).isEqualTo(column);
  }

  /** Reading SD3. */
  @Test
  void only_the_stream_counts_both_ways() {
    assertThat(tables.modifiers("six-days/modifiers").list())
        .filteredOn(Modifier::bothWays)
        .extracting(Modifier::name)
        .containsExactly("stream");
  }

  @ParameterizedTest
  @ValueSource(strings = {"small-arms", "artillery", "bounce-through"})
  void tables_with_damaged_cells_say_so(String table) {
    Provenance source = tables.table("days-of-glory/" + table).source();
    assertThat(source.status()).isEqualTo(Status.INTERPRETED);
    assertThat(source.readings()).isNotEmpty();
    assertThat(source.notes()).isNotBlank();
  }
}
