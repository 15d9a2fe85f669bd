package vedette.report;

import java.util.List;
import vedette.form.FightName;
import vedette.json.JsonWriter;
import vedette.report.AskedFight.EffectRows;
import vedette.study.Influence.Moves;
import vedette.study.own.SystemInfluence;
import vedette.study.own.SystemInfluence.Part;

/** The influence of a rule system's numbers and cells on a fight, the strongest first. */
public final class SystemInfluenceAnswer {
  private final AskedFight fight;
  private final SystemInfluence influence;

  private SystemInfluenceAnswer(AskedFight fight, SystemInfluence influence) {
    this.fight = fight;
    this.influence = influence;
  }

  /** The answer. */
  public static Answer of(AskedFight fight, SystemInfluence influence) {
    SystemInfluenceAnswer answer = new SystemInfluenceAnswer(fight, influence);
    return new Answer(answer::document, answer::data, answer::json);
  }

  private Document document() {
    Document document = new Document();
    document.heading(
        new FightName(fight.system(), fight.engagement()) + ": influence of each number and cell");
    document.facts(fight.situation());
    new EffectRows(
            influence.figures(),
            influence.odds(),
            fight,
            influence.parts().stream()
                .map(
                    it ->
                        new EffectRows.Row(it.part().where(), it.part().text(), it.up(), it.down()))
                .toList())
        .addTo(document, "Effect", List.of("what", "is", "if higher", "if lower"));
    document.gap();
    document.paragraph(
        "Exact. A number becomes one more or one less, a cell what the row below or above it says."
            + " What moves nothing is left out.");
    return document;
  }

  private DataTable data() {
    DataTable data = new DataTable("part", "is", "becomes", "figure", "change");
    for (Part part : influence.parts()) {
      row(part, part.up(), data);
      row(part, part.down(), data);
    }
    return data;
  }

  private void row(Part part, Moves change, DataTable data) {
    for (int i = 0; change != null && i < influence.figures().size(); i++) {
      String figure = influence.figures().get(i).name();
      data.row(part.part().where(), part.part().text(), change.to(), figure, change.by(i));
    }
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    fight.write(influence.figures(), influence.odds(), json);
    json.objects(
        "influence",
        influence.parts(),
        part -> {
          json.field("what", part.part().where());
          json.field("is", part.part().text());
          json.field("at", part.part().at().toString());
          InfluenceData.change("up", part.up(), influence.figures(), json);
          InfluenceData.change("down", part.down(), influence.figures(), json);
        });
    json.end();
    return json.text();
  }
}
