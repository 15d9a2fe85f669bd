package vedette.report;

import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.table.Table;

/**
 * A rule system: its tables, how its source is read where it leaves things open, and how else it
 * can be.
 *
 * @param title of the rule system
 * @param tables those that it consults
 * @param readings their ids and texts
 * @param variants their names and effects
 */
public record ReadingsAnswer(
    String title, List<Table> tables, List<Fact> readings, List<Fact> variants) {

  /** As it is printed in each format. */
  public Answer answer() {
    return new Answer(this::document, this::data, this::json);
  }

  private Document document() {
    Document document = new Document().heading(title);
    TableAnswer.list(tables, document);
    if (!readings.isEmpty()) {
      document.heading("Readings").facts(readings);
    }
    if (!variants.isEmpty()) {
      document.heading("Variants, each by --variant NAME").facts(variants);
    }
    return document;
  }

  private DataTable data() {
    DataTable data = new DataTable("id", "text");
    tables.forEach(table -> data.row(table.id(), table.title()));
    List.of(readings, variants)
        .forEach(facts -> facts.forEach(fact -> data.row(fact.label(), fact.text())));
    return data;
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    readings.forEach(reading -> json.field(reading.label(), reading.text()));
    TableAnswer.heads(tables, json);
    json.object("variants");
    variants.forEach(fact -> json.field(fact.label(), fact.text()));
    json.end();
    json.end();
    return json.text();
  }
}
