package vedette.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;

/** A distribution of whole numbers, rising, with integer weights of any size. */
public final class Spread {
  private final TreeMap<Integer, BigInteger> weights;

  private Spread(TreeMap<Integer, BigInteger> weights) {
    this.weights = weights;
  }

  /** Returns the distribution of one certain number. */
  public static Spread of(int number) {
    return new Spread(new TreeMap<>(Map.of(number, BigInteger.ONE)));
  }

  /** Returns the distribution of a list, in which each number weighs the times it occurs. */
  public static Spread of(List<Integer> numbers) {
    TreeMap<Integer, BigInteger> weights = new TreeMap<>();
    numbers.forEach(it -> weights.merge(it, BigInteger.ONE, BigInteger::add));
    return new Spread(weights);
  }

  /** Returns the numbers from 1 up to {@code faces}, equally weighted. */
  public static Spread faces(int faces) {
    TreeMap<Integer, BigInteger> weights = new TreeMap<>();
    for (int face = 1; face <= faces; face++) {
      weights.put(face, BigInteger.ONE);
    }
    return new Spread(weights);
  }

  public static Spread of(Die die) {
    TreeMap<Integer, BigInteger> weights = new TreeMap<>();
    for (int i = 0; i < die.outcomes(); i++) {
      weights.put(die.value(i), BigInteger.valueOf(die.weight(i)));
    }
    return new Spread(weights);
  }

  public static Spread weighted(Map<Integer, Integer> written) {
    TreeMap<Integer, BigInteger> weights = new TreeMap<>();
    written.forEach((number, weight) -> weights.put(number, BigInteger.valueOf(weight)));
    return new Spread(weights);
  }

  /** Returns the distribution of numbers with these weights. */
  public static Spread ofWeights(Map<Integer, BigInteger> weights) {
    return new Spread(new TreeMap<>(weights));
  }

  /** Returns the numbers with their weights, rising. */
  public Map<Integer, BigInteger> weights() {
    return weights;
  }

