package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.odds.Method;
import vedette.study.Ranking;
import vedette.study.SweepCell;
import vedette.study.SweepHead;
import vedette.study.SweepResult;

/** A sweep as a table of figures. */
final class SweepData {
  private SweepData() {}

  /** A row a cell: its values, then its figures, and why it is empty if any is. */
  static DataTable table(SweepResult sweep, Ranking ranking) {
    SweepHead head = sweep.head();
    boolean sampled = sweep.isSampled();
    boolean methods = sampled && head.method() == Method.AUTO;
    boolean reasons = sweep.cells().stream().anyMatch(cell -> cell.why() != null);
    List<String> header = new ArrayList<>();
    head.swept().forEach(place -> header.add(place.name()));
    boolean[] ifAtMost = new boolean[head.figures().size()];
    for (int i = 0; i < ifAtMost.length; i++) {
      String figure = head.figures().get(i).name();
      int number = i;
      ifAtMost[i] = sweep.cells().stream().anyMatch(cell -> cell.isIfAtMost(number));
      header.add(figure);
      if (sampled) {
        header.add(figure + " low");
        header.add(figure + " high");
      }
      if (ifAtMost[i]) {
        header.add(figure + " if at most");
      }
    }
    header.add("undecided");
    if (methods) {
      header.add("method");
    }
    if (reasons) {
      header.add("reason");
    }
    DataTable data = new DataTable(header.toArray(String[]::new));
    for (SweepCell cell : ranking.of(sweep)) {
      List<Object> row = new ArrayList<>(head.values(cell.index()));
      for (int i = 0; i < head.figures().size(); i++) {
        row.add(Double.isNaN(cell.values()[i]) ? null : cell.values()[i]);
        if (sampled) {
          row.add(bound(cell.lows(), i));
          row.add(bound(cell.highs(), i));
        }
        if (ifAtMost[i]) {
          row.add(cell.isIfAtMost(i) ? cell.mosts()[i] : null);
        }
      }
      row.add(cell.isFought() ? cell.undecided() : null);
      if (methods) {
        row.add(cell.isFought() ? cell.method(head).word() : null);
      }
      if (reasons) {
        row.add(cell.why() == null ? null : cell.why().reason());
      }
      data.row(row.toArray());
    }
    return data;
  }

  /** A bound of an interval; null without one, as of a cell that is computed. */
  private static Double bound(double[] bounds, int figure) {
    return bounds.length == 0 || Double.isNaN(bounds[figure]) ? null : bounds[figure];
  }
}
