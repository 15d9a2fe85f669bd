package vedette.suite.check;

import java.util.List;
import java.util.Objects;
import vedette.form.Field;
import vedette.source.Position;
import vedette.suite.scenario.TableState;
import vedette.table.grid.PartChange;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;

/** A table that changed since the baseline. */
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
    @Field(text = "Whether its rows, columns or other parts stand in another order.")
        boolean reordered,
    @Field(text = "What changed in it; none if only its words did.") List<Part> changes) {

  /** A part that changed, is new, or is gone. */
  public record Part(
      @Field(text = "What it is: `row 3 column 2:1`, `modifier woods`, a whole row or column.")
          String part,
      @Field(text = "Of a cell its row.", optional = true) String row,
      @Field(text = "Of a cell its column.", optional = true) String column,
      @Field(text = "What it was; empty if it was not there.") String old,
      @Field(name = "new", text = "What it is; empty if it is gone.") String now,
      @Field(
              text = "Whether it is a step that has moved; what it was and is are its places.",
              optional = true)
          boolean moved,
      @Field(text = "Where it stands in the file; of what is gone, where the table begins.")
          Position at) {
    private static Part of(PartChange change, Position first) {
      TablePart part = change.part();
      TablePart.Cell cell = part.cell();
      return new Part(
          part.place(),
          cell == null ? "" : cell.row(),
          cell == null ? "" : Objects.requireNonNullElse(cell.column(), ""),
          Objects.requireNonNullElse(change.old(), ""),
          Objects.requireNonNullElse(change.now(), ""),
          change.moved(),
          change.now() == null || part.at() == null ? first : part.at());
    }
  }

  /** Returns the changes in a table; null if there are none. */
  static TableChange of(Table table, TableState before) {
    if (before.sha256().equals(table.sha256())) {
      return null;
    }
    List<TablePart> now = table.parts();
    Position first =
        now.stream().map(TablePart::at).filter(Objects::nonNull).findFirst().orElse(Position.START);
    List<Part> changes =
        PartChange.of(before.toTableParts(), now).stream().map(it -> Part.of(it, first)).toList();
    return new TableChange(
        table.id(),
        table.file().equals("built-in") ? "tables/" + table.id() + ".json" : table.file(),
        table.isBuiltIn(),
        before.vedette(),
        before.sha256(),
        table.sha256(),
        !places(before.toTableParts()).equals(places(now)),
        changes);
  }

  private static List<String> places(List<TablePart> parts) {
    return parts.stream().map(TablePart::place).toList();
  }

  /** Returns the position of the first change. */
  public Position at() {
    return changes.isEmpty() ? Position.START : changes.get(0).at();
  }
}
