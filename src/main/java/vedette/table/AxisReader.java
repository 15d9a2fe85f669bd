package vedette.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Json;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;

/** Reads the entries of an axis and checks what rows and columns have in common. */
final class AxisReader {

  private final Source source;
  private final Problems problems;
  private final RangeReader ranges;
  private final String what;
  private final List<AxisEntry> entries = new ArrayList<>();
  private final Map<String, Position> names = new HashMap<>();
  private boolean whole = true;

  /**
   * A reader of one axis.
   *
   * @param what what its entries are called in messages: {@code row}
   */
  AxisReader(Source source, Problems problems, String what) {
    this.source = source;
    this.problems = problems;
    this.ranges = new RangeReader(source, problems);
    this.what = what;
  }

  /** Adds an entry as written. */
  void add(String name, Json at, Position position) {
    if (at == null && name.isEmpty()) {
      error(
          Code.NO_LABEL,
          position,
          "a " + what + " needs an \"at\" or a \"name\"",
          "write \"at\": 7, \"at\": \"2-4\" or \"name\": \"…\"");
      return;
    }
    Range range = at == null ? null : ranges.read(at);
    if (at != null && range == null) {
      whole = false;
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
      String message = "some have an \"at\" and some only a name";
      error(Code.MIXED_LABELS, position, message, "write the same for every " + what);
      return;
    }
    entries.add(new AxisEntry(label, range, position));
  }

  private void error(String code, Position at, String message, String help) {
    problems.error(code, source, at, message, help);
    whole = false;
  }

  /** The entries; null if one of them is wrong or two overlap, which is then reported. */
  List<AxisEntry> entries() {
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

  private void overlap(AxisEntry a, AxisEntry b) {
    AxisEntry first = a.at().compareTo(b.at()) < 0 ? a : b;
    AxisEntry second = first == a ? b : a;
    int low = Math.max(a.range().low(), b.range().low());
    int high = Math.min(a.range().high(), b.range().high());
    Range shared = new Range(low, high);
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
            + " both hold "
            + shared;
    error(Code.OVERLAP, second.at(), message, "each number belongs to one " + what);
  }

  /** Reports numbers between two entries that belong to neither. */
  void gaps(List<AxisEntry> entries) {
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

  /** Whether nothing was wrong so far. */
  boolean isWhole() {
    return whole;
  }

  private static String quoted(AxisEntry entry) {
    return Printable.quote(entry.name());
  }
}
