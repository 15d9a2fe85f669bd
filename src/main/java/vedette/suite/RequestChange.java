package vedette.suite;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.rules.EngagementType;

/** What a scenario asks for that it did not when its baseline was written. */
final class RequestChange {
  private RequestChange() {}

  /** The changes in words, a parameter each; none if both mean the same. */
  static List<String> of(Scenario scenario, Baseline.Entry entry, Source baseline) {
    String fight = scenario.system() + " " + scenario.engagement();
    String before = entry.system() + " " + entry.engagement();
    if (!before.equals(fight)) {
      return List.of("it was " + before + " and is now " + fight);
    }
    if (scenario.request().saysTheSame(entry.request())) {
      return List.of();
    }
    Json.Obj meant = meant(scenario.type(), entry.request(), baseline);
    return meant == null
        ? changes(entry.request(), scenario.request())
        : changes(meant, meant(scenario.type(), scenario.request(), baseline));
  }

  /** A request as understood, defaults filled in; null if it is not understood any more. */
  private static <Q extends Record> Json.Obj meant(
      EngagementType<Q> type, Json.Obj request, Source source) {
    RequestForm<Q> form = RequestForm.of(type.request());
    Q read = new RequestJson(request, source, new Problems()).read(form);
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
      String was = text(before.get(name));
      String is = text(after.get(name));
      if (!was.equals(is)) {
        changes.add(name + " was " + was + " and is now " + is);
      }
    }
    return changes;
  }

  private static String text(Json json) {
    if (json == null || json instanceof Json.Null) {
      return "not given";
    }
    if (json instanceof Json.Arr array) {
      return array.values().isEmpty()
          ? "not given"
          : array.values().stream().map(RequestChange::text).collect(Collectors.joining(", "));
    }
    return new JsonWriter().inline().value(json).text().strip();
  }
}
