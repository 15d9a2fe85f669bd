package vedette.study.change;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.question.Figure;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect;
import vedette.table.grid.Grid;

/**
 * A roll on a column of a combat results table, summarized as printed: the losses in its cells,
 * before any rule adds to them, and without the cost of eliminations and exchanges.
 *
 * @param sides the summary for each side
 * @param exchange the probability of an exchange
 */
public record ColumnSummary(BySide<SideSummary> sides, BigFraction exchange) {
  private static final BySide<Figure> LOSSES =
      new BySide<>(
          new Figure("attackerLosses", Figure.Kind.MEAN, "", "attacker loses"),
          new Figure("defenderLosses", Figure.Kind.MEAN, "", "defender loses"));

  /**
   * The effect of a roll on one side.
   *
   * @param loss the mean loss
   * @param forcedBack the probability that the side is forced back
   * @param eliminated the probability that the side is eliminated
   */
  public record SideSummary(BigFraction loss, BigFraction forcedBack, BigFraction eliminated) {
    private static SideSummary of(Grid crt, int column, Function<CombatResult, Effect> effect) {
      return new SideSummary(
          mean(crt, column, result -> effect.apply(result).losses()),
          chance(crt, column, result -> effect.apply(result).forcedBack()),
          chance(crt, column, result -> effect.apply(result).eliminated()));
    }
  }

  /** Returns the summary of a column of a combat results table that has a die. */
  public static ColumnSummary of(Grid crt, int column) {
    return new ColumnSummary(
        new BySide<>(
            SideSummary.of(crt, column, CombatResult::attacker),
            SideSummary.of(crt, column, CombatResult::defender)),
        chance(crt, column, CombatResult::exchange));
  }

  /**
   * Returns the figures of a roll on a column of numbers or combat results, in a table that has a
   * die.
   */
  public static Map<Figure, Double> figures(Grid grid, int column) {
    Map<Figure, Double> figures = new LinkedHashMap<>();
    if (grid.cells() == CellKind.NUMBER) {
      figures.put(new Figure("number", Figure.Kind.MEAN, "", "number"), ofNumbers(grid, column));
      return figures;
    }
    ColumnSummary it = of(grid, column);
    it.sides.forEach((side, of) -> figures.put(LOSSES.of(side), of.loss.doubleValue()));
    it.sides.forEach(
        (side, of) -> chance(side + "Retreated", side + " forced back", of.forcedBack, figures));
    it.sides.forEach(
        (side, of) -> chance(side + "Eliminated", side + " eliminated", of.eliminated, figures));
    chance("exchange", "exchange", it.exchange, figures);
    return figures;
  }

  private static void chance(
      String name, String text, BigFraction chance, Map<Figure, Double> figures) {
    figures.put(new Figure(name, Figure.Kind.YES, "", text), chance.doubleValue());
  }

  /** Returns the side whose loss a figure of a column is; null for other figures. */
  public static Side loser(Figure figure) {
    return Stream.of(Side.values())
        .filter(side -> LOSSES.of(side).equals(figure))
        .findFirst()
        .orElse(null);
  }

  /** Returns the mean of a roll on a column of numbers, in a table that has a die. */
  public static double ofNumbers(Grid grid, int column) {
    return Spread.of(grid, column, CellCriterion.NUMBER, 0).mean(grid.die().total());
  }

  private static BigFraction chance(Grid crt, int column, Predicate<CombatResult> happens) {
    return mean(crt, column, result -> happens.test(result) ? 1 : 0);
  }

  private static BigFraction mean(Grid crt, int column, ToIntFunction<CombatResult> amount) {
    Die die = crt.die();
    BigFraction mean = BigFraction.ZERO;
    for (int i = 0; i < die.outcomes(); i++) {
      CombatResult result = crt.result(crt.row(die.value(i)), column);
      BigFraction chance = new BigFraction(die.weight(i)).divide(new BigFraction(die.total()));
      mean = mean.add(chance.multiply(amount.applyAsInt(result)));
    }
    return mean;
  }

  /**
   * The distribution of a criterion's amounts in a column.
   *
   * @param weights the weights of the amounts, in parts of the die's total
   */
  public record Spread(TreeMap<Integer, Long> weights) {
    /**
     * A gap between two columns: how often each has an amount of at least {@code least}.
     *
     * @param least the amount
     * @param here the weight in one column
     * @param there the weight in the other column
     */
    public record Gap(int least, long here, long there) {}

    /**
     * Returns the distribution in a column.
     *
     * @param open the amount assumed where a cell leaves it open
     */
    public static Spread of(Grid grid, int column, CellCriterion criterion, int open) {
      Die die = grid.die();
      TreeMap<Integer, Long> weights = new TreeMap<>();
      for (int i = 0; i < die.outcomes(); i++) {
        int row = grid.row(die.value(i));
        int amount =
            CellCriterion.isOpen(grid, row, column) ? open : criterion.of(grid, row, column);
        weights.merge(amount, die.weight(i), Long::sum);
      }
      return new Spread(weights);
    }

    /**
     * Returns the mean amount.
     *
     * @param total the sum of the weights
     */
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
     * Returns the widest gap by which this column exceeds the other.
     *
     * @param limit only gaps below this amount count
     * @return null if there is none: the other column dominates this one, or they are the same
     */
    public Gap widestGap(Spread other, int limit) {
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
}
