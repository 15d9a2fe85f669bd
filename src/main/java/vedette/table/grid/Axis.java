package vedette.table.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import vedette.source.Position;

/** The rows or the columns of a grid, in printed order: found by number, or by name. */
public final class Axis {

  private static final int NONE = -1;

  /** The widest range of numbers found by one array; wider ones are found by search. */
  private static final int LONGEST_ARRAY = 100_000;

  private final String by;
  private final String[] names;
  private final Range[] ranges;
  private final Position[] places;
  private final Map<String, Integer> indices = new HashMap<>();
  private final int[] ascending;
  private final int first;
  private final int last;
  private final int[] lookup;
  private final int below;
  private final int above;
  private final int shiftedBelow;
  private final int shiftedAbove;

  /**
   * Creates an axis from checked entries: all have ranges or none has, and no two overlap. An open
   * entry has all numbers beyond it anyway; only the stand-in is found by shifts beyond the edge.
   *
   * @param by what the axis is read by, in words
   * @param below whether the lowest entry stands in for what is below it; null if not given, so
   *     that an open one does
   * @param above whether the highest entry stands in for what is above it; null as for {@code
   *     below}
   */
  public Axis(String by, List<AxisEntry> entries, Boolean below, Boolean above) {
    this.by = by;
    int size = entries.size();
    names = new String[size];
    places = new Position[size];
    ranges = size > 0 && entries.get(0).range() != null ? new Range[size] : null;
    for (int i = 0; i < size; i++) {
      names[i] = entries.get(i).name();
      indices.put(names[i], i);
      places[i] = entries.get(i).at();
      if (ranges != null) {
        ranges[i] = entries.get(i).range();
      }
    }
    if (ranges == null) {
      ascending = new int[0];
      first = 0;
      last = NONE;
      lookup = new int[0];
      this.below = NONE;
      this.above = NONE;
      shiftedBelow = standsIn(below, false) ? 0 : NONE;
      shiftedAbove = standsIn(above, false) ? size - 1 : NONE;
      return;
    }
    ascending = AxisEntry.ascending(entries);
    Range lowest = ranges[ascending[0]];
    Range highest = ranges[ascending[size - 1]];
    boolean openLow = lowest.low() == Range.OPEN_LOW;
    boolean openHigh = highest.high() == Range.OPEN_HIGH;
    first = openLow ? Math.min(lowest.high(), Range.LIMIT) : lowest.low();
    last = openHigh ? Math.max(highest.low(), -Range.LIMIT) : highest.high();
    this.below = openLow || standsIn(below, false) ? ascending[0] : NONE;
    this.above = openHigh || standsIn(above, false) ? ascending[size - 1] : NONE;
    shiftedBelow = standsIn(below, openLow) ? 0 : NONE;
    shiftedAbove = standsIn(above, openHigh) ? size - 1 : NONE;
    lookup = last - first < LONGEST_ARRAY ? array() : null;
  }

  private static boolean standsIn(Boolean said, boolean otherwise) {
    return said == null ? otherwise : said;
  }

  private int[] array() {
    int[] array = new int[Math.max(0, last - first + 1)];
    for (int i = 0; i < array.length; i++) {
      array[i] = search(first + i);
    }
    return array;
  }

  private int search(int number) {
    int low = 0;
    int high = ascending.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (ranges[ascending[middle]].low() <= number) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return ranges[ascending[low]].contains(number) ? ascending[low] : NONE;
  }

  /** Returns the index for a number; -1 if no entry has it. */
  public int find(int number) {
    if (ranges == null) {
      return NONE;
    }
    if (number < first) {
      return below;
    }
    if (number > last) {
      return above;
    }
    return lookup != null ? lookup[number - first] : search(number);
  }

  /** Returns what the axis is read by, in words: {@code differential}, {@code movement points}. */
  public String quantity() {
    return by;
  }

  /** Returns the number of rows or columns. */
  public int size() {
    return names.length;
  }

  /** Returns the printed label of an entry. */
  public String name(int index) {
    return names[index];
  }

  /** Returns all labels, in printed order. */
  public List<String> names() {
    return List.copyOf(Arrays.asList(names));
  }

  /**
   * Returns the parts that names do not tell: the numbers of entries not named by them, and the
   * entries that stand in beyond the edges.
   *
   * @param what the word for an entry: a row or a column
   */
  List<TablePart> parts(String what) {
    List<TablePart> parts = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      if (ranges != null && !ranges[i].toString().equals(names[i])) {
        parts.add(TablePart.of(what + " " + names[i], "numbers", ranges[i].toString(), places[i]));
      }
    }
    parts.add(TablePart.of("", "below the lowest " + what, standingIn(shiftedBelow), null));
    parts.add(TablePart.of("", "above the highest " + what, standingIn(shiftedAbove), null));
    return parts;
  }

  private static String standingIn(int index) {
    return index == NONE ? "none" : "that one";
  }

  /** Returns the numbers of an entry; null if the axis is by name. */
  public Range range(int index) {
    return ranges == null ? null : ranges[index];
  }

  /** Returns the indices of the entries by rising numbers; empty if the axis is by name. */
  public int[] ascending() {
    return ascending.clone();
  }

  /** Returns the place of an entry in its file. */
  public Position at(int index) {
    return places[index];
  }

  /** Returns whether the axis is read by name and not by number. */
  public boolean isByName() {
    return ranges == null;
  }

  /** Returns the index of a label; -1 if no entry has it. */
  public int indexOf(String name) {
    Integer index = indices.get(name);
    return index == null ? NONE : index;
  }

  /**
   * Returns the entry a number of places after another in printed order, or the one that stands in
   * beyond an edge.
   *
   * @return its index; -1 if it is beyond an edge where none stands in
   */
  public int shifted(int index, int places) {
    int to = index + places;
    return to < 0 ? shiftedBelow : to >= names.length ? shiftedAbove : to;
  }

  /** Returns whether a number is below the lowest entry. */
  public boolean isBelow(int number) {
    return number < first;
  }

  /** Returns the least number of the entries; empty if there is none. */
  public OptionalInt min() {
    if (ranges == null || ranges[ascending[0]].low() == Range.OPEN_LOW) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(first);
  }

  /** Returns the greatest number of the entries; empty if there is none. */
  public OptionalInt max() {
    if (ranges == null || ranges[ascending[ascending.length - 1]].high() == Range.OPEN_HIGH) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(last);
  }

  /** Returns whether a number has an entry, including one that stands in beyond the edge. */
  public boolean covers(int number) {
    return find(number) != NONE;
  }
}
