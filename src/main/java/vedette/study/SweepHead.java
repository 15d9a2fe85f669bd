package vedette.study;

import java.util.List;
import java.util.Map;
import vedette.dice.Xoroshiro;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.JsonHash;
import vedette.json.JsonWriter;
import vedette.odds.Method;
import vedette.study.Template.Swept;
import vedette.table.Table;

/**
 * What a sweep asks, all of it: equal heads have equal cells.
 *
 * @param vedette the version of the program
 * @param system the rule system's id
 * @param engagement the kind of engagement
 * @param request the texts by parameter, what is swept in braces
 * @param swept what is swept, one or two places
 * @param tables the tables in force
 * @param asked the measures that were named; none for those of the whole sides
 * @param figures what is had of each cell
 * @param method by which the cells are found; if auto, each of them decides for itself
 * @param maxStates above how many states a cell of auto is sampled; 0 with any other method
 * @param trials how many battles are simulated for each cell that is; 0 if none may be
 * @param precision at which simulating stops; 0 for never
 * @param seed from which each cell's is derived; 0 if none may be simulated
 */
public record SweepHead(
    String vedette,
    String system,
    String engagement,
    Map<String, List<String>> request,
    List<Swept> swept,
    List<TableInForce> tables,
    List<String> asked,
    List<Figure> figures,
    Method method,
    long maxStates,
    long trials,
    double precision,
    long seed) {

  /** A table that the fight may consult. */
  public record TableInForce(
      @Field(text = "Its id.") String id,
      @Field(text = "Whether it is as printed, or how else it came from its source.") String status,
      @Field(text = "Its file, or `built-in`.") String file,
      @Field(text = "The SHA-256 of its content, without line ends and white space.")
          String sha256) {
    /** What a file says of a table. */
    static TableInForce of(Table table) {
      return new TableInForce(
          table.id(), EnumWords.word(table.source().status()), table.file(), table.sha256());
    }

    /** What a file says of the tables that a fight consults. */
    public static List<TableInForce> of(List<Table> tables) {
      return tables.stream().map(TableInForce::of).toList();
    }

    /** Writes such tables as the member {@code tables} of a JSON object. */
    public static void write(List<TableInForce> tables, JsonWriter json) {
      json.rows(
          "tables",
          tables,
          table -> {
            json.field("id", table.id());
            json.field("status", table.status());
            json.field("file", table.file());
            json.field("sha256", table.sha256());
          });
    }
  }

  /** Whether all cells are computed. */
  public boolean isExact() {
    return method == Method.EXACT;
  }

  /** How many cells the sweep has. */
  public int cells() {
    int cells = 1;
    for (Swept place : swept) {
      cells = Math.multiplyExact(cells, place.values().size());
    }
    return cells;
  }

  /** The seed of a cell: depends on nothing but the sweep's seed and the cell. */
  long seed(int cell) {
    return Xoroshiro.seeded(Xoroshiro.seeded(seed).next() + cell).next();
  }

  /** The values of a cell, in the order of what is swept. */
  public List<String> values(int cell) {
    return Template.values(swept, cell);
  }

  /** Returns a hash over all of it. */
  String hash() {
    JsonWriter json = new JsonWriter().object();
    write(json);
    JsonHash hash = new JsonHash();
    hash.add(json.end().text());
    return hash.hex();
  }

  /** Writes it as members of an object. */
  void write(JsonWriter json) {
    json.field("vedette", vedette);
    json.field("system", system);
    json.field("engagement", engagement);
    json.object("request");
    request.forEach(json::words);
    json.end();
    json.rows(
        "swept", swept, place -> json.field("name", place.name()).words("values", place.values()));
    TableInForce.write(tables, json);
    json.words("asked", asked);
    json.rows(
        "figures",
        figures,
        figure -> {
          json.field("measure", figure.measure());
          json.field("value", figure.value());
          json.field("text", figure.text());
          json.field("mean", figure.mean());
        });
    json.field("method", method.word());
    if (method == Method.AUTO) {
      json.field("maxStates", maxStates);
    } else {
      json.nul("maxStates");
    }
    if (isExact()) {
      json.nul("trials").nul("precision").nul("seed");
    } else {
      json.field("trials", trials);
      json.field("precision", precision);
      json.field("seed", seed);
    }
  }
}
