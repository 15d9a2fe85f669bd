package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.OwnTables.COMBAT_RESULTS;
import static vedette.cli.OwnTables.changed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** {@code lint} shows what is probably not meant where it stands, and fails if asked to. */
class LintCommandTest {
  /** Roll 3 in the best column: a point for the attacker in the place of one for the defender. */
  private static final String AGAINST =
      changed("\"A1\", \"A1\", \"D1\"]", "\"A1\", \"A1\", \"A2\"]");

  @TempDir Path dir;
  private OwnTables own;

  @BeforeEach
  void ownTables() {
    own = new OwnTables(dir);
  }

  /** Wide enough for every message. */
  private static Captured lint(String files) {
    return lint(200, files);
  }

  private static Captured lint(int columns, String files) {
    Map<String, String> environment = Map.of("COLUMNS", Integer.toString(columns));
    return new Captured.Around(environment, false, 0).vedette("lint " + files);
  }

  private String file(String name, String text) {
    own.with(name, text);
    return own.named(name);
  }

  @Test
  void a_finding_is_shown_in_its_line_with_a_caret() {
    String file = file("crt.json", AGAINST);
    // Roll 3 stands in line 33, its last cell in column 64; columns from line 19 to 25.
    assertThat(lint(file).answer())
        .startsWith("Lint of 1 table\n  " + file + "  ")
        .contains(
            "\nwarning[L102]: "
                + file
                + ":33:64: roll 3 is worse for the attacker than roll 2 in column \"5 or more\": A2"
                + " after A1\n"
                + "  33 |       { \"at\": 3, \"cells\": [\"A2\", \"A1\", \"A1\", \"A1\", \"A1\","
                + " \"A1\", \"A2\"] },\n"
                + "     | "
                + " ".repeat(63)
                + "^\nhelp: ")
        .contains(
            "\nwarning[L101]: "
                + file
                + ":25:7: the attacker loses 2 or more on 10% in column \"5 or more\", on 0% in"
                + " \"3 or 4\", though columns get better for the attacker to the right\n");
  }

