package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names in a designer's file: those of columns that read like ranges, and misspelt values. */
class OwnNamesTest {
  @TempDir Path dir;

  private Path file(String text) throws IOException {
    return Files.writeString(dir.resolve("mine.json"), text);
  }

  /** Half of the rolls in that column cost the attacker 1. */
  @Test
  void a_column_named_like_a_range_is_no_sweep() throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/neg", "title": "t", "kind": "grid", "cells": "combat",
              "source": { "document": "mine", "status": "own" },
              "columns": { "compare": "differential", "list": [ { "at": "..-3" }, { "at": "-2..-1" }, { "at": 0 }, { "at": "1+" } ] },
              "rows": { "die": "d6", "list": [ { "at": "1-3", "cells": ["A2", "A1", "-", "-"] }, { "at": "4-6", "cells": ["A1", "-", "-", "-"] } ] } }
            """);
    String fight = "own " + file + " --attacker 3 --defender 5 --column=";
    assertThat(CapturedRun.vedette(fight + "-2..-1").out()).contains("column    -2..-1");
    assertThat(CapturedRun.vedette("compare " + fight + "-2..-1 vs " + fight + "0").out())
        .contains("0.500");
  }

  @Test
  void lint_finds_a_value_that_nothing_asks_for() throws IOException {
    Path file =
        file(
            """
            { "format": 1, "id": "mine/l", "title": "t", "kind": "system",
              "units": { "p": { "strengh": 4, "attack": 3 } },
              "fire": { "f": { "dice": "attack", "die": "d6", "atLeast": 6 } },
              "round": [ { "fire": "f", "by": "both" } ] }
            """);
    assertThat(CapturedRun.vedette("lint " + file).out())
        .contains("warning[L137]: ")
        .contains("help: did you mean `strength`?")
        .doesNotContain("`attack`");
  }
}
