package vedette.report;

import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.table.Table;

/**
 * A rule system: its tables, how its source is read where it leaves things open, how else it can
 * be, and what has changed.
 *
 * @param title of the rule system
 * @param version of the rules
 * @param tables those that it consults
 * @param readings their ids and texts
 * @param variants their names and effects
 * @param changes ids of changed rules and what is played now
 */
public record ReadingsAnswer(
    String title,
    int version,
    List<Table> tables,
    List<Fact> readings,
    List<Fact> variants,
    List<Fact> changes) {

  /** As it is printed in each format. */
  public Answer answer() {
    return new Answer(this::document, this::data, this::json);
  }

  private Document document() {
    Document document = new Document().heading(title + ": version " + version + " of these rules");
    TableAnswer.list(tables, document);
    if (!readings.isEmpty()) {
      document.heading("Readings").facts(readings);
    }
    if (!variants.isEmpty()) {
      document.heading("Variants, each by --variant NAME").facts(variants);
    }
    document.heading("What versions have changed");
    return changes.isEmpty()
        ? document.paragraph("Nothing since the first.")
        : document.facts(changes);
  }

  private DataTable data() {
    DataTable data = new DataTable("id", "text");
    data.row("version", "" + version);
    tables.forEach(table -> data.row(table.id(), table.title()));
    List.of(readings, variants, changes)
        .forEach(facts -> facts.forEach(fact -> data.row(fact.label(), fact.text())));
    return data;
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    readings.forEach(reading -> json.field(reading.label(), reading.text()));
    json.field("version", (long) version);
    TableAnswer.heads(tables, json);
    members("variants", variants, json);
    members("changes", changes, json);
    json.end();
    return json.text();
  }

  private static void members(String name, List<Fact> facts, JsonWriter json) {
    json.object(name);
    facts.forEach(fact -> json.field(fact.label(), fact.text()));
    json.end();
  }
}