  @Test
  void warnings_do_not_fail_unless_strictness_is_asked_for() {
    String file = file("crt.json", AGAINST);
    assertThat(lint(file).code()).isZero();
    Captured strict = lint("--strict " + file);
    assertThat(strict.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(strict.out()).isEqualTo(lint(file).out());
    assertThat(strict.err()).isEmpty();
  }

  @Test
  void notes_do_not_fail_even_then() {
    Captured strict = lint("--strict six-days/modifiers");
    assertThat(strict.answer()).contains("note[L113]: tables/six-days/modifiers.json:17:5: ");
  }

  @Test
  void what_reading_warns_of_is_found_too() {
    Captured strict = lint("--strict " + file("row.json", withRow(12)));
    assertThat(strict.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(strict.out()).contains("warning[T022]: " + own.named("row.json") + ":41:7: ");
  }

  /** A D10 with {@code --drm 1} rolls 11; 12 it rolls with +2 alone, which leaves 11 no row. */
  @Test
  void a_row_that_a_drm_of_the_player_rolls_is_none_to_remove() {
    Captured strict = lint("--strict " + file("row.json", withRow(11)));
    assertThat(strict.out()).doesNotContain("T022");
  }

  /** A further row of the table, on line 41. */
  private static String withRow(int roll) {
    String last =
        COMBAT_RESULTS
            .lines()
            .filter(line -> line.contains("\"at\": 10,"))
            .findFirst()
            .orElseThrow();
    return COMBAT_RESULTS.replace(
        last, last + ",\n" + last.replace("\"at\": 10", "\"at\": " + roll));
  }

  @Test
  void a_broken_file_is_reported_and_the_others_are_looked_into() {
    String good = file("good.json", AGAINST);
    String bad = file("bad.json", changed("\"A3Rp\"", "\"XX\""));
    Captured run = lint("--strict " + bad + " " + good + " six-days/modifiers");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Lint of 3 tables\n")
        .contains(bad + "   cannot be used: 1 error\n")
        .contains("\nerror[T033]: " + bad + ":31:28: ")
        .contains("warning[L102]: " + good)
        .contains("note[L113]: tables/six-days/modifiers.json:17:5: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "csv", "markdown", "html"})
  void the_errors_of_a_broken_file_are_in_the_answer_and_nowhere_else(String format) {
    String bad = file("bad.json", changed("\"A3Rp\"", "\"XX\"").replace("\"A2Rp\"", "\"YY\""));
    Captured run = lint(bad + " --format " + format);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(run.out()).contains("T033", "31", "28", "XX", "YY");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void a_file_that_is_not_there() {
    Captured run = lint(own.named("crt.json"));
    assertThat(run.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(run.out()).contains("\nerror[J001]: " + own.named("crt.json") + ": ");
    assertThat(lint("six-days/combat-result").misuse())
        .startsWith("error[C006]: ")
        .contains("did you mean `six-days/combat-results`?");
    assertThat(lint("").misuse()).startsWith("error[C002]: NAME is missing");
    assertThat(Captured.of("lint", "").code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(Captured.of("lint", "a\0b.json").code()).isEqualTo(ExitCode.UNREADABLE);
  }

  @Test
  void json_has_each_finding_in_fields() {
    String bad = file("bad.json", "{");
    Captured run = lint(file("crt.json", AGAINST) + " " + bad + " --format json");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_FILE);
    JsonNode json = new Captured(0, run.out(), "").json();
    assertThat(json).hasSize(2);
    assertThat(json.at("/0/id").asString()).isEqualTo("six-days/combat-results");
    assertThat(json.at("/0/errors").asInt()).isZero();
    JsonNode roll = null;
    for (JsonNode finding : json.at("/0/findings")) {
      roll = finding.at("/code").asString().equals("L102") ? finding : roll;
    }
    assertThat(roll).isNotNull();
    assertThat(roll.at("/severity").asString()).isEqualTo("warning");
    assertThat(roll.at("/file").asString()).isEqualTo(own.named("crt.json"));
    assertThat(roll.at("/line").asInt()).isEqualTo(33);
    assertThat(roll.at("/column").asInt()).isEqualTo(64);
    assertThat(roll.at("/message").asString()).startsWith("roll 3 is worse");
    assertThat(json.at("/1/id").isNull()).isTrue();
    assertThat(json.at("/1/findings/0/severity").asString()).isEqualTo("error");
  }

  @Test
  void of_many_findings_twenty_are_shown_warnings_first() {
    // 30 equal columns are 29 notes; of the last two rows the higher is worse in each: 30 warnings.
    StringBuilder columns = new StringBuilder("{ \"at\": 0 }");
    StringBuilder cells = new StringBuilder("\"D1\"");
    for (int column = 1; column < 30; column++) {
      columns.append(",\n{ \"at\": ").append(column).append(" }");
      cells.append(", \"D1\"");
    }
    String table =
        """
        { "format": 1, "id": "own/wide", "title": "Wide", "kind": "grid",
          "source": { "document": "mine", "status": "printed" }, "cells": "combat",
          "columns": { "compare": "percent", "rounding": "down", "below": "first", "above": "last",
            "list": [ %s ] },
          "rows": { "die": "d3", "list": [ { "at": 1, "cells": [%s] }, { "at": 2, "cells": [%s] },
            { "at": 3, "cells": [%s] } ] } }
        """;
    String low = cells.toString().replace("D1", "A9");
    String high = cells.toString().replace("D1", "D2");
    String file = file("wide.json", table.formatted(columns, low, high, cells));
    String answer = lint(file).answer();
    assertThat(answer.lines().filter(line -> line.startsWith("warning["))).hasSize(20);
    assertThat(answer)
        .contains("30 warnings, 29 notes\n")
        .doesNotContain("note[")
        .contains("\n  … and 39 more in " + file);
    assertThat(lint(file + " --format csv").answer().lines()).hasSize(60);
    String notes = file("notes.json", table.formatted(columns, low, cells, high));
    assertThat(lint(notes).answer())
        .contains("29 notes\n", "\n  … and 9 more in " + notes)
        .doesNotContain("warning[");
  }

  @Test
  void csv_and_markdown() {
    String file = file("crt.json", AGAINST);
    assertThat(lint(file + " --format csv").answer())
        .startsWith("file,line,column,severity,code,message,help\n")
        .contains("\n" + file + ",33,64,warning,L102,");
    assertThat(lint(file + " --format markdown").answer())
        .startsWith("# Lint of 1 table\n")
        .contains("\n**warning L102** " + file + ":33:64: roll 3 ")
        .contains("\n```text\n  33 | ");
    assertThat(lint("six-days/stacking --format csv").answer().lines()).hasSize(1);
  }

  @Test
  void in_a_narrow_terminal_messages_are_wrapped_and_lines_of_the_file_are_not() {
    String answer = lint(60, file("crt.json", AGAINST)).answer();
    assertThat(answer)
        .containsPattern("crt.json:33:64: .*\n    .+\n    .+\n(    .+\n)?  33 \\| ")
        .contains("\"A1\", \"A1\", \"A2\"] },\n     | ")
        .contains("\nhelp: most rolls run the other way; exchange the two\n    cells?\n");
  }

  /** None of the five systems' tables goes against itself; what their designers chose is noted. */
  @Test
  void a_measure_that_no_attack_has_is_an_error_here_too() throws IOException {
    String odds = Files.readString(Path.of("tables/examples/odds.json")).strip();
    String file =
        file(
            "odds.json",
            odds.substring(0, odds.length() - 1)
                + ", \"measures\": { \"gone\": \"defenderEliminatd\" } }");
    Captured lint = lint(file);
    assertThat(lint.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(lint.out())
        .contains("error[T045]: " + file, "there is no measure `defenderEliminatd` here")
        .contains("help: did you mean `defenderEliminated`?");
  }

  @Test
  void built_in_tables_have_no_warnings_and_few_notes() throws IOException {
    List<String> files = new ArrayList<>();
    try (Stream<Path> tables = Files.walk(Path.of("tables"))) {
      tables
          .map(Path::toString)
          .filter(name -> name.endsWith(".json") && !name.endsWith(".schema.json"))
          .filter(name -> !name.contains("milder"))
          .sorted()
          .forEach(files::add);
    }
    assertThat(files).hasSizeGreaterThan(55);
    Map<String, String> found = new TreeMap<>();
    for (JsonNode table : lint("--strict " + String.join(" ", files) + " --format json").json()) {
      for (JsonNode finding : table.at("/findings")) {
        found.merge(
            table.at("/id").asString(), finding.at("/code").asString(), (a, b) -> a + " " + b);
      }
    }
    assertThat(found)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                // The chateau, to which terrain adds.
                "six-days/modifiers", "L113",
                // Units are without supply from the start.
                "examples/supply", "L123",
                "examples/wounds", "L126"));
  }
}
