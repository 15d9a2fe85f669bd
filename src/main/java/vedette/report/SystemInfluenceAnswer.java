package vedette.report;

import java.util.List;
import vedette.json.JsonWriter;
import vedette.study.Figure;
import vedette.study.Influence.Change;
import vedette.study.own.SystemInfluence;
import vedette.study.own.SystemInfluence.Part;

/** The influence of a rule system's numbers and cells on a fight, the strongest first. */
public final class SystemInfluenceAnswer {
  private final InfluenceAnswer.Head head;
  private final SystemInfluence influence;

  private SystemInfluenceAnswer(InfluenceAnswer.Head head, SystemInfluence influence) {
    this.head = head;
    this.influence = influence;
  }

  /** The answer. */
  public static Answer of(InfluenceAnswer.Head head, SystemInfluence influence) {
    SystemInfluenceAnswer answer = new SystemInfluenceAnswer(head, influence);
    return new Answer(answer::document, answer::data, answer::json);
  }

  private Document document() {
    Document document = new Document();
    document.heading(
        head.fight().system()
            + " "
            + head.fight().engagement()
            + ": influence of each number and cell");
    document.facts(head.fight().situation());
    new EffectRows(
            influence.figures(),
            influence.odds(),
            head.asked(),
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

  private void row(Part part, Change change, DataTable data) {
    for (int i = 0; change != null && i < influence.figures().size(); i++) {
      String figure = influence.figures().get(i).name();
      data.row(part.part().where(), part.part().text(), change.to(), figure, change.moves().get(i));
    }
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    head.fight().write(json);
    json.field("method", "exact");
    json.field("states", (long) influence.odds().states());
    json.field("undecided", influence.odds().undecided());
    json.field("error", influence.odds().error());
    json.object("figures");
    for (Figure figure : influence.figures()) {
      json.number(figure.name(), figure.of(influence.odds()));
    }
    json.end();
    json.array("influence");
    for (Part part : influence.parts()) {
      json.object();
      json.field("what", part.part().where());
      json.field("is", part.part().text());
      json.field("at", part.part().at().toString());
      InfluenceData.change("up", part.up(), influence.figures(), json);
      InfluenceData.change("down", part.down(), influence.figures(), json);
      json.end();
    }
    json.end();
    json.end();
    return json.text();
  }
}
