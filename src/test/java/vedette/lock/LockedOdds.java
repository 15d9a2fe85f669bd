package vedette.lock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.json.EnumWords;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;

/**
 * The distributions of an answer in one line, measures by name and values in order, so that only
 * the odds matter; values that cannot come up are left out.
 */
final class LockedOdds {
  /** What odds as decimals begin with. */
  static final String DECIMALS = "decimals: ";

  private static final int SHORT = 160;
  private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+\\.[0-9]+(E-?[0-9]+)?");
  private static final Comparator<Chance> BY_VALUE =
      Comparator.comparing(
              (Chance chance) -> chance.value() instanceof Integer ? "" : value(chance))
          .thenComparingInt(chance -> chance.value() instanceof Integer number ? number : 0);

  private LockedOdds() {}

  /**
   * As fractions: the whole if it is short, else its digest, with the likeliest value of the first
   * measure for people.
   */
  static String fractions(Odds.Exact odds) {
    List<String> texts = new ArrayList<>();
    for (MeasureOdds measure : inOrder(odds)) {
      texts.add(measure.name() + " " + fractions(measure));
    }
    texts.add("undecided " + decimal(odds.undecided()));
    String text = String.join("; ", texts);
    return text.length() <= SHORT
        ? text
        : Digest.of(text) + " " + likeliest(odds.measures().get(0));
  }

  private static String fractions(MeasureOdds measure) {
    if (measure.kind() == Measure.Kind.FLAG) {
      return "flag " + text(measure.yes().fraction());
    }
    List<String> chances = new ArrayList<>();
    for (Chance chance : chances(measure)) {
      chances.add(value(chance) + " " + text(chance.fraction()));
    }
    String mean = measure.mean() == null ? "" : " mean " + text(measure.mean().fraction());
    return EnumWords.word(measure.kind()) + mean + ": " + String.join(", ", chances);
  }

  /**
   * As decimals: of each measure a sum of its probabilities, each times a number that stands for
   * its value, and the mean.
   */
  static String doubles(Odds.Exact odds) {
    List<String> texts = new ArrayList<>();
    for (MeasureOdds measure : inOrder(odds)) {
      double sum = 0;
      if (measure.kind() == Measure.Kind.FLAG) {
        sum = measure.yes().p();
      } else {
        for (Chance chance : chances(measure)) {
          sum += chance.p() * Digest.number(value(chance));
        }
      }
      String mean = measure.mean() == null ? "" : " mean " + decimal(measure.mean().value());
      texts.add(measure.name() + " " + EnumWords.word(measure.kind()) + " " + decimal(sum) + mean);
    }
    texts.add("undecided " + decimal(odds.undecided()));
    return DECIMALS + String.join("; ", texts);
  }

  /**
   * The joint distribution as one number: each probability times a number that stands for what
   * comes about, all added up. It depends neither on the order nor on how outcomes are split. "-"
   * if not all outcomes are listed.
   */
  static String outcomes(Engagement<?, ?> fight, Odds.Exact odds) {
    if (odds.outcomesLeftOut() != 0) {
      return "-";
    }
    List<String> joint =
        fight.measures().stream()
            .filter(measure -> measure.isOutcome())
            .map(Measure::name)
            .toList();
    double sum = 0;
    for (Odds.Outcome outcome : odds.outcomes()) {
      Map<String, String> values = new TreeMap<>();
      for (int i = 0; i < joint.size(); i++) {
        values.put(joint.get(i), value(outcome.values().get(i)));
      }
      sum += outcome.p() * Digest.number(values.toString());
    }
    return decimal(sum);
  }

  private static List<MeasureOdds> inOrder(Odds odds) {
    return odds.measures().stream().sorted(Comparator.comparing(MeasureOdds::name)).toList();
  }

  private static List<Chance> chances(MeasureOdds measure) {
    return measure.distribution().stream()
        .filter(chance -> chance.p() > 0)
        .sorted(BY_VALUE)
        .toList();
  }

  private static String likeliest(MeasureOdds measure) {
    if (measure.kind() == Measure.Kind.FLAG) {
      return "(" + measure.name() + " " + digits(measure.yes()) + ")";
    }
    Chance best = null;
    for (Chance chance : chances(measure)) {
      best = best == null || chance.p() > best.p() ? chance : best;
    }
    return best == null ? "" : "(" + measure.name() + ": " + value(best) + " " + digits(best) + ")";
  }

  private static String digits(Chance chance) {
    return String.format(Locale.ROOT, "%.6f", chance.p());
  }

  private static String value(Chance chance) {
    return value(chance.value());
  }

  /** A number that is not whole is told as a decimal. */
  private static String value(Comparable<?> value) {
    return value instanceof Fraction number
        ? String.valueOf(number.doubleValue())
        : value.toString();
  }

  private static String text(BigFraction fraction) {
    return fraction.getNumerator() + "/" + fraction.getDenominator();
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.10f", value);
  }

  /** Whether a text is such a number. */
  static boolean isDecimal(String text) {
    return DECIMAL.matcher(text).matches();
  }
}
