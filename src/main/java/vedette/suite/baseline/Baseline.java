package vedette.suite.baseline;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.form.Field;
import vedette.form.RecordWriter;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.answer.Method;
import vedette.rules.EngagementType;
import vedette.rules.OptimizedRequest;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.figures.Figures;
import vedette.suite.scenario.Scenario;
import vedette.suite.scenario.Suite;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.suite.scenario.TableState;

/**
 * The figures that a suite had when its baseline was written.
 *
 * @param version of the program that wrote it
 * @param tables the tables consulted, each by its {@link TableState#key}
 * @param entries the scenarios, in the suite's order, by name
 */
public record Baseline(String version, Map<String, TableState> tables, Map<String, Entry> entries) {

  /** The newest file format that this program reads. */
  static final int FORMAT = 1;

  /** A baseline as a file has it. */
  record WrittenBaseline(
      @Field(text = "The version of the file format.", min = 1, max = FORMAT) int format,
      @Field(text = "The version of the program that wrote it.") String vedette,
      @Field(text = "The tables consulted.") List<TableState> tables,
      @Field(text = "The scenarios.") List<Entry> scenarios) {}

  /** A scenario as it was. */
  public record Entry(
      @Field(text = "What it is called.") String name,
      @Field(text = "The rule system.") String system,
      @Field(text = "What is fought.") String engagement,
      @Field(text = "The request.") Json.Obj request,
      @Field(text = "Its figures.", flat = true) Figures figures) {}

  /** Returns the baseline of scenarios whose odds have been found. */
  public static Baseline of(List<ScenarioOdds> scenarios) {
    Map<String, TableState> tables = new LinkedHashMap<>();
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (ScenarioOdds scenarioOdds : scenarios) {
      Scenario scenario = scenarioOdds.scenario();
      scenario.tables().forEach((key, table) -> tables.putIfAbsent(key, TableState.of(key, table)));
      entries.put(
          scenario.name(),
          new Entry(
              scenario.name(),
              scenario.system(),
              scenario.engagement(),
              scenario.request(),
              scenarioOdds.figures()));
    }
    return new Baseline(Version.NUMBER, tables, entries);
  }

  /**
   * By which method a scenario is to be done: if that is left to it, and it asks for what it did,
   * by that which it was done by here, so that its figures compare.
   */
  Method method(Scenario scenario) {
    Entry entry = entries.get(scenario.name());
    return scenario.methodAndSample().method() != Method.AUTO
            || entry == null
            || !requestChanges(scenario, entry).isEmpty()
        ? scenario.methodAndSample().method()
        : entry.figures().methodAndSample().isExact() ? Method.EXACT : Method.SIMULATE;
  }

  /** Names of scenarios that it has and a suite has not. */
  public List<String> without(List<Suite.Entry> suite) {
    Map<String, Entry> obsolete = new LinkedHashMap<>(entries);
    suite.forEach(entry -> obsolete.remove(entry.name()));
    return new ArrayList<>(obsolete.keySet());
  }

  /** Returns the text of its file, of which a difference to another can be read. */
  public String text() {
    return RecordWriter.text(
        new WrittenBaseline(
            FORMAT, version, List.copyOf(tables.values()), List.copyOf(entries.values())));
  }

  /**
   * Returns how the request of a scenario differs from the recorded one, one line a parameter; none
   * if both mean the same.
   */
  public List<String> requestChanges(Scenario scenario, Entry entry) {
    String fight = scenario.system() + " " + scenario.engagement();
    String before = entry.system() + " " + entry.engagement();
    if (!before.equals(fight)) {
      return List.of("the fight was " + before + " and is now " + fight);
    }
    if (scenario.request().equalsValue(entry.request())) {
      return List.of();
    }
    Json.Obj meant = normalizedRequest(scenario.type(), entry.request());
    return meant == null
        ? changes(entry.request(), scenario.request())
        : changes(meant, normalizedRequest(scenario.type(), scenario.request()));
  }

  /** Returns a request as understood, defaults filled in; null if it is not understood any more. */
  private static <Q extends Record> Json.Obj normalizedRequest(
      EngagementType<Q> type, Json.Obj request) {
    RequestForm<OptimizedRequest<Q>> form = type.form();
    Source source =
        Source.of(
            "request", new JsonWriter().value(request).text().getBytes(StandardCharsets.UTF_8));
    OptimizedRequest<Q> read = new RequestJson(request, source, new Problems()).read(form);
    if (read == null) {
      return null;
    }
    return form.json(read, name -> true);
  }

  private static List<String> changes(Json.Obj before, Json.Obj after) {
    Set<String> names = new LinkedHashSet<>();
    before.members().forEach(member -> names.add(member.name()));
    after.members().forEach(member -> names.add(member.name()));
    List<String> changes = new ArrayList<>();
    for (String name : names) {
      String was = words(before.get(name));
      String is = words(after.get(name));
      if (!was.equals(is)) {
        changes.add(name + " was " + was + " and is now " + is);
      }
    }
    return changes;
  }

  private static String words(Json json) {
    if (json == null || json instanceof Json.Null) {
      return "not given";
    }
    if (json instanceof Json.Arr array) {
      return array.values().isEmpty()
          ? "not given"
          : array.values().stream().map(Baseline::words).collect(Collectors.joining(", "));
    }
    return new JsonWriter().inline().value(json).text().strip();
  }

  /**
   * A baseline in which some scenarios are as they are now, and all others as they were.
   *
   * @param baseline the new one
   * @param oldTables ids of tables that changed and are kept as they were: scenarios that were not
   *     updated have their odds from those
   */
  public record Update(Baseline baseline, List<String> oldTables) {

    /**
     * Returns the update.
     *
     * @param before the baseline as it was
     * @param whole the suite with all its scenarios
     * @param only which of them are updated; obsolete entries of such names are left out
     * @param scenarioOdds these
     */
    public static Update of(
        Baseline before, Suite whole, NamePattern only, List<ScenarioOdds> scenarioOdds) {
      Baseline now = Baseline.of(scenarioOdds);
      Map<String, Baseline.Entry> others = new LinkedHashMap<>(before.entries());
      now.entries().keySet().forEach(others::remove);
      before.without(whole.entries()).stream().filter(only::matches).forEach(others::remove);
      Map<String, Baseline.Entry> entries = new LinkedHashMap<>();
      for (Suite.Entry entry : whole.entries()) {
        Baseline.Entry of = now.entries().getOrDefault(entry.name(), others.get(entry.name()));
        if (of != null) {
          entries.put(entry.name(), of);
        }
      }
      entries.putAll(others);
      Map<String, TableState> tables = new LinkedHashMap<>(before.tables());
      List<String> old = new ArrayList<>();
      now.tables()
          .forEach(
              (key, table) -> {
                TableState was = tables.get(key);
                boolean same = was == null || was.sha256().equals(table.sha256());
                if (same || !areOn(key, others.keySet(), whole)) {
                  tables.put(key, table);
                } else {
                  old.add(was.id());
                }
              });
      return new Update(new Baseline(now.version(), tables, entries), old);
    }

    /** Returns whether one of these scenarios may be on a table; of a wrong one nobody knows. */
    private static boolean areOn(String table, Set<String> names, Suite suite) {
      for (Suite.Entry entry : suite.entries()) {
        if (names.contains(entry.name())
            && (entry.scenario() == null || entry.scenario().tables().containsKey(table))) {
          return true;
        }
      }
      return false;
    }
  }
}
