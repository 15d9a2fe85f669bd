package vedette.system;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.system.Fire.Pairs;
import vedette.system.Fire.Ties;
import vedette.system.roll.Pool;

/**
 * One side's dice in a comparison with the other side's.
 *
 * @param pool the dice, with everything added
 * @param least the lowest roll that can hit; {@link #ANY} if it only has to beat the other side's
 */
public record PairedDice(Pool pool, int least) {
  /** A least roll that lets every roll hit. */
  public static final int ANY = Integer.MIN_VALUE;

  /** The maximum number of dice of a side. */
  public static final int MOST = 999;

  private static final int WIDTH = MOST + 1;

  /** A number above any roll. */
  private static final int TOP = Integer.MAX_VALUE;

  /**
   * Returns the dice of both sides as one roll.
   *
   * @param most the maximum number of pairs
   */
  public static Die die(Fire fire, int most, PairedDice attacker, PairedDice defender) {
    Pairs pairs = fire.pairs();
    Map<Integer, BigInteger> hits =
        pairs.toBest()
            ? againstBest(pairs.ties(), attacker, defender)
            : highestFirst(pairs.ties(), most, attacker.pool, defender.pool);
    return Spread.ofWeights(hits)
        .die(fire.name())
        .saying(
            rolled ->
                "hits on the attacker "
                    + hits(rolled, Side.ATTACKER)
                    + ", on the defender "
                    + hits(rolled, Side.DEFENDER));
  }

  /** Returns the number of hits that the roll scores on a side. */
  public static int hits(int rolled, Side side) {
    return side == Side.ATTACKER ? rolled / WIDTH : rolled % WIDTH;
  }

  /**
   * Returns the weights of hits where each die is compared with the other side's best. Only that
   * best roll matters, so the loop runs over it and not over all dice.
   */
  private static Map<Integer, BigInteger> againstBest(
      Ties ties, PairedDice attacker, PairedDice defender) {
    Map<Integer, BigInteger> hits = new HashMap<>();
    if (attacker.pool.dice() == 0 || defender.pool.dice() == 0) {
      add(hits, attacker.ways(TOP, ANY), defender.ways(TOP, ANY));
      return hits;
    }
    for (int best : faces(attacker.pool, defender.pool)) {
      int attackers = ties.hitsDefender() ? best : best + 1;
      int defenders = ties.hitsAttacker() ? best : best + 1;
      // The other side's best is lower, higher or equal.
      add(hits, attacker.ways(best, TOP, attackers), defender.ways(best - 1, best, TOP));
      add(hits, attacker.ways(best - 1, best, TOP), defender.ways(best, TOP, defenders));
      add(hits, attacker.ways(best - 1, best, attackers), defender.ways(best - 1, best, defenders));
    }
    return hits;
  }

  private static TreeSet<Integer> faces(Pool attacker, Pool defender) {
    TreeSet<Integer> faces = new TreeSet<>(attacker.die().weights().keySet());
    faces.addAll(defender.die().weights().keySet());
    return faces;
  }

  private static void add(
      Map<Integer, BigInteger> hits, BigInteger[] attackers, BigInteger[] defenders) {
    for (int one = 0; one < attackers.length; one++) {
      for (int other = 0; attackers[one].signum() > 0 && other < defenders.length; other++) {
        if (defenders[other].signum() > 0) {
          hits.merge(
              one + WIDTH * other, attackers[one].multiply(defenders[other]), BigInteger::add);
        }
      }
    }
  }

  /**
   * Returns the ways in which the best die is in a range, by the number of hits.
   *
   * @param above the number below the range
   * @param upTo the last roll of the range
   * @param from the lowest roll that beats the other side
   */
  private BigInteger[] ways(int above, int upTo, int from) {
    BigInteger[] ways = ways(upTo, from);
    BigInteger[] lower = ways(above, from);
    for (int hits = 0; hits < ways.length; hits++) {
      ways[hits] = ways[hits].subtract(lower[hits]);
    }
    return ways;
  }

  /** Returns the ways in which no die is above a number, by the number of hits. */
  private BigInteger[] ways(int upTo, int from) {
    int lowest = Math.max(from, least);
    BigInteger all = pool.die().filter(roll -> roll <= upTo).total();
    BigInteger hit = pool.die().filter(roll -> roll <= upTo && roll >= lowest).total();
    BigInteger[] misses = powers(all.subtract(hit));
    BigInteger[] hits = powers(hit);
    BigInteger[] ways = new BigInteger[pool.dice() + 1];
    BigInteger choose = BigInteger.ONE;
    for (int some = 0; some < ways.length; some++) {
      ways[some] = choose.multiply(hits[some]).multiply(misses[pool.dice() - some]);
      choose =
          choose
              .multiply(BigInteger.valueOf(pool.dice() - some))
              .divide(BigInteger.valueOf(some + 1));
    }
    return ways;
  }

  private BigInteger[] powers(BigInteger of) {
    BigInteger[] powers = new BigInteger[pool.dice() + 1];
    powers[0] = BigInteger.ONE;
    for (int power = 1; power < powers.length; power++) {
      powers[power] = powers[power - 1].multiply(of);
    }
    return powers;
  }

  private static Map<Integer, BigInteger> highestFirst(
      Ties ties, int most, Pool attacker, Pool defender) {
    int pairs = Math.min(most, Math.min(attacker.dice(), defender.dice()));
    Map<Integer, BigInteger> hits = new HashMap<>();
    Pool.outcomes(List.of(attacker, defender), new HighestFirst(pairs, ties))
        .forEach((laidDice, weight) -> hits.merge(laidDice.hits, weight, BigInteger::add));
    return hits;
  }

  /**
   * Dice of both sides compared so far.
   *
   * @param attackers the number of the attacker's dice above the current face
   * @param here the number of the attacker's dice that show it
   * @param defenders the number of the defender's dice above the current face
   * @param hits the hits on both sides, in the encoding of the roll
   */
  private record LaidDice(int attackers, int here, int defenders, int hits) {}

  /** The evaluator that compares highest dice with highest. */
  private record HighestFirst(int pairs, Ties ties) implements Pool.Evaluator<LaidDice> {
    @Override
    public LaidDice first() {
      return new LaidDice(0, 0, 0, 0);
    }

    @Override
    public LaidDice next(LaidDice laidDice, int face, int pool, int dice) {
      if (pool == 0) {
        return new LaidDice(laidDice.attackers, dice, laidDice.defenders, laidDice.hits);
      }
      int attackers = laidDice.attackers + laidDice.here;
      int defenders = laidDice.defenders + dice;
      int hits = laidDice.hits;
      // pairs whose higher die shows this face
      int last = Math.min(pairs, Math.max(attackers, defenders));
      for (int pair = Math.min(laidDice.attackers, laidDice.defenders); pair < last; pair++) {
        boolean attacker = pair >= laidDice.attackers && pair < attackers;
        boolean defender = pair >= laidDice.defenders && pair < defenders;
        if (attacker && (defender ? ties.hitsDefender() : pair >= defenders)) {
          hits += 1;
        }
        if (defender && (attacker ? ties.hitsAttacker() : pair >= attackers)) {
          hits += WIDTH;
        }
      }
      return new LaidDice(Math.min(attackers, pairs), 0, Math.min(defenders, pairs), hits);
    }

    @Override
    public boolean isSettled(LaidDice laidDice) {
      return laidDice.attackers >= pairs && laidDice.defenders >= pairs;
    }
  }
}
