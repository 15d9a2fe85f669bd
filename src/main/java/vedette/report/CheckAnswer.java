package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Difference;
import vedette.suite.Expectation;
import vedette.suite.Suite;
import vedette.suite.TableChange;
import vedette.suite.Verdict;

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
  public static Answer of(Check check, String version) {
    CheckAnswer answer = new CheckAnswer(check);
    answer.write();
    return new Answer(() -> answer.document, () -> data(check), () -> CheckJson.of(check, version));
  }

  /** The answer of a check that could not be made: what is wrong with its files. */
  public static Answer failed(String suite, String baseline, Problems problems, String version) {
    Document document = new Document().heading(suite + " against " + baseline);
    document.lead("The check could not be made.");
    problems.list().forEach(problem -> document.gap().finding(problem));
    return new Answer(
        () -> document,
        () -> ProblemsData.of(problems.list()),
        () -> CheckJson.of(suite, baseline, problems, version));
  }

  private void write() {
    document.heading(check.suite().file() + " against " + check.baseline());
    document.paragraph(CheckWords.counts(check));
    if (check.tolerance() > 0) {
      document.paragraph(
          "tolerance "
              + Numbers.percent(check.tolerance())
              + "; the largest difference within it "
              + CheckWords.ignored(check.ignored()));
    }
    tables();
    check.of(Verdict.CHANGED).forEach(this::changed);
    names("New: not in the baseline yet", check.of(Verdict.NEW));
    check.of(Verdict.INCONCLUSIVE).forEach(this::inconclusive);
    for (Checked refused : check.of(Verdict.REFUSED)) {
      document.heading("Refused: " + refused.name());
      document.paragraph(refused.notes().get(0));
    }
    wrong();
    expectations("Expectations that are not met", Expectation.Outcome.MISSED);
    expectations("Expectations that are left open", Expectation.Outcome.OPEN);
    obsolete();
    otherwise();
    if (check.isOutdated()) {
      document.heading("If these changes are intended");
      document.paragraph("write the baseline again with --update-baseline, and commit it.");
    }
  }

  private void tables() {
    if (check.tables().isEmpty()) {
      return;
    }
    document.heading("Tables that changed");
    for (TableChange change : check.tables()) {
      document.paragraph(change.table().id() + ", " + change.file() + ":" + change.at());
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

  private void changed(Checked checked) {
    document.heading("Changed: " + checked.name());
    document.paragraph(CheckWords.cause(checked));
    moves(checked, "change");
  }

  private void inconclusive(Checked checked) {
    document.heading("Inconclusive: " + checked.name());
    document.paragraph(
        checked.computed().figures().cutOff() > 0
            ? "sampled, with battles that did not end"
            : "sampled, with too few trials to decide");
    moves(checked, "change between");
  }

  private void moves(Checked checked, String change) {
    checked.notes().forEach(document::paragraph);
    List<Block.Row> rows = new ArrayList<>();
    for (Difference difference : shown(checked.moved())) {
      rows.add(
          new Block.Row(
              List.of(
                  CheckWords.figure(difference),
                  CheckWords.before(difference),
                  CheckWords.after(difference),
                  CheckWords.change(difference)),
              -1));
    }
    if (!rows.isEmpty()) {
      document.add(new Block.Rows(List.of("", "old", "new", change), rows, false));
    } else if (checked.notes().isEmpty()) {
      document.paragraph("no figure changed");
    }
    int more = checked.moved().size() - rows.size();
    if (more > 0) {
      document.paragraph("and " + CheckWords.count(more, "further figure"));
    }
  }

  /** Single values of counts only where nothing else tells of the change. */
  private static List<Difference> shown(List<Difference> moved) {
    List<Difference> plain = moved.stream().filter(difference -> !difference.detail()).toList();
    List<Difference> worst = plain.isEmpty() ? moved : plain;
    return worst.subList(0, Math.min(SHOWN, worst.size()));
  }

  private void names(String heading, List<Checked> scenarios) {
    if (!scenarios.isEmpty()) {
      document.heading(heading);
      scenarios.forEach(each -> document.paragraph(each.name()));
    }
  }

  private void expectations(String heading, Expectation.Outcome outcome) {
    List<Fact> facts = new ArrayList<>();
    for (Checked checked : check.scenarios()) {
      for (Expectation.Judged judged : checked.computed().expectations()) {
        if (judged.outcome() == outcome) {
          String expected = CheckWords.expected(judged.expectation());
          facts.add(new Fact(checked.name(), expected + ": " + CheckWords.judged(judged)));
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
        String place = problem.at() == null ? problem.file() : problem.file() + ":" + problem.at();
        facts.add(new Fact(entry.name(), place + ": " + problem.message()));
      }
    }
    if (!facts.isEmpty()) {
      document.heading("Errors in the suite");
      document.facts(facts);
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

  private void obsolete() {
    if (!check.obsolete().isEmpty()) {
      document.heading("Obsolete: in the baseline only");
      check.obsolete().forEach(document::paragraph);
    }
  }

  private static DataTable data(Check check) {
    DataTable data =
        new DataTable(
            "scenario", "verdict", "cause", "measure", "value", "old", "new", "low", "high");
    for (Checked checked : check.scenarios()) {
      String verdict = CheckJson.word(checked.verdict());
      String cause = checked.cause() == null ? null : CheckJson.word(checked.cause());
      if (checked.moved().isEmpty()) {
        data.row(checked.name(), verdict, cause, null, null, null, null, null, null);
      }
      for (Difference difference : checked.moved()) {
        data.row(
            checked.name(),
            verdict,
            cause,
            difference.measure(),
            difference.value(),
            difference.before(),
            difference.after(),
            difference.low(),
            difference.high());
      }
    }
    for (String name : check.obsolete()) {
      data.row(name, "obsolete", null, null, null, null, null, null, null);
    }
    return data;
  }
}
