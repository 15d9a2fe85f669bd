package vedette.report.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Version;
import vedette.question.FigureChange;
import vedette.report.answer.Answer;
import vedette.report.answer.CheckWords;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.suite.baseline.Baseline;
import vedette.suite.check.Check;
import vedette.suite.check.CheckedScenario;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.check.TableChange;
import vedette.suite.figures.Expectation.Outcome;

/** The answer of a check: the changes of a suite's odds since its baseline, for any format. */
public final class CheckAnswer {
  /** The most changes of one scenario that are printed; JSON has all. */
  private static final int SHOWN = 10;

  private final Check check;
  private final Document document = new Document();

  private CheckAnswer(Check check) {
    this.check = check;
  }

  /** Returns the answer of a check. */
  public static Answer of(Check check) {
    CheckAnswer answer = new CheckAnswer(check);
    answer.write();
    return answer.answer();
  }

  /**
   * Returns the answer of a baseline update: the changes that the new baseline accepts.
   *
   * @param check the check against the old baseline
   */
  public static Answer accepted(Check check, Baseline.Update update) {
    int whole = update.baseline().entries().size();
    int updated = check.size();
    CheckAnswer answer = new CheckAnswer(check);
    Document document = answer.document;
    document.heading(
        "wrote "
            + check.baseline().orElseThrow()
            + ": "
            + (updated < whole ? updated + " of " : "")
            + CheckWords.count(whole, "scenario"));
    document.paragraph(acceptedCounts(check));
    if (!update.oldTables().isEmpty()) {
      document.paragraph(
          "Tables kept for scenarios that were not updated: "
              + String.join(", ", update.oldTables()));
    }
    answer.tables();
    answer.changed("Accepted: ");
    answer.names("New", check.of(Verdict.NEW));
    answer.inconclusive("Undecided: ");
    answer.names("Not compared", check.of(Verdict.REFUSED));
    answer.names("Removed: no longer in the suite", check.of(Verdict.OBSOLETE));
    answer.addRemarks();
    return answer.answer();
  }

  private static String acceptedCounts(Check check) {
    List<String> counts = new ArrayList<>();
    CheckWords.add(counts, check.count(Verdict.SAME), "unchanged");
    CheckWords.add(counts, check.count(Verdict.CHANGED), "changed");
    CheckWords.add(counts, check.count(Verdict.NEW), "new");
    CheckWords.add(counts, check.count(Verdict.INCONCLUSIVE), "undecided");
    CheckWords.add(counts, check.count(Verdict.REFUSED), "not compared");
    CheckWords.add(counts, check.count(Verdict.OBSOLETE), "removed");
    return String.join(", ", counts);
  }

  private Answer answer() {
    return new Answer(() -> document, this::data, () -> check);
  }

  private void write() {
    document.lead(CheckWords.result(check));
    document.heading(check.suite() + " against " + check.baseline().orElse("its expectations"));
    document.paragraph(CheckWords.counts(check));
    String version = check.baselineVersion().orElse(Version.NUMBER);
    if (check.isOutdated() && !version.equals(Version.NUMBER)) {
      document.paragraph(
          "The baseline was written by vedette " + version + "; this is " + Version.NUMBER + ".");
    }
    if (check.tolerance() > 0) {
      document.paragraph(
          "Tolerance: "
              + Numbers.percent(check.tolerance())
              + "; the largest change within it: "
              + CheckWords.ignored(check.ignored())
              + ".");
    }
    tables();
    changed("Changed: ");
    names("New: not yet in the baseline", check.of(Verdict.NEW));
    inconclusive("Undecided: ");
    for (CheckedScenario refused : check.of(Verdict.REFUSED)) {
      document.heading("Refused: " + refused.name());
      document.paragraph(refused.notes().get(0));
    }
    facts("Errors", check.of(Verdict.WRONG), CheckedScenario::problems, CheckWords::problemText);
    expectations("Expectations missed", Outcome.MISSED);
    expectations("Expectations undecided", Outcome.OPEN);
    names("Missing: in the baseline, not in the suite", check.of(Verdict.OBSOLETE));
    addRemarks();
    if (check.isOutdated()) {
      document.heading("If these changes are intended");
      document.paragraph("Write the baseline again with --update-baseline, and commit it.");
    }
  }

  private void expectations(String heading, Outcome outcome) {
    facts(heading, check.scenarios(), it -> it.withOutcome(outcome), CheckWords::text);
  }

  /** Adds a section with facts about scenarios, if there are any. */
  private <T> void facts(
      String heading,
      List<CheckedScenario> scenarios,
      Function<CheckedScenario, List<T>> of,
      Function<T, String> words) {
    List<Fact> facts = new ArrayList<>();
    for (CheckedScenario checked : scenarios) {
      of.apply(checked).forEach(it -> facts.add(new Fact(checked.name(), words.apply(it))));
    }
    if (!facts.isEmpty()) {
      document.heading(heading);
      document.facts(facts);
    }
  }

