package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.fight.Measure;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Difference;
import vedette.suite.TableChange;
import vedette.suite.Verdict;

/** Writes what a check found of tables and odds: for its answer, and for what an update accepts. */
final class CheckSections {
  /** The moves of one scenario that people are shown; JSON has all. */
  private static final int SHOWN = 10;

  private final Check check;
  private final Document document;

  CheckSections(Check check, Document document) {
    this.check = check;
    this.document = document;
  }

  void tables() {
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

  void changed(String heading) {
    for (Checked checked : check.of(Verdict.CHANGED)) {
      document.heading(heading + checked.name());
      document.paragraph(CheckWords.cause(checked));
      moves(checked, "change");
    }
  }

  void inconclusive(String heading) {
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

  /** Success first; single values of counts only where nothing else tells of the change. */
  private static List<Difference> shown(List<Difference> moved) {
    List<Difference> plain = moved.stream().filter(difference -> !difference.detail()).toList();
    List<Difference> worst = new ArrayList<>(plain.isEmpty() ? moved : plain);
    worst.sort(Comparator.comparing(it -> !it.measure().equals(Measure.SUCCESS)));
    return worst.subList(0, Math.min(SHOWN, worst.size()));
  }

  void names(String heading, List<Checked> scenarios) {
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
  void otherwise() {
    List<Fact> facts = new ArrayList<>();
    for (Checked same : check.of(Verdict.SAME)) {
      same.notes().forEach(note -> facts.add(new Fact(same.name(), note)));
    }
    if (!facts.isEmpty()) {
      document.heading("The same, with a note");
      document.facts(facts);
    }
  }
}
