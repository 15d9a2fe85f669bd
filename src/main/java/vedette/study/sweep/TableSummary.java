package vedette.study.sweep;

import java.util.List;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.table.grid.Table;

/** The identity of a table or a file in answers. */
public record TableSummary(
    @Field(text = "Its id.") String id,
    @Field(text = "Its title.") String title,
    @Field(text = "Whether it is as printed, or how else it came from its source.") String status,
    @Field(text = "Its file, or `built-in`.") String file,
    @Field(text = "The SHA-256 of its content, without line ends and white space.") String sha256) {
  /** Returns the summary of a table. */
  public static TableSummary of(Table table) {
    return new TableSummary(
        table.id(),
        table.title(),
        EnumWords.word(table.source().status()),
        table.file(),
        table.sha256());
  }

  /** Returns the summaries of tables. */
  public static List<TableSummary> of(List<Table> tables) {
    return tables.stream().map(TableSummary::of).toList();
  }
}
