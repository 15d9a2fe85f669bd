package vedette.study;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import vedette.rules.TableFamily;

/**
 * The tables of a family, counted, and listed as far as they differ in some of their columns.
 *
 * @param family whose tables they are
 * @param columns by column of the table, those that stand in a table of the family
 */
public record FamilyTables<C extends TableFamily.Column>(
    TableFamily<C> family, List<List<C>> columns) {

  /** The tables of a family. */
  public static <C extends TableFamily.Column> FamilyTables<C> of(TableFamily<C> family) {
    List<List<C>> columns = new ArrayList<>(family.columns());
    for (int i = 1; i < columns.size(); i++) {
      columns.set(
          i, having(columns.get(i), columns.get(i - 1), (it, left) -> family.adjoin(left, it)));
    }
    for (int i = columns.size() - 2; i >= 0; i--) {
      columns.set(i, having(columns.get(i), columns.get(i + 1), family::adjoin));
    }
    return new FamilyTables<>(family, List.copyOf(columns));
  }

  private interface Neighbours<C> {
    boolean fit(C column, C neighbour);
  }

  /** Those columns that have a neighbour among others. */
  private static <C> List<C> having(List<C> columns, List<C> others, Neighbours<C> neighbours) {
    return columns.stream()
        .filter(it -> others.stream().anyMatch(other -> neighbours.fit(it, other)))
        .toList();
  }

  /** How many tables there are. */
  public long count() {
    Map<C, Long> endingWith = new LinkedHashMap<>();
    columns.get(0).forEach(column -> endingWith.put(column, 1L));
    for (List<C> next : columns.subList(1, columns.size())) {
      Map<C, Long> before = new LinkedHashMap<>(endingWith);
      endingWith.clear();
      for (C column : next) {
        long ways = 0;
        for (Map.Entry<C, Long> left : before.entrySet()) {
          ways += family.adjoin(left.getKey(), column) ? left.getValue() : 0;
        }
        endingWith.put(column, ways);
      }
    }
    return sum(endingWith.values());
  }

  private static long sum(Collection<Long> numbers) {
    return numbers.stream().mapToLong(Long::longValue).sum();
  }

  /**
   * What stands together in some columns: each choice for them that is part of a table, in the
   * order of the columns.
   *
   * @param wanted indices of columns; of none there is one choice
   */
  List<List<C>> choices(SortedSet<Integer> wanted) {
    if (wanted.isEmpty()) {
      return List.of(List.of());
    }
    // Every column has a neighbour on either side, so whatever is between the outermost that are
    // wanted can be had in a whole table.
    Set<Partial<C>> partials = new LinkedHashSet<>();
    for (int i = wanted.first(); i <= wanted.last(); i++) {
      Set<Partial<C>> longer = new LinkedHashSet<>();
      for (C column : columns.get(i)) {
        boolean kept = wanted.contains(i);
        if (i == wanted.first()) {
          longer.add(new Partial<>(List.of(column), column));
        }
        for (Partial<C> left : partials) {
          if (family.adjoin(left.last, column)) {
            longer.add(new Partial<>(kept ? with(left.chosen, column) : left.chosen, column));
          }
        }
      }
      partials = longer;
    }
    return partials.stream().map(Partial::chosen).toList();
  }

  /** A choice for the columns wanted so far, and the column that comes last. */
  private record Partial<C>(List<C> chosen, C last) {}

  private static <C> List<C> with(List<C> chosen, C column) {
    List<C> more = new ArrayList<>(chosen);
    more.add(column);
    return List.copyOf(more);
  }
}
