package vedette.table.read;

import java.util.ArrayList;
import java.util.List;
import vedette.form.model.Located;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.table.grid.Axis;
import vedette.table.grid.AxisEntry;
import vedette.table.grid.Code;
import vedette.table.grid.Comparison;
import vedette.table.grid.Range;
import vedette.table.grid.Ratio;
import vedette.table.grid.Rounding;

/**
 * Reads columns, of a table alone or of a system's: rising numbers without a gap and with stated
 * edges, rising ratios, or names; and how the strengths of two sides find one.
 */
public final class ColumnsReader {
  private final AxisReader.Wrong wrong;
  private final AxisReader axis;
  private Comparison comparison;

  /** How strengths are compared that find a column. */
  public enum Compared {
    /** The attacker's less the defender's. */
    DIFFERENTIAL,
    /** The attacker's to the defender's. */
    RATIO,
    /** The attacker's in percent of the defender's. */
    PERCENT
  }

  /** What stands in for all beyond an edge. */
  public enum Edge {
    /** The first column. */
    FIRST,
    /** The last column. */
    LAST,
    /** Nothing: there is no result. */
    NONE
  }

  /**
   * What is said of columns besides their list.
   *
   * @param at where
   * @param by what they are found by, in words
   * @param compare how strengths find one; null within if they do not
   * @param rounding null within if it is not said
   * @param below what stands in for what is below the first one; null if it is not said
   * @param above what does for what is above the last one
   */
  public record Said(
      Position at,
      String by,
      Located<Compared> compare,
      Located<Rounding> rounding,
      Edge below,
      Edge above) {}

  public ColumnsReader(AxisReader.Wrong wrong) {
    this.wrong = wrong;
    axis = new AxisReader("column", wrong);
  }

  /** Adds a column as written, as {@link AxisReader#add} does. */
  public void add(String name, Json at, Position position) {
    axis.add(name, at, position);
  }

  /** The columns; null if one of them is wrong, which is then reported as all else is. */
  public Axis read(Said said) {
    List<AxisEntry> entries = axis.entries();
    rounding(said);
    if (entries == null) {
      return null;
    }
    boolean byNumber = entries.get(0).range() != null;
    if (said.compare().value() == Compared.RATIO) {
      edges(said, entries);
    } else if (byNumber && rise(entries)) {
      axis.gaps();
      edges(said, entries);
    }
    Axis columns = new Axis(said.by(), entries, standsIn(said.below()), standsIn(said.above()));
    comparison = comparison(said, columns, entries);
    return columns;
  }

  /** How strengths find one of the columns that have been read; null if they do not. */
  public Comparison comparison() {
    return comparison;
  }

  private static Boolean standsIn(Edge edge) {
    return edge == null ? null : edge != Edge.NONE;
  }

  private boolean rise(List<AxisEntry> entries) {
    for (int i = 1; i < entries.size(); i++) {
      AxisEntry before = entries.get(i - 1);
      AxisEntry here = entries.get(i);
      if (here.range().low() < before.range().low()) {
        String message = quoted(here) + " comes after the higher " + quoted(before);
        wrong.error(Code.ORDER, here.at(), message, "write the columns in rising order");
        return false;
      }
    }
    return true;
  }

  /** Reports an edge of which nothing is said, and beyond which there are numbers or ratios. */
  private void edges(Said said, List<AxisEntry> entries) {
    AxisEntry first = entries.get(0);
    AxisEntry last = entries.get(entries.size() - 1);
    if (first.range() == null) {
      edge(said.below(), said.at(), "below", first.name(), "first", null);
      edge(said.above(), said.at(), "above", last.name(), "last", null);
      return;
    }
    Range lowest = first.range();
    Range highest = last.range();
    if (lowest.low() != Range.OPEN_LOW) {
      Range open = new Range(Range.OPEN_LOW, lowest.high());
      edge(said.below(), said.at(), "below", lowest.low(), "first", open);
    }
    if (highest.high() != Range.OPEN_HIGH) {
      Range open = new Range(highest.low(), Range.OPEN_HIGH);
      edge(said.above(), said.at(), "above", highest.high(), "last", open);
    }
  }

  private void edge(Edge said, Position at, String edge, Object end, String standIn, Range open) {
    if (said == null) {
      wrong.error(
          Code.NO_EDGE,
          at,
          "no column " + edge + " " + end + ", and \"" + edge + "\" is missing",
          "add \""
              + edge
              + "\": \""
              + standIn
              + "\" (or \"none\")"
              + (open == null ? "" : ", or let the " + standIn + " column be \"" + open + "\""));
    }
  }

  private Comparison comparison(Said said, Axis columns, List<AxisEntry> entries) {
    Compared compare = said.compare().value();
    if (compare == null) {
      return null;
    }
    Rounding rounding = said.rounding().value();
    if (compare == Compared.RATIO) {
      return new Comparison.Ratios(columns, ratios(entries), rounding);
    }
    if (columns.isByName()) {
      String message = "a " + EnumWords.word(compare) + " cannot find columns by name";
      wrong.error(Code.COMPARED, said.compare().at(), message, "give each column an \"at\"");
    }
    return compare == Compared.PERCENT
        ? new Comparison.Percent(columns, rounding)
        : new Comparison.Differential(columns);
  }

  private void rounding(Said said) {
    Compared compare = said.compare().value();
    boolean rounds = compare == Compared.RATIO || compare == Compared.PERCENT;
    boolean isSaid = said.rounding().value() != null;
    if (rounds && !isSaid) {
      String message = "the rounding of a " + EnumWords.word(compare) + " is missing";
      String help = "add \"rounding\": \"down\" (or \"nearest\", or \"up\")";
      wrong.error(Code.ROUNDING, said.compare().at(), message, help);
    } else if (isSaid && !rounds) {
      String help = "remove it, or let the columns \"compare\" by \"ratio\" or \"percent\"";
      wrong.error(Code.ROUNDING, said.rounding().at(), "there is nothing to round here", help);
    }
  }

  private List<Ratio> ratios(List<AxisEntry> entries) {
    List<Ratio> ratios = new ArrayList<>();
    for (AxisEntry entry : entries) {
      Ratio ratio = Ratio.parse(entry.name());
      if (entry.range() != null) {
        String message = "a column found by ratio takes a name, not an \"at\"";
        wrong.error(Code.COMPARED, entry.at(), message, "write only \"name\": \"3:1\"");
        return ratios;
      }
      if (ratio == null) {
        String message = quoted(entry) + " is not named by a ratio";
        String help = "write two whole numbers up to 9999, 3:1 or 1-2; 5:2 for 2.5:1";
        wrong.error(Code.RATIO, entry.at(), message, help);
        return ratios;
      }
      if (!ratios.isEmpty() && ratio.compareTo(ratios.get(ratios.size() - 1)) <= 0) {
        String message =
            quoted(entry)
                + " comes after "
                + quoted(entries.get(ratios.size() - 1))
                + ", which is not a lower ratio";
        wrong.error(Code.ORDER, entry.at(), message, "write the columns in rising order");
      }
      ratios.add(ratio);
    }
    return ratios;
  }

  private static String quoted(AxisEntry entry) {
    return "column " + Printable.quote(entry.name());
  }
}
