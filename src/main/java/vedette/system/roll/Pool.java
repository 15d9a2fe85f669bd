package vedette.system.roll;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Spread;

/**
 * Equal dice rolled together. Results are exact: a rule that reads faces gets the number of dice
 * that show each, by products of binomials; a sum uses the faster method of powers.
 *
 * @param dice the number of dice
 * @param die the distribution of one die
 * @param again the limited reroll of the pool; null for none
 * @param explode the faces that add dice; null for none
 */
public record Pool(int dice, Spread die, LimitedReroll again, Roll.Explode explode) {
  /**
   * A reroll of a limited number of dice.
   *
   * @param most the limit
   * @param chance the probability that a die shows a roll to be rerolled
   * @param kept the rolls of one die that are not rerolled, or already were by a reroll without a
   *     limit
   * @param left the rolls to be rerolled
   * @param fresh the distribution of a rerolled die
   */
  public record LimitedReroll(
      int most, BigFraction chance, Spread kept, Spread left, Spread fresh) {
    private LimitedReroll mapRolls(IntFunction<Spread> of) {
      return new LimitedReroll(
          most, chance, mapRolls(kept, of), mapRolls(left, of), fresh.mixed(of));
    }

    /** Returns the mixture over the rolls; constant 0 if no die shows any of them. */
    private static Spread mapRolls(Spread rolls, IntFunction<Spread> of) {
      return rolls.weights().isEmpty() ? Spread.of(0) : rolls.mixed(of);
    }

    /** Returns the ways in which exactly some of several dice show a roll to be rerolled. */
    private BigInteger ways(int dice, int some) {
      BigInteger hit = chance.getNumerator();
      return Spread.choose(dice, some)
          .multiply(hit.pow(some))
          .multiply(chance.getDenominator().subtract(hit).pow(dice - some));
    }
  }

  /** A computation over dice, face by face from the highest down. */
  public interface Evaluator<S> {
    /** Returns the state before any face. */
    S first();

    /**
     * Returns the state after a face of a pool; of several pools the first comes first.
     *
     * @param dice the number of its dice that show the face, including 0
     */
    S next(S state, int face, int pool, int dice);

    /** Returns whether lower faces no longer matter. */
    default boolean isSettled(S state) {
      return false;
    }
  }

  /** Returns dice without rerolls and added dice. */
  public static Pool of(int dice, Spread die) {
    return new Pool(dice, die, null, null);
  }

  /** Returns the dice with each roll replaced by its result, including the dice that it adds. */
  public Pool mapRolls(IntFunction<Spread> of) {
    return new Pool(dice, mapRolls(die, of), again == null ? null : again.mapRolls(of), null);
  }

  /**
   * Returns the result of one die that shows one of these rolls, including the dice that it adds.
   */
  Spread mapRolls(Spread shown, IntFunction<Spread> of) {
    int times = explode == null ? 0 : explode.times();
    Spread more = die.mixed(of);
    for (int time = 1; time < times; time++) {
      more = die.mixed(adding(more, of));
    }
    return shown.mixed(times == 0 ? of : adding(more, of));
  }

  private IntFunction<Spread> adding(Spread more, IntFunction<Spread> of) {
    return roll -> explode.rolls().contains(roll) ? of.apply(roll).plus(more) : of.apply(roll);
  }

  /**
   * Returns the sum of the dice, none of which is negative.
   *
   * @param cap the maximum, which replaces larger sums
   */
  public Spread sum(int cap) {
    if (again == null) {
      return die.times(dice, cap);
    }
    List<Spread> parts = new ArrayList<>();
    List<BigInteger> weights = new ArrayList<>();
    for (int show = 0; show <= dice; show++) {
      BigInteger ways = again.ways(dice, show);
      if (ways.signum() > 0) {
        int rolled = Math.min(show, again.most());
        parts.add(
            again
                .kept()
                .times(dice - show, cap)
                .plus(again.fresh().times(rolled, cap))
                .plus(again.left().times(show - rolled, cap))
                .cappedAt(cap));
        weights.add(ways);
      }
    }
    return Spread.mixed(parts, weights);
  }

  /**
   * Returns the weights of the numbers of dice that show each kind. Kinds are numbered from 1; 0 is
   * no kind.
   */
  public Map<List<Integer>, BigInteger> counts(IntUnaryOperator kind, int kinds) {
    if (explode != null) {
      return outcomes(new Counts(kind, kinds));
    }
    IntFunction<Spread> mapped = roll -> Spread.of(kind.applyAsInt(roll));
    return mapRolls(mapped).outcomes(new Counts(roll -> roll, kinds));
  }

  /** The evaluator that counts the dice of each kind. */
  private record Counts(IntUnaryOperator kind, int kinds) implements Evaluator<List<Integer>> {
    @Override
    public List<Integer> first() {
      return Collections.nCopies(kinds, 0);
    }

    @Override
    public List<Integer> next(List<Integer> counts, int face, int pool, int dice) {
      int of = kind.applyAsInt(face);
      if (of == 0 || dice == 0) {
        return counts;
      }
      List<Integer> after = new ArrayList<>(counts);
      after.set(of - 1, counts.get(of - 1) + dice);
      return List.copyOf(after);
    }
  }

  /**
   * Returns the weight of each state after the last face. For dice that are rerolled or that add
   * dice, the state must not depend on the order of the faces.
   */
  public <S> Map<S, BigInteger> outcomes(Evaluator<S> evaluator) {
    return explode != null
        ? exploding(evaluator)
        : again != null ? rolledAgain(evaluator) : outcomes(List.of(this), evaluator);
  }

