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
 * A roll: dice with clauses, and addends.
 *
 * @param text the roll as written
 * @param dice the dice of each kind
 * @param clauses the clauses, in order
 * @param constant the whole number added
 * @param added the values added
 * @param words the words on the faces, of which rolls are the indices; empty if faces are numbers
 * @param versus the defender's roll in an opposed roll; null for none
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
  /** The maximum number of dice in one roll. */
  static final int MOST_DICE = 200;

  /**
   * Dice of a kind.
   *
   * @param count their number; negative if they are subtracted
   * @param times an amount that multiplies the number; null for none
   * @param die the distribution of one die
   */
  public record Dice(int count, Amount times, Spread die) {
    public Dice(int count, Spread die) {
      this(count, null, die);
    }

    /** Returns the maximum number of dice. */
    int maxCount() {
      return Math.abs(count) * (times == null ? 1 : Math.min(times.most(), MOST_DICE + 1));
    }
  }

  /** A value that is added or subtracted. */
  public record AddedValue(boolean taken, Amount amount) {}

  /** A clause applied to the dice. */
  public sealed interface Clause {}

  /** A reroll. */
  public record Reroll(Range rolls, boolean always) implements Clause {}

  /** An explosion, which adds a die a limited number of times. */
  public record Explode(Range rolls, int times) implements Clause {}

  /** A selection of dice that are kept and added. */
  public record Keep(int dice, boolean highest) implements Clause {}

  /** A count of the dice that show certain rolls. */
  public record Count(Range rolls) implements Clause {}

  /** Returns whether the faces are words. */
  public boolean hasWords() {
    return !words.isEmpty();
  }

  /** Returns whether the number of its dice is an amount. */
  public boolean varies() {
    for (int kind = 0; kind < dice.size(); kind++) { // a plain loop: called for every roll
      if (dice.get(kind).times() != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns the amounts that it uses. */
  public List<Amount> amounts() {
    return Stream.concat(dice.stream().map(Dice::times), added.stream().map(AddedValue::amount))
        .filter(Objects::nonNull)
        .toList();
  }

  /**
   * Returns the number of its dice of each kind; negative if they are subtracted.
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
            "a roll of " + times + " dice is over the limit of " + MOST_DICE,
            "write a limit: \"(" + kind.times() + ", at most 20) d6\"");
      }
      numbers.add(kind.count() * times);
    }
    return numbers;
  }

  /**
   * Returns whether it is one die, with any rerolls, explosions and addends, but no selection or
   * count.
   */
  public boolean isOneDie() {
    return dice.size() == 1
        && dice.get(0).count() == 1
        && !varies()
        && clauses.stream().noneMatch(it -> it instanceof Keep || it instanceof Count);
  }

  /**
   * Returns the distribution of its dice, before anything is added; of one die where the number of
   * dice is an amount.
   */
  public Spread natural() {
    return natural(dice.stream().map(Dice::count).toList());
  }

  /**
   * Returns the distribution of its dice, before anything is added.
   *
   * @param numbers the number of dice of each kind; negative if they are subtracted
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

  /**
   * Returns the number that a roll of a die counts for: itself, or 1 or 0 where dice are counted.
   */
  private int counted(int roll) {
    for (Clause clause : clauses) {
      if (clause instanceof Count count) {
        return count.rolls().contains(roll) ? 1 : 0;
      }
    }
    return roll;
  }

  /**
   * Returns the distribution of its natural rolls.
   *
   * @param alone whether each die counts separately, as in fire; then even if it explodes
   */
  public Spread natural(boolean alone) {
    return alone && isOneDie() ? oneDie() : natural();
  }

  /**
   * Returns whether a natural roll, of either side, may be one of these; for an unknown number of
   * dice any from the least roll of one die up.
   *
   * @param alone whether each die counts separately
   */
  public boolean mayShow(Range rolls, boolean alone) {
    Spread natural = natural(alone);
    return (varies() ? rolls.high() >= natural.least() : natural.shows(rolls::contains))
        || versus != null && versus.mayShow(rolls, alone);
  }

  /** Returns whether it is two dice of one kind, with no clauses except rerolls. */
  public boolean isTwoAlike() {
    return versus == null
        && dice.size() == 1
        && dice.get(0).count() == 2
        && !varies()
        && clauses.stream().allMatch(it -> it instanceof Reroll);
  }

  /**
   * Returns the distribution of two dice of one kind, coded as twice their sum, plus one where both
   * show the same.
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

  /** Returns the total added to the dice. */
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

  /** Returns the distribution of one die of the first kind, after its rerolls. */
  public Spread oneDie() {
    return rerolled(dice.get(0).die());
  }

  /** Returns its explosion; null for none. */
  public Explode explodes() {
    for (Clause clause : clauses) {
      if (clause instanceof Explode explode) {
        return explode;
      }
    }
    return null;
  }

  /**
   * Returns a distribution after the rerolls of the clauses; each reroll uses the die as the
   * clauses before left it.
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

  /** Returns the sum of the kept dice, each with the clauses after the selection applied. */
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
   * Dice kept so far.
   *
   * @param placed the number of dice that show a higher face, kept or not
   * @param sum the sum of those whose results are fixed
   * @param open the faces of the others
   */
  private record KeptDice(int placed, int sum, List<Integer> open) {}

  /** The evaluator that keeps some of several dice, sorted from the highest down. */
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
