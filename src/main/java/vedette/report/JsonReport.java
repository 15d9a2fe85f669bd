package vedette.report;

import java.util.List;
import vedette.fight.Note;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.Odds;
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
          "meanTurnsFraction", MeasuresJson.text(fractions == null ? null : fractions.meanTurns()));
      json.field("undecided", exact.undecided());
      json.field(
          "undecidedFraction", MeasuresJson.text(fractions == null ? null : fractions.undecided()));
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
