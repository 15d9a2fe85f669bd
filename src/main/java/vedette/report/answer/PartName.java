package vedette.report.answer;

import java.util.Optional;
import vedette.form.Field;
import vedette.table.grid.TablePart;

/** The name of a part of a table or a file. */
public record PartName(
    @Field(text = "The part, in words that no other part of the file has.") String part,
    @Field(text = "Of a cell the name of its row; null of all else.") Optional<String> row,
    @Field(text = "Of a cell the name of its column; null without.") Optional<String> column) {
  public static PartName of(TablePart part) {
    Optional<TablePart.Cell> cell = Optional.ofNullable(part.cell());
    return new PartName(
        part.place(), cell.map(TablePart.Cell::row), cell.map(TablePart.Cell::column));
  }
}
