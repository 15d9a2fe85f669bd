package vedette.study;

import java.util.List;
import java.util.Map;
import vedette.json.JsonWriter;
import vedette.odds.Method;
import vedette.study.SweepHead.TableInForce;
import vedette.study.Template.Swept;
import vedette.study.log.LogReader;

/** Writes a sweep as JSON: the answer, and the lines of its log. */
final class SweepJson {
  /** As {@code -1.2345678901234567E-100}. */
  private static final long LONGEST_NUMBER = 24;

  private SweepJson() {}

  /** The sweep as JSON, ending in a line end. */
  static String of(SweepResult sweep) {
    JsonWriter json = new JsonWriter();
    begin(sweep.head(), json);
    sweep.cells().forEach(cell -> write(cell, sweep.head(), json));
    end(json);
    return json.text();
  }

  /** Writes what stands above the cells. */
  static void begin(SweepHead head, JsonWriter json) {
    json.object();
    writeHead(head, json);
    json.array("cells");
  }

  /** Ends what was begun. */
  static void end(JsonWriter json) {
    json.end();
    json.end();
  }

  /** Writes the head as members of an object. */
  static void writeHead(SweepHead head, JsonWriter json) {
    json.field("vedette", head.vedette());
    json.field("system", head.system());
    json.field("engagement", head.engagement());
    writeRequest(head.request(), json);
    json.rows(
        "swept",
        head.swept(),
        place -> json.field("name", place.name()).words("values", place.values()));
    TableInForce.write(head.tables(), json);
    json.words("asked", head.asked());
    json.rows(
        "figures",
        head.figures(),
        figure -> {
          json.field("measure", figure.measure());
          json.field("value", figure.value());
          json.field("text", figure.text());
          json.field("mean", figure.mean());
        });
    json.field("method", head.method().word());
    if (head.method() == Method.AUTO) {
      json.field("maxStates", head.maxStates());
    } else {
      json.nul("maxStates");
    }
    if (head.isExact()) {
      json.nul("trials").nul("precision").nul("seed");
    } else {
      json.field("trials", head.trials());
      json.field("precision", head.precision());
      json.field("seed", head.seed());
    }
  }

  /** The head line of the log. */
  static String headLine(SweepHead head) {
    JsonWriter json = new JsonWriter().inline().object();
    json.field("format", LogReader.FORMAT);
    json.field("log", SweepHead.LOG);
    writeHead(head, json);
    return json.field("shard", head.shard().toString()).end().text();
  }

  /** The line of a cell in the log. */
  static String line(SweepCell cell, SweepHead head) {
    JsonWriter json = new JsonWriter();
    write(cell, head, json);
    return json.text();
  }

  /** Writes the texts of a request by parameter. */
  static void writeRequest(Map<String, List<String>> request, JsonWriter json) {
    json.object("request");
    request.forEach(json::words);
    json.end();
  }

  /** Writes a cell on one line. */
  static void write(SweepCell cell, SweepHead head, JsonWriter json) {
    json.inline().object();
    json.field("cell", (long) cell.index());
    json.words("values", head.values(cell.index()));
    if (head.method() == Method.AUTO && cell.isFought()) {
      json.field("method", cell.method(head).word());
    }
    figures("figures", cell.values(), head, json);
    if (!cell.isSampled()) {
      json.number("undecided", cell.undecided());
      json.number("error", cell.within());
    } else {
      figures("low", cell.lows(), head, json);
      figures("high", cell.highs(), head, json);
      if (cell.mosts().length > 0) {
        figures("ifAtMost", cell.mosts(), head, json);
      }
      json.number("undecided", cell.undecided());
      json.number("within", cell.within());
      json.field("trials", cell.trials());
      json.field("seed", cell.seed());
      if (cell.cutOff() > 0) {
        json.field("cutOff", cell.cutOff());
      }
    }
    if (cell.why() != null) {
      json.field("reason", cell.why().reason());
      if (cell.isTooLarge()) {
        json.field("tooLarge", true);
      }
    }
    json.end();
  }

  /**
   * About how many bytes a cell takes at most; of an auto sweep few are sampled, as it takes long.
   */
  static long bytesOfCell(SweepHead head) {
    boolean sampled = head.method().isSampled();
    long bytes = 84 + (sampled ? 4 : 2) * LONGEST_NUMBER;
    for (Swept place : head.swept()) {
      bytes += 4 + place.values().stream().mapToInt(String::length).max().orElse(0);
    }
    for (Figure figure : head.figures()) {
      bytes += (sampled ? 4 : 1) * (figure.name().length() + 6L + LONGEST_NUMBER);
    }
    return bytes;
  }

  private static void figures(String name, double[] values, SweepHead head, JsonWriter json) {
    json.object(name);
    for (int i = 0; i < values.length; i++) {
      json.number(head.figures().get(i).name(), values[i]);
    }
    json.end();
  }
}
