package vedette.study;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import vedette.dice.Xoroshiro;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.json.Source;
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
 * @param trials how many battles are simulated for each cell that is; 0 if none may be
 * @param precision at which simulating stops; 0 for never
 * @param seed from which each cell's is derived; 0 if none may be simulated
 * @param shard the part of it that this is
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
    long trials,
    double precision,
    long seed,
    Shard shard) {

  /** A table that the fight may consult. */
  public record TableInForce(String id, String status, String file, String sha256) {
    /** What a file says of a table. */
    static TableInForce of(Table table) {
      return new TableInForce(
          table.id(), EnumWords.word(table.source().status()), table.file(), table.sha256());
    }
  }

  /** Whether all cells are computed. */
  public boolean isExact() {
    return method == Method.EXACT;
  }

  /** Whether a figure is one name of a category of which all are had. */
  boolean isWhole(Figure figure) {
    return !figure.value().isEmpty()
        && (asked.isEmpty() || asked.contains(Figure.ALL) || asked.contains(figure.measure()));
  }

  /** How many cells the whole sweep has. */
  public int cells() {
    int cells = 1;
    for (Swept place : swept) {
      cells = Math.multiplyExact(cells, place.values().size());
    }
    return cells;
  }

  /** Whether a cell is one of its shard. */
  boolean has(int cell) {
    return cell >= 0 && cell < cells() && cell % shard.of() == shard.number() - 1;
  }

  /** The seed of a cell: depends on nothing but the sweep's seed and the cell, so shards agree. */
  long seed(int cell) {
    return Xoroshiro.seeded(Xoroshiro.seeded(seed).next() + cell).next();
  }

  /** The values of a cell, in the order of what is swept. */
  public List<String> values(int cell) {
    return Template.values(swept, cell);
  }

  /** About how many bytes the JSON of a shard takes at most; of the whole sweep if it is cut. */
  public long bytes(Shard part) {
    return part.size(cells()) * SweepJson.bytesOfCell(this);
  }

  /** The same sweep, all of it. */
  SweepHead whole() {
    return new SweepHead(
        vedette,
        system,
        engagement,
        request,
        swept,
        tables,
        asked,
        figures,
        method,
        trials,
        precision,
        seed,
        Shard.WHOLE);
  }

  /** A hash over all of it. */
  String hash() {
    JsonWriter json = new JsonWriter().object();
    SweepJson.writeHead(this, json);
    byte[] bytes = json.end().text().getBytes(StandardCharsets.UTF_8);
    return Source.of("head", bytes).sha256();
  }
}
