package vedette.report.answer;

import java.util.List;
import java.util.function.Consumer;
import vedette.form.Field;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.study.sweep.TableSummary;
import vedette.table.grid.Table;

/** The fight of an answer. */
public record FightHead(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The id of the rule system.") String system,
    @Field(text = "The kind of fight.") String engagement,
    @Field(text = "The request as understood; the schema of suites has that of each fight.")
        Consumer<JsonWriter> request,
    @Field(text = "The tables that it consults.") List<TableSummary> tables) {
  public static FightHead of(
      String system, String engagement, Consumer<JsonWriter> request, List<Table> tables) {
    return new FightHead(Version.NUMBER, system, engagement, request, TableSummary.of(tables));
  }

  public static FightHead of(Report report) {
    return of(report.system(), report.engagement(), report.request(), report.tables());
  }
}
