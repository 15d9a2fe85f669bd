package vedette.system.roll;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.Fraction;
import vedette.dice.Spread;
import vedette.form.ReadBy;
import vedette.source.TextFault;
import vedette.system.query.Amount;
import vedette.system.query.Situation;
import vedette.table.grid.Range;

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
@ReadBy(value = "RollReader::roll", schemaRef = "roll")
public record Roll(
    String text,
    List<Dice> dice,
    List<Clause> clauses,
    int constant,
    List<AddedValue> added,
    List<String> words,
    Roll versus) {
  /** The most dice of one roll. */
  static final int MOST_DICE = 200;

  /**
   * Dice of a kind.
   *
   * @param count how many; taken away if negative
   * @param times an amount by which the count is multiplied; null for none
   */
  public record Dice(int count, Amount times, Spread die) {
    public Dice(int count, Spread die) {
      this(count, null, die);
    }

    /** How many there are at most. */
    int maxCount() {
      return Math.abs(count) * (times == null ? 1 : Math.min(times.most(), MOST_DICE + 1));
    }
  }

  /** A value that is added, or taken away. */
  public record AddedValue(boolean taken, Amount amount) {}

  /** What is done to the dice. */
  public sealed interface Clause {}

  /** They are rolled again. */
  public record Reroll(Range rolls, boolean always) implements Clause {}

  /** They add a die, so often. */
  public record Explode(Range rolls, int times) implements Clause {}

  /** Some are kept and added. */
  public record Keep(int dice, boolean highest) implements Clause {}

  /** How many show this. */
  public record Count(Range rolls) implements Clause {}

  /** Returns whether the faces are words. */
  public boolean hasWords() {
    return !words.isEmpty();
  }

  /** Returns whether the number of its dice is an amount. */
  public boolean varies() {
    for (int kind = 0; kind < dice.size(); kind++) { // Asked of every roll.
      if (dice.get(kind).times() != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns the amounts that it asks for. */
  public List<Amount> amounts() {
    return Stream.concat(dice.stream().map(Dice::times), added.stream().map(AddedValue::amount))
        .filter(Objects::nonNull)
        .toList();
  }

  /**
   * Returns the number of its dice of each kind; negative if they are taken away.
   *
   * @throws TextFault if there are too many
   */
  public List<Integer> numbers(Situation situation) {
    List<Integer> numbers = new ArrayList<>();
    for (Dice kind : dice) {
      int times = kind.times() == null ? 1 : kind.times().whole(situation);
      if (times > MOST_DICE) {
        throw new TextFault(
            text,
            0,
            "a roll of " + times + " dice",
            "at most "
                + MOST_DICE
                + " dice are one roll: \"("
                + kind.times()
                + ", at most 20) d6\"");
      }
      numbers.add(kind.count() * times);
    }
    return numbers;
  }

  /** Returns whether its number is what one die shows, to which at most numbers are added. */
  public boolean isOneDie() {
    return dice.size() == 1
        && dice.get(0).count() == 1
        && !varies()
        && clauses.stream().noneMatch(it -> it instanceof Keep || it instanceof Count);
  }

  /**
   * Returns what its dice show, before anything is added; one die for a number that is an amount.
   */
  public Spread natural() {
    return natural(dice.stream().map(Dice::count).toList());
  }

  /**
   * Returns what its dice show, before anything is added.
   *
   * @param numbers how many dice of each kind; negative if they are taken away
   */
  public Spread natural(List<Integer> numbers) {
    if (clauses.stream().anyMatch(Keep.class::isInstance)) {
      return keptSums(numbers);
    }
    Spread sum = Spread.of(0);
    for (int i = 0; i < dice.size(); i++) {
      int number = numbers.get(i);
      Pool pool = new Pool(Math.abs(number), rerolled(dice.get(i).die()), null, explodes());
      Spread shown = pool.mapRolls(roll -> Spread.of(counted(roll))).sum(Integer.MAX_VALUE);
      shown = number < 0 ? shown.map(roll -> -roll) : shown;
      sum = dice.size() == 1 ? shown : sum.plus(shown);
    }
    return sum;
  }

  /** Returns what a roll of a die is worth: itself, or 1 or 0 where dice are counted. */
  private int counted(int roll) {
    for (Clause clause : clauses) {
      if (clause instanceof Count count) {
        return count.rolls().contains(roll) ? 1 : 0;
      }
    }
    return roll;
  }

  /**
   * Returns what natural rolls of it are looked at.
   *
   * @param alone whether of each die alone, as in fire, also of one that explodes
   */
  public Spread natural(boolean alone) {
    return alone && isOneDie() ? oneDie() : natural();
  }

  /**
   * Returns whether a natural roll, of either side, may be one of these; of an unknown number of
   * dice any from one die's on.
   *
   * @param alone whether each die is looked at alone
   */
  public boolean mayShow(Range rolls, boolean alone) {
    Spread natural = natural(alone);
    return (varies() ? rolls.high() >= natural.least() : natural.shows(rolls::contains))
        || versus != null && versus.mayShow(rolls, alone);
  }

  /**
   * Returns whether it is two dice of one kind, of which each may be rolled again and no more is
   * done.
   */
  public boolean isTwoAlike() {
    return versus == null
        && dice.size() == 1
        && dice.get(0).count() == 2
        && !varies()
        && clauses.stream().allMatch(it -> it instanceof Reroll);
  }

  /**
   * Returns what two dice of one kind show: twice their sum, and one more where both show the same.
   */
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

  /** Returns what is added to the dice. */
  public int added(Situation situation) {
    if (added.isEmpty()) {
      return constant;
    }
    Fraction sum = new Fraction(constant);
    for (AddedValue each : added) {
      Fraction value = each.amount().value(situation);
      sum = each.taken() ? sum.subtract(value) : sum.add(value);
    }
    return sum.intValue();
  }

  /** One die of the first kind, with what is done to each. */
  public Spread oneDie() {
    return rerolled(dice.get(0).die());
  }

  /** Returns how it explodes; null if it does not. */
  public Explode explodes() {
    for (Clause clause : clauses) {
      if (clause instanceof Explode explode) {
        return explode;
      }
    }
    return null;
  }

  /**
   * Returns what shows these rolls, rolled again as clauses have it; each time as the die is by
   * then.
   */
  private static Spread rerolled(Spread start, Spread die, List<Clause> clauses) {
    Spread shown = start;
    Spread fresh = die;
    for (Clause clause : clauses) {
      if (clause instanceof Reroll reroll) {
        IntPredicate again = reroll.rolls()::contains;
        Spread other = reroll.always() ? fresh.filter(again.negate()) : fresh;
        shown = shown.rerolled(again, other).reduced();
        fresh = fresh.rerolled(again, other).reduced();
      }
    }
    return shown;
  }

  private Spread rerolled(Spread die) {
    return rerolled(die, die, clauses);
  }

  /** Returns what the dice that are kept come to, each as the clauses behind have it. */
  private Spread keptSums(List<Integer> numbers) {
    int first = 0;
    while (!(clauses.get(first) instanceof Keep)) {
      first++;
    }
    Roll before = with(clauses.subList(0, first));
    Roll behind = with(clauses.subList(first, clauses.size()));
    List<Pool> pools =
        IntStream.range(0, dice.size())
            .mapToObj(i -> Pool.of(numbers.get(i), before.rerolled(dice.get(i).die())))
            .toList();
    Map<Integer, Spread> worth = new HashMap<>();
    for (Pool pool : pools) {
      for (int face : pool.die().weights().keySet()) {
        Spread shown = rerolled(Spread.of(face), pool.die(), behind.clauses);
        Pool adds = new Pool(1, behind.rerolled(pool.die()), null, explodes());
        worth.put(face, adds.mapRolls(shown, roll -> Spread.of(counted(roll))));
      }
    }
    List<Spread> parts = new ArrayList<>();
    List<BigInteger> weights = new ArrayList<>();
    Pool.outcomes(pools, new DiceSelection(behind.clauses, pools, worth))
        .forEach(
            (keptDice, weight) -> {
              Spread sum = Spread.of(keptDice.sum);
              for (int face : keptDice.open) {
                sum = sum.plus(worth.get(face));
              }
              parts.add(sum);
              weights.add(weight);
            });
    return Spread.mixed(parts, weights);
  }

  private Roll with(List<Clause> some) {
    return new Roll(text, dice, some, constant, added, words, versus);
  }

  /**
   * Dice that have been kept.
   *
   * @param placed the number of dice that show a higher face, kept or not
   * @param sum of those whose worth is known
   * @param open the faces of the others
   */
  private record KeptDice(int placed, int sum, List<Integer> open) {}

  /** Keeps some of several dice, which lie side by side from the highest on. */
  private static final class DiceSelection implements Pool.Evaluator<KeptDice> {
    private final Map<Integer, Spread> worth;
    private int from;
    private int to;

    DiceSelection(List<Clause> clauses, List<Pool> pools, Map<Integer, Spread> worth) {
      this.worth = worth;
      to = pools.stream().mapToInt(Pool::dice).sum();
      for (Clause clause : clauses) {
        if (clause instanceof Keep keep && keep.highest()) {
          to = Math.min(to, from + keep.dice());
        } else if (clause instanceof Keep keep) {
          from = Math.max(from, to - keep.dice());
        }
      }
    }

    @Override
    public KeptDice first() {
      return new KeptDice(0, 0, List.of());
    }

    @Override
    public boolean isSettled(KeptDice keptDice) {
      return keptDice.placed >= to;
    }

    @Override
    public KeptDice next(KeptDice keptDice, int face, int pool, int dice) {
      int placed = keptDice.placed + dice;
      int more = Math.max(0, Math.min(to, placed) - Math.max(from, keptDice.placed));
      Spread each = worth.get(face);
      if (each.weights().size() == 1) {
        return new KeptDice(placed, keptDice.sum + more * each.least(), keptDice.open);
      }
      List<Integer> open = new ArrayList<>(keptDice.open);
      open.addAll(Collections.nCopies(more, face));
      return new KeptDice(placed, keptDice.sum, List.copyOf(open));
    }
  }

  @Override
  public String toString() {
    return text;
  }
}
