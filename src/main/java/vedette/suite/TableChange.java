package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import vedette.form.Field;
import vedette.problem.Position;
import vedette.table.FileOfParts;
import vedette.table.Grid;
import vedette.table.Modifiers;
import vedette.table.Table;

/** A table that is not what it was. */
public record TableChange(
    @Field(text = "Its id.") String id,
    @Field(text = "Its file.") String file,
    @Field(text = "Whether it is built in.") boolean builtIn,
    @Field(
            text = "The version whose built-in table the baseline has, if it says so.",
            optional = true)
        String oldVersion,
    @Field(text = "The hash in the baseline.") String old,
    @Field(name = "new", text = "The hash now.") String now,
    @Field(text = "Whether it has other rows or columns than before.") boolean reshaped,
    @Field(text = "What changed in it; none if only something else did.") List<Cell> cells) {
  /** In the place of a column: what a modifier of a grid does. */
  public static final String MODIFIER = "modifier";

  /** The column of what the file of a rule system says in a place. */
  public static final String PART = "part";

  /** A cell or a modifier that changed, or a whole row or column that is new or gone. */
  public record Cell(
      @Field(text = "Its row, or a modifier's name; empty if a whole column is meant.") String row,
      @Field(text = "Its column, `modifier` or `part`; empty if a whole row is meant.")
          String column,
      @Field(text = "What it was; empty if it was not there.") String old,
      @Field(name = "new", text = "What it is; empty if it is gone.") String now,
      @Field(text = "Where it stands in the file, or the first cell if it is gone.") Position at) {}

  /** Where a cell stands in the table's file. */
  private interface Places {
    Position at(int row, int column);
  }

  /** What changed in a table; null if nothing did. */
  static TableChange of(Table table, TableState before) {
    if (before.sha256().equals(table.sha256())) {
      return null;
    }
    TableState now = TableState.of(before.key(), table);
    List<Cell> cells = new ArrayList<>();
    String whole = table instanceof FileOfParts ? PART : "";
    cells(table, before, now, whole, (row, column) -> place(table, row, column), cells);
    columns(table, before, now, cells);
    Places places = (row, column) -> ((Grid) table).usage().places().get(row);
    cells(table, before.ofModifiers(), now.ofModifiers(), MODIFIER, places, cells);
    boolean reshaped = !now.columns().equals(before.columns()) || !names(now).equals(names(before));
    return new TableChange(
        table.id(),
        table.file().equals("built-in") ? "tables/" + table.id() + ".json" : table.file(),
        table.isBuiltIn(),
        before.vedette(),
        before.sha256(),
        table.sha256(),
        reshaped,
        List.copyOf(cells));
  }

  /** Adds the cells of rows and columns that are there as before, and rows that are new or gone. */
  private static void cells(
      Table table,
      TableState before,
      TableState now,
      String whole,
      Places places,
      List<Cell> cells) {
    for (int row = 0; row < now.rows().size(); row++) {
      List<String> is = now.rows().get(row);
      List<String> was = before.row(is.get(0));
      if (was == null) {
        cells.add(new Cell(is.get(0), whole, "", words(is), places.at(row, 0)));
        continue;
      }
      for (int column = 0; column < now.columns().size(); column++) {
        String name = now.columns().get(column);
        int old = before.columns().indexOf(name) + 1;
        if (old > 0 && !is.get(column + 1).equals(was.get(old))) {
          Position at = places.at(row, column);
          cells.add(new Cell(is.get(0), name, was.get(old), is.get(column + 1), at));
        }
      }
    }
    for (List<String> was : before.rows()) {
      if (now.row(was.get(0)) == null) {
        cells.add(new Cell(was.get(0), whole, words(was), "", place(table, 0, 0)));
      }
    }
  }

  /** Adds the columns that are new or gone. */
  private static void columns(Table table, TableState before, TableState now, List<Cell> cells) {
    for (int column = 0; column < now.columns().size(); column++) {
      String name = now.columns().get(column);
      if (!before.columns().contains(name)) {
        cells.add(new Cell("", name, "", now.column(column), place(table, 0, column)));
      }
    }
    for (int column = 0; column < before.columns().size(); column++) {
      String name = before.columns().get(column);
      if (!now.columns().contains(name)) {
        cells.add(new Cell("", name, before.column(column), "", place(table, 0, 0)));
      }
    }
  }

  private static String words(List<String> row) {
    return String.join(" ", row.subList(1, row.size()));
  }

  private static List<String> names(TableState table) {
    return table.rows().stream().map(row -> row.get(0)).toList();
  }

  private static Position place(Table table, int row, int column) {
    if (table instanceof FileOfParts file) {
      return file.parts().isEmpty() ? Position.START : file.parts().get(row).at();
    }
    return table instanceof Grid grid ? grid.at(row, column) : ((Modifiers) table).at(row);
  }

  /** Where to look first. */
  public Position at() {
    return cells.isEmpty() ? Position.START : cells.get(0).at();
  }
}
