package vedette.report;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.Interval;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Odds.Outcome;

/** Writes an answer as JSON: the contract that other programs and CI read. */
final class JsonReport {
  private final Report report;
  private final JsonWriter json = new JsonWriter();

  private JsonReport(Report report) {
    this.report = report;
  }

  /** The answer as JSON, ending in a line end. */
  static String of(Report report) {
    JsonReport writer = new JsonReport(report);
    writer.write();
    return writer.json.text();
  }

  private void write() {
    json.object();
    json.field("vedette", report.version());
    json.field("system", report.system());
    json.field("engagement", report.engagement());
    json.object("request");
    report.request().accept(json);
    json.end();
    Provenances.write(report.tables(), json);
    json.inline().array("readings");
    report.readings().keySet().forEach(json::value);
    json.end();
    if (!report.explanation().isEmpty()) {
      json.array("explanation");
      for (Note note : report.explanation()) {
        json.value(note.text());
      }
      json.end();
    }
    method();
    json.object("measures");
    for (MeasureOdds measure : report.odds().measures()) {
      measure(measure);
    }
    json.end();
    json.array("outcomes");
    for (Outcome outcome : report.odds().outcomes()) {
      outcome(outcome);
    }
    json.end();
    json.field("outcomesLeftOut", (long) report.odds().outcomesLeftOut());
    json.end();
  }

  private void method() {
    json.field("method", report.method());
    if (report.odds() instanceof Odds.Sampled sampled) {
      json.field("trials", sampled.trials());
      json.field("seed", sampled.seed());
      json.nul("states");
      json.field("undecided", sampled.undecided());
      json.nul("error");
    } else {
      Odds.Exact exact = (Odds.Exact) report.odds();
      json.nul("trials");
      json.nul("seed");
      json.field("states", (long) exact.states());
      json.field("undecided", exact.undecided());
      json.field("error", exact.error());
    }
  }

  private void measure(MeasureOdds measure) {
    json.object(measure.name());
    json.field("kind", EnumWords.word(measure.kind()));
    if (measure.kind() == Measure.Kind.FLAG) {
      chance(measure.yes());
    } else {
      if (measure.mean() != null) {
        mean(measure.mean());
      } else if (measure.kind() == Measure.Kind.COUNT) {
        json.nul("mean");
      }
      json.array("distribution");
      for (Chance chance : measure.distribution()) {
        json.inline().object();
        value("value", chance.value());
        chance(chance);
        json.end();
      }
      json.end();
    }
    json.end();
  }

  private void mean(Odds.Mean mean) {
    json.field("mean", mean.value());
    if (mean.interval() != null) {
      json.inline().array("meanInterval");
      json.value(mean.interval().low()).value(mean.interval().high());
      json.end();
    }
    if (mean.fraction() != null) {
      json.field("meanFraction", text(mean.fraction()));
    }
  }

  private void chance(Chance chance) {
    json.field("p", chance.p());
    Interval interval = chance.interval();
    if (interval == null) {
      json.nul("low").nul("high");
    } else {
      json.field("low", interval.low()).field("high", interval.high());
    }
    json.field("fraction", chance.fraction() == null ? null : text(chance.fraction()));
  }

  static String text(BigFraction fraction) {
    return fraction.getNumerator() + "/" + fraction.getDenominator();
  }

  private void outcome(Outcome outcome) {
    json.inline().object();
    List<Comparable<?>> values = outcome.values();
    for (int i = 0; i < values.size(); i++) {
      value(report.measures().get(i), values.get(i));
    }
    json.field("p", outcome.p());
    if (outcome.interval() != null) {
      json.field("low", outcome.interval().low()).field("high", outcome.interval().high());
    }
    json.end();
  }

  private void value(String name, Comparable<?> value) {
    if (value instanceof Integer number) {
      json.field(name, number.longValue());
    } else if (value instanceof Boolean yes) {
      json.field(name, yes.booleanValue());
    } else {
      json.field(name, value.toString());
    }
  }
}