  private <S> Map<S, BigInteger> rolledAgain(Evaluator<S> evaluator) {
    Map<S, BigInteger> all = new HashMap<>();
    for (int show = 0; show <= dice; show++) {
      BigInteger ways = again.ways(dice, show);
      if (ways.signum() == 0) {
        continue;
      }
      int rolled = Math.min(show, again.most());
      List<Pool> parts =
          List.of(
              of(dice - show, again.kept()),
              of(rolled, again.fresh()),
              of(show - rolled, again.left()));
      for (Pool part : parts) {
        // Scales the weights of each part to the same total as if all dice were in it.
        ways = ways.multiply(part.die.total().max(BigInteger.ONE).pow(dice - part.dice));
      }
      BigInteger share = ways;
      outcomes(parts, evaluator)
          .forEach((state, weight) -> all.merge(state, weight.multiply(share), BigInteger::add));
    }
    return all;
  }

  /** A state, and the number of dice of the next wave. */
  private record Wave<S>(S state, int added) {}

  /**
   * Returns the weights where dice are rolled, then the dice that they add, then those that these
   * add.
   */
  private <S> Map<S, BigInteger> exploding(Evaluator<S> evaluator) {
    Map<Wave<S>, BigInteger> now = Map.of(new Wave<>(evaluator.first(), dice), BigInteger.ONE);
    for (int time = 0; time <= explode.times(); time++) {
      boolean last = time == explode.times();
      Map<Wave<S>, BigInteger> next = new HashMap<>();
      now.forEach(
          (wave, weight) -> {
            BigInteger ways = weight.multiply(die.total().pow(dice - wave.added));
            of(wave.added, die)
                .outcomes(wave(evaluator, wave.state, last))
                .forEach((to, part) -> next.merge(to, part.multiply(ways), BigInteger::add));
          });
      now = next;
    }
    Map<S, BigInteger> all = new HashMap<>();
    now.forEach((wave, weight) -> all.merge(wave.state, weight, BigInteger::add));
    return all;
  }

  private <S> Evaluator<Wave<S>> wave(Evaluator<S> evaluator, S first, boolean last) {
    return new Evaluator<>() {
      @Override
      public Wave<S> first() {
        return new Wave<>(first, 0);
      }

      @Override
      public Wave<S> next(Wave<S> wave, int face, int pool, int dice) {
        boolean adds = !last && explode.rolls().contains(face);
        return new Wave<>(
            evaluator.next(wave.state, face, pool, dice), wave.added + (adds ? dice : 0));
      }
    };
  }

  /** Returns the weight of each state after the last face of several pools. */
  public static <S> Map<S, BigInteger> outcomes(List<Pool> pools, Evaluator<S> evaluator) {
    TreeSet<Integer> faces = new TreeSet<>();
    pools.forEach(pool -> faces.addAll(pool.die.weights().keySet()));
    Map<S, BigInteger> ends = new HashMap<>();
    Map<List<Integer>, Map<S, BigInteger>> left = new HashMap<>();
    left.put(pools.stream().map(Pool::dice).toList(), Map.of(evaluator.first(), BigInteger.ONE));
    for (int face : faces.descendingSet()) {
      for (int pool = 0; pool < pools.size(); pool++) {
        left = withFace(left, face, pool, pools.get(pool).die.weights(), evaluator);
      }
      boolean last = face == faces.first();
      left.forEach(
          (dice, states) -> {
            BigInteger ways = waysBelow(pools, face, dice);
            states
                .entrySet()
                .removeIf(
                    it -> {
                      boolean settled = last || evaluator.isSettled(it.getKey());
                      if (settled && ways.signum() > 0) {
                        ends.merge(it.getKey(), it.getValue().multiply(ways), BigInteger::add);
                      }
                      return settled;
                    });
          });
    }
    return ends;
  }

  /** Returns the ways in which all of these dice show less than a face. */
  private static BigInteger waysBelow(List<Pool> pools, int face, List<Integer> dice) {
    BigInteger ways = BigInteger.ONE;
    for (int pool = 0; pool < dice.size(); pool++) {
      if (dice.get(pool) > 0) {
        Spread lower = pools.get(pool).die.filter(roll -> roll < face);
        ways = ways.multiply(lower.total().pow(dice.get(pool)));
      }
    }
    return ways;
  }

  /**
   * Returns the states by the dice left in each pool, after some dice of one pool have shown a
   * face.
   */
  private static <S> Map<List<Integer>, Map<S, BigInteger>> withFace(
      Map<List<Integer>, Map<S, BigInteger>> left,
      int face,
      int pool,
      Map<Integer, BigInteger> weights,
      Evaluator<S> evaluator) {
    BigInteger weight = weights.getOrDefault(face, BigInteger.ZERO);
    boolean lowest = weights.keySet().stream().noneMatch(roll -> roll < face);
    Map<List<Integer>, Map<S, BigInteger>> next = new HashMap<>();
    left.forEach(
        (before, states) -> {
          int dice = before.get(pool);
          BigInteger ways = BigInteger.ONE;
          for (int show = 0; show <= (weight.signum() == 0 ? 0 : dice); show++) {
            // All remaining dice show the lowest face.
            if (show == dice || !lowest) {
              List<Integer> after = new ArrayList<>(before);
              after.set(pool, dice - show);
              Map<S, BigInteger> into = next.computeIfAbsent(after, absent -> new HashMap<>());
              for (Map.Entry<S, BigInteger> each : states.entrySet()) {
                into.merge(
                    evaluator.next(each.getKey(), face, pool, show),
                    each.getValue().multiply(ways),
                    BigInteger::add);
              }
            }
            ways =
                ways.multiply(BigInteger.valueOf(dice - show))
                    .divide(BigInteger.valueOf(show + 1))
                    .multiply(weight);
          }
        });
    return next;
  }
}
