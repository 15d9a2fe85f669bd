package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.study.Figure;
import vedette.study.SweepCell;
import vedette.study.SweepHead;
import vedette.study.SweepResult;

/** A sweep as a table of figures. */
final class SweepData {
  private SweepData() {}

  /** A row a cell: its values, then its figures. */
  static DataTable table(SweepResult sweep) {
    SweepHead head = sweep.head();
    List<String> header = new ArrayList<>();
    head.swept().forEach(place -> header.add(place.name()));
    for (Figure figure : head.figures()) {
      header.add(figure.name());
      if (!head.isExact()) {
        header.add(figure.name() + " low");
        header.add(figure.name() + " high");
      }
    }
    header.add("undecided");
    DataTable data = new DataTable(header.toArray(String[]::new));
    for (SweepCell cell : sweep.cells()) {
      List<Object> row = new ArrayList<>(head.values(cell.index()));
      for (int i = 0; i < head.figures().size(); i++) {
        row.add(Double.isNaN(cell.values()[i]) ? null : cell.values()[i]);
        if (!head.isExact()) {
          row.add(Double.isNaN(cell.lows()[i]) ? null : cell.lows()[i]);
          row.add(Double.isNaN(cell.highs()[i]) ? null : cell.highs()[i]);
        }
      }
      row.add(cell.isFought() ? cell.undecided() : null);
      data.row(row.toArray());
    }
    return data;
  }
}
