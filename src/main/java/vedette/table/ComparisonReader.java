package vedette.table;

import java.util.ArrayList;
import java.util.List;
import vedette.form.Located;
import vedette.json.EnumWords;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;

/** Reads how the strengths of two sides find a column, and checks that the columns suit it. */
final class ComparisonReader {

  private final Source source;
  private final Problems problems;
  private final Position at;
  private final TableFile.Columns columns;
  private final List<AxisEntry> entries;
  private final TableFile.Compared compared;

  /**
   * A reader of columns whose entries are right in themselves.
   *
   * @param located the columns as written
   * @param entries the same as entries of an axis
   */
  ComparisonReader(
      Source source,
      Problems problems,
      Located<TableFile.Columns> located,
      List<AxisEntry> entries) {
    this.source = source;
    this.problems = problems;
    this.at = located.at();
    this.columns = located.value();
    this.entries = entries;
    this.compared = columns.compare().value();
  }

  boolean isByRatio() {
    return compared == TableFile.Compared.RATIO;
  }

  /** What the columns are found by, in words. */
  String by() {
    return columns.by().isEmpty() && compared != null ? EnumWords.word(compared) : columns.by();
  }

  /** Reports an edge of columns by ratio of which nothing is said. */
  void ratioEdges(boolean below, boolean above) {
    if (!below) {
      edge("below", entries.get(0), "first");
    }
    if (!above) {
      edge("above", entries.get(entries.size() - 1), "last");
    }
  }

  private void edge(String edge, AxisEntry entry, String standIn) {
    problems.error(
        Code.NO_EDGE,
        source,
        at,
        "no column "
            + edge
            + " "
            + entry.name()
            + ", and the table does not say what happens there",
        "add \"" + edge + "\": \"" + standIn + "\" (or \"none\")");
  }

  /** The comparison; null if there is none, or if something is wrong, which is then reported. */
  Comparison read(Axis axis) {
    rounding();
    if (compared == null) {
      return null;
    }
    Rounding rounding = columns.rounding().value();
    if (isByRatio()) {
      return new Comparison.Ratios(axis, ratios(), rounding);
    }
    if (axis.isByName()) {
      String message = "a " + EnumWords.word(compared) + " cannot find columns by name";
      error(Code.COMPARED, columns.compare().at(), message, "give each column an \"at\"");
    }
    return compared == TableFile.Compared.PERCENT
        ? new Comparison.Percent(axis, rounding)
        : new Comparison.Differential(axis);
  }

  private void rounding() {
    boolean rounds = isByRatio() || compared == TableFile.Compared.PERCENT;
    boolean said = columns.rounding().value() != null;
    if (rounds && !said) {
      String message = "the table does not say how a " + EnumWords.word(compared) + " is rounded";
      String help = "add \"rounding\": \"down\" (or \"nearest\", or \"up\")";
      error(Code.ROUNDING, columns.compare().at(), message, help);
    } else if (said && !rounds) {
      String help = "remove it, or let the columns \"compare\" by \"ratio\" or \"percent\"";
      error(Code.ROUNDING, columns.rounding().at(), "there is nothing to round here", help);
    }
  }

  private List<Ratio> ratios() {
    List<Ratio> ratios = new ArrayList<>();
    for (AxisEntry entry : entries) {
      Ratio ratio = Ratio.parse(entry.name());
      if (entry.range() != null) {
        String message = "columns by ratio have a name and no \"at\"";
        error(Code.COMPARED, entry.at(), message, "write only \"name\": \"3:1\"");
        return ratios;
      }
      if (ratio == null) {
        String message = "column " + Printable.quote(entry.name()) + " is not named by a ratio";
        String help = "write two whole numbers up to 9999, 3:1 or 1-2; 5:2 for 2.5:1";
        error(Code.RATIO, entry.at(), message, help);
        return ratios;
      }
      if (!ratios.isEmpty() && ratio.compareTo(ratios.get(ratios.size() - 1)) <= 0) {
        String before = Printable.quote(entries.get(ratios.size() - 1).name());
        String message =
            "column "
                + Printable.quote(entry.name())
                + " comes after column "
                + before
                + ", which is not a lower ratio";
        error(Code.ORDER, entry.at(), message, "write columns by rising ratios");
      }
      ratios.add(ratio);
    }
    return ratios;
  }

  private void error(String code, Position where, String message, String help) {
    problems.error(code, source, where, message, help);
  }
}
