package vedette.report;

import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Measure;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.Interval;
import vedette.odds.Odds.MeasureOdds;

/** Odds, ready for any format. */
public final class OddsAnswer {
  /** The figure that a count may not exceed if the interval of its mean is to hold. */
  static final String IF_AT_MOST = "meanIntervalIfAtMost";

  private OddsAnswer() {}

  /** The answer of a report. */
  public static Answer of(Report report) {
    return new Answer(
        () -> OddsDocument.of(report), () -> data(report.odds()), () -> JsonReport.of(report));
  }

  /** A row a figure: the probability of each value, and each mean. */
  private static DataTable data(Odds odds) {
    DataTable data =
        new DataTable("measure", "figure", "value", "estimate", "low", "high", "fraction");
    for (MeasureOdds measure : odds.measures()) {
      if (measure.kind() == Measure.Kind.FLAG) {
        chance(data, measure, measure.yes());
        continue;
      }
      measure.distribution().forEach(chance -> chance(data, measure, chance));
      Odds.Mean mean = measure.mean();
      if (mean != null) {
        row(data, measure, "mean", "", mean.value(), mean.interval(), mean.fraction());
        if (mean.ifAtMost() != null) {
          data.row(measure.name(), IF_AT_MOST, "", mean.ifAtMost(), null, null, null);
        }
      }
    }
    Odds.Exact.Fractions exactly = odds instanceof Odds.Exact exact ? exact.fractions() : null;
    String undecided = exactly == null ? null : MeasuresJson.text(exactly.undecided());
    data.row("undecided", "p", "", odds.undecided(), null, null, undecided);
    if (odds instanceof Odds.Sampled sampled && sampled.cutOff() > 0) {
      data.row("cutOff", "battles", "", sampled.cutOff(), null, null, null);
    }
    return data;
  }

  private static void chance(DataTable data, MeasureOdds measure, Chance chance) {
    row(data, measure, "p", chance.value(), chance.p(), chance.interval(), chance.fraction());
  }

  private static void row(
      DataTable data,
      MeasureOdds measure,
      String figure,
      Comparable<?> value,
      double estimate,
      Interval interval,
      BigFraction fraction) {
    data.row(
        measure.name(),
        figure,
        Numbers.exactly(value),
        estimate,
        interval == null ? null : interval.low(),
        interval == null ? null : interval.high(),
        MeasuresJson.text(fraction));
  }
}
