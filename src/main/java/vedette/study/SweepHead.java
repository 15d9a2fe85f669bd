package vedette.study;

import java.util.List;
import java.util.Map;
import vedette.dice.Xoroshiro;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.json.JsonHash;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.odds.Method;
import vedette.problem.Source;
import vedette.study.Template.Swept;
import vedette.study.log.LogReader;
import vedette.study.log.Shard;
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
 * @param maxStates above how many states a cell of auto is sampled; 0 with any other method, as an
 *     exact sweep may go on with a higher limit
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
    long maxStates,
    long trials,
    double precision,
    long seed,
    Shard shard) {

  /** What its log is called in the head line. */
  static final String LOG = "sweep";

  private static final int LONG = JsonReader.MAX_STRING;

  /** A table that the fight may consult. */
  public record TableInForce(
      @Field(text = "id") String id,
      @Field(text = "status") String status,
      @Field(text = "file", maxLength = LONG) String file,
      @Field(text = "hash") String sha256) {
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
        maxStates,
        trials,
        precision,
        seed,
        Shard.WHOLE);
  }

  /** A hash over all of it. */
  String hash() {
    JsonHash hash = new JsonHash();
    hash.add(SweepJson.headLine(this));
    return hash.hex();
  }

  /** The head line of a log, as it was written. */
  record Line(
      @Field(text = "version of the file format") int format,
      @Field(text = "what the log is of") String log,
      @Field(text = "version") String vedette,
      @Field(text = "rule system") String system,
      @Field(text = "kind of engagement") String engagement,
      @Field(text = "texts by parameter") Json request,
      @Field(text = "what is swept", minSize = 1) List<Swept> swept,
      @Field(text = "tables in force") List<TableInForce> tables,
      @Field(text = "measures asked for", maxLength = LONG) List<String> asked,
      @Field(text = "figures of each cell") List<Figure> figures,
      @Field(text = "method") Method method,
      @Field(text = "limit on states, or null") Json maxStates,
      @Field(text = "battles a cell, or null") Json trials,
      @Field(text = "precision asked for, or null") Json precision,
      @Field(text = "seed, or null") Json seed,
      @Field(text = "which part it is") String shard,
      @Field(text = "checksum") String checksum) {

    SweepHead head() {
      return new SweepHead(
          vedette,
          system,
          engagement,
          LoggedFight.texts(request),
          swept,
          tables,
          asked,
          figures,
          method,
          (long) number(maxStates),
          (long) number(trials),
          number(precision),
          seed instanceof Json.Num whole ? Long.parseLong(whole.text()) : 0,
          Shard.parse(shard));
    }

    private static double number(Json json) {
      return json instanceof Json.Num number ? number.value().doubleValue() : 0;
    }
  }

  /**
   * What the log of a sweep says that it is of.
   *
   * @throws vedette.problem.WrongFile if it cannot be that of a sweep
   */
  static SweepHead read(Source line) {
    return LogReader.said(line, Line.class).head();
  }
}
