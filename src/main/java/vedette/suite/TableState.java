package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Note;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Version;
import vedette.table.FileOfParts;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Table;
import vedette.table.TablePart;

/** What a baseline keeps of a table, so that changed cells can be named. */
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
    @Field(text = "The names of its columns.", optional = true) List<String> columns,
    @Field(
            text = "Its rows: the name, then the cells, any of which may be empty.",
            optional = true,
            maxLength = Integer.MAX_VALUE)
        List<List<String>> rows,
    @Field(
            text = "Of a grid its modifiers: the name, then what it does.",
            optional = true,
            maxLength = Integer.MAX_VALUE)
        List<List<String>> modifiers) {

  /** No id of a table begins like this. */
  private static final String FILE = "file ";

  /** What a baseline calls a table whose file a scenario names: its id may be anything. */
  static String keyOfFile(String file) {
    return FILE + file;
  }

  /** What a baseline knows it by. */
  String key() {
    return file.isEmpty() ? id : keyOfFile(file);
  }

  /** The row of a name, with it; null if there is none. */
  List<String> row(String name) {
    return rows.stream().filter(it -> it.get(0).equals(name)).findFirst().orElse(null);
  }

  /** The same with the modifiers in the place of the cells. */
  TableState ofModifiers() {
    List<String> column = List.of(TableChange.MODIFIER);
    return new TableState(id, file, status, vedette, sha256, column, modifiers, List.of());
  }

  /** The cells of a column, in words. */
  String column(int column) {
    List<String> cells = new ArrayList<>();
    rows.forEach(row -> cells.add(row.get(column + 1)));
    return String.join(" ", cells);
  }

  /** The state of a table now, by what a baseline knows it by. */
  static TableState of(String key, Table table) {
    String file = key.startsWith(FILE) ? key.substring(FILE.length()) : "";
    List<String> columns = List.of("when", "value", "group", "both ways", "each");
    List<List<String>> rows = new ArrayList<>();
    if (table instanceof Grid grid) {
      columns = grid.columns().names();
      rows = rows(grid);
    } else if (table instanceof FileOfParts whole) {
      columns = List.of(TableChange.PART);
      for (TablePart part : whole.parts()) {
        rows.add(List.of(part.where(), part.text()));
      }
    } else {
      rows = rows((Modifiers) table);
    }
    List<List<String>> modifiers = new ArrayList<>();
    if (table instanceof Grid grid) {
      grid.usage().modifiers().forEach(it -> modifiers.add(List.of(it.name(), words(it))));
    }
    String status = EnumWords.word(table.source().status());
    String vedette = table.isBuiltIn() ? Version.NUMBER : "";
    return new TableState(
        table.id(), file, status, vedette, table.sha256(), columns, rows, List.copyOf(modifiers));
  }

  private static String words(Modifier modifier) {
    String group = modifier.group().isEmpty() ? "" : ", one of " + modifier.group();
    return modifier.when() + " " + Note.signed(modifier.value()) + group;
  }

  private static List<List<String>> rows(Grid grid) {
    List<List<String>> rows = new ArrayList<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      List<String> cells = new ArrayList<>(List.of(grid.rows().name(row)));
      for (int column = 0; column < grid.columns().size(); column++) {
        cells.add(grid.text(row, column));
      }
      rows.add(cells);
    }
    return rows;
  }

  private static List<List<String>> rows(Modifiers modifiers) {
    List<List<String>> rows = new ArrayList<>();
    for (Modifier it : modifiers.list()) {
      rows.add(
          List.of(
              it.name(),
              it.condition(),
              Note.signed(it.value()),
              it.group(),
              it.bothWays() ? "yes" : "no",
              it.each() ? "yes" : "no"));
    }
    return rows;
  }
}
