package vedette.table.grid;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import vedette.source.Position;

/**
 * A row or column as read, before it is checked against the others.
 *
 * @param name its label
 * @param range its numbers; null if it has only a name
 * @param at its place in the file
 */
public record AxisEntry(String name, Range range, Position at) {

  /** Returns the indices of entries with ranges, by rising numbers; equal ones in file order. */
  public static int[] ascending(List<AxisEntry> entries) {
    Integer[] boxed = new Integer[entries.size()];
    for (int i = 0; i < boxed.length; i++) {
      boxed[i] = i;
    }
    Arrays.sort(
        boxed,
        new Comparator<>() {
          @Override
          public int compare(Integer a, Integer b) {
            return entries.get(a).range().compareTo(entries.get(b).range());
          }
        });
    int[] ascending = new int[boxed.length];
    for (int i = 0; i < boxed.length; i++) {
      ascending[i] = boxed[i];
    }
    return ascending;
  }
}
