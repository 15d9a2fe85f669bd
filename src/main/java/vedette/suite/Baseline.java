package vedette.suite;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.Method;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.rules.EngagementType;
import vedette.rules.Enquiry;
import vedette.suite.Runner.Computed;
import vedette.suite.Suite.NamePattern;

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
            || !requestChanges(scenario, entry).isEmpty()
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
    return Text.of(this);
  }

  /**
   * Writes a baseline so that its difference to another can be read: a measure a line, or a value a
   * line of those with many.
   */
  static final class Text {
    private static final Set<String> FLAG = Set.of(Figures.YES);

    /** As many values stand on one line. */
    private static final int FEW = 3;

    private final JsonWriter json = new JsonWriter();

    private Text() {}

    static String of(Baseline baseline) {
      Text text = new Text();
      text.write(baseline);
      return text.json.text();
    }

    private void write(Baseline baseline) {
      json.object();
      json.field("format", Baseline.FORMAT);
      json.field("vedette", baseline.version());
      json.array("tables");
      baseline.tables().values().forEach(this::write);
      json.end();
      json.array("scenarios");
      baseline.entries().values().forEach(this::write);
      json.end();
      json.end();
    }

    private void write(TableState table) {
      json.object();
      json.field("id", table.id());
      if (!table.file().isEmpty()) {
        json.field("file", table.file());
      }
      json.field("status", table.status());
      if (!table.vedette().isEmpty()) {
        json.field("vedette", table.vedette());
      }
      json.field("sha256", table.sha256());
      json.inline().array("columns");
      table.columns().forEach(json::value);
      json.end();
      rows("rows", table.rows());
      if (!table.modifiers().isEmpty()) {
        rows("modifiers", table.modifiers());
      }
      json.end();
    }

    private void rows(String name, List<List<String>> rows) {
      json.array(name);
      for (List<String> row : rows) {
        json.inline().array();
        row.forEach(json::value);
        json.end();
      }
      json.end();
    }

    private void write(Baseline.Entry entry) {
      Figures figures = entry.figures();
      json.object();
      json.field("name", entry.name());
      json.field("system", entry.system());
      json.field("engagement", entry.engagement());
      json.object("request");
      for (Json.Member member : entry.request().members()) {
        if (member.value() instanceof Json.Arr array && array.values().size() <= FEW) {
          json.inline();
        }
        json.field(member.name(), member.value());
      }
      json.end();
      json.field("method", figures.how().method().word());
      if (!figures.how().isExact()) {
        json.field("trials", figures.how().trials());
        json.field("seed", figures.how().seed());
      }
      weight("undecided", figures.undecided(), figures);
      if (figures.cutOff() > 0) {
        json.field("cutOff", (long) figures.cutOff());
      }
      json.field("error", figures.error());
      json.object("measures");
      figures.measures().forEach((measure, weights) -> write(measure, weights, figures));
      json.end();
      json.end();
    }

    private void write(String measure, Map<String, Double> weights, Figures figures) {
      if (weights.keySet().equals(FLAG)) {
        weight(measure, weights.get(Figures.YES), figures);
        return;
      }
      if (weights.size() <= FEW) {
        json.inline();
      }
      json.object(measure);
      weights.forEach((value, weight) -> weight(value, weight, figures));
      json.end();
    }

    private void weight(String name, double weight, Figures figures) {
      if (figures.how().isExact()) {
        json.field(name, weight);
      } else {
        json.field(name, (long) weight);
      }
    }
  }

  /**
   * Returns how the request of a scenario differs from the recorded one, one line a parameter; none
   * if both mean the same.
   */
  List<String> requestChanges(Scenario scenario, Entry entry) {
    String fight = scenario.system() + " " + scenario.engagement();
    String before = entry.system() + " " + entry.engagement();
    if (!before.equals(fight)) {
      return List.of("it was " + before + " and is now " + fight);
    }
    if (scenario.request().saysTheSame(entry.request())) {
      return List.of();
    }
    Json.Obj meant = meant(scenario.type(), entry.request(), source);
    return meant == null
        ? changes(entry.request(), scenario.request())
        : changes(meant, meant(scenario.type(), scenario.request(), source));
  }

  /** A request as understood, defaults filled in; null if it is not understood any more. */
  private static <Q extends Record> Json.Obj meant(
      EngagementType<Q> type, Json.Obj request, Source source) {
    RequestForm<Enquiry<Q>> form = type.form();
    Enquiry<Q> read = new RequestJson(request, source, new Problems()).read(form);
    if (read == null) {
      return null;
    }
    JsonWriter json = new JsonWriter().object();
    form.write(read, json);
    byte[] text = json.end().text().getBytes(StandardCharsets.UTF_8);
    return (Json.Obj) JsonReader.read(Source.of(type.name(), text), new Problems());
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
     * The update.
     *
     * @param before the baseline as it was
     * @param whole the suite with all its scenarios
     * @param only which of them are updated; obsolete entries of such names are left out
     * @param computed these
     */
    public static Update of(
        Baseline before, Suite whole, NamePattern only, List<Computed> computed) {
      Baseline now = Baseline.of(computed);
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
      return new Update(new Baseline(null, now.version(), tables, entries), old);
    }

    /** Whether one of these scenarios may be on a table; of a wrong one nobody knows. */
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
