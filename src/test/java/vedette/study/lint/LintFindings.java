package vedette.study.lint;

import java.util.ArrayList;
import java.util.List;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.table.Fixture;

/** The findings of lint in the text of a table. */
public final class LintFindings {
  /**
   * A differential table without any fault, better for the attacker to the right and downwards. Its
   * columns stand in lines 5 to 7, its rows in 9 to 11, with their first cell in column 26.
   */
  public static final String DIFFERENTIAL =
      """
      { "format": 1, "id": "own/crt", "title": "CRT", "kind": "grid",
        "source": { "document": "mine", "status": "printed" },
        "cells": "combat",
        "columns": { "by": "differential", "below": "first", "above": "last", "list": [
          { "at": -1 },
          { "at": 0 },
          { "at": 1 } ] },
        "rows": { "die": "d3", "list": [
          { "at": 1, "cells": ["A2", "A1", "A1"] },
          { "at": 2, "cells": ["A1", "-", "D1"] },
          { "at": 3, "cells": ["D1", "D1", "D2"] } ] } }
      """;

  /** Kills by the number of shots: columns in lines 5 to 7, rows in 9 to 11. */
  public static final String KILLS =
      """
      { "format": 1, "id": "own/kills", "title": "Kills", "kind": "grid",
        "source": { "document": "mine", "status": "printed" },
        "cells": "number",
        "columns": { "by": "shots", "below": "none", "above": "last", "list": [
          { "at": 1 },
          { "at": 2 },
          { "at": 3 } ] },
        "rows": { "die": "d3", "list": [
          { "at": 1, "cells": [0, 0, 1] },
          { "at": 2, "cells": [0, 1, 1] },
          { "at": 3, "cells": [1, 1, 2] } ] } }
      """;

  private LintFindings() {}

  /** Returns the table with other rows, from line 9 on. */
  public static String rows(String table, String... cells) {
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      rows.append("    { \"at\": ").append(i + 1).append(", \"cells\": [").append(cells[i]);
      rows.append("] }").append(i + 1 < cells.length ? ",\n" : " ] } }\n");
    }
    return table.substring(0, table.indexOf("    { \"at\": 1, \"cells\"")) + rows;
  }

  /** Returns the severity, code, position and message of each finding. */
  public static List<String> in(String table) {
    Problems problems = new Problems();
    Lint.check(Fixture.tableDespiteWarnings(table), problems, (done, of) -> {});
    List<String> found = new ArrayList<>();
    for (Problem problem : problems.list()) {
      found.add(
          problem.severity().word()
              + " "
              + problem.code()
              + " "
              + problem.at()
              + " "
              + problem.message());
    }
    return found;
  }
}
