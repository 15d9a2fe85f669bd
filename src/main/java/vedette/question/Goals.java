package vedette.question;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.question.Term.Amount;
import vedette.source.TextFault;

/** What the attacker wants of a fight as much of as he can get, and the defender as little. */
public final class Goals {
  /** How the goal is told that is wanted where nobody says another. */
  public static final String SUCCESS = "success, then fewer own losses, then more enemy losses";

  /** What nothing but a fight brings about, by how the names of measures end. */
  private static final List<String> COME_ABOUT =
      List.of("Losses", "Repulsed", "Eliminated", "Retreated", "LeaderLost", "Taken");

  private Goals() {}

  /**
   * Returns a number over measures, in which a condition counts 1 where it holds and 0 where it
   * does not.
   *
   * @throws TextFault if the text is none, or names what this fight does not measure
   */
  public static <R> Goal<R> of(Engagement<?, R> fight, String text) {
    Set<Measure<R>> named = new LinkedHashSet<>();
    Amount<MeasureNames.EndOfFight<R>> amount =
        Grammar.amount(
            text,
            new MeasureNames<>(
                fight.measures(), fight.story().names(), fight.rules().lastTurn(), named));
    if (named.isEmpty()) {
      throw new TextFault(
          text, 0, "the goal names no measure", "write a goal such as 3*success - attackerLosses");
    }
    boolean knowsUnfought =
        named.stream().allMatch(it -> isZeroWithoutFight(it, fight.story().names().ofFile()));
    return new Goal<>(
        List.of(
            (result, turn) ->
                amount.function().apply(new MeasureNames.EndOfFight<>(result, turn)).doubleValue()),
        named.stream().anyMatch(Measure::ofTurns),
        knowsUnfought
            ? OptionalDouble.of(
                amount.function().apply(MeasureNames.EndOfFight.unfought()).doubleValue())
            : OptionalDouble.empty());
  }

  /**
   * Returns whether a measure is 0 or false where there is no fight: losses are, what is left is
   * not, and of what a file measures nobody knows.
   */
  private static boolean isZeroWithoutFight(Measure<?> measure, List<String> ofFile) {
    String name = measure.name().substring(measure.name().lastIndexOf('.') + 1);
    return !ofFile.contains(measure.name())
        && (measure.kind() == Measure.Kind.CATEGORY && name.equals("ending")
            || name.equals(Measure.SUCCESS)
            || COME_ABOUT.stream().anyMatch(name::endsWith));
  }

  private static boolean isLoss(Measure<?> measure, Side side) {
    return measure.name().equals(side + "Losses");
  }

  /**
   * Success; where that is the same, fewer losses of the side that is named, and then more of the
   * other.
   *
   * <p>A fight without success lacks the goal: a {@link TextFault} says so where a choice depends
   * on it.
   */
  public static <R> Goal<R> success(Engagement<?, R> fight, Side side) {
    List<Goal.ResultValue<R>> parts = new ArrayList<>();
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
          parts.add((result, turn) -> negatedLoss(losing, measure.value(result, turn)));
        }
      }
    }
    return new Goal<>(parts, false, OptionalDouble.of(0));
  }

  private static <R> TextFault withoutSuccess(Engagement<?, R> fight) {
    return TextFault.ofUnread(
        "goal",
        "this fight has no measure `success`, which is the goal by default",
        "pass a goal, as in --goal \""
            + fight.measures().stream()
                .filter(measure -> measure.kind().hasMean())
                .findFirst()
                .orElse(fight.measures().get(0))
                .name()
            + "\"");
  }

  private static double negatedLoss(Side losing, Comparable<?> loss) {
    double lost = loss instanceof Fraction asked ? asked.doubleValue() : (Integer) loss;
    return losing == Side.ATTACKER ? -lost : lost;
  }
}
