package vedette.report;

import vedette.json.JsonWriter;
import vedette.report.OverReadingsAnswer.Head;
import vedette.study.Figure;
import vedette.study.OverReadings;
import vedette.study.TableRanges;
import vedette.study.TableRanges.End;
import vedette.study.TableRanges.Range;

/** Ranges over the readings left open, as figures for other programs. */
record OverReadingsData(Head head, OverReadings answer) {
  private static final String AS_ASKED = "as asked";

  /** A row for each figure over everything, and for each reading. */
  DataTable table() {
    DataTable data =
        new DataTable(
            "figure", "kind", "reading", "value", "low", "high", "method", "choices", "played");
    for (int i = 0; i < answer.figures().size(); i++) {
      Figure figure = answer.figures().get(i);
      String method = method(answer.isExact());
      data.row(
          figure.name(),
          kind(figure),
          "all",
          numberOrNull(asIs(i)),
          numberOrNull(answer.lowest(i)),
          numberOrNull(answer.highest(i)),
          method,
          null,
          null);
      for (TableRanges reading : answer.readings()) {
        Range range = reading.ranges().get(i);
        data.row(
            figure.name(),
            kind(figure),
            reading.variant().isEmpty() ? AS_ASKED : reading.variant(),
            numberOrNull(range.value()),
            numberOrNull(range.low().value()),
            numberOrNull(range.high().value()),
            method(reading.isExact()),
            reading.choices(),
            reading.played());
      }
    }
    return data;
  }

  private double asIs(int figure) {
    return answer.readings().get(0).ranges().get(figure).value();
  }

  private static String method(boolean exact) {
    return exact ? "exact" : "sampled";
  }

  private static String kind(Figure figure) {
    return figure.mean() ? "mean" : "chance";
  }

  /** All of it as JSON. */
  String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    head.fight().write(json);
    json.field("rules", (long) head.rules());
    json.field("method", method(answer.isExact()));
    if (answer.isExact()) {
      json.nul("seed");
    } else {
      json.field("seed", answer.seed());
    }
    json.field("error", answer.error());
    json.object("lost");
    json.field("table", answer.table());
    json.field("tables", answer.tables());
    json.end();
    json.object("figures");
    for (int i = 0; i < answer.figures().size(); i++) {
      Figure figure = answer.figures().get(i);
      json.inline().object(figure.name());
      json.field("kind", kind(figure));
      json.number("value", asIs(i));
      json.number("low", answer.lowest(i));
      json.number("high", answer.highest(i));
      json.end();
    }
    json.end();
    json.array("readings");
    answer.readings().forEach(reading -> reading(reading, json));
    json.end();
    json.array("leftOut");
    answer
        .refused()
        .forEach(
            (variant, why) -> {
              json.inline().object();
              json.field("variant", variant).field("because", why);
              json.end();
            });
    json.end();
    json.end();
    return json.text();
  }

  private void reading(TableRanges reading, JsonWriter json) {
    json.object();
    if (reading.variant().isEmpty()) {
      json.nul("variant");
    } else {
      json.field("variant", reading.variant());
    }
    json.inline().array("columns");
    reading.columns().forEach(json::value);
    json.end();
    json.field("choices", (long) reading.choices());
    json.field("played", (long) reading.played());
    json.object("figures");
    for (int i = 0; i < answer.figures().size(); i++) {
      Range range = reading.ranges().get(i);
      json.object(answer.figures().get(i).name());
      json.number("value", range.value());
      end("low", range.low(), json);
      end("high", range.high(), json);
      json.end();
    }
    json.end();
    json.end();
  }

  private static void end(String name, End end, JsonWriter json) {
    json.object(name);
    json.number("value", end.value());
    json.object("columns");
    end.columns()
        .forEach(
            (column, cells) -> {
              json.inline().array(column);
              cells.forEach(json::value);
              json.end();
            });
    json.end();
    json.end();
  }

  private static Double numberOrNull(double number) {
    return Double.isNaN(number) ? null : number;
  }
}
