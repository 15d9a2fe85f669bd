package vedette.study.sample;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import vedette.fight.BySide;

/**
 * Strengths of two sides that between them find every column of a table that any find. Where they
 * can, both sides have more than any result of the column takes from them, so that each result
 * there makes a difference: against one point a loss of two and elimination are the same.
 */
final class ColumnStrengths {
  /** Finds the column of two strengths; -1 if there is none. */
  interface Finder {
    /** Returns the column's index. */
    int column(int attacker, int defender);
  }

  /**
   * The strengths that fit a column best so far.
   *
   * @param lacking how many points both sides are short of having more than they can lose
   */
  private record BestFit(BySide<Integer> strengths, int lacking) {}

  private final BitSet columns;
  private final Finder finder;
  private final IntFunction<BySide<Integer>> losses;
  private final Map<Integer, BestFit> bestFit = new LinkedHashMap<>();

  /** Columns that no strengths fit yet; those that they find and do not fit among them. */
  private final BitSet open = new BitSet();

  private ColumnStrengths(BitSet columns, Finder finder, IntFunction<BySide<Integer>> losses) {
    this.columns = columns;
    this.finder = finder;
    this.losses = losses;
    open.or(columns);
  }

  /**
   * For each column that the strengths had so far do not find, or only with less than a side can
   * lose there: the least of the attacker from the first on, if none of these do the least below
   * it, and with these the least of the defender. If none have more than can be lost, those that
   * are short of the fewest points.
   *
   * @param columns that are to be found; in the end those that no such strengths find
   * @param losses by column the most that each side can lose by one result of it
   * @param first of the attacker: more than one point tells a loss of two from a loss of one
   * @param most of either, from 1
   */
  static List<BySide<Integer>> of(
      BitSet columns,
      Finder finder,
      IntFunction<BySide<Integer>> losses,
      List<BySide<Integer>> had,
      int first,
      int most) {
    ColumnStrengths found = new ColumnStrengths(columns, finder, losses);
    had.forEach(found::take);
    found.look(first, most, most);
    found.look(1, first - 1, most);
    List<BySide<Integer>> strengths = new ArrayList<>();
    found.bestFit.forEach(
        (column, it) -> {
          columns.clear(column);
          if (!had.contains(it.strengths())) {
            strengths.add(it.strengths());
          }
        });
    return strengths;
  }

  private void look(int from, int to, int most) {
    for (int attacker = from; attacker <= to; attacker++) {
      for (int defender = 1; defender <= most && !open.isEmpty(); defender++) {
        take(new BySide<>(attacker, defender));
      }
    }
  }

  private void take(BySide<Integer> strengths) {
    int column = finder.column(strengths.attacker(), strengths.defender());
    if (column >= 0 && columns.get(column)) {
      BySide<Integer> lost = losses.apply(column);
      int lacking =
          Math.max(0, lost.attacker() + 1 - strengths.attacker())
              + Math.max(0, lost.defender() + 1 - strengths.defender());
      BestFit before = bestFit.get(column);
      if (before == null || lacking < before.lacking()) {
        bestFit.put(column, new BestFit(strengths, lacking));
      }
      if (lacking == 0) {
        open.clear(column);
      }
    }
  }
}
