package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SixDaysTablesTest {

  private final Tables tables = Tables.builtIn();

  /** The differentials of the example in section 11.3: a four at +5, an eight at -4. */
  @Test
  void the_worked_example_finds_its_results() {
    Grid grid = tables.grid("six-days/combat-results", CellKind.COMBAT);
    assertThat(grid.result(grid.row(4), grid.column(5)).defender())
        .isEqualTo(new Effect(1, Effect.Forced.NOT));
    assertThat(grid.result(grid.row(8), grid.column(-4)).defender())
        .isEqualTo(new Effect(1, Effect.Forced.NOT));
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

  /** Section 11.1: movement points spent, and the battle turns left. */
  @ParameterizedTest
  @CsvSource({"0, 5", "1, 4", "2, 3", "3, 2", "4, 1", "12, 1"})
  void movement_points_spent_leave_battle_turns(int spent, int turns) {
    Grid grid = tables.grid("six-days/battle-turns", CellKind.NUMBER);
    assertThat(grid.number(grid.row(spent), grid.columns().indexOf("battle turns")))
        .isEqualTo(turns);
    assertThat(grid.die()).isNull();
    assertThat(grid.rows().by()).isEqualTo("movement points");
  }

  /** Section 6.0. */
  @ParameterizedTest
  @CsvSource({"1, 1", "3, 1", "4, 2", "6, 2"})
  void a_night_gives_one_or_two_points_back(int roll, int points) {
    Grid grid = tables.grid("six-days/reorganization", CellKind.NUMBER);
    assertThat(grid.number(grid.row(roll), 0)).isEqualTo(points);
    assertThat(grid.die().name()).isEqualTo("D6");
  }

  /** Section 3.0. */
  @ParameterizedTest
  @CsvSource({
    "divisions, 2",
    "cavalry brigades, 1",
    "artillery, 1",
    "corps counts as divisions, 2"
  })
  void a_stack_holds_so_many_units(String unit, int number) {
    Grid grid = tables.grid("six-days/stacking", CellKind.NUMBER);
    int row = grid.rows().indexOf(unit);
    assertThat(grid.number(row, grid.columns().indexOf("units"))).isEqualTo(number);
    assertThat(grid.rows().range(row)).isNull();
  }

  /** Section 11.4, with readings SD2 and SD3 for what adds up. */
  @ParameterizedTest
  @CsvSource({
    "woods, terrain, -1, cover",
    "town, terrain, -1, cover",
    "stream, terrain, -1, cover",
    "chateau, terrain, -2, works",
    "officer, officer, 1, ''",
    "cavalry superiority, cavalry, 1, ''",
    "artillery superiority, artillery, 1, ''"
  })
  void a_modifier_changes_the_differential(String name, String when, int value, String group) {
    Modifiers modifiers =
        tables
            .modifiers("six-days/modifiers")
            .checkedFor(Set.of("terrain", "officer", "cavalry", "artillery"));
    assertThat(modifiers.list())
        .anySatisfy(
            modifier -> {
              assertThat(modifier.name()).isEqualTo(name);
              assertThat(modifier.when()).isEqualTo(when);
              assertThat(modifier.value()).isEqualTo(value);
              assertThat(modifier.group()).isEqualTo(group);
              assertThat(modifier.bothWays()).isEqualTo(name.equals("stream"));
            });
  }
}
