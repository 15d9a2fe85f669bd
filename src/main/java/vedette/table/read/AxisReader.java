package vedette.table.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.TextFault;
import vedette.table.grid.AxisEntry;
import vedette.table.grid.Code;
import vedette.table.grid.Range;

/** A reader of the entries of an axis, which checks the rules common to rows and columns. */
public final class AxisReader {

  private final String what;
  private final FaultListener faultListener;
  private final List<AxisEntry> entries;
  private final Map<String, Position> names = new HashMap<>();
  private boolean whole = true;

  /** A receiver of errors; the file of a system reports them under codes of its own. */
  public interface FaultListener {
    /** Adds an error at a place of the file. */
    void error(String code, Position at, String message, String help);
  }

  /**
   * Creates a reader of one axis.
   *
   * @param what the word for its entries in messages: {@code row}
   */
  public AxisReader(String what, FaultListener faultListener) {
    this(what, faultListener, new ArrayList<>());
  }

  /**
   * Creates a reader of one axis.
   *
   * @param entries the list that takes the entries, empty
   */
  AxisReader(String what, FaultListener faultListener, List<AxisEntry> entries) {
    this.what = what;
    this.faultListener = faultListener;
    this.entries = entries;
  }

  /**
   * Adds an entry as written.
   *
   * @param name its label; "" if it is named by its range
   * @param at its range; null if it has only a name
   */
  public void add(String name, Json at, Position position) {
    if (at == null && name.isEmpty()) {
      error(
          Code.NO_LABEL,
          position,
          "a " + what + " needs an \"at\" or a \"name\"",
          "write \"at\": 7, \"at\": \"2-4\" or \"name\": \"…\"");
      return;
    }
    Range range = null;
    try {
      range = at == null ? null : RangeText.of(at);
    } catch (TextFault e) {
      error(Code.RANGE, at.at(), e.getMessage(), e.help());
      return;
    }
    String label = name.isEmpty() ? range.toString() : name;
    Position first = names.putIfAbsent(label, position);
    if (first != null && range == null) {
      String message = what + " " + Printable.quote(label) + " appears twice, first at " + first;
      error(Code.NAME_TWICE, position, message, "give each " + what + " its own name");
      return;
    }
    if (first != null && !name.isEmpty()) {
      String message = "the name " + Printable.quote(label) + " appears twice, first at " + first;
      error(Code.NAME_TWICE, position, message, "give each " + what + " its own name");
    }
    if (!entries.isEmpty() && (entries.get(0).range() == null) != (range == null)) {
      String message = "some " + what + "s have an \"at\", others only a name";
      error(Code.MIXED_LABELS, position, message, "write the same for every " + what);
      return;
    }
    entries.add(new AxisEntry(label, range, position));
  }

  private void error(String code, Position at, String message, String help) {
    faultListener.error(code, at, message, help);
    whole = false;
  }

  /** Returns the entries; null, and reports the error, if one of them is wrong or two overlap. */
  public List<AxisEntry> entries() {
    if (!entries.isEmpty() && entries.get(0).range() != null) {
      overlaps();
    }
    return whole && !entries.isEmpty() ? entries : null;
  }

  private void overlaps() {
    int[] ascending = AxisEntry.ascending(entries);
    int furthest = ascending[0];
    for (int i = 1; i < ascending.length; i++) {
      AxisEntry here = entries.get(ascending[i]);
      AxisEntry other = entries.get(furthest);
      if (here.range().low() <= other.range().high()) {
        overlap(here, other);
      }
      if (here.range().high() > other.range().high()) {
        furthest = ascending[i];
      }
    }
  }

  /**
   * Reports two entries that share numbers.
   *
   * @param high the entry that begins with a number of the other
   */
  private void overlap(AxisEntry high, AxisEntry low) {
    boolean later = high.at().compareTo(low.at()) > 0;
    AxisEntry first = later ? low : high;
    AxisEntry second = later ? high : low;
    int end = Math.min(high.range().high(), low.range().high());
    String message =
        what
            + " "
            + quoted(second)
            + " and "
            + what
            + " "
            + quoted(first)
            + " at "
            + first.at()
            + " both include "
            + new Range(high.range().low(), end);
    String help = "let each number belong to one " + what;
    if (later && end < high.range().high()) {
      help += ": \"" + new Range(end + 1, high.range().high()) + "\"";
    }
    error(Code.OVERLAP, second.at(), message, help);
  }

  /** Reports numbers between two entries that have no entry. */
  void gaps() {
    int[] ascending = AxisEntry.ascending(entries);
    for (int i = 1; i < ascending.length; i++) {
      AxisEntry before = entries.get(ascending[i - 1]);
      AxisEntry here = entries.get(ascending[i]);
      if (here.range().low() - 1 > before.range().high()) {
        Range gap = new Range(before.range().high() + 1, here.range().low() - 1);
        String message = "no " + what + " for " + gap + ", before " + what + " " + quoted(here);
        error(Code.GAP, here.at(), message, "widen a " + what + " or add one");
      }
    }
  }

  private static String quoted(AxisEntry entry) {
    return Printable.quote(entry.name());
  }
}
