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
   * For each column that the strengths had so far do not find: the least of the attacker, and with
   * these the least of the defender, that do.
   *
   * @param columns that are to be found; in the end those that no such strengths find
   * @param least of the attacker
   * @param most of either
   */
  public static List<BySide<Integer>> of(
      BitSet columns, Finder finder, List<BySide<Integer>> had, int least, int most) {
    for (BySide<Integer> each : had) {
      take(finder.column(each.attacker(), each.defender()), columns);
    }
    List<BySide<Integer>> found = new ArrayList<>();
    for (int attacker = least; attacker <= most; attacker++) {
      for (int defender = 1; defender <= most && !columns.isEmpty(); defender++) {
        if (take(finder.column(attacker, defender), columns)) {
          found.add(new BySide<>(attacker, defender));
        }
      }
    }
    return found;
  }

  private static boolean take(int column, BitSet columns) {
    boolean open = column >= 0 && columns.get(column);
    if (open) {
      columns.clear(column);
    }
    return open;
  }
}
