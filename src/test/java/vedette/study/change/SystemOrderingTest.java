package vedette.study.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.SystemFile;
import vedette.table.grid.TablePart;
import vedette.table.read.TableReader;

/** What "one step better" is for a cell of a rule system, with and without a ladder. */
class SystemOrderingTest {
  private static final String SYSTEM =
      """
      { "format": 1, "id": "mine/duel", "title": "Duel", "kind": "system",
        "states": { "shaken": {} },
        "tables": {
          "assault": { LADDER
            "rows": { "die": "d3", "list": [
              { "at": 1, "cells": ["A1-D1"] },
              { "at": 2, "cells": ["DRp"] },
              { "at": 3, "cells": [CELL] } ] } },
          "volley": { "cells": "number", "loses": "enemy",
            "rows": { "die": "d3", "list": [
              { "at": 1, "cells": ["-"] }, { "at": 2, "cells": [3] }, { "at": 3, "cells": [1] } ] } }
        },
        "results": { "M": { "defender": "shaken" }, "rout": { "both": "shaken" } },
        "round": [{ "table": "assault" }, { "table": "volley" }] }
      """;

  private static SystemFile system(String ladder, String cell) {
    String text =
        SYSTEM
            .replace("LADDER", ladder.isEmpty() ? "" : "\"ladder\": " + ladder + ",")
            .replace("CELL", cell);
    Problems problems = new Problems();
    Source source = Source.of("duel.json", text.getBytes(StandardCharsets.UTF_8));
    SystemFile file = (SystemFile) TableReader.read(source, "duel.json", problems);
    assertThat(problems.text()).isEmpty();
    return file;
  }

  private static TablePart cell(SystemFile file, String place) {
    return file.parts().stream().filter(it -> it.place().equals(place)).findFirst().orElseThrow();
  }

  private static String rungs(SystemFile file, String place) {
    return new SystemOrdering(file)
        .rungs(cell(file, place)).stream()
            .map(it -> it.steps() + " " + it.text())
            .collect(Collectors.joining(", "));
  }

  /** Returns the system after a step of a cell, read from the edited file. */
  private static SystemFile edited(SystemFile file, TablePart cell, int by) {
    PartSteps steps =
        PartSteps.of(file, 9).stream()
            .filter(it -> it.part().equals(cell))
            .findFirst()
            .orElseThrow();
    return (SystemFile) Tables.edited(file, steps.step(by).edits());
  }

  @Test
  void standard_results_are_ordered_as_those_of_a_table_without_a_system() {
    SystemFile file = system("", "\"DE\"");
    assertThat(rungs(file, "table assault row 1 result")).isEqualTo("1 DRp, 2 DE");
    assertThat(rungs(file, "table assault row 3 result")).isEqualTo("-2 A1-D1, -1 DRp");
  }

  @Test
  void numbers_of_losses_are_ordered_by_size_and_a_dash_is_no_loss() {
    SystemFile file = system("", "\"DE\"");
    assertThat(rungs(file, "table volley row 1 result")).isEqualTo("1 1, 2 3");
    TablePart three = cell(file, "table volley row 2 result");
    assertThat(rungs(file, "table volley row 2 result")).isEqualTo("-2 0, -1 1");
    SystemFile changed = edited(file, three, -2);
    assertThat(cell(changed, "table volley row 2 result").text()).isEqualTo("0");
    assertThat(SystemReader.read(changed).tables()).containsKey("volley");
    TablePart dash = cell(file, "table volley row 1 result");
    SystemFile raised = edited(file, dash, 2);
    assertThat(SystemReader.read(raised).tables().get("volley").cells().get(0).get(0).text())
        .isEqualTo("3");
  }

  @Test
  void a_table_with_words_of_its_own_has_an_order_only_by_its_ladder() {
    SystemFile unordered = system("", "\"D1/M\"");
    TablePart part = cell(unordered, "table assault row 3 result");
    assertThat(new SystemOrdering(unordered).hasLadder(part)).isFalse();
    assertThat(new SystemOrdering(unordered).rungs(part)).isEmpty();

    // The ladder writes A1-D1 as A1/D1, and has a word that no cell uses.
    SystemFile ordered = system("[\"A1/D1\", \"M\", \"DRp\", \"D1/M\"]", "\"D1/M\"");
    TablePart last = cell(ordered, "table assault row 3 result");
    SystemOrdering ordering = new SystemOrdering(ordered);
    assertThat(ordering.hasLadder(last)).isTrue();
    assertThat(rungs(ordered, "table assault row 3 result")).isEqualTo("-3 A1/D1, -2 M, -1 DRp");
    assertThat(rungs(ordered, "table assault row 1 result")).isEqualTo("1 M, 2 DRp, 3 D1/M");
    SystemFile changed = edited(ordered, last, -2);
    assertThat(cell(changed, "table assault row 3 result").text()).isEqualTo("M");
    assertThat(SystemReader.read(changed).tables().get("assault").cells().get(2).get(0).text())
        .isEqualTo("M");
  }

  @Test
  void a_ladder_of_standard_results_goes_before_their_balance() {
    SystemFile file = system("[\"DE\", \"A1/D1\", \"DRp\"]", "\"DE\"");
    assertThat(rungs(file, "table assault row 1 result")).isEqualTo("-1 DE, 1 DRp");
  }

  @Test
  void each_fault_in_a_ladder_is_named_at_its_place() {
    assertFault("\"M\"", "4:28: expected an array, found a string", "write an array in brackets");
    assertFault("[\"M\"]", "4:28: expected at least 2 entries, found 1 entry", "write 2 or more");
    assertFault(
        "[\"A1/D1\", \"DRp\", \"D1\", \"rot\"]",
        "4:51: `rot` is not a result",
        "did you mean `rout`?");
    assertFault(
        "[\"A1/D1\", \"DRp\", \"D1\", \"panic\"]",
        "4:51: `panic` is not a result: an entry of a ladder uses it, but \"results\" does not",
        "write one of M, rout, or add \"panic\"");
    assertFault(
        "[\"A1/D1\", \"DRp\", \"D1\", \"A1-D1\"]",
        "4:51: `A1-D1` is on the ladder twice, first as `A1/D1` at 4:29",
        "remove one of them");
    assertFault(
        "[\"M\", \"DRp\", \"D1\"]",
        "6:30: row 1 has `A1-D1`, which is not on the ladder",
        "add `A1-D1` to \"ladder\" in its place");
  }

  private static void assertFault(String ladder, String message, String help) {
    SystemFile file = system(ladder, "\"D1\"");
    assertThatThrownBy(() -> SystemReader.read(file))
        .isInstanceOfSatisfying(
            WrongFile.class,
            fault -> {
              String text = fault.problems().text().replaceAll("\\s*\n\\s*", " ");
              assertThat(fault.problems().list()).as(text).hasSize(1);
              assertThat(text).contains("duel.json:" + message).contains("help: " + help);
            });
  }
}
