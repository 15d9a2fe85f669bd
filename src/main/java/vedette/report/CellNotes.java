package vedette.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.odds.Method;
import vedette.study.SweepCell;
import vedette.study.SweepHead;

/** Says below the figures of a sweep which cells are empty, and why, and which are sampled. */
record CellNotes(SweepHead head, List<SweepCell> cells) {
  private static final int MOST_CELLS = 6;
  private static final int MOST_REASONS = 10;

  /** The values of a cell; one that is no text at all is still seen. */
  static String named(List<String> values) {
    List<String> names = new ArrayList<>();
    values.forEach(value -> names.add(value.isEmpty() ? "none" : value));
    return String.join(", ", names);
  }

  /** The first of some cells by their values, and how many more there are. */
  static String named(List<SweepCell> where, SweepHead head) {
    List<String> names = new ArrayList<>();
    for (SweepCell cell : where.subList(0, Math.min(MOST_CELLS, where.size()))) {
      names.add(named(head.values(cell.index())));
    }
    int more = where.size() - names.size();
    return String.join(head.swept().size() > 1 ? "; " : ", ", names)
        + (more > 0 ? " and " + more + " more" : "");
  }

  void write(Document document) {
    empty(document);
    List<SweepCell> sampled = cells.stream().filter(SweepCell::isSampled).toList();
    if (!sampled.isEmpty()) {
      document.gap();
      if (head.method() == Method.AUTO) {
        document.paragraph(
            "Simulated, as too large for an exact answer: " + named(sampled, head) + ".");
      }
      document.paragraph("The 95% interval of every figure is in --format csv and json.");
      ifAtMost(document);
      cutOff(document);
    }
  }

  /** A paragraph a reason; nothing if no cell is empty. */
  private void empty(Document document) {
    Map<SweepCell.Why, List<SweepCell>> empty = new LinkedHashMap<>();
    for (SweepCell cell : cells) {
      if (!cell.isFought()) {
        empty.computeIfAbsent(cell.why(), why -> new ArrayList<>()).add(cell);
      }
    }
    if (!empty.isEmpty()) {
      document.gap();
    }
    int said = 0;
    long left = 0;
    for (Map.Entry<SweepCell.Why, List<SweepCell>> each : empty.entrySet()) {
      if (said++ < MOST_REASONS) {
        document.paragraph(words(each.getKey(), each.getValue()));
      } else {
        left += each.getValue().size();
      }
    }
    if (left > 0) {
      document.paragraph(
          "So are "
              + CheckWords.count(left, "further cell")
              + ", each with its reason in --format json and csv.");
    }
    if (cells.stream().anyMatch(this::lacksSome)) {
      document.gap();
      document.paragraph(
          "A dash beside other figures: that fight is not measured by it, or never ends.");
    }
  }

  private String words(SweepCell.Why why, List<SweepCell> where) {
    return (why != null && why.tooLarge() ? "Too large" : "No " + head.engagement())
        + " at "
        + named(where, head)
        + (why == null ? "." : ": " + why.reason() + ".");
  }

  private boolean lacksSome(SweepCell cell) {
    if (cell.isFought()) {
      for (double value : cell.values()) {
        if (Double.isNaN(value)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Means of counts whose greatest value nobody knows. */
  private void ifAtMost(Document document) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < head.figures().size(); i++) {
      int figure = i;
      if (cells.stream().anyMatch(cell -> cell.isIfAtMost(figure))) {
        names.add(head.figures().get(i).name());
      }
    }
    if (!names.isEmpty()) {
      document.paragraph(
          "The interval of "
              + String.join(", ", names)
              + " holds if no fight counts more than was seen in its cell.");
    }
  }

  private void cutOff(Document document) {
    long battles = cells.stream().mapToLong(SweepCell::cutOff).sum();
    long trials = cells.stream().mapToLong(SweepCell::trials).sum();
    if (battles > 0) {
      long where = cells.stream().filter(cell -> cell.cutOff() > 0).count();
      document.paragraph(
          "In "
              + where
              + " of "
              + cells.size()
              + " cells: "
              + SampledWords.cutOff(battles, trials));
    }
  }
}
