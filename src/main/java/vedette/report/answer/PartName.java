package vedette.report.answer;

import java.util.Optional;
import vedette.form.Field;
import vedette.table.grid.TablePart;

/** The name of a part of a table or a file. */
public record PartName(
    @Field(text = "The part, in words that are unique in its file.") String part,
    @Field(text = "The row of a cell; null for other parts.") Optional<String> row,
    @Field(text = "The column of a cell; null for other parts.") Optional<String> column) {
  public static PartName of(TablePart part) {
    Optional<TablePart.Cell> cell = Optional.ofNullable(part.cell());
    return new PartName(
        part.place(), cell.map(TablePart.Cell::row), cell.map(TablePart.Cell::column));
  }
}
