package vedette.suite.scenario;

import java.util.List;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Version;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;

/** The state of a table in a baseline, from which changed parts can be named. */
public record TableState(
    @Field(text = "Its id.") String id,
    @Field(text = "Its file as the suite names it, if a scenario does.", optional = true)
        String file,
    @Field(text = "How faithful it is to its source.") String status,
    @Field(
            text = "Of a table inside the program, the version of that; none of a user's own.",
            optional = true)
        String vedette,
    @Field(text = "SHA-256 of its file, white space left out.") String sha256,
    @Field(text = "What it says.", maxLength = Integer.MAX_VALUE) List<Part> parts) {

  /** The prefix of keys for files, with which no table's id begins. */
  private static final String FILE = "file ";

  /** A cell, or another part of the table. */
  record Part(
      @Field(
              text = "The rule system or modifier that the part belongs to.",
              optional = true,
              maxLength = Integer.MAX_VALUE)
          String of,
      @Field(text = "Which of its values it is.", optional = true, maxLength = Integer.MAX_VALUE)
          String key,
      @Field(
              text = "Of a cell in a rule system its table.",
              optional = true,
              maxLength = Integer.MAX_VALUE)
          String table,
      @Field(text = "Of a cell its row.", optional = true, maxLength = Integer.MAX_VALUE)
          String row,
      @Field(
              text = "Of a cell its column, if the table names any.",
              optional = true,
              maxLength = Integer.MAX_VALUE)
          String column,
      @Field(text = "The text of the part.", optional = true, maxLength = Integer.MAX_VALUE)
          String text) {
    private static Part of(TablePart part) {
      TablePart.Cell cell = part.cell();
      if (cell == null) {
        return new Part(part.subject(), part.key(), "", "", "", part.text());
      }
      boolean alone = part.subject().equals("row " + cell.row());
      return new Part(
          "",
          "",
          alone ? "" : cell.table(),
          cell.row(),
          cell.column() == null ? "" : cell.column(),
          part.text());
    }

    private TablePart toTablePart(String id) {
      if (row.isEmpty()) {
        return new TablePart(of, key, text, null, null);
      }
      String name = column.isEmpty() ? null : column;
      return table.isEmpty()
          ? TablePart.ofCell("", new TablePart.Cell(id, row, name), text, null)
          : TablePart.ofCell("table " + table, new TablePart.Cell(table, row, name), text, null);
    }
  }

  /** Returns the key of a table whose file a scenario names: its id may be anything. */
  static String keyOfFile(String file) {
    return FILE + file;
  }

  /** Returns the key of the table in a baseline. */
  public String key() {
    return file.isEmpty() ? id : keyOfFile(file);
  }

  /** Returns the recorded parts, without positions. */
  public List<TablePart> toTableParts() {
    return parts.stream().map(it -> it.toTablePart(id)).toList();
  }

  /**
   * Returns the current state of a table.
   *
   * @param key the key of the table in a baseline
   */
  public static TableState of(String key, Table table) {
    return new TableState(
        table.id(),
        key.startsWith(FILE) ? key.substring(FILE.length()) : "",
        EnumWords.word(table.source().status()),
        table.isBuiltIn() ? Version.NUMBER : "",
        table.sha256(),
        table.parts().stream().map(Part::of).toList());
  }
}
