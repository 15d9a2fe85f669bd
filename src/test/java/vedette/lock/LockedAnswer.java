package vedette.lock;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.Fraction;
import vedette.cli.CapturedRun;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.OpeningUmpire;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.exact.ExactOdds;
import vedette.rules.Catalogue;
import vedette.rules.HasVariants;
import vedette.rules.Reading;
import vedette.work.Deadline;
import vedette.work.Limits;

/** The program's answer to one request, in lines for people to read. */
final class LockedAnswer {
  private static final int DECIMALS = 6;

  /** The tolerance of a comparison, in which both numbers may be rounded. */
  private static final double TOLERANCE = 2e-6;

  private static final int SHORT_TEXT = 160;
  private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?");
  private static final Comparator<Chance> BY_VALUE =
      Comparator.comparing(
              (Chance chance) -> chance.value() instanceof Integer ? "" : value(chance))
          .thenComparingInt(chance -> chance.value() instanceof Integer number ? number : 0);

  private LockedAnswer() {}

  /**
   * Returns the odds of a fight: its measures by name with their means and the probabilities of
   * their values, the readings on which they are based, and an explanation of the first rolls if
   * that is short.
   */
  static String of(LockedRequests.Fight asked) {
    Engagement<?, ?> fight =
        OptimizedFight.of(asked.scenario().fight(), Limits.states(Limits.STATES)).fight();
    Odds.Exact odds = ExactOdds.of(fight, asked.scenario().limits(Deadline.NONE), false);
    List<String> lines = new ArrayList<>();
    odds.measures().stream()
        .sorted(Comparator.comparing(MeasureOdds::name))
        .forEach(measure -> lines.add(line(measure)));
    if (odds.undecided() > 0) {
      lines.add("undecided " + decimal(odds.undecided()));
    }
    List<Reading> readings =
        HasVariants.readingsInForce(Catalogue.readings(odds.readings()), asked.request());
    if (!readings.isEmpty()) {
      lines.add(
          "readings "
              + readings.stream().map(Reading::id).distinct().collect(Collectors.joining(" ")));
    }
    List<String> explanation = new ArrayList<>();
    OpeningUmpire.of(fight, note -> explanation.add("| " + note.text().replace("\n", "\n| ")));
    if (explanation.stream().mapToInt(String::length).sum() <= SHORT_TEXT) {
      lines.addAll(explanation);
    }
    return String.join("\n", lines);
  }

  private static String line(MeasureOdds measure) {
    if (measure.kind() == Measure.Kind.FLAG) {
      return measure.name() + " " + decimal(measure.chanceOfTrue().p());
    }
    String mean = measure.mean() == null ? "" : " mean " + decimal(measure.mean().value());
    return measure.distribution().stream()
        .filter(chance -> chance.p() >= TOLERANCE)
        .sorted(BY_VALUE)
        .map(chance -> value(chance) + " " + decimal(chance.p()))
        .collect(Collectors.joining(", ", measure.name() + mean + ": ", ""));
  }

  /** Returns a value; a number that is not whole as a decimal. */
  private static String value(Chance chance) {
    return chance.value() instanceof Fraction number
        ? decimal(number.doubleValue())
        : chance.value().toString();
  }

  private static String decimal(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** Returns the program's answer to a mistake. */
  static String ofMistake(String commandLine) {
    CapturedRun answer = CapturedRun.of(CapturedRun.words(commandLine));
    return "exits with " + answer.code() + "\n" + answer.err().stripTrailing();
  }

  /** Returns whether two answers have the same words and, except for rounding, the same numbers. */
  static boolean same(String one, String two) {
    if (!NUMBER.matcher(one).replaceAll("#").equals(NUMBER.matcher(two).replaceAll("#"))) {
      return false;
    }
    List<Double> numbers = numbers(one);
    List<Double> others = numbers(two);
    for (int i = 0; i < numbers.size(); i++) {
      if (Math.abs(numbers.get(i) - others.get(i)) > TOLERANCE) {
        return false;
      }
    }
    return true;
  }

  private static List<Double> numbers(String text) {
    return NUMBER.matcher(text).results().map(MatchResult::group).map(Double::valueOf).toList();
  }
}
