package vedette.report;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Odds.Outcome;
import vedette.question.Estimate;

/** Odds, ready for any format. */
public final class OddsAnswer {
  /** The figure that a count may not exceed if the interval of its mean is to hold. */
  static final String IF_AT_MOST = "meanIntervalIfAtMost";

  private OddsAnswer() {}

  /** The answer of a report. */
  public static Answer of(Report report) {
    return new Answer(
        () -> OddsDocument.of(report), () -> data(report.odds()), () -> Json.of(report));
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
      Estimate interval,
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

  /** Writes an answer as JSON: the contract that other programs and CI read. */
  static final class Json {
    private final Report report;
    private final JsonWriter json = new JsonWriter();

    private Json(Report report) {
      this.report = report;
    }

    /** The answer as JSON, ending in a line end. */
    static String of(Report report) {
      Json writer = new Json(report);
      writer.write();
      return writer.json.text();
    }

    private void write() {
      json.object();
      json.field("vedette", Version.NUMBER);
      json.field("system", report.system());
      json.field("engagement", report.engagement());
      json.field("summary", Summary.of(report.summary(), report.odds()));
      json.object("request");
      report.request().accept(json);
      json.end();
      Provenances.write(report.tables(), json);
      json.words("readings", report.readings().keySet());
      if (!report.explanation().isEmpty()) {
        json.array("explanation");
        for (Note note : report.explanation()) {
          json.value(note.text());
        }
        json.end();
      }
      BestFacts.write(report.best(), json);
      method();
      MeasuresJson.write(report.ownMeasures(), json);
      if (report.questions() > 0) {
        MeasuresJson.writeAsked(report.asked(), json);
      }
      json.rows("outcomes", report.odds().outcomes(), this::outcome);
      json.field("outcomesLeftOut", (long) report.odds().outcomesLeftOut());
      json.end();
    }

    private void method() {
      json.field("method", report.method().word());
      if (report.odds() instanceof Odds.Sampled sampled) {
        if (!sampled.why().isEmpty()) {
          json.field("why", sampled.why());
        }
        json.field("trials", sampled.trials());
        json.field("seed", sampled.seed());
        json.nul("states");
        json.nul("meanTurns").nul("meanTurnsError").nul("meanTurnsFraction");
        json.field("undecided", sampled.undecided()).nul("undecidedFraction");
        json.field("cutOff", sampled.cutOff());
        json.nul("error");
      } else {
        Odds.Exact exact = (Odds.Exact) report.odds();
        json.nul("trials");
        json.nul("seed");
        json.field("states", (long) exact.states());
        json.number("meanTurns", exact.meanTurns());
        json.number("meanTurnsError", exact.hasMeanTurns() ? exact.meanTurnsError() : Double.NaN);
        Odds.Exact.Fractions fractions = exact.fractions();
        json.field(
            "meanTurnsFraction",
            MeasuresJson.text(fractions == null ? null : fractions.meanTurns()));
        json.field("undecided", exact.undecided());
        json.field(
            "undecidedFraction",
            MeasuresJson.text(fractions == null ? null : fractions.undecided()));
        json.nul("cutOff");
        json.field("error", exact.error());
      }
    }

    private void outcome(Outcome outcome) {
      List<Comparable<?>> values = outcome.values();
      for (int i = 0; i < values.size(); i++) {
        MeasuresJson.value(report.measures().get(i), values.get(i), json);
      }
      json.field("p", outcome.p());
      if (outcome.interval() != null) {
        json.field("low", outcome.interval().low()).field("high", outcome.interval().high());
      }
    }
  }
}
