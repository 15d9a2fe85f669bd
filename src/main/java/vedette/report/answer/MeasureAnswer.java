package vedette.report.answer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Measure;
import vedette.form.Field;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.question.Estimate;
import vedette.report.page.DataTable;
import vedette.report.page.Numbers;

/** The distribution of a measure in answers: of a flag, a number or a category. */
public sealed interface MeasureAnswer {
  /** The description of the reason why a measure has no values. */
  String MISSING = "Why it has no value, if it has none.";

  /** Returns the distributions of measures by name. */
  public static Map<String, MeasureAnswer> of(List<MeasureOdds> measures) {
    Map<String, MeasureAnswer> all = new LinkedHashMap<>();
    measures.forEach(it -> all.put(it.name(), of(it, "")));
    return all;
  }

  /** Returns the distributions of questions, each with its text. */
  static List<MeasureAnswer> asked(List<MeasureOdds> questions) {
    return questions.stream().map(it -> of(it, it.text())).toList();
  }

  private static MeasureAnswer of(MeasureOdds measure, String text) {
    if (measure.kind() == Measure.Kind.FLAG) {
      return FlagAnswer.of(text, measure);
    }
    List<Value> values = measure.distribution().stream().map(Value::of).toList();
    return measure.kind().hasMean()
        ? NumberAnswer.of(text, measure, values)
        : new CategoryAnswer(text, measure.kind(), values, missing(measure));
  }

  private static String missing(MeasureOdds measure) {
    return measure.missing() == null ? null : measure.missing().words();
  }

  private static Double conditionOf(MeasureOdds measure) {
    return measure.given() == null ? null : (Double) measure.given().p();
  }

  /** The distribution of a flag. */
  record FlagAnswer(
      @Field(text = "What was asked; of a question only.", optional = true) String text,
      @Field(text = "What its values are.", only = "flag") Measure.Kind kind,
      @Field(text = "The probability that it is true; null if it is missing.") Double p,
      @Field(text = "Where its 95% interval begins; null if computed.") Double low,
      @Field(text = "Where its 95% interval ends; null if computed.") Double high,
      @Field(text = "The probability as a fraction; null without --fractions.")
          Optional<String> fraction,
      @Field(text = "The probability of the condition behind `given`.", optional = true)
          Double given,
      @Field(text = MISSING, optional = true) String missing)
      implements MeasureAnswer {
    private static FlagAnswer of(String text, MeasureOdds measure) {
      Odds.Chance yes = measure.missing() == null ? measure.chanceOfTrue() : null;
      Estimate interval = yes == null ? null : yes.interval();
      return new FlagAnswer(
          text,
          measure.kind(),
          yes == null ? null : (Double) yes.p(),
          interval == null ? null : interval.low(),
          interval == null ? null : interval.high(),
          Optional.ofNullable(yes == null ? null : MeasureAnswer.text(yes.fraction())),
          conditionOf(measure),
          MeasureAnswer.missing(measure));
    }
  }

  /** The distribution of a category. */
  record CategoryAnswer(
      @Field(text = "What was asked; of a question only.", optional = true) String text,
      @Field(text = "What its values are.", only = "category") Measure.Kind kind,
      @Field(text = "The words that come up.") List<Value> distribution,
      @Field(text = MISSING, optional = true) String missing)
      implements MeasureAnswer {}

  /** The distribution of a number. */
  record NumberAnswer(
      @Field(text = "What was asked; of a question only.", optional = true) String text,
      @Field(
              text = "What its values are.",
              only = {"count", "number"})
          Measure.Kind kind,
      @Field(text = "Its mean over the fights that end; null if it is missing.") Double mean,
      @Field(text = "How far the mean may be from the true one, if computed.", optional = true)
          Double meanError,
      @Field(text = "The 95% interval of the mean, if sampled.", optional = true)
          List<Double> meanInterval,
      @Field(
              text = "The interval holds if the number is never above this, the greatest seen.",
              optional = true)
          Integer meanIntervalIfAtMost,
      @Field(text = "The mean as a fraction, with --fractions.", optional = true)
          String meanFraction,
      @Field(text = "The numbers that come up.") List<Value> distribution,
      @Field(text = "The probability of the condition behind `given`.", optional = true)
          Double given,
      @Field(text = MISSING, optional = true) String missing)
      implements MeasureAnswer {
    private static NumberAnswer of(String text, MeasureOdds measure, List<Value> values) {
      Measure.Kind kind = measure.kind();
      Odds.Mean mean = measure.mean();
      if (mean == null) {
        return new NumberAnswer(
            text,
            kind,
            null,
            null,
            List.of(),
            null,
            null,
            values,
            conditionOf(measure),
            MeasureAnswer.missing(measure));
      }
      Estimate interval = mean.interval();
      return new NumberAnswer(
          text,
          kind,
          mean.value(),
          Double.isNaN(mean.error()) ? null : (Double) mean.error(),
          interval == null ? List.of() : List.of(interval.low(), interval.high()),
          interval == null ? null : mean.ifAtMost(),
          MeasureAnswer.text(mean.fraction()),
          values,
          conditionOf(measure),
          null);
    }
  }

