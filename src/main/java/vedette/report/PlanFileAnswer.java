package vedette.report;

import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.table.PlanFile;
import vedette.table.SystemPart;

/** What the file of a plan says: as a player reads it, and as data part by part. */
final class PlanFileAnswer {
  private PlanFileAnswer() {}

  /**
   * Shows it.
   *
   * @param words what it says, as a player reads it
   * @param document that has its head
   */
  static Answer show(PlanFile plan, List<Fact> words, Document document) {
    document.gap();
    document.facts(words);
    return new Answer(() -> document, () -> data(plan), () -> json(plan));
  }

  private static DataTable data(PlanFile plan) {
    DataTable data = new DataTable("part", "text");
    plan.parts().forEach(part -> data.row(part.where(), part.text()));
    return data;
  }

  private static String json(PlanFile plan) {
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("id", plan.id());
    json.field("title", plan.title());
    json.array("parts");
    for (SystemPart part : plan.parts()) {
      json.inline().object();
      json.field("part", part.where());
      json.field("text", part.text());
      json.end();
    }
    json.end();
    json.end();
    return json.text();
  }
}
