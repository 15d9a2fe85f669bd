package vedette.report;

import java.util.ArrayList;
import java.util.List;

/** The figures of an answer as rows under a header, for spreadsheets. */
public final class DataTable {
  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  /** An empty table. */
  public DataTable(String... header) {
    this.header = List.of(header);
  }

  /** Adds a row; numbers are written in full, null is an empty cell. */
  public DataTable row(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      row.add(cell == null ? "" : cell.toString());
    }
    if (row.size() != header.size()) {
      throw new IllegalArgumentException(row.size() + " cells under " + header);
    }
    rows.add(List.copyOf(row));
    return this;
  }

  List<String> header() {
    return header;
  }

  List<List<String>> rows() {
    return rows;
  }
}