  /** A probability. */
  record Probability(
      @Field(text = "The probability.") double p,
      @Field(text = "Where its 95% interval begins; null if computed.") Double low,
      @Field(text = "Where its 95% interval ends; null if computed.") Double high,
      @Field(text = "The probability as a fraction; null without --fractions.")
          Optional<String> fraction) {
    private static Probability of(Odds.Chance chance) {
      Estimate interval = chance.interval();
      return new Probability(
          chance.p(),
          interval == null ? null : interval.low(),
          interval == null ? null : interval.high(),
          Optional.ofNullable(MeasureAnswer.text(chance.fraction())));
    }
  }

  /** A value with its probability. */
  record Value(
      @Field(text = "The value.") Comparable<?> value,
      @Field(text = "The value as a fraction, if it is not whole.", optional = true)
          String valueFraction,
      @Field(text = "How often it comes up.", flat = true) Probability probability) {
    private static Value of(Odds.Chance chance) {
      return new Value(plain(chance.value()), fraction(chance.value()), Probability.of(chance));
    }
  }

  /** A joint outcome of several measures. */
  record Outcome(
      @Field(text = "The values by the names of the measures.", others = true)
          Map<String, Comparable<?>> values,
      @Field(text = "The probability.") double p,
      @Field(text = "Where its 95% interval begins, if sampled.", optional = true) Double low,
      @Field(text = "Where its 95% interval ends, if sampled.", optional = true) Double high) {
    public static Outcome of(List<String> measures, Odds.Outcome outcome) {
      Map<String, Comparable<?>> values = new LinkedHashMap<>();
      for (int i = 0; i < measures.size(); i++) {
        Comparable<?> value = outcome.values().get(i);
        values.put(measures.get(i), plain(value));
        if (fraction(value) != null) {
          values.put(measures.get(i) + "Fraction", fraction(value));
        }
      }
      Estimate interval = outcome.interval();
      return new Outcome(
          values,
          outcome.p(),
          interval == null ? null : interval.low(),
          interval == null ? null : interval.high());
    }
  }

  /** Adds the figures of measures as rows: each probability and each mean. */
  static void addTo(DataTable data, List<MeasureOdds> measures, Object... before) {
    for (MeasureOdds measure : measures) {
      for (Odds.Chance it : measure.listed()) {
        Object[] figure = {measure.name(), "p", Numbers.exactly(it.value()), it.p()};
        data.row(row(before, figure, it.interval(), it.fraction()));
      }
      Odds.Chance given = measure.given();
      if (given != null) {
        Object[] figure = {measure.name(), "given", "", given.p()};
        data.row(row(before, figure, given.interval(), given.fraction()));
      }
      if (measure.missing() != null) {
        Object[] figure = {measure.name(), "missing", measure.missing().words(), null};
        data.row(row(before, figure, null, null));
      }
      Odds.Mean mean = measure.mean();
      if (mean != null) {
        Object[] figure = {measure.name(), "mean", "", mean.value()};
        data.row(row(before, figure, mean.interval(), mean.fraction()));
        if (mean.ifAtMost() != null) {
          Object[] most = {measure.name(), "meanIntervalIfAtMost", "", mean.ifAtMost()};
          data.row(row(before, most, null, null));
        }
      }
    }
  }

  private static Object[] row(
      Object[] before, Object[] figure, Estimate interval, BigFraction fraction) {
    List<Object> row = new ArrayList<>(Arrays.asList(before));
    row.addAll(Arrays.asList(figure));
    row.add(interval == null ? null : interval.low());
    row.add(interval == null ? null : interval.high());
    row.add(text(fraction));
    return row.toArray();
  }

  /** Returns a value in a form that JSON supports. */
  private static Comparable<?> plain(Comparable<?> value) {
    if (value instanceof Fraction number) {
      return number.getDenominator() == 1
          ? (Comparable<?>) number.getNumerator()
          : (Comparable<?>) number.doubleValue();
    }
    return value instanceof Integer || value instanceof Boolean ? value : value.toString();
  }

  /** Returns a number that is not whole as a fraction; null for any other value. */
  private static String fraction(Comparable<?> value) {
    return value instanceof Fraction number && number.getDenominator() != 1
        ? Numbers.exactly(number)
        : null;
  }

  /** Returns a fraction with its slash; null for null. */
  static String text(BigFraction fraction) {
    return fraction == null ? null : fraction.getNumerator() + "/" + fraction.getDenominator();
  }
}
