package vedette.table.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.form.model.LocatedValue;
import vedette.json.Json;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.grid.CellKind;
import vedette.table.grid.Cells;
import vedette.table.grid.Code;
import vedette.table.grid.Ladder;

/** A reader of the ladder of a grid. */
final class LadderReader {
  private final Source source;
  private final Problems problems;
  private final CellKind kind;

  /**
   * Creates a reader.
   *
   * @param kind the kind of the table's cells
   */
  LadderReader(Source source, Problems problems, CellKind kind) {
    this.source = source;
    this.problems = problems;
    this.kind = kind;
  }

  /** Returns the ladder; null if it is missing or, with errors reported, wrong. */
  Ladder read(LocatedValue<List<Json>> written) {
    List<Json> entries = written.value();
    if (entries.isEmpty()) {
      return null;
    }
    Cells rungs = new Cells(kind, entries.size());
    CellReader cell = new CellReader(source, problems, rungs);
    for (int i = 0; i < entries.size(); i++) {
      cell.read(i, entries.get(i), () -> "entry of the ladder");
    }
    return cell.isWhole() && isEachOnce(rungs) ? new Ladder(rungs, written.at()) : null;
  }

  private boolean isEachOnce(Cells rungs) {
    Map<Object, Integer> firsts = new HashMap<>();
    boolean each = true;
    for (int i = 0; i < rungs.size(); i++) {
      Integer first = firsts.putIfAbsent(rungs.meaning(i), i);
      if (first != null) {
        each = false;
        problems.error(
            Code.RUNG_TWICE,
            source,
            rungs.at(i),
            quote(rungs, i)
                + " is on the ladder twice, first "
                + (rungs.text(i).equals(rungs.text(first)) ? "" : "as " + quote(rungs, first) + " ")
                + "at "
                + rungs.at(first),
            "remove one of them");
      }
    }
    return each;
  }

  private String quote(Cells rungs, int index) {
    return Ladder.quote(kind, rungs.text(index));
  }
}
