package vedette.report;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.Odds;
import vedette.study.Figure;
import vedette.table.Table;

/**
 * The fight whose influences are found, as it stands above the numbers.
 *
 * @param system the rule system's id
 * @param engagement the kind of engagement
 * @param request writes the members of the request as understood
 * @param situation of both sides
 * @param tables the tables of the fight
 * @param named whether the user named figures
 */
public record AskedFight(
    String system,
    String engagement,
    Consumer<JsonWriter> request,
    List<Fact> situation,
    List<Table> tables,
    boolean named) {

  /** Writes it as the first members of an answer, with its odds as they are. */
  void write(List<Figure> figures, Odds.Exact odds, JsonWriter json) {
    json.field("vedette", Version.NUMBER);
    json.field("system", system);
    json.field("engagement", engagement);
    json.object("request");
    request.accept(json);
    json.end();
    Provenances.write(tables, json);
    json.field("method", "exact");
    json.field("states", (long) odds.states());
    json.field("undecided", odds.undecided());
    json.field("error", odds.error());
    json.object("figures");
    figures.forEach(figure -> json.number(figure.name(), figure.of(odds)));
    json.end();
  }

  /** The indices of the figures that are shown: those named, or those that move furthest. */
  List<Integer> shown(List<Figure> figures, IntToDoubleFunction range) {
    return named
        ? IntStream.range(0, figures.size()).boxed().toList()
        : Furthest.of(figures, range);
  }
}
