package vedette.system;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.apache.commons.math3.fraction.Fraction;
import vedette.table.Range;

/**
 * A roll: dice with what is done to them, and what is added.
 *
 * @param text as written
 * @param dice of each kind
 * @param clauses in order
 * @param constant whole number added
 * @param added values added
 * @param words what the faces say if they are words: rolls are their indices; else empty
 * @param versus the defender's roll of an opposed one; null if it is none
 */
public record Roll(
    String text,
    List<Dice> dice,
    List<Clause> clauses,
    int constant,
    List<Added> added,
    List<String> words,
    Roll versus) {

  /** So many dice of a kind; taken away if negative. */
  public record Dice(int count, Spread die) {}

  /** A value that is added, or taken away. */
  public record Added(boolean taken, Amount amount) {}

  /** What is done to the dice. */
  public sealed interface Clause {}

  /** They are rolled again. */
  public record Reroll(Range rolls, boolean always) implements Clause {}

  /** They add a die, so often. */
  public record Explode(Range rolls, int times) implements Clause {}

  /** So many are kept and added. */
  public record Keep(int dice, boolean highest) implements Clause {}

  /** How many show this. */
  public record Count(Range rolls) implements Clause {}

  /** Whether the faces are words. */
  public boolean hasWords() {
    return !words.isEmpty();
  }

  /** Whether its number is what one die shows, to which at most numbers are added. */
  public boolean isOneDie() {
    return dice.size() == 1
        && dice.get(0).count() == 1
        && clauses.stream().noneMatch(it -> it instanceof Keep || it instanceof Count);
  }

  /** What its dice show, before anything is added. */
  public Spread natural() {
    Spread sum = Spread.of(0);
    if (dice.size() == 1) {
      return shown(dice.get(0));
    }
    for (Dice kind : dice) {
      sum = sum.plus(shown(kind));
    }
    return sum;
  }

  /** Whether it is two dice of one kind, of which each may be rolled again and no more is done. */
  public boolean isTwoAlike() {
    return versus == null
        && dice.size() == 1
        && dice.get(0).count() == 2
        && clauses.stream().allMatch(it -> it instanceof Reroll);
  }

  /** What two dice of one kind show: twice their sum, and one more where both show the same. */
  public Spread twoAlike() {
    Spread die = oneDie();
    Map<Integer, BigInteger> shown = new HashMap<>();
    die.weights()
        .forEach(
            (one, ways) ->
                die.weights()
                    .forEach(
                        (other, weight) ->
                            shown.merge(
                                2 * (one + other) + (one.equals(other) ? 1 : 0),
                                ways.multiply(weight),
                                BigInteger::add)));
    return Spread.ofWeights(shown);
  }

  /** What is added to the dice. */
  public int added(Situation situation) {
    if (added.isEmpty()) {
      return constant;
    }
    Fraction sum = new Fraction(constant);
    for (Added each : added) {
      Fraction value = each.amount().in(situation);
      sum = each.taken() ? sum.subtract(value) : sum.add(value);
    }
    return sum.intValue();
  }

  /** One die of the first kind, with what is done to each. */
  public Spread oneDie() {
    Spread die = dice.get(0).die();
    for (Clause clause : clauses) {
      if (clause instanceof Reroll reroll) {
        die = die.rerolled(reroll.rolls()::contains, reroll.always());
      }
    }
    return die;
  }

  /** How it explodes; null if it does not. */
  public Explode explodes() {
    for (Clause clause : clauses) {
      if (clause instanceof Explode explode) {
        return explode;
      }
    }
    return null;
  }

  private Spread shown(Dice kind) {
    Spread die = kind.die();
    Explode explode = null;
    IntUnaryOperator worth = roll -> roll;
    int count = Math.abs(kind.count());
    int from = 0;
    int to = count;
    for (Clause clause : clauses) {
      if (clause instanceof Reroll reroll) {
        die = die.rerolled(reroll.rolls()::contains, reroll.always());
      } else if (clause instanceof Explode exploding) {
        explode = exploding;
      } else if (clause instanceof Keep keep && keep.highest()) {
        to = Math.min(to, from + keep.dice());
      } else if (clause instanceof Keep keep) {
        from = Math.max(from, to - keep.dice());
      } else if (clause instanceof Count counted) {
        worth = roll -> counted.rolls().contains(roll) ? 1 : 0;
      }
    }
    Spread sum =
        to - from < count ? die.kept(count, from, to, worth) : sum(die, explode, count, worth);
    return kind.count() < 0 ? sum.map(roll -> -roll) : sum;
  }

  private static Spread sum(Spread die, Explode explode, int count, IntUnaryOperator worth) {
    Spread one =
        explode == null
            ? die.map(worth)
            : die.exploding(explode.rolls()::contains, explode.times(), worth);
    return one.times(count);
  }

  @Override
  public String toString() {
    return text;
  }
}
