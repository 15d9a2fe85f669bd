package vedette.report;

import java.util.Map;
import vedette.json.JsonWriter;

/** Readings alone: how a source is read where it leaves things open. */
public final class ReadingsAnswer {
  private ReadingsAnswer() {}

  /** The answer of readings by id, under a heading. */
  public static Answer of(String heading, Map<String, String> readings) {
    Document document = new Document().heading(heading);
    OddsDocument.readings(readings, document);
    DataTable data = new DataTable("id", "text");
    readings.forEach(data::row);
    return new Answer(() -> document, () -> data, () -> json(readings));
  }

  private static String json(Map<String, String> readings) {
    JsonWriter json = new JsonWriter();
    json.object();
    readings.forEach(json::field);
    json.end();
    return json.text();
  }
}
