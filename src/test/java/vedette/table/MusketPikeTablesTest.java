package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.rules.Catalogue;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Grid;
import vedette.table.grid.Provenance;
import vedette.table.grid.Status;

/**
 * The two lost tables of the revised Musket and Pike match the statements in its text (MP1, MP2).
 */
class MusketPikeTablesTest {
  private static final List<String> COLUMNS =
      List.of("50%", "75%", "100%", "125%", "150%", "200%", "300%");

  /** The results, from the worst for the attacker to the best. */
  private static final List<String> LADDER = List.of("A2R", "A1R", "A1-D1", "D1R", "D2R");

  private final Tables tables = Tables.builtIn();

  private Grid melee() {
    return tables.grid("musket-pike/melee-results", CellKind.COMBAT);
  }

  private Grid fire() {
    return tables.grid("musket-pike/fire-results", CellKind.NUMBER);
  }

  private CombatResult cell(String column, int roll) {
    return melee().result(melee().row(roll), melee().columns().indexOf(column));
  }

  /** Returns the number of rolls out of ten that give each result. */
  private Map<String, Integer> results(String column) {
    Map<String, Integer> results = new TreeMap<>();
    for (int roll = 1; roll <= 10; roll++) {
      results.merge(cell(column, roll).text(), 1, Integer::sum);
    }
    return results;
  }

  /**
   * Comment 32: expected hits in tenths; two hits only on a 10 with value 4, and on a 9 or 10 with
   * 5.
   */
  @ParameterizedTest(name = "fire value {0}: {1} tenths")
  @CsvSource({"1, 2, 0", "2, 3, 0", "3, 4, 0", "4, 6, 1", "5, 8, 2"})
  void each_fire_value_expects_the_hits_that_the_text_tells(int value, int tenths, int twos) {
    int hits = 0;
    List<Integer> two = new ArrayList<>();
    for (int roll = 1; roll <= 10; roll++) {
      int cell = fire().number(fire().row(roll), fire().column(value));
      hits += cell;
      if (cell == 2) {
        two.add(roll);
      }
      assertThat(cell).isBetween(0, 2);
    }
    assertThat(hits).isEqualTo(tenths);
    assertThat(two).isEqualTo(List.of(9, 10).subList(2 - twos, 2));
  }

  @Test
  void more_fire_and_higher_rolls_never_hit_less() {
    for (int roll = 1; roll <= 10; roll++) {
      for (int value = 1; value <= 5; value++) {
        int cell = fire().number(fire().row(roll), fire().column(value));
        if (roll > 1) {
          assertThat(fire().number(fire().row(roll - 1), fire().column(value)))
              .isLessThanOrEqualTo(cell);
        }
        if (value > 1) {
          assertThat(fire().number(fire().row(roll), fire().column(value - 1)))
              .isLessThanOrEqualTo(cell);
        }
      }
    }
  }

  /** Comment 19. */
  @Test
  void the_melee_table_has_seven_columns_of_five_results() {
    List<String> columns = new ArrayList<>();
    for (int i = 0; i < melee().columns().size(); i++) {
      columns.add(melee().columns().name(i));
    }
    assertThat(columns).isEqualTo(COLUMNS);
    for (String column : COLUMNS) {
      assertThat(LADDER).containsAll(results(column).keySet());
    }
  }

  /** Comments, after the list: 0.8 points and 30% on either side. */
  @Test
  void even_odds_are_even() {
    int attackers = 0;
    int defenders = 0;
    int attackersGo = 0;
    int defendersGo = 0;
    for (int roll = 1; roll <= 10; roll++) {
      CombatResult result = cell("100%", roll);
      attackers += result.attacker().losses();
      defenders += result.defender().losses();
      attackersGo += result.attacker().forcedBack() ? 1 : 0;
      defendersGo += result.defender().forcedBack() ? 1 : 0;
    }
    assertThat(List.of(attackers, defenders)).containsExactly(8, 8);
    assertThat(List.of(attackersGo, defendersGo)).containsExactly(3, 3);
  }

  /** Tactical examples, ninth paragraph, for 125%; the other columns as MP2 shifts the ladder. */
  @ParameterizedTest(name = "{0}: {1} and {2} retreats in ten, {3} and {4} points")
  @CsvSource({
    "50%, 5, 1, 11, 5",
    "75%, 4, 2, 9, 6",
    "100%, 3, 3, 8, 8",
    "125%, 2, 4, 6, 9",
    "150%, 1, 5, 5, 11",
    "200%, 0, 6, 4, 13",
    "300%, 0, 7, 3, 14",
  })
  void each_column_drives_off_and_costs_as_told(
      String column, int attackersGo, int defendersGo, int attackers, int defenders) {
    int[] seen = new int[4];
    for (int roll = 1; roll <= 10; roll++) {
      CombatResult result = cell(column, roll);
      seen[0] += result.attacker().forcedBack() ? 1 : 0;
      seen[1] += result.defender().forcedBack() ? 1 : 0;
      seen[2] += result.attacker().losses();
      seen[3] += result.defender().losses();
    }
    assertThat(seen).containsExactly(attackersGo, defendersGo, attackers, defenders);
  }

  /** Rules proper, Combat, example: 150% and a 7. Tactical examples for the rest. */
  @Test
  void single_cells_that_the_text_names() {
    assertThat(cell("150%", 7).text()).isEqualTo("D1R");
    assertThat(results("125%")).containsKeys("A1R", "A1-D1");
    assertThat(results("200%")).containsKey("A1-D1");
    assertThat(results("200%").keySet()).doesNotContain("A1R", "A2R");
  }

  @Test
  void higher_rolls_and_better_odds_never_favour_the_defender_more() {
    for (int i = 0; i < COLUMNS.size(); i++) {
      for (int roll = 1; roll <= 10; roll++) {
        int step = LADDER.indexOf(cell(COLUMNS.get(i), roll).text());
        if (roll > 1) {
          assertThat(LADDER.indexOf(cell(COLUMNS.get(i), roll - 1).text()))
              .isLessThanOrEqualTo(step);
        }
        if (i > 0) {
          assertThat(LADDER.indexOf(cell(COLUMNS.get(i - 1), roll).text()))
              .isLessThanOrEqualTo(step);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fire-results", "melee-results"})
  void the_lost_tables_say_that_they_are_rebuilt_and_on_what_they_rest(String table) {
    Provenance source = tables.table("musket-pike/" + table).source();
    assertThat(source.status()).isEqualTo(Status.RECONSTRUCTED);
    assertThat(source.readings()).contains(table.equals("fire-results") ? "MP1" : "MP2");
    assertThat(source.notes()).isNotBlank();
  }

  @Test
  void no_other_table_is_lost() {
    Set<String> lost = new TreeSet<>();
    for (String id : Catalogue.tableIds()) {
      if (tables.table(id).source().status() == Status.RECONSTRUCTED) {
        lost.add(id);
      }
    }
    assertThat(lost).containsExactly("musket-pike/fire-results", "musket-pike/melee-results");
  }
}
