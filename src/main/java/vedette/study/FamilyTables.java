package vedette.study;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
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
   * What may stand together in some columns, where some of them are settled: each choice that is
   * part of a table of the family.
   *
   * @param settled columns by index
   * @param wanted indices of all columns of a choice, the settled ones among them
   */
  List<SortedMap<Integer, C>> choices(SortedMap<Integer, C> settled, SortedSet<Integer> wanted) {
    // Every column has a neighbour on either side, so only what is between the outermost columns
    // of a choice decides whether it is part of a table.
    Set<Partial<C>> partials = new LinkedHashSet<>();
    for (int i = wanted.first(); i <= wanted.last(); i++) {
      Set<Partial<C>> longer = new LinkedHashSet<>();
      for (C column : settled.containsKey(i) ? List.of(settled.get(i)) : columns.get(i)) {
        if (i == wanted.first()) {
          longer.add(new Partial<>(new TreeMap<>(Map.of(i, column)), column));
        }
        for (Partial<C> left : partials) {
          if (family.adjoin(left.last, column)) {
            longer.add(wanted.contains(i) ? left.with(i, column) : left.ending(column));
          }
        }
      }
      partials = longer;
    }
    return partials.stream().map(Partial::chosen).toList();
  }

  /** Each table of the family, by all its columns. */
  List<SortedMap<Integer, C>> all() {
    SortedSet<Integer> every = new TreeSet<>();
    for (int i = 0; i < columns.size(); i++) {
      every.add(i);
    }
    return choices(new TreeMap<>(), every);
  }

  /** The columns chosen so far, and the one that comes last. */
  private record Partial<C>(SortedMap<Integer, C> chosen, C last) {
    Partial<C> with(int index, C column) {
      SortedMap<Integer, C> more = new TreeMap<>(chosen);
      more.put(index, column);
      return new Partial<>(more, column);
    }

    Partial<C> ending(C column) {
      return new Partial<>(chosen, column);
    }
  }
}
