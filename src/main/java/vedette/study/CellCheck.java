package vedette.study;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.DoubleStream;

/** Holds the numbers of a cell that was read against what its sweep asks and what odds can be. */
final class CellCheck {
  /** No figures that were computed are off by more. */
  private static final double LARGEST_ERROR = 1e-3;

  private static final double ROUNDING = 1e-9;

  private final SweepHead head;
  private final SweepCell cell;
  private final double rounding;

  private CellCheck(SweepHead head, SweepCell cell) {
    this.head = head;
    this.cell = cell;
    rounding = ROUNDING + (cell.isSampled() ? 0 : cell.within());
  }

  /** Why it cannot be a cell of that sweep; null if it can. */
  static String fault(SweepCell cell, SweepHead head) {
    CellCheck check = new CellCheck(head, cell);
    if (!cell.isFought()) {
      return check.isNothing() ? null : "numbers without a fight";
    }
    if (cell.why() != null) {
      return "a reason for no odds beside odds";
    }
    String fault = check.sampling();
    fault = fault == null ? check.bound() : fault;
    return fault == null ? check.figures() : fault;
  }

  private boolean isNothing() {
    return cell.seed() == 0
        && cell.trials() == 0
        && Double.isNaN(cell.within())
        && isNone(cell.values())
        && isNone(cell.lows())
        && cell.mosts().length == 0
        && isNone(cell.highs());
  }

  private static boolean isNone(double[] numbers) {
    return DoubleStream.of(numbers).allMatch(Double::isNaN);
  }

  /** The seed follows from the sweep's, and so do the battles unless a precision ends them. */
  private String sampling() {
    if (cell.isSampled() ? head.isExact() : head.method().isSampled()) {
      return "another method";
    }
    if (cell.seed() != (cell.isSampled() ? head.seed(cell.index()) : 0)) {
      return "the seed " + cell.seed();
    }
    boolean all = cell.trials() == (cell.isSampled() ? head.trials() : 0);
    boolean precise = cell.trials() > 0 && cell.trials() < head.trials() && isPrecise();
    return all || precise ? null : cell.trials() + " battles";
  }

  private boolean isPrecise() {
    return head.precision() > 0 && cell.within() <= head.precision();
  }

  private String bound() {
    double largest = cell.isSampled() ? 0.5 + ROUNDING : LARGEST_ERROR;
    return cell.within() >= 0 && cell.within() <= largest ? null : "the bound " + cell.within();
  }

  private String figures() {
    if (!isChance(cell.undecided())) {
      return "undecided " + cell.undecided();
    }
    if (cell.cutOff() < 0 || cell.cutOff() > cell.undecided() * cell.trials() * (1 + rounding)) {
      return cell.cutOff() + " battles cut off";
    }
    if (cell.mosts().length > 0 && cell.mosts().length != cell.lows().length) {
      return "greatest counts of " + cell.mosts().length + " figures";
    }
    Map<String, Double> sums = new LinkedHashMap<>();
    for (int i = 0; i < cell.values().length; i++) {
      Figure figure = head.figures().get(i);
      double value = cell.values()[i];
      if (!(Double.isNaN(value) || (figure.mean() ? Double.isFinite(value) : isChance(value)))) {
        return figure.name() + " " + value;
      }
      if (cell.isSampled() && !isInterval(figure, value, cell.lows()[i], cell.highs()[i])) {
        return figure.name() + " " + value + " from " + cell.lows()[i] + " to " + cell.highs()[i];
      }
      if (cell.isIfAtMost(i) && !(figure.mean() && cell.mosts()[i] >= value - rounding)) {
        return figure.name() + " " + value + " of at most " + cell.mosts()[i];
      }
      if (head.isWhole(figure)) {
        sums.merge(figure.measure(), value, Double::sum);
      }
    }
    // A measure that the fight does not have has none of its figures.
    sums.values().removeIf(sum -> sum.isNaN());
    for (Map.Entry<String, Double> sum : sums.entrySet()) {
      double all = sum.getValue() + cell.undecided();
      if (Math.abs(all - 1) > rounding * (2 + cell.values().length)) {
        return sum.getKey() + " with " + all + " of all fights";
      }
    }
    return null;
  }

  private boolean isChance(double p) {
    return p >= -rounding && p <= 1 + rounding;
  }

  /** What was never seen may have no interval; what is not measured has none. */
  private boolean isInterval(Figure figure, double value, double low, double high) {
    if (Double.isNaN(low) || Double.isNaN(high)) {
      boolean none = Double.isNaN(low) && Double.isNaN(high);
      return none && (figure.mean() || Double.isNaN(value) || value == 0);
    }
    double near = rounding * (1 + Math.abs(value));
    boolean around = low <= value + near && high >= value - near;
    boolean bounded =
        figure.mean()
            ? Double.isFinite(low) && Double.isFinite(high)
            : isChance(low) && isChance(high) && (high - low) / 2 <= cell.within() + ROUNDING;
    return around && bounded;
  }
}
