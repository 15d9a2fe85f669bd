package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.rules.daysofglory.PrintedSheet;

/** The tables of Days of Glory against the sheet of 2 May 05, cells typed anew. */
class DaysOfGloryTablesTest {
  private final Tables tables = Tables.builtIn();

  private Grid numbers(String name) {
    return tables.grid("days-of-glory/" + name, CellKind.NUMBER);
  }

  private Grid texts(String name) {
    return tables.grid("days-of-glory/" + name, CellKind.TEXT);
  }

  private static String cell(Grid grid, String row, String column) {
    int at = grid.rows().indexOf(row);
    int of = grid.columns().indexOf(column);
    assertThat(at).as(row).isNotNegative();
    assertThat(of).as(column).isNotNegative();
    return grid.text(at, of);
  }

  /** Conditions and values, sorted. */
  private Map<String, Integer> values(String name) {
    Map<String, Integer> values = new TreeMap<>();
    for (Modifier modifier : tables.modifiers("days-of-glory/" + name).list()) {
      assertThat(values.put(modifier.when(), modifier.value())).as(modifier.when()).isNull();
    }
    return values;
  }

  private static Map<String, Integer> typed(String text) {
    Map<String, Integer> typed = new TreeMap<>();
    for (String line : text.strip().split("\\s*\\n\\s*")) {
      String[] parts = line.split(" ");
      typed.put(parts[0], Integer.parseInt(parts[1]));
    }
    return typed;
  }

  @Test
  void the_morale_factors_are_26_and_12() {
    Map<String, Integer> left =
        typed(
            """
            class-1 1
            routing 3
            shaken 2
            disordered 1
            below-half 2
            fought-before 1
            pushed-back 1
            routed-before 1
            target-fortified 1
            hit 1
            surprised 1
            friend-routing 1
            target-passed 2
            disordering-terrain 2
            charged-in-rear 3
            charged-in-flank 2
            fire 1
            skirmishers-charged 2
            out-of-command 1
            routing-general 1
            cavalry-charges-formed 2
            light-cavalry-pursues 1
            infantry-charged-by-cavalry 2
            infantry-charges-formed 2
            march-column 2
            class-3-or-4-charges 2
            """);
    Map<String, Integer> right =
        typed(
            """
            class-4 -2
            class-3 -1
            general-attached -2
            exceptional-general-rallies -3
            general-rallies -2
            charging-behind -3
            flanks-secure -2
            crew-defends-guns -2
            charging-pushed-back -1
            charging-shaken -2
            defending-obstacle -1
            charging-skirmishers -1
            """);
    assertThat(left).hasSize(26);
    assertThat(right).hasSize(12);
    Map<String, Integer> all = new TreeMap<>(left);
    all.putAll(right);
    assertThat(values("morale-factors")).isEqualTo(all);
  }

  @Test
  void the_tactical_factors_are_19_and_4_victories_need_no_dice() {
    Map<String, Integer> factors =
        typed(
            """
            on-flank 4
            defends-fortifications 4
            cavalry-fights-infantry 4
            fights-shaken 3
            defends-heavy-cover 2
            overlap 2
            exceptional-general 2
            charging 2
            fights-skirmishers 2
            fights-supported-artillery 2
            defends-higher-ground 1
            outnumbers 1
            capable-general 1
            defends-light-cover 1
            fights-disordered 1
            column-charges-line 1
            charges-downhill 1
            below-half -2
            fought-before -2
            """);
    assertThat(factors).hasSize(19);
    assertThat(values("close-assault-factors")).isEqualTo(factors);
    assertThat(values("automatic-victories").keySet())
        .containsExactlyInAnyOrder(
            "fights-skirmishers-in-open",
            "fights-bare-artillery",
            "cavalry-on-flank",
            "fights-routers");
  }

  @Test
  void small_arms() {
    Grid grid = texts("small-arms");
    assertThat(grid.rows().size()).isEqualTo(12);
    assertThat(grid.columns().size()).isEqualTo(6);
    List<String> bands = List.of("short", "medium", "long");
    for (int stands = 1; stands <= 4; stands++) {
      for (int band = 0; band < 3; band++) {
        String row = stands + (stands == 1 ? " stand, " : " stands, ") + bands.get(band);
        for (int column = 0; column < 6; column++) {
          String target = PrintedSheet.TARGETS.get(column).replace('-', ' ');
          assertThat(cell(grid, row, target))
              .as(row + ", " + target)
              .isEqualTo(PrintedSheet.smallArms(stands, band, column));
        }
      }
    }
  }

  @Test
  void artillery() {
    Grid grid = texts("artillery");
    List<String> rows = List.of("point blank", "close", "medium", "long", "shell");
    assertThat(grid.rows().names()).isEqualTo(rows);
    assertThat(grid.columns().size()).isEqualTo(6);
    for (int band = 0; band < 5; band++) {
      for (int column = 0; column < 6; column++) {
        String target = PrintedSheet.TARGETS.get(column).replace('-', ' ');
        assertThat(cell(grid, rows.get(band), target))
            .as(rows.get(band) + ", " + target)
            .isEqualTo(PrintedSheet.artillery(band, column));
      }
    }
  }

