package vedette.study;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import vedette.fight.BySide;

/** Strengths of two sides that between them find every column of a table that any find. */
public final class ColumnStrengths {
  /** Finds the column of two strengths; -1 if there is none. */
  public interface Finder {
    /** The column's index. */
    int column(int attacker, int defender);
  }

  private ColumnStrengths() {}

  /**
   * For each column that the strengths had so far do not find: the least of the attacker from the
   * first on, if none of these do the least below it, and with these the least of the defender.
   *
   * @param columns that are to be found; in the end those that no such strengths find
   * @param first of the attacker: more than one point tells a loss of two from a loss of one
   * @param most of either, from 1
   */
  public static List<BySide<Integer>> of(
      BitSet columns, Finder finder, List<BySide<Integer>> had, int first, int most) {
    for (BySide<Integer> each : had) {
      take(finder.column(each.attacker(), each.defender()), columns);
    }
    List<BySide<Integer>> found = new ArrayList<>();
    look(columns, finder, first, most, most, found);
    look(columns, finder, 1, first - 1, most, found);
    return found;
  }

  private static void look(
      BitSet columns, Finder finder, int from, int to, int most, List<BySide<Integer>> found) {
    for (int attacker = from; attacker <= to; attacker++) {
      for (int defender = 1; defender <= most && !columns.isEmpty(); defender++) {
        if (take(finder.column(attacker, defender), columns)) {
          found.add(new BySide<>(attacker, defender));
        }
      }
    }
  }

  private static boolean take(int column, BitSet columns) {
    boolean open = column >= 0 && columns.get(column);
    if (open) {
      columns.clear(column);
    }
    return open;
  }
}