  private void tables() {
    if (check.tables().isEmpty()) {
      return;
    }
    document.heading("Changed tables");
    for (TableChange change : check.tables()) {
      document.paragraph(change.id() + ", " + CheckWords.tableLocation(change));
      List<List<String>> rows = new ArrayList<>();
      for (TableChange.Part part : change.changes()) {
        rows.add(
            List.of(
                part.part(), CheckWords.orNothing(part.old()), CheckWords.orNothing(part.now())));
      }
      if (rows.isEmpty()) {
        document.paragraph("Changed: " + CheckWords.otherThanParts(change) + ".");
      } else {
        document.words(List.of("", "old", "new"), rows);
      }
      List<CheckedScenario> on =
          check.scenarios().stream().filter(it -> it.consults(change)).toList();
      if (on.stream().allMatch(each -> each.verdict() == Verdict.SAME)) {
        boolean passedOver = on.stream().anyMatch(each -> !each.ignored().isNone());
        document.paragraph("No change in odds" + (passedOver ? " beyond the tolerance." : "."));
      }
    }
  }

  private void changed(String heading) {
    for (CheckedScenario checked : check.of(Verdict.CHANGED)) {
      document.heading(heading + checked.name());
      document.paragraph("Cause: " + CheckWords.cause(checked, check) + ".");
      moves(checked, "change");
    }
  }

  private void inconclusive(String heading) {
    for (CheckedScenario checked : check.of(Verdict.INCONCLUSIVE)) {
      document.heading(heading + checked.name());
      moves(checked, "change within");
    }
  }

  private void moves(CheckedScenario checked, String change) {
    checked.notes().forEach(document::paragraph);
    List<List<String>> rows = new ArrayList<>();
    for (FigureChange it : shownChanges(checked.moved())) {
      rows.add(
          List.of(
              it.figure().words(),
              CheckWords.oldValue(it),
              CheckWords.valueNow(it),
              CheckWords.change(it)));
    }
    if (!rows.isEmpty()) {
      document.numbers(List.of("", "old", "new", change), rows);
    } else if (checked.notes().isEmpty()) {
      document.paragraph("No figure changed.");
    }
    int more = checked.moved().size() - rows.size();
    if (more > 0) {
      document.paragraph("and " + CheckWords.count(more, "more figure"));
    }
  }

  /**
   * Returns the changes to show: success first; single values of counts only if nothing else shows
   * the change.
   */
  private static List<FigureChange> shownChanges(List<FigureChange> moved) {
    List<FigureChange> plain = moved.stream().filter(it -> !it.figure().isOfCount()).toList();
    List<FigureChange> worst = new ArrayList<>(plain.isEmpty() ? moved : plain);
    worst.sort(Comparator.comparing(it -> !it.figure().isSuccess()));
    return worst.subList(0, Math.min(SHOWN, worst.size()));
  }

  private void names(String heading, List<CheckedScenario> scenarios) {
    if (!scenarios.isEmpty()) {
      document.heading(heading);
      for (CheckedScenario each : scenarios) {
        List<String> words = new ArrayList<>(List.of(each.name()));
        words.addAll(each.notes());
        document.paragraph(String.join(": ", words));
      }
    }
  }

  /** Adds the notes of unchanged scenarios. */
  private void addRemarks() {
    facts("Unchanged, with a note", check.of(Verdict.SAME), CheckedScenario::notes, it -> it);
  }

  /** A row of a spreadsheet: a changed figure, or a scenario or a problem without one. */
  record Row(
      @Field(text = "The name of the scenario.") String scenario,
      @Field(text = "The verdict.") Verdict verdict,
      @Field(text = "The cause of the change, or the error.") String cause,
      @Field(text = "The figure that changed.", flat = true, optional = true) FigureChange change) {
    private static Stream<Row> of(CheckedScenario checked) {
      String name = checked.name();
      Verdict verdict = checked.verdict();
      if (verdict == Verdict.WRONG) {
        return checked.problems().stream()
            .map(it -> new Row(name, verdict, CheckWords.problemText(it), null));
      }
      String cause = checked.cause() == null ? "" : EnumWords.word(checked.cause());
      return checked.moved().isEmpty()
          ? Stream.of(new Row(name, verdict, cause, null))
          : checked.moved().stream().map(it -> new Row(name, verdict, cause, it));
    }
  }

  private DataTable data() {
    return DataTable.of(Row.class, check.scenarios().stream().flatMap(Row::of).toList());
  }
}
