package vedette.study;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.table.Grid;

/**
 * How likely a column has how much of what it is compared in.
 *
 * @param weights of the amounts, in parts of the die's total
 */
record Spread(TreeMap<Integer, Long> weights) {
  /**
   * Where one column has so much or more more often than another.
   *
   * @param least so much or more
   * @param here how often in the one
   * @param there how often in the other
   */
  record Gap(int least, long here, long there) {}

  /**
   * The spread in a column.
   *
   * @param open what counts where the cell leaves it open
   */
  static Spread of(Grid grid, int column, CellCriterion criterion, int open) {
    Die die = grid.die();
    TreeMap<Integer, Long> weights = new TreeMap<>();
    for (int i = 0; i < die.outcomes(); i++) {
      int row = grid.row(die.value(i));
      int amount = CellCriterion.isOpen(grid, row, column) ? open : criterion.of(grid, row, column);
      weights.merge(amount, die.weight(i), Long::sum);
    }
    return new Spread(weights);
  }

  /** The mean amount, of weights that add up to this. */
  double mean(long total) {
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<Integer, Long> entry : weights.entrySet()) {
      sum =
          sum.add(
              BigInteger.valueOf(entry.getKey()).multiply(BigInteger.valueOf(entry.getValue())));
    }
    return new BigFraction(sum, BigInteger.valueOf(total)).doubleValue();
  }

  /**
   * The widest gap by which this column has more than the other.
   *
   * @param limit only gaps of less than this much or more
   * @return null if nowhere: the other one dominates it, or they are the same
   */
  Gap beyond(Spread other, int limit) {
    TreeSet<Integer> amounts = new TreeSet<>(weights.keySet());
    amounts.addAll(other.weights.keySet());
    Gap widest = null;
    long here = 0;
    long there = 0;
    for (int least : amounts.descendingSet()) {
      here += weights.getOrDefault(least, 0L);
      there += other.weights.getOrDefault(least, 0L);
      if (least < limit && here - there > (widest == null ? 0 : widest.here - widest.there)) {
        widest = new Gap(least, here, there);
      }
    }
    return widest;
  }
}
