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
import vedette.suite.Verdict;

/** What became of a suite's odds since its baseline, ready for any format. */
public final class CheckAnswer {
  private final Check check;
  private final Document document = new Document();
  private final CheckSections sections;

  private CheckAnswer(Check check) {
    this.check = check;
    sections = new CheckSections(check, document);
  }

  /** The answer of a check. */
  public static Answer of(Check check, String version) {
    CheckAnswer answer = new CheckAnswer(check);
    answer.write();
    return new Answer(() -> answer.document, () -> data(check), () -> CheckJson.of(check, version));
  }

  /** The answer of a check that could not be made: what is wrong with its files. */
  public static Answer failed(String suite, String baseline, Problems problems, String version) {
    Document document = new Document().heading(heading(suite, baseline));
    document.lead("The check could not be made.");
    problems.list().forEach(problem -> document.gap().finding(problem));
    return new Answer(
        () -> document,
        () -> ProblemsData.of(problems.list()),
        () -> CheckJson.of(suite, baseline, problems, version));
  }

  private static String heading(String suite, String baseline) {
    return suite + " against " + (baseline == null ? "what it expects" : baseline);
  }

  private void write() {
    document.heading(heading(check.suite().file(), check.baseline()));
    document.paragraph(CheckWords.counts(check));
    if (check.tolerance() > 0) {
      document.paragraph(
          "tolerance "
              + Numbers.percent(check.tolerance())
              + "; the largest difference within it "
              + CheckWords.ignored(check.ignored()));
    }
    sections.tables();
    sections.changed("Changed: ");
    sections.names("New: not in the baseline yet", check.of(Verdict.NEW));
    sections.inconclusive("Inconclusive: ");
    for (Checked refused : check.of(Verdict.REFUSED)) {
      document.heading("Refused: " + refused.name());
      document.paragraph(refused.notes().get(0));
    }
    wrong();
    expectations("Expectations that are not met", Expectation.Outcome.MISSED);
    expectations("Expectations that are left open", Expectation.Outcome.OPEN);
    obsolete();
    sections.otherwise();
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

  private void obsolete() {
    if (!check.obsolete().isEmpty()) {
      document.heading("Obsolete: in the baseline only");
      check.obsolete().forEach(document::paragraph);
    }
  }

  static DataTable data(Check check) {
    DataTable data =
        new DataTable(
            "scenario", "verdict", "cause", "measure", "value", "old", "new", "low", "high");
    for (Checked checked : check.scenarios()) {
      String verdict = CheckJson.verdict(checked);
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