  /** Returns the sum of the weights. */
  public BigInteger total() {
    return weights.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** Returns whether the predicate holds for any of the numbers. */
  public boolean shows(IntPredicate these) {
    for (int number : weights.keySet()) {
      if (these.test(number)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the least number. */
  public int least() {
    return weights.firstKey();
  }

  /** Returns the greatest number. */
  public int max() {
    return weights.lastKey();
  }

  /** Returns the probability of the numbers for which the predicate holds. */
  public BigFraction chance(IntPredicate of) {
    BigInteger sum = BigInteger.ZERO;
    for (Map.Entry<Integer, BigInteger> each : weights.entrySet()) {
      if (of.test(each.getKey())) {
        sum = sum.add(each.getValue());
      }
    }
    return new BigFraction(sum, total());
  }

  /** Returns the binomial coefficient, of any size. */
  public static BigInteger choose(int of, int some) {
    BigInteger ways = BigInteger.ONE;
    for (int i = 1; i <= Math.min(some, of - some); i++) {
      ways = ways.multiply(BigInteger.valueOf(of - i + 1)).divide(BigInteger.valueOf(i));
    }
    return ways;
  }

  /** Returns the distribution of the sum of two independent numbers. */
  public Spread plus(Spread other) {
    TreeMap<Integer, BigInteger> sums = new TreeMap<>();
    weights.forEach(
        (a, one) ->
            other.weights.forEach(
                (b, two) -> sums.merge(Math.addExact(a, b), one.multiply(two), BigInteger::add)));
    return new Spread(sums);
  }

  /** Returns the distribution of the sum of {@code dice} independent numbers. */
  public Spread times(int dice) {
    return times(dice, Integer.MAX_VALUE);
  }

  /**
   * Returns the distribution of the sum of {@code dice} independent numbers, none negative, with
   * all sums above {@code most} counted as {@code most}.
   */
  public Spread times(int dice, int most) {
    if (weights.size() == 2 && least() == 0 && max() == 1 && most > 0) {
      return hits(dice, Math.min(dice, most));
    }
    Spread sum = of(0);
    Spread power = cappedAt(most);
    for (int left = dice; left > 0; left >>= 1) {
      sum = (left & 1) == 1 ? sum.plus(power).cappedAt(most) : sum;
      power = left > 1 ? power.plus(power).cappedAt(most) : power;
    }
    return sum;
  }

  /**
   * Returns the number of dice that show 1, if each shows 0 or 1, with all numbers above {@code
   * most} counted as {@code most}.
   */
  private Spread hits(int dice, int most) {
    BigInteger miss = weights.get(0);
    BigInteger hit = weights.get(1);
    TreeMap<Integer, BigInteger> hits = new TreeMap<>();
    BigInteger ways = miss.pow(dice);
    BigInteger rest = total().pow(dice);
    for (int number = 0; number < most; number++) {
      hits.put(number, ways);
      rest = rest.subtract(ways);
      ways =
          ways.multiply(BigInteger.valueOf(dice - number))
              .multiply(hit)
              .divide(BigInteger.valueOf(number + 1))
              .divide(miss);
    }
    hits.put(most, rest);
    return new Spread(hits);
  }

  /** Returns the distribution after a function is applied to each number. */
  public Spread map(IntUnaryOperator function) {
    TreeMap<Integer, BigInteger> mapped = new TreeMap<>();
    weights.forEach((a, one) -> mapped.merge(function.applyAsInt(a), one, BigInteger::add));
    return new Spread(mapped);
  }

  /**
   * Returns the distribution after numbers for which the predicate holds are rolled again: once, or
   * until none is left.
   */
  public Spread rerolled(IntPredicate again, boolean always) {
    return (always ? filter(again.negate()) : rerolled(again, this)).reduced();
  }

  /**
   * Returns the distribution after numbers for which the predicate holds are replaced by a roll of
   * another. Its weights are out of the product of both totals.
   */
  public Spread rerolled(IntPredicate again, Spread other) {
    TreeMap<Integer, BigInteger> rolled = new TreeMap<>();
    BigInteger outOf = other.total();
    weights.forEach(
        (roll, weight) -> {
          if (again.test(roll)) {
            other.weights.forEach(
                (to, ways) -> rolled.merge(to, ways.multiply(weight), BigInteger::add));
          } else {
            rolled.merge(roll, weight.multiply(outOf), BigInteger::add);
          }
        });
    return new Spread(rolled);
  }

  /** Returns only the numbers for which the predicate holds. */
  public Spread filter(IntPredicate these) {
    TreeMap<Integer, BigInteger> some = new TreeMap<>(weights);
    some.keySet().removeIf(number -> !these.test(number));
    return new Spread(some);
  }

  /** Returns this distribution with all numbers above {@code most} counted as {@code most}. */
  public Spread cappedAt(int most) {
    return max() <= most ? this : map(number -> Math.min(number, most));
  }

  /** Returns the mixture of several distributions, by weights. */
  public static Spread mixed(List<Spread> parts, List<BigInteger> weights) {
    BigInteger common = BigInteger.ONE;
    for (Spread part : parts) {
      common = common.multiply(part.total()).divide(common.gcd(part.total()));
    }
    TreeMap<Integer, BigInteger> mixed = new TreeMap<>();
    for (int i = 0; i < parts.size(); i++) {
      BigInteger share = weights.get(i).multiply(common.divide(parts.get(i).total()));
      parts
          .get(i)
          .weights
          .forEach(
              (number, weight) -> mixed.merge(number, weight.multiply(share), BigInteger::add));
    }
    return new Spread(mixed).reduced();
  }

  /**
   * Returns the mixture of the distributions to which the numbers lead, by the weights of the
   * numbers.
   */
  public Spread mixed(IntFunction<Spread> of) {
    List<Spread> parts = new ArrayList<>();
    weights.keySet().forEach(number -> parts.add(of.apply(number)));
    return mixed(parts, List.copyOf(weights.values()));
  }

  /** Returns this distribution with its weights divided by their greatest common divisor. */
  public Spread reduced() {
    BigInteger common = weights.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
    if (common.equals(BigInteger.ONE)) {
      return this;
    }
    TreeMap<Integer, BigInteger> smaller = new TreeMap<>();
    weights.forEach((number, weight) -> smaller.put(number, weight.divide(common)));
    return new Spread(smaller);
  }

  /** Returns the number of successes of {@code dice} dice, each with this probability. */
  public static Spread pool(int dice, BigFraction chance) {
    TreeMap<Integer, BigInteger> one = new TreeMap<>();
    BigInteger hit = chance.getNumerator();
    BigInteger miss = chance.getDenominator().subtract(hit);
    if (miss.signum() > 0) {
      one.put(0, miss);
    }
    if (hit.signum() > 0) {
      one.put(1, hit);
    }
    return new Spread(one).times(dice);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Spread that && weights.equals(that.weights);
  }

  @Override
  public int hashCode() {
    return weights.hashCode();
  }

  /** Returns a die with this distribution. */
  public Die die(String name) {
    Spread small = reduced();
    int[] values = new int[small.weights.size()];
    BigInteger[] of = new BigInteger[values.length];
    int at = 0;
    for (Map.Entry<Integer, BigInteger> each : small.weights.entrySet()) {
      values[at] = each.getKey();
      of[at++] = each.getValue();
    }
    return Die.weighted(name, values, of);
  }
}
