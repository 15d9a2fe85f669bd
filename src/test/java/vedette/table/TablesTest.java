package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.source.Problem;
import vedette.source.WrongFile;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.Table;

class TablesTest {

  private static final String CRT = "six-days/combat-results";
  private static final Set<String> KNOWN =
      Set.of("own/crt", "own/modifiers", CRT, "six-days/battle-turns", "six-days/stacking");

  @TempDir Path directory;

  private void write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Tables overlaid() {
    return Tables.overlaid(directory, "mine", KNOWN);
  }

  private WrongFile failure() {
    return catchThrowableOfType(WrongFile.class, this::overlaid);
  }

  private static String builtInText(String name) throws IOException {
    return Files.readString(Path.of("tables/six-days/" + name));
  }

  @Test
  void built_in_tables_are_found_by_their_ids() {
    Tables tables = Tables.builtIn();
    Table table = tables.table(CRT);
    assertThat(table.file()).isEqualTo("built-in");
    assertThat(tables.table(CRT)).isSameAs(table);
    assertThat(tables.warnings()).isEmpty();
    assertThatThrownBy(() -> tables.table("six-days/nothing"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> tables.table("../secret"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> tables.grid(CRT, CellKind.NUMBER))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> tables.modifiers(CRT)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void a_designers_table_takes_the_place_of_the_built_in_one() throws IOException {
    write("deep/er/my.json", builtInText("combat-results.json").replace("A3Rp", "A9"));
    write("deep/my.schema.json", "{}");
    write("notes.txt", "not a table");
    Tables tables = overlaid();
    Grid grid = tables.grid(CRT, CellKind.COMBAT);
    assertThat(grid.text(0, 0)).isEqualTo("A9");
    assertThat(grid.file()).isEqualTo("mine/deep/er/my.json");
    assertThat(grid.sha256()).isNotEqualTo(Tables.builtIn().table(CRT).sha256());
    assertThat(tables.modifiers("six-days/modifiers").file()).isEqualTo("built-in");
  }

  @Test
  void the_hash_of_a_table_does_not_depend_on_its_line_ends() throws IOException {
    write("my.json", builtInText("combat-results.json").replace("\n", "\r\n"));
    assertThat(overlaid().table(CRT).sha256()).isEqualTo(Tables.builtIn().table(CRT).sha256());
  }

  @Test
  void another_die_is_welcome() throws IOException {
    write(
        "my.json",
        builtInText("combat-results.json")
            .replace("\"d10\"", "\"d9\"")
            .replace(
                ",\n"
                    + "      { \"at\": 10, \"cells\": [\"D1Rp\", \"D1Rp\", \"D1Rp\", \"D1Rp\","
                    + " \"D2Rp\", \"D2Rp\", \"D3Rp\"] }",
                ""));
    assertThat(overlaid().grid(CRT, CellKind.COMBAT).die().name()).isEqualTo("D9");
  }

  @Test
  void an_unknown_id_is_an_error_with_the_nearest_one() throws IOException {
    write("a.json", Fixture.GRID.replace("own/crt", "six-days/combat-result"));
    Problem problem = failure().problems().list().get(0);
    assertThat(problem.code()).isEqualTo("T003");
    assertThat(problem.file()).isEqualTo("mine/a.json");
    assertThat(problem.at()).hasToString("2:9");
    assertThat(problem.help())
        .isEqualTo(
            "did you mean `six-days/combat-results`? Or give your own table an id of its own");
  }

  @ParameterizedTest
  @ValueSource(strings = {"six-days/crt", "six-day/combat-results", "seven-days/combat-results"})
  void an_id_of_a_built_in_system_or_nearly_of_its_table_is_mistyped(String id) throws IOException {
    write("a.json", Fixture.GRID.replace("own/crt", id));
    assertThat(failure().problems().list()).extracting(Problem::code).containsExactly("T003");
  }

  @ParameterizedTest
  @ValueSource(strings = {"examples/odds", "old-guard/combat-results", "mine/combat-results"})
  void a_table_of_my_own_is_left_aside_with_a_note(String id) throws IOException {
    write("a.json", Fixture.GRID.replace("own/crt", id));
    Problem note = overlaid().warnings().get(0);
    assertThat(note.text())
        .startsWith(
            "note[T007]: mine/a.json:2:9: no rules use a table \"" + id + "\": it is ignored\n")
        .endsWith(
            "\nhelp: name its file in a request, or give it the id of the built-in table that it"
                + " replaces");
  }

  @Test
  void nothing_is_said_of_a_table_of_my_own_once_its_file_is_named() throws IOException {
    write("a.json", Fixture.GRID.replace("own/crt", "examples/odds"));
    write("b.json", Fixture.GRID.replace("own/crt", "examples/losses"));
    Tables tables = overlaid().relativeTo(directory, true);
    assertThat(tables.file("a.json").id()).isEqualTo("examples/odds");
    assertThat(tables.warnings()).extracting(Problem::file).containsExactly("mine/b.json");
  }

  @Test
  void one_id_in_two_files_is_an_error_that_names_both() throws IOException {
    write("a.json", Fixture.GRID);
    write("b.json", Fixture.GRID);
    Problem problem = failure().problems().list().get(0);
    assertThat(problem.code()).isEqualTo("T004");
    assertThat(problem.message())
        .isEqualTo("table own/crt is in two files: mine/a.json and mine/b.json");
  }

  @Test
  void all_bad_files_are_reported_in_one_run_and_the_good_ones_still_checked() throws IOException {
    write("a.json", Fixture.GRID.replace("\"D1\"]", "\"XX\"]"));
    write("b.json", Fixture.MODIFIERS);
    write("c.json", "");
    write("d.json", "{ \"format\": 1, ");
    write("e.json", Fixture.MODIFIERS);
    WrongFile failure = failure();
    assertThat(failure.kind()).isEqualTo(WrongFile.Kind.WRONG);
    assertThat(failure.problems().list())
        .extracting(problem -> problem.file() + " " + problem.code())
        .containsExactly(
            "mine/a.json T033", "mine/c.json J010", "mine/d.json J020", "mine/e.json T004");
  }

  @Test
  void a_warning_does_not_stop_and_is_kept() throws IOException {
    write("a.json", Fixture.broken("\"d3\"", "\"d2\"").replace("\"at\": 3", "\"at\": 5"));
    assertThat(overlaid().warnings()).extracting(Problem::code).containsExactly("T022");
  }

  @Test
  void a_directory_without_tables_a_file_and_nothing_at_all_are_errors() throws IOException {
    assertThat(failure().problems().list().get(0).code()).isEqualTo("T005");
    Path file = directory.resolve("x.json");
    Files.writeString(file, Fixture.GRID);
    assertThatThrownBy(() -> Tables.overlaid(file, "x.json", KNOWN))
        .isInstanceOf(WrongFile.class)
        .hasMessageContaining("is a file")
        .hasMessageContaining("name the directory");
    Path missing = directory.resolveSibling(directory.getFileName() + "x").resolve("y");
    assertThatThrownBy(() -> Tables.overlaid(missing, "y", KNOWN))
        .isInstanceOfSatisfying(
            WrongFile.class, e -> assertThat(e.kind()).isEqualTo(WrongFile.Kind.UNREADABLE));
  }

  @Test
  void a_loop_of_directories_ends() throws IOException {
    write("a.json", Fixture.GRID);
    Files.createSymbolicLink(directory.resolve("again"), directory);
    assertThat(overlaid().warnings()).isEmpty();
  }

  @Test
  void a_table_of_another_shape_cannot_stand_where_the_rules_need_their_own() throws IOException {
    write("a.json", Fixture.GRID.replace("own/crt", "six-days/battle-turns"));
    write("b.json", Fixture.MODIFIERS.replace("own/modifiers", CRT));
    write("c.json", builtInText("stacking.json").replace("\"artillery\"", "\"guns\""));
    assertThat(failure().problems().list())
        .extracting(problem -> problem.file() + ": " + problem.message())
        .containsExactly(
            "mine/a.json: the rules need cells of kind \"number\" in this table",
            "mine/a.json: the rules need a row for 0",
            "mine/a.json: the rules need a row for 1000000",
            "mine/a.json: the rules find the columns of this table by name",
            "mine/a.json: the rules roll no die for this table",
            "mine/b.json: the rules need this table to be of kind \"grid\"",
            "mine/c.json: the rules look for a row \"artillery\"");
  }

  @Test
  void a_designers_table_of_another_kind_than_asked_for_is_his_error() throws IOException {
    write("a.json", Fixture.GRID);
    Tables tables = overlaid();
    assertThatThrownBy(() -> tables.modifiers("own/crt"))
        .isInstanceOf(WrongFile.class)
        .hasMessageContaining("error[T006]: mine/a.json:2:9: the rules need own/crt to be of kind");
    assertThatThrownBy(() -> tables.grid("own/crt", CellKind.NUMBER)).isInstanceOf(WrongFile.class);
  }

  @Test
  void the_gravest_kind_of_failure_counts() throws IOException {
    write("a.json", Fixture.broken("\"d3\"", "\"100000d6\""));
    assertThat(failure().kind()).isEqualTo(WrongFile.Kind.REFUSED);
    write("b.json", "{}");
    assertThat(failure().kind()).isEqualTo(WrongFile.Kind.WRONG);
    Files.createSymbolicLink(directory.resolve("c.json"), Path.of("c.json"));
    assertThat(failure().kind()).isEqualTo(WrongFile.Kind.UNREADABLE);
    List<Problem> problems = failure().problems().list();
    assertThat(problems).extracting(Problem::file).contains("mine/a.json", "mine/c.json");
  }
}
