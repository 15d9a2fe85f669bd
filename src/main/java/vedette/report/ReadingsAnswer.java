package vedette.report;

import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;

/**
 * How the source of a rule system is read where it leaves things open, how else it can be, and what
 * has changed.
 *
 * @param title of the rule system
 * @param readings their ids and texts
 * @param variants their names and effects
 * @param version of the rules
 * @param changes ids of changed rules and what is played now
 */
public record ReadingsAnswer(
    String title, List<Fact> readings, List<Fact> variants, int version, List<Fact> changes) {

  /** As it is printed in each format. */
  public Answer answer() {
    return new Answer(this::document, this::data, this::json);
  }

  private Document document() {
    Document document = new Document().heading(title + ": readings").facts(readings);
    if (!variants.isEmpty()) {
      document.heading("Variants, each by --variant NAME").facts(variants);
    }
    document.heading("Version " + version + " of these rules");
    return changes.isEmpty()
        ? document.paragraph("Nothing has changed since the first.")
        : document.facts(changes);
  }

  private DataTable data() {
    DataTable data = new DataTable("id", "text");
    List.of(readings, variants, changes)
        .forEach(facts -> facts.forEach(fact -> data.row(fact.label(), fact.text())));
    return data;
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    readings.forEach(reading -> json.field(reading.label(), reading.text()));
    json.field("version", (long) version);
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