  @Test
  void ranges() {
    PrintedSheet.RANGES.forEach(
        (musket, ranges) -> assertThat(column(numbers("ranges"), musket)).isEqualTo(ranges));
    PrintedSheet.ARTILLERY_RANGES.forEach(
        (calibre, ranges) ->
            assertThat(column(numbers("artillery-ranges"), calibre)).isEqualTo(ranges));
    assertThat(column(numbers("shell-ranges"), "smoothbore")).containsExactly(8, 36);
    assertThat(column(numbers("shell-ranges"), "rifled")).containsExactly(12, 50);
    assertThat(numbers("shell-ranges").columns().indexOf("siege")).isNegative();
    assertThat(column(numbers("bounce-through"), "smoothbore")).containsExactly(6);
    assertThat(column(numbers("bounce-through"), "rifled")).containsExactly(0);
    assertThat(column(numbers("bounce-through"), "siege")).containsExactly(8);
    assertThat(column(numbers("fires"), "starts")).containsExactly(0, 1);
    assertThat(numbers("fires").row(5)).isZero();
    assertThat(numbers("fires").row(6)).isEqualTo(1);
  }

  private static List<Integer> column(Grid grid, String column) {
    List<Integer> numbers = new ArrayList<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      numbers.add(grid.number(row, grid.columns().indexOf(column)));
    }
    return numbers;
  }

  /** Casualties and damage: rows 2-4, 5-8, 9-10, 11, 12. */
  @ParameterizedTest
  @CsvSource({"2, 0", "4, 0", "5, 1", "8, 1", "9, 2", "10, 2", "11, 3", "12, 4"})
  void damage_has_five_rows_of_two_dice(int roll, int row) {
    Grid grid = texts("damage");
    assertThat(grid.rows().size()).isEqualTo(5);
    assertThat(grid.die().name()).isEqualTo("2D6");
    assertThat(grid.row(roll)).isEqualTo(row);
  }

  /** The words by which the effects of the sheet can be told from each other. */
  @ParameterizedTest
  @CsvSource({
    "artillery, no effect, limber, gun suppressed 1, battery suppressed 1, gun destroyed",
    "staff, no effect, escort, lightly, seriously, killed",
    "engineers, pioneer, slightly, seriously, killed, killed",
  })
  void damage_is_that_of_the_sheet(
      String of, String first, String second, String third, String fourth, String last) {
    List<String> words = List.of(first, second, third, fourth, last);
    Grid grid = texts("damage");
    for (int row = 0; row < 5; row++) {
      assertThat(grid.text(row, grid.columns().indexOf(of))).contains(words.get(row));
    }
  }

  /** 3:2, 2:1, 3:1, 4:1 and so on, in percent. */
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "100, 0",
    "149, 0",
    "150, 1",
    "199, 1",
    "200, 2",
    "299, 2",
    "300, 3",
    "399, 3",
    "400, 4",
    "500, 5",
    "999, 9",
    "1000, 10"
  })
  void outnumbering_goes_by_three_to_two_and_then_by_whole_times(int percent, int steps) {
    Grid grid = numbers("outnumbering");
    assertThat(grid.number(grid.row(percent), 0)).isEqualTo(steps);
  }

  @ParameterizedTest
  @CsvSource({
    "foot over foot, ABCD",
    "foot over mounted, EFGG",
    "mounted over foot, XYZZ",
    "mounted over mounted, ABCD",
  })
  void the_victory_scale(String arms, String letters) {
    Grid grid = texts("victories");
    int row = grid.rows().indexOf(arms);
    int[] firsts = {1, 3, 5, 9};
    int[] lasts = {2, 4, 8, 99};
    for (int i = 0; i < 4; i++) {
      String letter = letters.substring(i, i + 1);
      assertThat(grid.text(row, grid.column(firsts[i]))).isEqualTo(letter);
      assertThat(grid.text(row, grid.column(lasts[i]))).isEqualTo(letter);
    }
    assertThat(grid.columns().covers(0)).isFalse();
  }

  @Test
  void the_ten_results() {
    assertThat(numbers("assault-casualties").rows().size()).isEqualTo(10);
    PrintedSheet.RESULTS.forEach(
        (letter, row) -> {
          List<String> cells = new ArrayList<>();
          for (String column : List.of("winner", "loser")) {
            cells.add(cell(numbers("assault-casualties"), letter, column));
          }
          for (String column : List.of("winner faces", "loser faces", "winner", "loser")) {
            cells.add(cell(texts("assault-states"), letter, column));
          }
          for (String column :
              List.of("winner on foot", "winner mounted", "loser on foot", "loser mounted")) {
            cells.add(cell(numbers("assault-movement"), letter, column));
          }
          assertThat(String.join(" ", cells)).as(letter).isEqualTo(row);
        });
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
