package vedette.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.WeightedGoal;
import vedette.work.Limits;
import vedette.work.Refusal;

/**
 * What is best in a fight for every weight that one thing in its goal can have.
 *
 * <p>What a way to decide is worth is a line over the weights, and what is best for a side the
 * outermost of these lines, part by part: two of them are solved at both ends and crossed, and
 * where they cross either a better one is found or the one gives way to the other.
 *
 * @param ranges of weights for which the same is best, from 0 up, each from where the one before
 *     ends
 * @param isAll false if there are more ranges than are looked for
 */
public record BestByWeight(List<Range> ranges, boolean isAll) {
  /** So many ranges are looked for. */
  public static final int MOST = 100;

  /** Worths and weights closer together than this share of themselves are the same. */
  private static final double SAME = 1e-9;

  /**
   * Weights for which the same is best.
   *
   * @param to infinity for the last
   * @param weighted what is multiplied by the weight, on average
   * @param rest what is added to that, on average
   */
  public record Range(double from, double to, double weighted, double rest) {
    /** A weight within. */
    public double within() {
      return Double.isInfinite(to) ? 2 * from + 1 : (from + to) / 2;
    }
  }

  /** What a way to decide is worth by a weight. */
  private record Line(double weighted, double rest) {
    double at(double weight) {
      return weight * weighted + rest;
    }

    double crosses(Line other) {
      return Math.max(0, (rest - other.rest) / (other.weighted - weighted));
    }

    boolean isSteeper(Line other, int sign) {
      double greatest = Math.max(1, Math.max(Math.abs(weighted), Math.abs(other.weighted)));
      return sign * (weighted - other.weighted) > SAME * greatest;
    }

    boolean isBetter(Line other, double weight, int sign) {
      double greatest = Math.max(1, weight * Math.abs(weighted) + Math.abs(rest));
      return sign * (at(weight) - other.at(weight)) > SAME * greatest;
    }
  }

  /**
   * The ranges of a side.
   *
   * @param fight in which something is wanted, whatever that is
   * @throws Refusal if it decides nothing, the other side decides best as well, or to find what is
   *     best takes more than it may
   */
  public static <S, R> BestByWeight of(
      Engagement<S, R> fight, WeightedGoal<R> goal, Side side, Limits limits) {
    int sign = side == Side.ATTACKER ? 1 : -1;
    List<Range> ranges = new ArrayList<>();
    Best<S, R> first = Best.of(fight, limits);
    checkDecidesAlone(first, side);
    Line best = line(first.worth(goal.at(0)));
    Line last = line(first.worth(goal.atLast()));
    Deque<Line> steeper = new ArrayDeque<>();
    if (last.isSteeper(best, sign)) {
      steeper.push(last);
    }
    double from = 0;
    while (!steeper.isEmpty() && ranges.size() < MOST) {
      double weight = best.crosses(steeper.peek());
      Line found = line(first.worth(goal.at(weight)));
      if (found.isBetter(best, weight, sign)
          && found.isSteeper(best, sign)
          && steeper.peek().isSteeper(found, sign)) {
        steeper.push(found);
      } else {
        if (weight - from > SAME * Math.max(1, weight)) {
          ranges.add(new Range(from, weight, best.weighted, best.rest));
          from = weight;
        }
        best = steeper.pop();
      }
    }
    if (steeper.isEmpty()) {
      ranges.add(new Range(from, Double.POSITIVE_INFINITY, best.weighted, best.rest));
    }
    return new BestByWeight(List.copyOf(ranges), steeper.isEmpty());
  }

  private static void checkDecidesAlone(Best<?, ?> best, Side side) {
    best.checkDecides(side);
    Side other = side.opposite();
    if (best.decided().values().stream().anyMatch(sides -> sides.contains(other))) {
      throw new Refusal(
          "the " + other + " decides best as well, and what both decide is found for one weight",
          "write a number for the weight, or name what the " + other + " does");
    }
  }

  /** The last two parts of a goal are what is weighted and the rest. */
  private static Line line(List<Double> worth) {
    return new Line(worth.get(worth.size() - 2), worth.get(worth.size() - 1));
  }
}
