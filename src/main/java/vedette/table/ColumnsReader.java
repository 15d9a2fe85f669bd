package vedette.table;

import java.util.List;
import vedette.form.Located;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;

/** Reads the columns of a grid: rising numbers without a gap and with stated edges, or names. */
final class ColumnsReader {

  private final Source source;
  private final Problems problems;
  private final AxisReader axis;
  private Comparison comparison;

  ColumnsReader(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
    this.axis = new AxisReader(source, problems, "column");
  }

  /** The columns; null if something is wrong, which is then reported. */
  Axis read(Located<TableFile.Columns> located) {
    TableFile.Columns columns = located.value();
    for (Located<TableFile.Column> column : columns.list()) {
      axis.add(column.value().name(), column.value().at(), column.at());
    }
    List<AxisEntry> entries = axis.entries();
    if (entries == null) {
      return null;
    }
    boolean below = columns.below().value() != null;
    boolean above = columns.above().value() != null;
    ComparisonReader compared = new ComparisonReader(source, problems, located, entries);
    if (compared.isByRatio()) {
      compared.ratioEdges(below, above);
    } else if (entries.get(0).range() == null) {
      noEdges(columns, below, above);
    } else if (inOrder(entries)) {
      axis.gaps(entries);
      edges(located.at(), entries, below, above);
    }
    if (!axis.isWhole()) {
      return null;
    }
    Boolean first = below ? columns.below().value() == TableFile.Below.FIRST : null;
    Boolean last = above ? columns.above().value() == TableFile.Above.LAST : null;
    Axis made = new Axis(compared.by(), entries, first, last);
    comparison = compared.read(made);
    return made;
  }

  /** How strengths find the column; null if they do not. */
  Comparison comparison() {
    return comparison;
  }

  private void noEdges(TableFile.Columns columns, boolean below, boolean above) {
    boolean comparisonMissing = columns.rounding().value() != null; // reported elsewhere
    if ((below || above) && !comparisonMissing) {
      Position at = below ? columns.below().at() : columns.above().at();
      problems.error(
          Code.EDGE_OF_NAMES,
          source,
          at,
          "columns by name have no " + (below ? "below" : "above"),
          "remove it, or give the columns an \"at\", or \"compare\" by \"ratio\"");
    }
  }

  private boolean inOrder(List<AxisEntry> entries) {
    for (int i = 1; i < entries.size(); i++) {
      AxisEntry before = entries.get(i - 1);
      AxisEntry here = entries.get(i);
      if (here.range().low() < before.range().low()) {
        problems.error(
            Code.ORDER,
            source,
            here.at(),
            "column "
                + Printable.quote(here.name())
                + " stands after the higher column "
                + Printable.quote(before.name()),
            "write columns by rising numbers");
        return false;
      }
    }
    return true;
  }

  private void edges(Position at, List<AxisEntry> entries, boolean below, boolean above) {
    Range lowest = entries.get(0).range();
    Range highest = entries.get(entries.size() - 1).range();
    if (lowest.low() != Range.OPEN_LOW && !below) {
      problems.error(
          Code.NO_EDGE,
          source,
          at,
          "no column below " + lowest.low() + ", and the table does not say what happens there",
          "add \"below\": \"first\" (or \"none\"), or let the first column be \".."
              + lowest.high()
              + "\"");
    }
    if (highest.high() != Range.OPEN_HIGH && !above) {
      problems.error(
          Code.NO_EDGE,
          source,
          at,
          "no column above " + highest.high() + ", and the table does not say what happens there",
          "add \"above\": \"last\" (or \"none\"), or let the last column be \""
              + highest.low()
              + "+\"");
    }
  }
}
