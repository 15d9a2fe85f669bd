package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.problem.Problem;

/** The figures of an answer as rows under a header, for spreadsheets. */
public final class DataTable {
  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  /** An empty table. */
  public DataTable(String... header) {
    this.header = List.of(header);
  }

  /** Adds a row; numbers are written in full, null and NaN are empty cells. */
  public DataTable row(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      boolean none = cell == null || cell instanceof Double number && number.isNaN();
      row.add(none ? "" : cell.toString());
    }
    if (row.size() != header.size()) {
      throw new IllegalArgumentException(row.size() + " cells under " + header);
    }
    rows.add(List.copyOf(row));
    return this;
  }

  /** What is wrong with files, a row a problem. */
  static DataTable of(List<Problem> problems) {
    DataTable data = new DataTable("file", "line", "column", "severity", "code", "message", "help");
    for (Problem problem : problems) {
      data.row(
          problem.file(),
          problem.at() == null ? null : problem.at().line(),
          problem.at() == null ? null : problem.at().column(),
          problem.severity().word(),
          problem.code(),
          problem.message(),
          problem.help());
    }
    return data;
  }

  List<String> header() {
    return header;
  }

  List<List<String>> rows() {
    return rows;
  }
}
