package vedette.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Json;
import vedette.json.Version;
import vedette.odds.Method;
import vedette.problem.Source;

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

  /** A scenario as it was. */
  record Entry(String name, String system, String engagement, Json.Obj request, Figures figures) {}

  /** The baseline of scenarios whose odds have been found. */
  public static Baseline of(List<Computed> scenarios) {
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
              scenario.request(),
              computed.figures()));
    }
    return new Baseline(null, Version.NUMBER, tables, entries);
  }

  /**
   * By which method a scenario is to be done: if that is left to it, and it asks for what it did,
   * by that which it was done by here, so that its figures compare.
   */
  Method method(Scenario scenario) {
    Entry entry = entries.get(scenario.name());
    return scenario.how().method() != Method.AUTO
            || entry == null
            || !RequestChange.of(scenario, entry, source).isEmpty()
        ? scenario.how().method()
        : entry.figures().how().isExact() ? Method.EXACT : Method.SIMULATE;
  }

  /** Names of scenarios that it has and a suite has not. */
  List<String> without(List<Suite.Entry> suite) {
    Map<String, Entry> obsolete = new LinkedHashMap<>(entries);
    suite.forEach(entry -> obsolete.remove(entry.name()));
    return new ArrayList<>(obsolete.keySet());
  }

  public String text() {
    return BaselineText.of(this);
  }
}
