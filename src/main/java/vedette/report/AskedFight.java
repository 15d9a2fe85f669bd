package vedette.report;

import java.util.List;
import java.util.function.Consumer;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.table.Table;

/**
 * The fight that an answer is about, as it stands above the numbers.
 *
 * @param version of the program
 * @param system the rule system's id
 * @param engagement the kind of engagement
 * @param request writes the members of the request as understood
 * @param situation of both sides
 * @param tables the tables of the fight
 */
public record AskedFight(
    String version,
    String system,
    String engagement,
    Consumer<JsonWriter> request,
    List<Fact> situation,
    List<Table> tables) {

  /** Writes it as the first members of an answer. */
  void write(JsonWriter json) {
    json.field("vedette", version);
    json.field("system", system);
    json.field("engagement", engagement);
    json.object("request");
    request.accept(json);
    json.end();
    Provenances.write(tables, json);
  }
}
