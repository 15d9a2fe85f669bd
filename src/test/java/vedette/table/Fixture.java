package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.grid.Grid;
import vedette.table.grid.Table;
import vedette.table.read.TableReader;

/** Tables made from texts, and a small valid table for tests that damage it. */
public final class Fixture {

  /** A valid table: lines 1 to 5 are the head, 6 to 9 the columns, 10 to 13 the rows. */
  public static final String GRID =
      """
      { "format": 1,
        "id": "own/crt", "title": "CRT", "kind": "grid",
        "source": { "document": "mine", "status": "printed" },
        "cells": "combat",

        "columns": { "by": "differential", "below": "first", "above": "last", "list": [
          { "name": "minus", "at": "..-1" },
          { "name": "even", "at": 0 },
          { "name": "plus", "at": "1-3" } ] },
        "rows": { "die": "d3", "list": [
          { "at": 1, "cells": ["A1", "-", "D1"] },
          { "at": 2, "cells": ["A1Rp", "A1/D1", "DRp"] },
          { "at": 3, "cells": ["A2", "D2Rp", "D3"] } ] } }
      """;

  public static final String MODIFIERS =
      """
      { "format": 1, "id": "own/modifiers", "title": "Modifiers", "kind": "modifiers",
        "source": { "document": "mine", "status": "interpreted", "section": "2", "notes": "n" },
        "modifiers": [
          { "name": "woods", "when": "terrain", "value": -1, "group": "cover" },
          { "name": "stream", "when": "terrain", "value": -1, "group": "cover", "bothWays": true },
          { "name": "officer", "when": "officer", "value": 1, "readings": ["X1"] } ] }
      """;

  private Fixture() {}

  static Source source(String text) {
    return Source.of("own.json", text.getBytes(StandardCharsets.UTF_8));
  }

  public static Table table(String text) {
    Problems problems = new Problems();
    Table table = TableReader.read(source(text), "own.json", problems);
    assertThat(problems.text()).isEmpty();
    return table;
  }

  /** Returns a table that may cause warnings. */
  public static Table tableDespiteWarnings(String text) {
    Problems problems = new Problems();
    Table table = TableReader.read(source(text), "own.json", problems);
    problems.throwIfErrors();
    return table;
  }

  public static Grid grid(String text) {
    return (Grid) table(text);
  }

  public static List<Problem> problems(String text) {
    Problems problems = new Problems();
    TableReader.read(source(text), "own.json", problems);
    return problems.list();
  }

  /** Returns the valid table with one passage replaced. */
  public static String broken(String passage, String replacement) {
    assertThat(GRID).contains(passage);
    return GRID.replace(passage, replacement);
  }
}
