package vedette.report;

import java.util.List;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.suite.Because;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Difference;
import vedette.suite.Expectation;
import vedette.suite.TableChange;
import vedette.suite.Verdict;

/** Writes what a check found as JSON, in full. */
final class CheckJson {
  private final JsonWriter json = new JsonWriter();

  private CheckJson() {}

  static String of(Check check, String version) {
    CheckJson writer = new CheckJson();
    writer.write(check, version);
    return writer.json.text();
  }

  /** Only what is wrong: there was nothing to compare. */
  static String of(String suite, String baseline, Problems problems, String version) {
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("vedette", version);
    json.field("suite", suite);
    json.field("baseline", baseline);
    problems(problems, json);
    return json.end().text();
  }

  static String word(Enum<?> constant) {
    return EnumWords.word(constant);
  }

  /** Null where there was nothing to compare with. */
  static String verdict(Checked checked) {
    boolean open = checked.verdict() == Verdict.SAME && !checked.isCompared();
    return open ? null : word(checked.verdict());
  }

  private void write(Check check, String version) {
    json.object();
    json.field("vedette", version);
    json.field("suite", check.suite().file());
    json.field("baseline", check.baseline());
    json.field("tolerance", check.tolerance());
    json.field("ignored", check.ignored().chance());
    json.field("ignoredMean", check.ignored().mean());
    json.inline().object("counts");
    for (Verdict verdict : Verdict.values()) {
      if (check.baseline() != null || verdict == Verdict.REFUSED) {
        json.field(word(verdict), check.of(verdict).size());
      }
    }
    json.field("obsolete", check.obsolete().size());
    json.field("wrong", check.wrong());
    json.field("expectationsMissed", check.expectations(Expectation.Outcome.MISSED));
    json.end();
    json.array("tables");
    check.tables().forEach(this::table);
    json.end();
    json.array("scenarios");
    check.scenarios().forEach(this::scenario);
    json.end();
    json.inline().array("obsolete");
    check.obsolete().forEach(json::value);
    json.end();
    problems(check.suite().problems(), json);
    json.end();
  }

  private void table(TableChange change) {
    json.object();
    json.field("id", change.table().id());
    json.field("file", change.file());
    json.field("old", change.before().sha256());
    json.field("new", change.table().sha256());
    json.field("reshaped", change.reshaped());
    json.array("cells");
    cells(change.cells());
    json.end();
    json.end();
  }

  private void cells(List<TableChange.Cell> cells) {
    for (TableChange.Cell cell : cells) {
      json.inline().object();
      json.field("row", cell.row());
      json.field("column", cell.column());
      json.field("old", cell.before()).field("new", cell.after());
      json.field("at", cell.at().toString());
      json.end();
    }
  }

  /** The cells that the scenario consults; none if that is not known. */
  private void because(Because because) {
    json.object();
    json.field("table", because.change().table().id());
    json.array("cells");
    cells(because.cells());
    json.end();
    json.end();
  }

  private void scenario(Checked checked) {
    json.object();
    json.field("name", checked.name());
    if (!checked.formerly().isEmpty()) {
      json.field("formerly", checked.formerly());
    }
    json.field("verdict", verdict(checked));
    json.field("cause", checked.cause() == null ? null : word(checked.cause()));
    json.inline().array("tables");
    checked.tables().forEach(change -> json.value(change.table().id()));
    json.end();
    json.array("because");
    checked.because().forEach(this::because);
    json.end();
    json.inline().array("rules");
    checked.rules().forEach(rule -> json.value(rule.label()));
    json.end();
    json.array("moved");
    for (Difference difference : checked.moved()) {
      json.inline().object();
      json.field("measure", difference.measure());
      json.field("value", difference.value());
      json.field("old", difference.before()).field("new", difference.after());
      json.field("change", difference.difference());
      if (difference.isSampled()) {
        json.field("low", difference.low()).field("high", difference.high());
      }
      json.end();
    }
    json.end();
    json.inline().array("notes");
    checked.notes().forEach(json::value);
    json.end();
    expectations(checked.computed().expectations(), json);
    json.end();
  }

  /** Writes what was expected and what came of it, as the member {@code expectations}. */
  static void expectations(List<Expectation.Judged> expectations, JsonWriter json) {
    json.array("expectations");
    for (Expectation.Judged judged : expectations) {
      json.inline().object();
      json.field("expected", CheckWords.expected(judged.expectation()));
      json.field("measured", judged.measured());
      json.field("off", judged.distance());
      json.field("verdict", word(judged.outcome()));
      if (!judged.why().isEmpty()) {
        json.field("why", judged.why());
      }
      json.end();
    }
    json.end();
  }

  /** Writes what is wrong with files, as the member {@code problems}. */
  static void problems(Problems problems, JsonWriter json) {
    json.array("problems");
    for (Problem problem : problems.list()) {
      json.inline().object();
      json.field("code", problem.code());
      json.field("file", problem.file());
      if (problem.at() != null) {
        json.field("line", problem.at().line()).field("column", problem.at().column());
      }
      json.field("message", problem.message());
      json.field("help", problem.help());
      json.end();
    }
    json.end();
  }
}
