package vedette.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.problem.Problem;
import vedette.problem.Severity;
import vedette.study.Lint.Linted;

/** Says what lint found in tables: places and reasons, as all problems are printed. */
public final class LintAnswer {
  private LintAnswer() {}

  /**
   * The answer. Its document has no more findings of a file than a reader can take in; CSV and JSON
   * have all of them.
   */
  public static Answer of(List<Linted> tables) {
    Document document =
        new Document().heading("Lint of " + CheckWords.count(tables.size(), "table"));
    List<Fact> facts = new ArrayList<>();
    for (Linted linted : tables) {
      if (!linted.problems().isEmpty() || !linted.allowed().isEmpty()) {
        facts.add(new Fact(linted.name(), summary(linted)));
      }
    }
    document.facts(facts);
    if (facts.size() < tables.size()) {
      document.paragraph(
          facts.isEmpty()
              ? "nothing found"
              : "nothing found in the other " + (tables.size() - facts.size()));
    }
    List<Problem> all = new ArrayList<>();
    for (Linted linted : tables) {
      List<Problem> printed = linted.printed();
      printed.forEach(problem -> document.gap().finding(problem));
      int left = linted.problems().size() - printed.size();
      if (left > 0) {
        document.gap();
        document.paragraph(
            "… and " + left + " more in " + linted.name() + "; --format csv or json has them all");
      }
      all.addAll(linted.problems());
    }
    return new Answer(() -> document, () -> DataTable.of(all), () -> json(tables));
  }

  private static String summary(Linted linted) {
    if (linted.table() == null) {
      return "cannot be used: " + CheckWords.count(linted.count(Severity.ERROR), "error");
    }
    List<String> parts = new ArrayList<>();
    for (Severity severity : List.of(Severity.WARNING, Severity.NOTE)) {
      if (linted.count(severity) > 0) {
        parts.add(CheckWords.count(linted.count(severity), severity.word()));
      }
    }
    if (!linted.allowed().isEmpty()) {
      parts.add(
          CheckWords.count(linted.allowed().size(), "finding") + " allowed: " + reasons(linted));
    }
    return String.join(", ", parts);
  }

  private static String reasons(Linted linted) {
    Set<String> reasons = new LinkedHashSet<>();
    linted.allowed().forEach(it -> reasons.add(it.problem().code() + ", " + it.reason()));
    return String.join("; ", reasons);
  }

  private static String json(List<Linted> tables) {
    JsonWriter json = new JsonWriter();
    json.array();
    for (Linted linted : tables) {
      json.object();
      json.field("name", linted.name());
      json.field("id", linted.table() == null ? null : linted.table().id());
      json.field("errors", linted.count(Severity.ERROR));
      json.field("warnings", linted.count(Severity.WARNING));
      json.field("notes", linted.count(Severity.NOTE));
      json.objects("findings", linted.problems(), it -> finding(it, null, json));
      if (!linted.allowed().isEmpty()) {
        json.objects("allowed", linted.allowed(), it -> finding(it.problem(), it.reason(), json));
      }
      json.end();
    }
    json.end();
    return json.text();
  }

  private static void finding(Problem problem, String reason, JsonWriter json) {
    json.field("severity", problem.severity().word());
    json.field("code", problem.code());
    json.field("file", problem.file());
    if (problem.at() == null) {
      json.nul("line").nul("column");
    } else {
      json.field("line", (long) problem.at().line());
      json.field("column", (long) problem.at().column());
    }
    json.field("message", problem.message());
    json.field("help", problem.help());
    if (reason != null) {
      json.field("reason", reason);
    }
  }
}
