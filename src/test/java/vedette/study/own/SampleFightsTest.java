package vedette.study.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.system.SystemReader;
import vedette.table.SystemFile;
import vedette.table.Tables;

/** The fights under a system that has to be told a column are such as it allows. */
class SampleFightsTest {
  @TempDir Path dir;

  /** The columns that are said, of a system whose first or second table finds its own. */
  private List<String> said(String round) throws IOException {
    Path file =
        Files.writeString(
            dir.resolve("two.json"),
            """
            { "format": 1, "id": "mine/two", "title": "Two", "kind": "system",
              "units": { "inf": {} },
              "tables": {
                "cover": { "columns": { "list": ["open", "woods"] },
                  "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["-", "DR"] } ] } },
                "fire": { "columns": { "compare": "own", "own": "strength", "below": "first",
                    "above": "last", "list": ["1-9", "10+"] },
                  "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["-", "D1"] } ] } } },
              "round": [ %s ] }
            """
                .formatted(round));
    SystemFile system = (SystemFile) Tables.builtIn().file(file.toString());
    return SampleFights.of(SystemReader.read(system)).stream()
        .map(it -> it.getOrDefault("column", List.of("none")).get(0))
        .distinct()
        .toList();
  }

  @Test
  void no_column_is_said_where_the_first_roll_needs_another() throws IOException {
    assertThat(said("{ \"table\": \"cover\" }, { \"table\": \"fire\" }"))
        .containsExactly("open", "woods");
  }

  @Test
  void a_later_table_stands_in_nobodys_way() throws IOException {
    assertThat(said("{ \"table\": \"fire\" }, { \"table\": \"cover\" }"))
        .containsExactlyInAnyOrder("open", "woods", "1-9", "10+");
  }
}
