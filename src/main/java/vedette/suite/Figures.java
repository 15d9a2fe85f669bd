package vedette.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import vedette.fight.Measure;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;

/**
 * The figures of a scenario, as computed now or as a baseline keeps them.
 *
 * @param undecided what never comes to an end: a probability, or trials
 * @param error how far a computed probability or mean may be off; 0 if sampled
 * @param measures by the measure's name and the value's word, a probability or a number of trials;
 *     of a flag there is {@link #YES} alone
 */
public record Figures(
    How how, double undecided, double error, Map<String, Map<String, Double>> measures) {
  /** The value of a flag that is set. */
  public static final String YES = "yes";

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

  /** How often bounds are said to be missed that are not, for each expectation. */
  private static final double ERROR_RATE = 0.001;

  /** Decimal bounds and sums of doubles agree no better. */
  static final double ROUNDING = 1e-12;

  /** The figures of odds. */
  static Figures of(How how, Odds odds) {
    double whole = how.isExact() ? 1 : how.trials();
    Map<String, Map<String, Double>> measures = new LinkedHashMap<>();
    for (MeasureOdds measure : odds.measures()) {
      Map<String, Double> weights = new LinkedHashMap<>();
      List<Chance> chances =
          measure.kind() == Measure.Kind.FLAG ? List.of(measure.yes()) : measure.distribution();
      for (Chance chance : chances) {
        String value = measure.kind() == Measure.Kind.FLAG ? YES : chance.value().toString();
        weights.put(value, how.isExact() ? chance.p() : Math.rint(chance.p() * whole));
      }
      measures.put(measure.name(), weights);
    }
    return new Figures(
        how,
        how.isExact() ? odds.undecided() : Math.rint(odds.undecided() * whole),
        odds instanceof Odds.Exact exact ? exact.error() : 0,
        measures);
  }

  /** What all weights of a measure and the undecided add up to. */
  double whole() {
    return how.isExact() ? 1 : how.trials();
  }

  /** The values of a measure with their weights; none if there is no such measure. */
  Map<String, Double> weights(String measure) {
    return measures.getOrDefault(measure, Map.of());
  }

  /** Whether it has a measure, as a measure of that kind can be: of a count there are numbers. */
  boolean has(Measure<?> measure) {
    return measures.containsKey(measure.name())
        && (measure.kind() != Measure.Kind.COUNT
            || weights(measure.name()).keySet().stream().allMatch(NUMBER.asMatchPredicate()));
  }

  /** The probability of a value. */
  double p(String measure, String value) {
    return weights(measure).getOrDefault(value, 0.0) / whole();
  }

  /** What came to an end: a probability, or trials. */
  private double decided(String measure) {
    return weights(measure).values().stream().mapToDouble(weight -> weight).sum();
  }

  /** The mean of a count over what came to an end; 0 if nothing did. */
  double mean(String measure) {
    double sum = 0;
    for (Map.Entry<String, Double> entry : weights(measure).entrySet()) {
      sum += Integer.parseInt(entry.getKey()) * entry.getValue();
    }
    return sum == 0 ? 0 : sum / decided(measure);
  }

  private double variance(String measure) {
    double mean = mean(measure);
    double squares = 0;
    for (Map.Entry<String, Double> entry : weights(measure).entrySet()) {
      double value = Integer.parseInt(entry.getKey());
      squares += value * value * entry.getValue();
    }
    return squares == 0 ? 0 : Math.max(0, squares / decided(measure) - mean * mean);
  }

  /** The figure that an expectation is about. */
  Span span(Expectation expectation) {
    String measure = expectation.measure();
    if (expectation.figure() == Expectation.Kind.MEAN) {
      double mean = mean(measure);
      return how.isExact()
          ? Span.exact(mean, error + ROUNDING)
          : Span.mean(mean, variance(measure), Math.max(1, decided(measure)), ERROR_RATE);
    }
    double weight = 0;
    if (expectation.figure() == Expectation.Kind.OR_MORE) {
      int least = Integer.parseInt(expectation.value());
      for (Map.Entry<String, Double> entry : weights(measure).entrySet()) {
        weight += Integer.parseInt(entry.getKey()) >= least ? entry.getValue() : 0;
      }
    } else {
      String value = expectation.figure() == Expectation.Kind.YES ? YES : expectation.value();
      weight = weights(measure).getOrDefault(value, 0.0);
    }
    return how.isExact()
        ? Span.exact(weight, error * Math.max(1, weights(measure).size()) + ROUNDING)
        : Span.sampled(weight, whole(), ERROR_RATE);
  }
}
