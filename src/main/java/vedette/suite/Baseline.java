package vedette.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.json.Source;
import vedette.rules.Catalogue;

/**
 * The figures that a suite had when its baseline was written.
 *
 * @param source its file; null if it has just been made
 * @param version of the program that wrote it
 * @param tables the tables consulted, each by its {@link TableState#key}
 * @param entries the scenarios, in the suite's order, by name
 */
public record Baseline(
    Source source, String version, Map<String, TableState> tables, Map<String, Entry> entries) {

  /** The newest file format that this program reads. */
  static final int FORMAT = 1;

  private static final Set<String> FLAG = Set.of(Figures.YES);

  /**
   * A scenario as it was.
   *
   * @param rules the version of its system's rules
   */
  record Entry(
      String name,
      String system,
      String engagement,
      int rules,
      Json.Obj request,
      Figures figures) {}

  /** The baseline of scenarios whose odds have been found. */
  public static Baseline of(List<Computed> scenarios, String version) {
    Map<String, TableState> tables = new LinkedHashMap<>();
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (Computed computed : scenarios) {
      Scenario scenario = computed.scenario();
      scenario.tables().forEach((key, table) -> tables.putIfAbsent(key, TableState.of(key, table)));
      entries.put(
          scenario.name(),
          new Entry(
              scenario.name(),
              scenario.system(),
              scenario.engagement(),
              Catalogue.system(scenario.system()).version(),
              scenario.request(),
              computed.figures()));
    }
    return new Baseline(null, version, tables, entries);
  }

  /** Names of scenarios that it has and a suite has not. */
  List<String> without(List<Suite.Entry> suite) {
    Map<String, Entry> obsolete = new LinkedHashMap<>(entries);
    suite.forEach(entry -> obsolete.remove(entry.name()));
    return new ArrayList<>(obsolete.keySet());
  }

  /** The file's text: a line a scenario, so that version control shows which ones changed. */
  public String text() {
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("format", FORMAT);
    json.field("vedette", version);
    json.array("tables");
    tables.values().forEach(table -> write(table, json));
    json.end();
    json.array("scenarios");
    entries.values().forEach(entry -> write(entry, json));
    json.end();
    json.end();
    return json.text();
  }

  private static void write(TableState table, JsonWriter json) {
    json.object();
    json.field("id", table.id());
    if (!table.file().isEmpty()) {
      json.field("file", table.file());
    }
    json.field("status", table.status());
    json.field("sha256", table.sha256());
    json.inline().array("columns");
    table.columns().forEach(json::value);
    json.end();
    rows("rows", table.rows(), json);
    if (!table.modifiers().isEmpty()) {
      rows("modifiers", table.modifiers(), json);
    }
    json.end();
  }

  private static void rows(String name, List<List<String>> rows, JsonWriter json) {
    json.array(name);
    for (List<String> row : rows) {
      json.inline().array();
      row.forEach(json::value);
      json.end();
    }
    json.end();
  }

  private static void write(Entry entry, JsonWriter json) {
    Figures figures = entry.figures();
    json.inline().object();
    json.field("name", entry.name());
    json.field("system", entry.system());
    json.field("engagement", entry.engagement());
    json.field("rules", (long) entry.rules());
    json.field("request", entry.request());
    json.field("method", EnumWords.word(figures.how().method()));
    if (!figures.how().isExact()) {
      json.field("trials", figures.how().trials());
      json.field("seed", figures.how().seed());
    }
    weight("undecided", figures.undecided(), figures, json);
    if (figures.cutOff() > 0) {
      json.field("cutOff", (long) figures.cutOff());
    }
    json.field("error", figures.error());
    json.object("measures");
    figures
        .measures()
        .forEach(
            (measure, weights) -> {
              if (weights.keySet().equals(FLAG)) {
                weight(measure, weights.get(Figures.YES), figures, json);
              } else {
                json.object(measure);
                weights.forEach((value, weight) -> weight(value, weight, figures, json));
                json.end();
              }
            });
    json.end();
    json.end();
  }

  private static void weight(String name, double weight, Figures figures, JsonWriter json) {
    if (figures.how().isExact()) {
      json.field(name, weight);
    } else {
      json.field(name, (long) weight);
    }
  }
}
