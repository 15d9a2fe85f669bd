package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import vedette.fight.Story.Fact;
import vedette.json.Version;
import vedette.problem.Problem;
import vedette.question.Change;
import vedette.suite.Baseline;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Checked.Verdict;
import vedette.suite.Expectation;
import vedette.suite.Suite;
import vedette.suite.TableChange;

/** What became of a suite's odds since its baseline, ready for any format. */
public final class CheckAnswer {
  /** The moves of one scenario that people are shown; JSON has all. */
  private static final int SHOWN = 10;

  private final Check check;
  private final Document document = new Document();

  private CheckAnswer(Check check) {
    this.check = check;
  }

  /** The answer of a check. */
  public static Answer of(Check check) {
    CheckAnswer answer = new CheckAnswer(check);
    answer.write();
    return answer.answer();
  }

  /**
   * What a new baseline accepts that the old one did not have: which odds moved from what to what.
   *
   * @param check against the old baseline
   */
  public static Answer accepted(Check check, Baseline.Update update) {
    int whole = update.baseline().entries().size();
    int updated = check.scenarios().size();
    CheckAnswer answer = new CheckAnswer(check);
    Document document = answer.document;
    document.heading(
        "wrote "
            + check.baseline()
            + ": "
            + (updated < whole ? updated + " of " : "")
            + CheckWords.count(whole, "scenario"));
    document.paragraph(acceptedCounts(check));
    if (!update.oldTables().isEmpty()) {
      document.paragraph(
          "kept as it was for the scenarios that were not updated: "
              + String.join(", ", update.oldTables()));
    }
    answer.tables();
    answer.changed("Accepted: ");
    answer.names("New", check.of(Verdict.NEW));
    answer.inconclusive("Perhaps changed: ");
    answer.names("Not compared", check.of(Verdict.REFUSED));
    answer.obsolete("Removed: not in the suite any more");
    answer.otherwise();
    return answer.answer();
  }

  private static String acceptedCounts(Check check) {
    List<String> counts = new ArrayList<>();
    CheckWords.add(counts, check.of(Verdict.SAME).size(), "same");
    CheckWords.add(counts, check.of(Verdict.CHANGED).size(), "changed");
    CheckWords.add(counts, check.of(Verdict.NEW).size(), "new");
    CheckWords.add(counts, check.of(Verdict.INCONCLUSIVE).size(), "perhaps changed");
    CheckWords.add(counts, check.of(Verdict.REFUSED).size(), "not compared");
    CheckWords.add(counts, check.obsolete().size(), "removed");
    return String.join(", ", counts);
  }

  private Answer answer() {
    return new Answer(() -> document, this::data, () -> CheckResult.of(check));
  }

  private void write() {
    document.heading(
        check.suite().file()
            + " against "
            + (check.baseline() == null ? "what it expects" : check.baseline()));
    document.paragraph(CheckWords.counts(check));
    if (check.isOutdated()
        && check.baseline() != null
        && !Version.NUMBER.equals(check.writtenBy())) {
      document.paragraph(
          "vedette " + check.writtenBy() + " wrote the baseline; this is " + Version.NUMBER);
    }
    if (check.tolerance() > 0) {
      document.paragraph(
          "tolerance "
              + Numbers.percent(check.tolerance())
              + "; the largest difference within it "
              + CheckWords.ignored(check.ignored()));
    }
    tables();
    changed("Changed: ");
    names("New: not in the baseline yet", check.of(Verdict.NEW));
    inconclusive("Inconclusive: ");
    for (Checked refused : check.of(Verdict.REFUSED)) {
      document.heading("Refused: " + refused.name());
      document.paragraph(refused.notes().get(0));
    }
    wrong();
    expectations("Expectations that are not met", Expectation.Outcome.MISSED);
    expectations("Expectations that are left open", Expectation.Outcome.OPEN);
    obsolete("Obsolete: in the baseline only");
    otherwise();
    if (check.isOutdated()) {
      document.heading("If these changes are intended");
      document.paragraph("write the baseline again with --update-baseline, and commit it.");
    }
  }

  private void expectations(String heading, Expectation.Outcome outcome) {
    List<Fact> facts = new ArrayList<>();
    for (Checked checked : check.scenarios()) {
      for (Expectation.Judged judged : checked.computed().expectations()) {
        if (judged.outcome() == outcome) {
          facts.add(new Fact(checked.name(), CheckWords.judged(judged)));
        }
      }
    }
    if (!facts.isEmpty()) {
      document.heading(heading);
      document.facts(facts);
    }
  }

