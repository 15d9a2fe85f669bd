package vedette.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import vedette.form.model.FormSchema;
import vedette.report.advice.AdviceAnswer;
import vedette.report.advice.CompareAnswer;
import vedette.report.check.CheckOddsAnswer;
import vedette.report.odds.OddsAnswer;
import vedette.report.odds.PlayAnswer;
import vedette.report.sweep.SweepData;
import vedette.report.table.DiffAnswer;
import vedette.report.table.InfluenceAnswer;
import vedette.report.table.LintAnswer;
import vedette.report.table.ListAnswer;
import vedette.report.table.ShowAnswer;
import vedette.report.table.TuneAnswer;
import vedette.suite.check.Check;

/** The JSON Schemas of the answers, by the names under which they are published. */
public final class AnswerSchema {
  private final Map<String, Supplier<String>> schemas = new LinkedHashMap<>();

  private AnswerSchema() {
    add("list", ListAnswer.class);
    add("show", ShowAnswer.SystemContents.class, ShowAnswer.FileContents.class);
    add("lint", LintAnswer.class);
    add("odds", OddsAnswer.class);
    add("sweep", SweepData.class);
    add("play", PlayAnswer.Story.class);
    add("advise", AdviceAnswer.AdviceData.class);
    add("influence", InfluenceAnswer.Influences.class);
    add("compare", CompareAnswer.ComparisonData.class);
    add("diff", DiffAnswer.DiffData.class);
    add("tune", TuneAnswer.TuneData.class);
    add("check", Check.class);
    add("check-odds", CheckOddsAnswer.class);
  }

  private void add(String name, Class<?>... records) {
    schemas.put(
        name,
        () ->
            FormSchema.ofAnswer(
                "The answer of vedette: " + name, "urn:vedette:answer:" + name, records));
  }

  /** Returns the texts of all schemas by name. */
  public static Map<String, Supplier<String>> all() {
    return new AnswerSchema().schemas;
  }
}
