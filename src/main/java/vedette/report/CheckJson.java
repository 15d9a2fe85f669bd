package vedette.report;

import java.util.List;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.problem.Problems;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.suite.Because;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Checked.Verdict;
import vedette.suite.Expectation;
import vedette.suite.TableChange;

/** Writes what a check found as JSON, in full. */
final class CheckJson {
  private final JsonWriter json = new JsonWriter();

  private CheckJson() {}

  static String of(Check check) {
    CheckJson writer = new CheckJson();
    writer.write(check);
    return writer.json.text();
  }

  static String word(Enum<?> constant) {
    return EnumWords.word(constant);
  }

  /** Null where there was nothing to compare with. */
  static String verdict(Checked checked) {
    boolean open = checked.verdict() == Verdict.SAME && !checked.isCompared();
    return open ? null : word(checked.verdict());
  }

  private void write(Check check) {
    json.object();
    json.field("vedette", Version.NUMBER);
    json.field("suite", check.suite().file());
    json.field("baseline", check.baseline());
    json.field("baselineVersion", check.writtenBy());
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
    json.objects("tables", check.tables(), this::table);
    json.objects("scenarios", check.scenarios(), this::scenario);
    json.words("obsolete", check.obsolete());
    problems(check.suite().problems(), json);
    json.end();
  }

  private void table(TableChange change) {
    json.field("id", change.table().id());
    json.field("file", change.file());
    json.field("builtIn", change.table().isBuiltIn());
    json.field(
        "oldVersion", change.before().vedette().isEmpty() ? null : change.before().vedette());
    json.field("old", change.before().sha256());
    json.field("new", change.table().sha256());
    json.field("reshaped", change.reshaped());
    json.rows("cells", change.cells(), this::cell);
  }

  private void cell(TableChange.Cell cell) {
    json.field("row", cell.row());
    json.field("column", cell.column());
    json.field("old", cell.before()).field("new", cell.after());
    json.field("at", cell.at().toString());
  }

  /** The cells that the scenario consults; none if that is not known. */
  private void because(Because because) {
    json.field("table", because.change().table().id());
    json.rows("cells", because.cells(), this::cell);
  }

  private void scenario(Checked checked) {
    json.field("name", checked.name());
    json.field("verdict", verdict(checked));
    json.field("cause", checked.cause() == null ? null : word(checked.cause()));
    json.words("tables", checked.tables().stream().map(it -> it.table().id()).toList());
    json.objects("because", checked.because(), this::because);
    json.rows("moved", checked.moved(), this::moved);
    json.words("notes", checked.notes());
    expectations(checked.computed().expectations(), json);
  }

  private void moved(Change change) {
    json.field("measure", change.figure().measure());
    json.field("value", change.figure().part());
    json.field("old", change.before().value()).field("new", change.after().value());
    Estimate by = change.difference();
    json.field("change", by.value());
    if (by.low() < by.high()) {
      json.field("low", by.low()).field("high", by.high());
    }
  }

  /** Writes what was expected and what came of it, as the member {@code expectations}. */
  static void expectations(List<Expectation.Judged> expectations, JsonWriter json) {
    json.rows(
        "expectations",
        expectations,
        judged -> {
          json.field("expected", CheckWords.expected(judged.expectation()));
          json.field("measured", judged.measured());
          json.field("off", judged.distance());
          json.field("verdict", word(judged.outcome()));
          if (!judged.why().isEmpty()) {
            json.field("why", judged.why());
          }
        });
  }

  /** Writes what is wrong with files, as the member {@code problems}. */
  static void problems(Problems problems, JsonWriter json) {
    json.rows(
        "problems",
        problems.list(),
        problem -> {
          json.field("code", problem.code());
          json.field("file", problem.file());
          if (problem.at() != null) {
            json.field("line", problem.at().line()).field("column", problem.at().column());
          }
          json.field("message", problem.message());
          json.field("help", problem.help());
        });
  }
}
