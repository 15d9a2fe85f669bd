package vedette.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Version;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.report.CheckOddsAnswer.Expected;
import vedette.suite.Because;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Checked.Cause;
import vedette.suite.Checked.Verdict;
import vedette.suite.Expectation;
import vedette.suite.TableChange;

/** What a check found, in full. */
record CheckResult(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The file of the suite.") String suite,
    @Field(text = "The file of the baseline; null without one.") Optional<String> baseline,
    @Field(text = "The version that wrote the baseline; null without one.")
        Optional<String> baselineVersion,
    @Field(text = "What a probability may move without counting, and a mean as a share.")
        double tolerance,
    @Field(text = "The largest change of a probability within the tolerance.") double ignored,
    @Field(text = "The largest change of a mean within the tolerance.") double ignoredMean,
    @Field(text = "How many scenarios have each verdict, or are wrong or obsolete.")
        Map<String, Integer> counts,
    @Field(text = "The tables that changed since the baseline.") List<OfTable> tables,
    @Field(text = "The scenarios, in the order of the suite.") List<OfScenario> scenarios,
    @Field(text = "The names that only the baseline has.") List<String> obsolete,
    @Field(text = "What is wrong with files.") List<Finding> problems) {

  /** A table that changed. */
  record OfTable(
      @Field(text = "Its id.") String id,
      @Field(text = "Its file.") String file,
      @Field(text = "Whether it is built in.") boolean builtIn,
      @Field(text = "The version whose built-in table the baseline has; null if not known.")
          Optional<String> oldVersion,
      @Field(text = "The hash in the baseline.") String old,
      @Field(name = "new", text = "The hash now.") String now,
      @Field(text = "Whether it has other rows or columns than before.") boolean reshaped,
      @Field(text = "What changed in it.") List<OfCell> cells) {
    private static OfTable of(TableChange change) {
      String version = change.before().vedette();
      return new OfTable(
          change.table().id(),
          change.file(),
          change.table().isBuiltIn(),
          version.isEmpty() ? Optional.empty() : Optional.of(version),
          change.before().sha256(),
          change.table().sha256(),
          change.reshaped(),
          OfCell.of(change.cells()));
    }
  }

  /** A cell or a modifier that changed, or a whole row or column. */
  record OfCell(
      @Field(text = "Its row, or a modifier's name; empty if a whole column is meant.") String row,
      @Field(text = "Its column, `modifier` or `part`; empty if a whole row is meant.")
          String column,
      @Field(text = "What it was; empty if it was not there.") String old,
      @Field(name = "new", text = "What it is; empty if it is gone.") String now,
      @Field(text = "Where it stands in the file: line and column.") String at) {
    private static List<OfCell> of(List<TableChange.Cell> cells) {
      return cells.stream()
          .map(it -> new OfCell(it.row(), it.column(), it.before(), it.after(), it.at().toString()))
          .toList();
    }
  }

  /** A scenario. */
  record OfScenario(
      @Field(text = "Its name.") String name,
      @Field(text = "What came of it; null if there was nothing to compare it with.")
          Optional<Verdict> verdict,
      @Field(text = "Why it changed; null if it did not.") Optional<Cause> cause,
      @Field(text = "The ids of the changed tables that it consults.") List<String> tables,
      @Field(text = "The changed tables that moved its odds.") List<OfCause> because,
      @Field(text = "The figures that moved, the worst first.") List<Moved> moved,
      @Field(text = "What else there is to say.") List<String> notes,
      @Field(text = "What was expected, and what came of it.") List<Expected> expectations) {
    private static OfScenario of(Checked checked) {
      return new OfScenario(
          checked.name(),
          CheckResult.verdict(checked),
          Optional.ofNullable(checked.cause()),
          checked.tables().stream().map(it -> it.table().id()).toList(),
          checked.because().stream().map(OfCause::of).toList(),
          checked.moved().stream().map(Moved::of).toList(),
          checked.notes(),
          Expected.of(checked.computed().expectations()));
    }
  }

  /** A table that moved the odds of a scenario. */
  record OfCause(
      @Field(text = "The id of the table.") String table,
      @Field(text = "The changed cells that the scenario consults; none if that is not known.")
          List<OfCell> cells) {
    private static OfCause of(Because because) {
      return new OfCause(because.change().table().id(), OfCell.of(because.cells()));
    }
  }

  /** A figure that moved. */
  record Moved(
      @Field(text = "The figure.", flat = true) Figure figure,
      @Field(text = "In the baseline.") double old,
      @Field(name = "new", text = "Now.") double now,
      @Field(text = "The difference.") double change,
      @Field(text = "Where the interval of the difference begins, if sampled.", optional = true)
          Double low,
      @Field(text = "Where it ends, if sampled.", optional = true) Double high) {
    private static Moved of(Change change) {
      Estimate by = change.difference();
      boolean range = by.low() < by.high();
      return new Moved(
          change.figure(),
          change.before().value(),
          change.after().value(),
          by.value(),
          range ? (Double) by.low() : null,
          range ? (Double) by.high() : null);
    }
  }

  static CheckResult of(Check check) {
    return new CheckResult(
        Version.NUMBER,
        check.suite().file(),
        Optional.ofNullable(check.baseline()),
        Optional.ofNullable(check.writtenBy()),
        check.tolerance(),
        check.ignored().chance(),
        check.ignored().mean(),
        counts(check),
        check.tables().stream().map(OfTable::of).toList(),
        check.scenarios().stream().map(OfScenario::of).toList(),
        check.obsolete(),
        Finding.of(check.suite().problems().list()));
  }

  private static Map<String, Integer> counts(Check check) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Verdict verdict : Verdict.values()) {
      if (check.baseline() != null || verdict == Verdict.REFUSED) {
        counts.put(EnumWords.word(verdict), check.of(verdict).size());
      }
    }
    counts.put("obsolete", check.obsolete().size());
    counts.put("wrong", check.wrong());
    counts.put("expectationsMissed", check.expectations(Expectation.Outcome.MISSED));
    return counts;
  }

  /** Nothing where there was nothing to compare with. */
  private static Optional<Verdict> verdict(Checked checked) {
    boolean open = checked.verdict() == Verdict.SAME && !checked.isCompared();
    return open ? Optional.empty() : Optional.of(checked.verdict());
  }

  /** The figures that moved, as rows of a spreadsheet. */
  DataTable data() {
    DataTable data =
        new DataTable(
            "scenario", "verdict", "cause", "measure", "value", "old", "new", "low", "high");
    for (OfScenario it : scenarios) {
      String verdict = it.verdict.map(EnumWords::word).orElse(null);
      String cause = it.cause.map(EnumWords::word).orElse(null);
      if (it.moved.isEmpty()) {
        data.row(it.name, verdict, cause, null, null, null, null, null, null);
      }
      for (Moved moved : it.moved) {
        data.row(
            it.name,
            verdict,
            cause,
            moved.figure.measure(),
            moved.figure.part(),
            moved.old,
            moved.now,
            moved.low,
            moved.high);
      }
    }
    return data;
  }
}
