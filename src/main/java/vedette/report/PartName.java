package vedette.report;

import java.util.Optional;
import vedette.form.Field;
import vedette.table.Part;

/** Which part of a table or a file something is about. */
record PartName(
    @Field(text = "The part, in words that no other part of the file has.") String part,
    @Field(text = "Of a cell the name of its row; null of all else.") Optional<String> row,
    @Field(text = "Of a cell the name of its column; null without.") Optional<String> column) {
  static PartName of(Part part) {
    Optional<Part.Cell> cell = Optional.ofNullable(part.cell());
    return new PartName(part.where(), cell.map(Part.Cell::row), cell.map(Part.Cell::column));
  }
}
