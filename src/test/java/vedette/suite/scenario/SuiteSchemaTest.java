package vedette.suite.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.cli.CapturedRun;
import vedette.json.PublishedSchema;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.source.WrongFile;
import vedette.table.Tables;

/** An editor with the schema knows what the program knows of the structure of suites. */
class SuiteSchemaTest {
  private static final PublishedSchema SCHEMA =
      PublishedSchema.of("reports/suite.schema.json", SuiteSchema.text());

  private static final String SUITE =
      """
      { "format": 1,
        "measures": { "gone": "defenderRepulsed or defenderEliminated" },
        "scenarios": [
          { "name": "a town attacked", "system": "six-days", "engagement": "battle",
            "request": { "attacker": "inf 5", "defender": ["inf 4; in town"], "turns": 3 },
            "expect": { "defenderRepulsed": { "atLeast": 0.1 },
                        "attackerLosses": [ { "atMost": 2.5 }, { "orMore": 4, "atMost": 0.2 } ] } },
          { "name": "sampled", "system": "simple-napoleonic", "engagement": "firefight",
            "request": { "attacker": ["inf line"], "defender": "art", "first": "attacker" },
            "method": "simulate", "trials": 1000, "seed": 7 } ] }
      """;

  private static List<?> errors(String text) {
    return SCHEMA.errors(text);
  }

  @Test
  void the_published_schema_is_the_one_that_the_requests_describe() throws IOException {
    SCHEMA.assertPublished();
  }

  @Test
  void the_program_prints_it_for_who_has_the_program_alone() throws IOException {
    assertThat(CapturedRun.vedette("show --schema suite").out())
        .isEqualTo(Files.readString(SCHEMA.file()));
    assertThat(CapturedRun.vedette("show --schema table").out())
        .isEqualTo(Files.readString(Path.of("tables/table.schema.json")));
  }

  @Test
  void a_suite_that_the_program_reads_validates() throws IOException {
    assertThat(errors(Files.readString(Path.of("reports/suite.json")))).isEmpty();
  }

  @Test
  void a_suite_of_every_engagement_as_the_program_saves_it_validates(@TempDir Path dir)
      throws IOException {
    Path suite = dir.resolve("suite.json");
    List<String> names = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        for (String example : type.examples()) {
          String command = type.fightName() + " " + example;
          CapturedRun saved =
              CapturedRun.vedette(
                  command + " --trials 1 --method simulate --save-scenario '" + suite + "'");
          assertThat(saved.code()).as(command + saved.err()).isZero();
          names.add(command);
        }
      }
    }
    assertThat(names).hasSizeGreaterThan(10);
    assertThat(errors(Files.readString(suite))).isEmpty();
  }

  @Test
  void a_suite_may_name_the_schema_and_have_anybodys_keys() {
    String named = "{ \"$schema\": \"suite.schema.json\", \"x-by\": [1]," + SUITE.substring(1);
    assertThat(errors(named)).isEmpty();
    assertThat(read(named).problems().isEmpty()).isTrue();
  }

  private static Suite read(String text) {
    return SuiteReader.read(Suites.source("suite.json", text), Tables.builtIn());
  }

  private static boolean isRefused(String text) {
    try {
      return read(text).problems().hasErrors();
    } catch (WrongFile e) {
      return true;
    }
  }

  @Test
  void the_suite_that_mistakes_are_made_in_is_right() {
    assertThat(isRefused(SUITE)).isFalse();
    assertThat(errors(SUITE)).isEmpty();
  }

  /** The schema rejects the same faults of structure as the program. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`format`: 1, | ~~",
        "`format`: 1 | `format`: 9",
        "`scenarios`: | `scenario`:",
        "`name`: `sampled`, | ~~",
        "six-days | seven-days",
        "`battle` | `melee`",
        "`firefight` | `battle`",
        "`first`: `attacker` | `first`: `nobody`",
        "`first`: `attacker` | `at-retreating`: true",
        "`first`: `attacker` | `atRetreating`: `yes`",
        "`turns`: 3 | `turn`: 3",
        "`turns`: 3 | `turns`: 0",
        "`turns`: 3 | `turns`: `3`",
        "`attacker`: `inf 5`, | ~~",
        "`attacker`: `inf 5` | `attacker`: { }",
        "`attacker`: `inf 5` | `attacker`: [ ]",
        "`simulate` | `guess`",
        "`trials`: 1000 | `trials`: 0",
        "`atLeast`: 0.1 | `least`: 0.1",
        "`atLeast`: 0.1 | `is`: 1",
        "`atLeast`: 0.1 | `atLeast`: `10%`",
        "{ `atMost`: 2.5 } | 2.5",
        "`gone`: `defenderRepulsed or defenderEliminated` | `gone`: 1"
      })
  void what_is_wrong_in_structure_does_not_validate(String passage, String replacement) {
    String with = replacement == null ? "" : replacement.replace('`', '"');
    String found = passage.replace('`', '"');
    assertThat(SUITE).contains(found);
    String text = SUITE.replace(found, with);
    assertThat(isRefused(text)).as("the program refuses it").isTrue();
    assertThat(errors(text)).isNotEmpty();
  }
}