  private void wrong() {
    List<Fact> facts = new ArrayList<>();
    for (Suite.Entry entry : check.suite().wrong()) {
      for (Problem problem : entry.problems().list()) {
        facts.add(new Fact(entry.name(), CheckWords.wrong(problem)));
      }
    }
    if (!facts.isEmpty()) {
      document.heading("Errors");
      document.facts(facts);
    }
  }

  private void obsolete(String heading) {
    if (!check.obsolete().isEmpty()) {
      document.heading(heading);
      check.obsolete().forEach(document::paragraph);
    }
  }

  private void tables() {
    if (check.tables().isEmpty()) {
      return;
    }
    document.heading("Tables that changed");
    for (TableChange change : check.tables()) {
      document.paragraph(change.table().id() + ", " + CheckWords.whose(change));
      List<List<String>> rows = new ArrayList<>();
      for (TableChange.Cell cell : change.cells()) {
        rows.add(
            List.of(
                CheckWords.place(cell),
                CheckWords.orNothing(cell.before()),
                CheckWords.orNothing(cell.after())));
      }
      if (rows.isEmpty()) {
        document.paragraph("changed: " + CheckWords.otherThanCells(change));
      } else {
        document.words(List.of("", "old", "new"), rows);
      }
      List<Checked> on =
          check.scenarios().stream().filter(it -> it.tables().contains(change)).toList();
      if (on.stream().allMatch(each -> each.verdict() == Verdict.SAME)) {
        boolean passedOver = on.stream().anyMatch(each -> !each.ignored().isNone());
        document.paragraph("no change in odds" + (passedOver ? " beyond the tolerance" : ""));
      }
    }
  }

  private void changed(String heading) {
    for (Checked checked : check.of(Verdict.CHANGED)) {
      document.heading(heading + checked.name());
      document.paragraph(CheckWords.cause(checked));
      moves(checked, "change");
    }
  }

  private void inconclusive(String heading) {
    for (Checked checked : check.of(Verdict.INCONCLUSIVE)) {
      document.heading(heading + checked.name());
      document.paragraph(
          checked.computed().figures().cutOff() > 0
              ? "sampled, with battles that did not end"
              : "sampled, with too few trials to decide");
      moves(checked, "change between");
    }
  }

  private void moves(Checked checked, String change) {
    checked.notes().forEach(document::paragraph);
    List<List<String>> rows = new ArrayList<>();
    for (Change difference : shown(checked.moved())) {
      rows.add(
          List.of(
              difference.figure().words(),
              CheckWords.before(difference),
              CheckWords.after(difference),
              CheckWords.change(difference)));
    }
    if (!rows.isEmpty()) {
      document.numbers(List.of("", "old", "new", change), rows);
    } else if (checked.notes().isEmpty()) {
      document.paragraph("no figure changed");
    }
    int more = checked.moved().size() - rows.size();
    if (more > 0) {
      document.paragraph("and " + CheckWords.count(more, "further figure"));
    }
  }

  /** Success first; single values of counts only where nothing else tells of the change. */
  private static List<Change> shown(List<Change> moved) {
    List<Change> plain =
        moved.stream().filter(difference -> !difference.figure().isOfCount()).toList();
    List<Change> worst = new ArrayList<>(plain.isEmpty() ? moved : plain);
    worst.sort(Comparator.comparing(it -> !it.figure().isSuccess()));
    return worst.subList(0, Math.min(SHOWN, worst.size()));
  }

  private void names(String heading, List<Checked> scenarios) {
    if (!scenarios.isEmpty()) {
      document.heading(heading);
      for (Checked each : scenarios) {
        List<String> words = new ArrayList<>(List.of(each.name()));
        words.addAll(each.notes());
        document.paragraph(String.join(": ", words));
      }
    }
  }

  /** What else there is to say of scenarios that are the same. */
  private void otherwise() {
    List<Fact> facts = new ArrayList<>();
    for (Checked same : check.of(Verdict.SAME)) {
      same.notes().forEach(note -> facts.add(new Fact(same.name(), note)));
    }
    if (!facts.isEmpty()) {
      document.heading("The same, with a note");
      document.facts(facts);
    }
  }

  private DataTable data() {
    DataTable data = CheckResult.of(check).data();
    for (Suite.Entry wrong : check.suite().wrong()) {
      for (Problem problem : wrong.problems().list()) {
        String what = CheckWords.wrong(problem);
        data.row(wrong.name(), "wrong", what, null, null, null, null, null, null);
      }
    }
    for (String name : check.obsolete()) {
      data.row(name, "obsolete", null, null, null, null, null, null, null);
    }
    return data;
  }
}
