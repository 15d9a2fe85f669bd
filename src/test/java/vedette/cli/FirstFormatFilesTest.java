package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Files of {@code format} 1 as version 0.1.0 wrote and read them, which every later one reads too.
 *
 * <p>The suite has the 75 scenarios in which every built-in table takes part, four that {@code
 * --save-scenario} wrote and one by hand with expectations; the tables are those of that version,
 * and {@code baseline.json} is what {@code check suite.json --baseline baseline.json --tables
 * tables --update-baseline} made of them. None of these files is ever written again: if a rule is
 * read anew on purpose, the scenarios that it moves are to be named here.
 */
class FirstFormatFilesTest {
  private static final Path WRITTEN = Path.of("src/test/resources/format-1");
  private static final String SUITE = WRITTEN + "/suite.json";
  private static final String TABLES = " --tables " + WRITTEN + "/tables";

  @TempDir Path dir;

  private static JsonNode json(Path file) throws IOException {
    return JsonMapper.builder().build().readTree(Files.readString(file));
  }

  /**
   * Seven of them have been moved by rules that are played otherwise since, and seven have figures
   * that have another name or are left out: and it is said so.
   */
  @Test
  void the_suite_on_its_tables_has_the_odds_of_its_baseline_but_for_changed_rules() {
    String check = "check " + SUITE + " --baseline " + WRITTEN + "/baseline.json" + TABLES;
    String out = vedette(check).out();
    assertThat(out)
        .contains("80 scenarios: 66 same, 14 changed, 0 new, 0 obsolete")
        .contains("Changed: days of glory: a countercharge over two turns\n")
        .doesNotContain("Tables that changed");
    assertThat(
            Pattern.compile("Changed: .*\n  the program plays rules otherwise")
                .matcher(out)
                .results())
        .hasSize(14);
  }

  @Test
  void every_table_is_read_cell_for_cell() throws IOException {
    Path anew = dir.resolve("baseline.json");
    vedette("check " + SUITE + " --baseline '" + anew + "'" + TABLES + " --update-baseline")
        .answer();
    JsonNode tables = json(WRITTEN.resolve("baseline.json")).get("tables");
    assertThat(json(anew).get("tables")).containsAll(tables);
    try (Stream<Path> files = Files.walk(WRITTEN.resolve("tables"))) {
      List<String> ids =
          files
              .filter(Files::isRegularFile)
              .map(file -> WRITTEN.resolve("tables").relativize(file).toString())
              .map(name -> name.replace(".json", ""))
              .toList();
      assertThat(tables.findValuesAsString("id")).containsAll(ids);
    }
  }

  /**
   * What version 0.1.0 printed; intervals are those of a later one, which hold for what is rare.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "saved: a town attacked | defenderLoss        mean 2.3130, from 0 to 4",
        "saved: simulated | success             49.86% (49.17-50.56)",
        "loose-files combat 1 | success             63.94% (62.59-65.27)",
        "saved: a table of one's own | success             16.67%",
        "by hand: what must hold | defenderRepulsed    42.60%"
      })
  void a_scenario_is_run_as_it_was(String name, String line) {
    assertThat(Captured.of("check", "--odds", SUITE, "--only", name).answer())
        .contains("\n  " + line + "\n");
  }

  @Test
  void a_table_of_ones_own_is_compared_with_the_built_in_one_as_it_was() {
    assertThat(
            vedette(
                    "diff "
                        + WRITTEN
                        + "/tables/six-days/combat-results.json "
                        + WRITTEN
                        + "/own/milder.json")
                .answer())
        .contains("Cells: 1 of 70 differ", "  row 9  zero  D1Rp -> D1  worse  at 38:46\n");
  }
}
