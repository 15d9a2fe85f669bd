package vedette.report;

import java.util.Optional;
import vedette.form.Field;
import vedette.table.grid.TablePart;

/** Which part of a table or a file something is about. */
record PartName(
    @Field(text = "The part, in words that no other part of the file has.") String part,
    @Field(text = "Of a cell the name of its row; null of all else.") Optional<String> row,
    @Field(text = "Of a cell the name of its column; null without.") Optional<String> column) {
  static PartName of(TablePart part) {
    Optional<TablePart.Cell> cell = Optional.ofNullable(part.cell());
    return new PartName(
        part.place(), cell.map(TablePart.Cell::row), cell.map(TablePart.Cell::column));
  }
}
