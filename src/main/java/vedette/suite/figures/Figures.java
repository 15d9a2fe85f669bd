package vedette.suite.figures;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Measure;
import vedette.form.Field;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.sample.ProportionInterval;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.MissingValue;

/**
 * The figures of a scenario, as calculated now or as a baseline keeps them. A flag has only the
 * value {@link #YES}.
 */
public record Figures(
    @Field(text = "How they were found.", flat = true) Calculation methodAndSample,
    @Field(text = "Fights that never end: a probability, or the number of battles.")
        Number undecided,
    @Field(
            text = "Battles among them that were cut off and could have had any ending.",
            optional = true,
            min = 1)
        long cutOff,
    @Field(text = "How far a computed probability may be off; 0 if sampled.") double error,
    @Field(
            text =
                "The probability, or the number of battles, of each value of each measure; of a"
                    + " conditional measure among those in which its condition holds.")
        Map<String, Map<String, Number>> measures,
    @Field(
            text =
                "The probability, or the number of battles, of the condition of each conditional"
                    + " measure.",
            optional = true)
        Map<String, Number> given)
    implements Serializable {
  /** The value of a flag that is set. */
  public static final String YES = Figure.Kind.YES.word();

  /** Tolerance for decimal bounds and sums of doubles; each of two figures has half of it. */
  private static final double ROUNDING = 1e-12;

  /** The most digits of a number. */
  private static final int DIGITS = 9;

  public static Figures of(Calculation how, Odds odds) {
    Map<String, Map<String, Number>> measures = new LinkedHashMap<>();
    Map<String, Number> given = new LinkedHashMap<>();
    for (MeasureOdds measure : odds.measures()) {
      Map<String, Number> weights = new LinkedHashMap<>();
      double battles = how.trials();
      if (measure.given() != null) {
        given.put(measure.name(), weight(measure.given().p(), battles, how));
        battles = given.get(measure.name()).doubleValue();
      }
      for (Chance chance : measure.listed()) {
        String value = measure.kind() == Measure.Kind.FLAG ? YES : word(chance.value());
        weights.put(value, weight(chance.p(), battles, how));
      }
      measures.put(measure.name(), weights);
    }
    return new Figures(
        how,
        weight(odds.undecided(), how.trials(), how),
        odds instanceof Odds.Sampled sampled ? sampled.cutOff() : 0,
        odds instanceof Odds.Exact exact ? exact.error() : 0,
        measures,
        given);
  }

  /**
   * Returns the weight of a probability.
   *
   * @param battles the number of battles of which it is a share, if sampled
   */
  private static Number weight(double probability, double battles, Calculation how) {
    return how.isExact() ? (Number) probability : (Number) Math.round(probability * battles);
  }

  private static String word(Comparable<?> value) {
    return value instanceof Fraction number && number.getDenominator() != 1
        ? number.getNumerator() + "/" + number.getDenominator()
        : value.toString();
  }

  /** Returns the number that a value's word denotes: whole, or a fraction. */
  public static double number(String word) {
    int slash = word.indexOf('/');
    return slash < 0
        ? Integer.parseInt(word)
        : (double) Integer.parseInt(word.substring(0, slash))
            / Integer.parseInt(word.substring(slash + 1));
  }

  /** Returns the probability that no end is reached. */
  public double undecidedShare() {
    return undecided.doubleValue() / whole();
  }

  /** Returns the sum of all weights of a measure and the undecided. */
  public double whole() {
    return methodAndSample.isExact() ? 1 : methodAndSample.trials();
  }

  /**
   * Returns the total of which the values of a measure are shares; 0 for a measure whose condition
   * never holds.
   */
  public double whole(String measure) {
    Number holds = given.get(measure);
    return holds == null || methodAndSample.isExact() && holds.doubleValue() > 0
        ? whole()
        : holds.doubleValue();
  }

  /**
   * Returns the weight of what never ends, if the values of a measure exclude it; 0 for a
   * conditional measure.
   */
  public double undecided(String measure) {
    return given.containsKey(measure) ? 0 : undecided.doubleValue();
  }

  /** Returns the reason why there is no figure; null if there is one. */
  public MissingValue missing(Figure figure) {
    long battles = methodAndSample.isExact() ? 0 : methodAndSample.trials();
    if (whole(figure.measure()) == 0) {
      return new MissingValue(MissingValue.Reason.CONDITION, battles);
    }
    if (figure.mean() && decided(figure.measure()) == 0) {
      return new MissingValue(
          cutOff > 0 ? MissingValue.Reason.END_IN_TIME : MissingValue.Reason.END, battles);
    }
    return null;
  }

  /** Returns the values of a measure with their weights; empty if there is no such measure. */
  public Map<String, Number> weights(String measure) {
    return measures.getOrDefault(measure, Map.of());
  }

  /** Returns whether the figures include a measure with values of its kind: numbers for a count. */
  public boolean has(Measure<?> measure) {
    return measures.containsKey(measure.name())
        && (!measure.kind().hasMean()
            || weights(measure.name()).keySet().stream().allMatch(Figures::isNumber));
  }

  /**
   * Returns whether a word is a number. It uses no regular expression, which would take longer than
   * the whole comparison: every value of a suite is tested.
   */
  private static boolean isNumber(String word) {
    int slash = word.indexOf('/');
    int end = slash < 0 ? word.length() : slash;
    return areDigits(word, word.startsWith("-") ? 1 : 0, end)
        && (slash < 0 || areDigits(word, end + 1, word.length()) && word.charAt(end + 1) != '0');
  }

  private static boolean areDigits(String word, int from, int to) {
    for (int i = from; i < to; i++) {
      if (word.charAt(i) < '0' || word.charAt(i) > '9') {
        return false;
      }
    }
    return to > from && to <= from + DIGITS;
  }

  /** Returns the weight of a probability in the whole. */
  double weight(Figure figure) {
    if (figure.equals(Figure.UNDECIDED)) {
      return undecided.doubleValue();
    }
    Map<String, Number> weights = weights(figure.measure());
    return switch (figure.kind()) {
      case YES -> weights.getOrDefault(YES, 0).doubleValue();
      case EXACTLY, IS -> weights.getOrDefault(figure.value(), 0).doubleValue();
      case OR_MORE -> orMore(weights, Integer.parseInt(figure.value()));
      case MEAN -> throw new IllegalArgumentException("a mean weighs nothing");
    };
  }

  private static double orMore(Map<String, Number> weights, int least) {
    double weight = 0;
    for (Map.Entry<String, Number> entry : weights.entrySet()) {
      weight += Integer.parseInt(entry.getKey()) >= least ? entry.getValue().doubleValue() : 0;
    }
    return weight;
  }

  /** Returns whether a figure has weight 0: impossible if exact, not seen if sampled. */
  public boolean isImpossible(Figure figure) {
    return weight(figure) == 0;
  }

  /**
   * Returns whether nothing else has weight, up to rounding: certain if exact, always seen if
   * sampled.
   */
  public boolean isCertain(Figure figure) {
    double others = whole(figure.measure()) - weight(figure);
    if (!figure.equals(Figure.UNDECIDED)) {
      others -= undecided(figure.measure());
    }
    return others <= (methodAndSample.isExact() ? 2 * error + ROUNDING : 0);
  }

  /** Returns the value of a figure; NaN if there is none. */
  public double value(Figure figure) {
    return figure.mean() ? mean(figure.measure()) : weight(figure) / whole(figure.measure());
  }

  /** Returns the weight of what ended: a probability, or trials. */
  public double decided(String measure) {
    double decided = 0;
    for (Number weight : weights(measure).values()) {
      decided += weight.doubleValue();
    }
    return decided;
  }

  /** Returns the mean of a count over what ended; NaN if nothing did. */
  double mean(String measure) {
    double sum = 0;
    for (Map.Entry<String, Number> entry : weights(measure).entrySet()) {
      sum += number(entry.getKey()) * entry.getValue().doubleValue();
    }
    return sum / decided(measure);
  }

  /** Returns the variance over what ended. */
  double variance(String measure) {
    double mean = mean(measure);
    double squares = 0;
    for (Map.Entry<String, Number> entry : weights(measure).entrySet()) {
      double distance = number(entry.getKey()) - mean;
      squares += distance * distance * entry.getValue().doubleValue();
    }
    return squares == 0 ? 0 : squares / decided(measure);
  }

  /**
   * Returns a figure and the range of its true value. The range is unlimited for the mean of a
   * sample with battles cut off, or with fewer than two ended.
   *
   * @param range the range of the values of a mean
   * @param errorRate the probability that a sampled figure's interval misses the true value
   */
  public Estimate estimate(Figure figure, double range, double errorRate) {
    MissingValue missingValue = missing(figure);
    if (missingValue != null) {
      return Estimate.none(missingValue);
    }
    if (!figure.mean()) {
      return probability(figure, errorRate);
    }
    double mean = mean(figure.measure());
    if (methodAndSample.isExact()) {
      return Estimate.exact(mean, boundOfMean(figure.measure(), mean) + rounding(mean) / 2);
    }
    double ended = decided(figure.measure());
    if (cutOff > 0 || ended < 2) {
      return Estimate.unknown(mean);
    }
    double half = bernstein(variance(figure.measure()), range, ended, errorRate);
    return Estimate.sampled(mean, mean - half, mean + half);
  }

  /**
   * Returns the error bound of a mean: the sum of its values' distances to it, each times the error
   * bound of a probability, divided by the weight that certainly ended.
   */
  private double boundOfMean(String measure, double mean) {
    double distances = 0;
    double ended = decided(measure);
    for (String value : weights(measure).keySet()) {
      distances += Math.abs(number(value) - mean);
      ended -= error;
    }
    return error == 0 ? 0 : ended > 0 ? error * distances / ended : Double.POSITIVE_INFINITY;
  }

  /**
   * Returns half the interval of a mean by Maurer and Pontil's empirical Bernstein bound. It holds
   * for any distribution within a range, whereas a rare high value upsets the normal approximation.
   *
   * @param variance the variance of the sample
   */
  private static double bernstein(double variance, double range, double trials, double errorRate) {
    double log = Math.log(4 / errorRate);
    return Math.sqrt(2 * variance * log / (trials - 1)) + 7 * range * log / 3 / (trials - 1);
  }

  private Estimate probability(Figure figure, double errorRate) {
    double weight = weight(figure);
    if (methodAndSample.isExact()) {
      boolean sum = figure.kind() == Figure.Kind.OR_MORE;
      int summands = sum ? weights(figure.measure()).size() : 1;
      return Estimate.exact(weight, error * Math.max(1, summands) + ROUNDING / 2);
    }
    double least = figure.equals(Figure.UNDECIDED) ? weight - cutOff : weight;
    long unseen = given.containsKey(figure.measure()) ? cutOff : 0;
    Estimate of =
        ProportionInterval.of(
            (long) least, (long) whole(figure.measure()) + unseen, cutOff, errorRate);
    return Estimate.sampled(weight / whole(figure.measure()), of.low(), of.high());
  }

  /** Returns the rounding error of a figure, which grows with large means. */
  static double rounding(double value) {
    return ROUNDING * Math.max(1, Math.abs(value));
  }

  /** Returns the range of the values of a count; 0 if there are none. */
  public static double range(Set<String> values) {
    var statistics = values.stream().mapToDouble(Figures::number).summaryStatistics();
    return values.isEmpty() ? 0 : statistics.getMax() - statistics.getMin();
  }
}
