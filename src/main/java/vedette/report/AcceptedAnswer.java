package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.suite.BaselineUpdate;
import vedette.suite.Check;
import vedette.suite.Verdict;

/**
 * What a new baseline accepts that the old one did not have: which odds moved from what to what.
 */
public final class AcceptedAnswer {
  private AcceptedAnswer() {}

  /** The answer of a check against the old baseline. */
  public static Answer of(Check check, BaselineUpdate update, String version) {
    int whole = update.baseline().entries().size();
    int updated = check.scenarios().size();
    Document document = new Document();
    document.heading(
        "wrote "
            + check.baseline()
            + ": "
            + (updated < whole ? updated + " of " : "")
            + CheckWords.count(whole, "scenario"));
    document.paragraph(counts(check));
    if (!update.oldTables().isEmpty()) {
      document.paragraph(
          "kept as it was for the scenarios that were not updated: "
              + String.join(", ", update.oldTables()));
    }
    CheckSections sections = new CheckSections(check, document);
    sections.tables();
    sections.changed("Accepted: ");
    sections.names("New", check.of(Verdict.NEW));
    sections.inconclusive("Perhaps changed: ");
    sections.names("Not compared", check.of(Verdict.REFUSED));
    if (!check.obsolete().isEmpty()) {
      document.heading("Removed: not in the suite any more");
      check.obsolete().forEach(document::paragraph);
    }
    sections.otherwise();
    return new Answer(
        () -> document, () -> CheckAnswer.data(check), () -> CheckJson.of(check, version));
  }

  private static String counts(Check check) {
    List<String> counts = new ArrayList<>();
    CheckWords.add(counts, check.of(Verdict.SAME).size(), "same");
    CheckWords.add(counts, check.of(Verdict.CHANGED).size(), "changed");
    CheckWords.add(counts, check.of(Verdict.NEW).size(), "new");
    CheckWords.add(counts, check.of(Verdict.INCONCLUSIVE).size(), "perhaps changed");
    CheckWords.add(counts, check.of(Verdict.REFUSED).size(), "not compared");
    CheckWords.add(counts, check.obsolete().size(), "removed");
    return String.join(", ", counts);
  }
}
