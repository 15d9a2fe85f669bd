package vedette.study.sample;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import vedette.fight.BySide;

/**
 * Strengths of two sides that together reach every column that any strengths reach. Where possible,
 * each side has more than any result of the column takes from it, so that different results differ:
 * against one point, a loss of two equals elimination.
 */
final class ColumnStrengths {
  /** A function from two strengths to a column. */
  interface Finder {
    /** Returns the index of the column; -1 if there is none. */
    int column(int attacker, int defender);
  }

  /**
   * The strengths that fit a column best so far.
   *
   * @param lacking the points by which both sides fall short of exceeding their possible losses
   */
  private record BestFit(BySide<Integer> strengths, int lacking) {}

  private final BitSet columns;
  private final Finder finder;
  private final IntFunction<BySide<Integer>> losses;
  private final Map<Integer, BestFit> bestFit = new LinkedHashMap<>();

  /** The columns that no strengths fit yet, including those reached with too little strength. */
  private final BitSet open = new BitSet();

  private ColumnStrengths(BitSet columns, Finder finder, IntFunction<BySide<Integer>> losses) {
    this.columns = columns;
    this.finder = finder;
    this.losses = losses;
    open.or(columns);
  }

  /**
   * Finds strengths for each column that the given ones do not reach, or reach only with too little
   * strength. It takes the lowest attacker's strength from {@code first} on, else the lowest below
   * it, and with it the lowest defender's strength. If none exceeds the possible losses, it takes
   * the strengths that fall short by the fewest points.
   *
   * @param columns the columns to reach; afterwards those that no strengths reach
   * @param losses the most that each side can lose by one result, by column
   * @param had the strengths already present
   * @param first the first strength of the attacker to try: more than one point distinguishes a
   *     loss of two from a loss of one
   * @param most the highest strength of either side, at least 1
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
