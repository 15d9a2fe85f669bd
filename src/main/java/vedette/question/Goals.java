package vedette.question;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.WeightedGoal;
import vedette.problem.TextFault;
import vedette.question.Term.Amount;
import vedette.question.Words.Kind;
import vedette.question.Words.Word;

/** What the attacker wants of a fight as much of as he can get, and the defender as little. */
public final class Goals {
  /** How the goal is told that is wanted where nobody says another. */
  public static final String SUCCESS = "success, then fewer losses, then more of the enemy's";

  /** What nothing but a fight brings about, by how the names of measures end. */
  private static final List<String> COME_ABOUT =
      List.of(
          "Loss",
          "Losses",
          "Casualties",
          "Repulsed",
          "Eliminated",
          "Destroyed",
          "ForcedBack",
          "Killed",
          "Taken");

  /** The letter that stands for a weight in a goal. */
  static final String WEIGHT = "W";

  /** A goal with a weight, as messages show it. */
  static final String WEIGHTED = "W*success - attackerLoss";

  private Goals() {}

  /**
   * A number over measures, in which a condition counts 1 where it holds and 0 where it does not.
   *
   * @throws TextFault if the text is none, or names what this fight does not measure
   */
  public static <R> Goal<R> of(Engagement<?, R> fight, String text) {
    Read<R> read = Read.of(fight, text, null);
    return new Goal<>(
        List.of((result, turn) -> read.of(result, turn).doubleValue()),
        read.isOfTurns(),
        read.unfought());
  }

  /** Whether the letter of a weight stands in a goal; not if it cannot be read. */
  public static boolean hasWeight(String text) {
    try {
      Words words = new Words(text, false);
      while (words.peek().kind() != Kind.END) {
        if (words.take().is(WEIGHT)) {
          return true;
        }
      }
      return false;
    } catch (TextFault e) {
      return false;
    }
  }

  /**
   * A number over measures, as {@link #of}, in which the letter W stands for any weight.
   *
   * @throws TextFault if the text is none, or W is squared, divided by or compared
   */
  public static <R> WeightedGoal<R> weighted(Engagement<?, R> fight, String text) {
    Read<R> without = Read.of(fight, text, Fraction.ZERO);
    Read<R> once = Read.of(fight, text, Fraction.ONE);
    return new WeightedGoal<>(
        (result, turn) ->
            exactly(once.of(result, turn))
                .subtract(exactly(without.of(result, turn)))
                .doubleValue(),
        (result, turn) -> without.of(result, turn).doubleValue(),
        once.isOfTurns());
  }

  private static BigFraction exactly(Fraction number) {
    return new BigFraction(number.getNumerator(), number.getDenominator());
  }

  /** A goal as it is read, and the measures that it names. */
  private record Read<R>(Amount<EndOfFight<R>> amount, Set<Measure<R>> named, List<String> ofFile) {
    /**
     * Reads one.
     *
     * @param weight what its letter counts; null if it may have none
     */
    static <R> Read<R> of(Engagement<?, R> fight, String text, Fraction weight) {
      Set<Measure<R>> named = new LinkedHashSet<>();
      MeasureNames<R> names =
          new MeasureNames<>(
              fight.measures(), fight.names().others(), fight.rules().lastTurn(), named);
      Amount<EndOfFight<R>> amount =
          Grammar.amount(
              text,
              new Vocabulary<>() {
                @Override
                public Term<EndOfFight<R>> read(Words words) {
                  return words.peek().is(WEIGHT) ? weight(words, weight) : names.read(words);
                }

                @Override
                public boolean countsConditions() {
                  return names.countsConditions();
                }
              });
      if (named.isEmpty()) {
        throw new TextFault(
            text,
            0,
            "the goal names no measure",
            "write what is wanted, as 3*success - attackerLoss");
      }
      return new Read<>(amount, named, fight.names().ofFile());
    }

    private static <C> Amount<C> weight(Words words, Fraction weight) {
      Word letter = words.take();
      if (weight == null) {
        throw words.bad(
            letter,
            "`" + WEIGHT + "` stands for any weight, and odds need one",
            "write a number in its place, or ask --advise of one fight, which answers for all");
      }
      return new Amount<>(it -> weight, new Bounds(0, Double.POSITIVE_INFINITY), true, Set.of());
    }

    Fraction of(R result, int turn) {
      return amount.of().apply(new EndOfFight<>(result, turn));
    }

    OptionalDouble unfought() {
      return named.stream().allMatch(it -> isNothingUnfought(it, ofFile))
          ? OptionalDouble.of(amount.of().apply(EndOfFight.unfought()).doubleValue())
          : OptionalDouble.empty();
    }

    boolean isOfTurns() {
      return named.stream().anyMatch(Measure::ofTurns);
    }
  }

  /**
   * Whether a measure is 0 or false where there is no fight: losses are, what is left is not, and
   * of what a file measures nobody knows.
   */
  private static boolean isNothingUnfought(Measure<?> measure, List<String> ofFile) {
    String name = measure.name().substring(measure.name().lastIndexOf('.') + 1);
    return !ofFile.contains(measure.name())
        && (measure.kind() == Measure.Kind.CATEGORY && name.equals("ending")
            || name.equals(Measure.SUCCESS)
            || COME_ABOUT.stream().anyMatch(name::endsWith));
  }

  private static boolean isLoss(Measure<?> measure, Side side) {
    return Set.of(side + "Loss", side + "Losses", side + "Casualties").contains(measure.name());
  }

  /**
   * Success; where that is the same, fewer losses of the side that is named, and then more of the
   * other.
   *
   * <p>A fight without success lacks the goal: a {@link TextFault} says so where a choice depends
   * on it.
   */
  public static <R> Goal<R> success(Engagement<?, R> fight, Side side) {
    List<Goal.Worth<R>> parts = new ArrayList<>();
    for (Measure<R> measure : fight.measures()) {
      if (measure.name().equals(Measure.SUCCESS)) {
        parts.add((result, turn) -> (Boolean) measure.value(result, turn) ? 1 : 0);
      }
    }
    if (parts.isEmpty()) {
      return Goal.lacking(() -> withoutSuccess(fight));
    }
    for (Side losing : List.of(side, side.opposite())) {
      for (Measure<R> measure : fight.measures()) {
        if (isLoss(measure, losing)) {
          parts.add((result, turn) -> less(losing, measure.value(result, turn)));
        }
      }
    }
    return new Goal<>(parts, false, OptionalDouble.of(0));
  }

  private static <R> TextFault withoutSuccess(Engagement<?, R> fight) {
    return TextFault.ofUnread(
        "goal",
        "this fight has no measure `success`, which is the goal by default",
        "write the goal, as --goal \""
            + fight.measures().stream()
                .filter(measure -> measure.kind().hasMean())
                .findFirst()
                .orElse(fight.measures().get(0))
                .name()
            + "\"");
  }

  private static double less(Side losing, Comparable<?> loss) {
    double lost = loss instanceof Fraction asked ? asked.doubleValue() : (Integer) loss;
    return losing == Side.ATTACKER ? -lost : lost;
  }
}
