package vedette.table.read;

import java.util.ArrayList;
import java.util.List;
import vedette.form.model.LocatedValue;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.table.grid.Axis;
import vedette.table.grid.AxisEntry;
import vedette.table.grid.Code;
import vedette.table.grid.Comparison;
import vedette.table.grid.EntryRounding;
import vedette.table.grid.Range;
import vedette.table.grid.Ratio;

/**
 * A reader of columns, of a table file or of a table in a system: rising numbers without a gap and
 * with stated edges, rising ratios, or names. It also reads how the strengths of two sides find a
 * column.
 */
public final class ColumnsReader {
  private final AxisReader.FaultListener faultListener;
  private final AxisReader axis;
  private Comparison comparison;

  /** The comparison of two strengths that finds a column. */
  public enum StrengthComparison {
    /** The attacker's strength minus the defender's. */
    DIFFERENTIAL,
    /** The ratio of the attacker's strength to the defender's. */
    RATIO,
    /** The attacker's strength in percent of the defender's. */
    PERCENT
  }

  /** The column that stands in for everything beyond an edge. */
  public enum Edge {
    /** The first column. */
    FIRST,
    /** The last column. */
    LAST,
    /** No column: there is no result. */
    NONE
  }

  /**
   * Settings of columns besides their list.
   *
   * @param at the place of the columns in the file
   * @param by what they are found by, in words
   * @param compare how strengths find one; a null value if they do not
   * @param rounding the rounding; a null value if it is not given
   * @param below the column that stands in below the first one; null if it is not given
   * @param above the column that stands in above the last one; null if it is not given
   */
  public record ColumnSettings(
      Position at,
      String by,
      LocatedValue<StrengthComparison> compare,
      LocatedValue<EntryRounding> rounding,
      Edge below,
      Edge above) {}

  public ColumnsReader(AxisReader.FaultListener faultListener) {
    this.faultListener = faultListener;
    axis = new AxisReader("column", faultListener);
  }

  /** Adds a column as written, as {@link AxisReader#add} does. */
  public void add(String name, Json at, Position position) {
    axis.add(name, at, position);
  }

  /** Returns the columns; null, and reports the errors, if one of them is wrong. */
  public Axis read(ColumnSettings columnSettings) {
    List<AxisEntry> entries = axis.entries();
    rounding(columnSettings);
    if (entries == null) {
      return null;
    }
    boolean byNumber = entries.get(0).range() != null;
    if (columnSettings.compare().value() == StrengthComparison.RATIO) {
      edges(columnSettings, entries);
    } else if (byNumber && rise(entries)) {
      axis.gaps();
      edges(columnSettings, entries);
    }
    Axis columns =
        new Axis(
            columnSettings.by(),
            entries,
            standsIn(columnSettings.below()),
            standsIn(columnSettings.above()));
    comparison = comparison(columnSettings, columns, entries);
    return columns;
  }

  /** Returns how strengths find one of the columns read; null if they do not. */
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
        faultListener.error(Code.ORDER, here.at(), message, "write the columns in rising order");
        return false;
      }
    }
    return true;
  }

  /** Reports an edge without a setting that has numbers or ratios beyond it. */
  private void edges(ColumnSettings columnSettings, List<AxisEntry> entries) {
    AxisEntry first = entries.get(0);
    AxisEntry last = entries.get(entries.size() - 1);
    if (first.range() == null) {
      edge(columnSettings.below(), columnSettings.at(), "below", first.name(), "first", null);
      edge(columnSettings.above(), columnSettings.at(), "above", last.name(), "last", null);
      return;
    }
    Range lowest = first.range();
    Range highest = last.range();
    if (lowest.low() != Range.OPEN_LOW) {
      Range open = new Range(Range.OPEN_LOW, lowest.high());
      edge(columnSettings.below(), columnSettings.at(), "below", lowest.low(), "first", open);
    }
    if (highest.high() != Range.OPEN_HIGH) {
      Range open = new Range(highest.low(), Range.OPEN_HIGH);
      edge(columnSettings.above(), columnSettings.at(), "above", highest.high(), "last", open);
    }
  }

  private void edge(Edge said, Position at, String edge, Object end, String standIn, Range open) {
    if (said == null) {
      faultListener.error(
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

  private Comparison comparison(
      ColumnSettings columnSettings, Axis columns, List<AxisEntry> entries) {
    StrengthComparison compare = columnSettings.compare().value();
    if (compare == null) {
      return null;
    }
    EntryRounding entryRounding = columnSettings.rounding().value();
    if (compare == StrengthComparison.RATIO) {
      return new Comparison.Ratios(columns, ratios(entries), entryRounding);
    }
    if (columns.isByName()) {
      String message = "a " + EnumWords.word(compare) + " cannot find columns by name";
      faultListener.error(
          Code.COMPARED, columnSettings.compare().at(), message, "give each column an \"at\"");
    }
    return compare == StrengthComparison.PERCENT
        ? new Comparison.Percent(columns, entryRounding)
        : new Comparison.Differential(columns);
  }

  private void rounding(ColumnSettings columnSettings) {
    StrengthComparison compare = columnSettings.compare().value();
    boolean rounds = compare == StrengthComparison.RATIO || compare == StrengthComparison.PERCENT;
    boolean isSaid = columnSettings.rounding().value() != null;
    if (rounds && !isSaid) {
      String message = "the rounding of a " + EnumWords.word(compare) + " is missing";
      String help = "add \"rounding\": \"down\" (or \"nearest\", or \"up\")";
      faultListener.error(Code.ROUNDING, columnSettings.compare().at(), message, help);
    } else if (isSaid && !rounds) {
      String help = "remove it, or let the columns \"compare\" by \"ratio\" or \"percent\"";
      faultListener.error(
          Code.ROUNDING, columnSettings.rounding().at(), "there is nothing to round here", help);
    }
  }

  private List<Ratio> ratios(List<AxisEntry> entries) {
    List<Ratio> ratios = new ArrayList<>();
    for (AxisEntry entry : entries) {
      Ratio ratio = Ratio.parse(entry.name());
      if (entry.range() != null) {
        String message = "a column found by ratio takes a name, not an \"at\"";
        faultListener.error(Code.COMPARED, entry.at(), message, "write only \"name\": \"3:1\"");
        return ratios;
      }
      if (ratio == null) {
        String message = quoted(entry) + " is not named by a ratio";
        String help = "write two whole numbers up to 9999, 3:1 or 1-2; 5:2 for 2.5:1";
        faultListener.error(Code.RATIO, entry.at(), message, help);
        return ratios;
      }
      if (!ratios.isEmpty() && ratio.compareTo(ratios.get(ratios.size() - 1)) <= 0) {
        String message =
            quoted(entry)
                + " comes after "
                + quoted(entries.get(ratios.size() - 1))
                + ", which is not a lower ratio";
        faultListener.error(Code.ORDER, entry.at(), message, "write the columns in rising order");
      }
      ratios.add(ratio);
    }
    return ratios;
  }

  private static String quoted(AxisEntry entry) {
    return "column " + Printable.quote(entry.name());
  }
}
