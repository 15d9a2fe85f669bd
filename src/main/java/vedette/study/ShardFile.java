package vedette.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.json.Field;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonRows;
import vedette.json.NewerFormat;
import vedette.json.Problems;
import vedette.json.RecordReader;
import vedette.json.Source;
import vedette.json.WrongFile;
import vedette.odds.Method;
import vedette.study.Template.Swept;

/** Reads what {@link SweepJson} writes, a cell at a time: such a file may be of any size. */
final class ShardFile implements AutoCloseable {
  /** The newest format that this program reads; the first one had neither it nor checksums. */
  static final int FORMAT = 3;

  /** The first format in which an empty cell says why. */
  static final int WITH_REASONS = 3;

  private static final int LONG = JsonReader.MAX_STRING;

  /** The array of the cells. */
  static final String CELLS = "cells";

  static final String AGAIN = "run the shard again with --format json";

  private final JsonRows rows;
  private final Problems problems;
  private HeadReader parts;
  private Json.Obj root;
  private SweepHead head;
  private ShardCells cells;

  /** The whole of the file. */
  record Whole(
      @Field(text = "version of the file format", fallback = "1", min = 1, max = FORMAT) int format,
      @Field(text = "version") String vedette,
      @Field(text = "rule system") String system,
      @Field(text = "kind of engagement") String engagement,
      @Field(text = "texts by parameter") Json request,
      @Field(text = "what is swept", minSize = 1) List<Place> swept,
      @Field(text = "tables in force") List<HeadReader.TablePart> tables,
      @Field(text = "measures asked for", maxLength = LONG) List<String> asked,
      @Field(text = "figures of each cell") List<FigurePart> figures,
      @Field(text = "method") Method method,
      @Field(text = "battles a cell, or null") Json trials,
      @Field(text = "precision asked for, or null") Json precision,
      @Field(text = "seed, or null") Json seed,
      @Field(text = "which part it is") Json shard,
      @Field(text = "a line a cell") List<Json> cells) {}

  record Place(
      @Field(text = "name", maxLength = LONG) String name,
      @Field(text = "values", optional = true, minSize = 1, maxLength = LONG)
          List<String> values) {}

  record FigurePart(
      @Field(text = "measure", maxLength = LONG) String measure,
      @Field(text = "value", optional = true, maxLength = LONG) String value,
      @Field(text = "text", maxLength = LONG) String text,
      @Field(text = "whether it is a mean") boolean mean) {}

  private ShardFile(JsonRows rows, Problems problems) {
    this.rows = rows;
    this.problems = problems;
  }

  /**
   * Opens a file and reads what stands above its cells.
   *
   * @param problems takes what is wrong with it
   * @throws vedette.json.WrongFile if it cannot be read
   */
  static ShardFile open(JsonRows rows, Problems problems) {
    ShardFile file = new ShardFile(rows, problems);
    file.readHead();
    return file;
  }

  /** The files of shards, or of whole sweeps, of which the cells are read one by one. */
  static JsonRows rows(String file) {
    return JsonRows.open(Path.of(file), file, Set.of(CELLS, TallyJson.OUTCOMES));
  }

  /** Reads all of a file; null if something is wrong with it. */
  static SweepResult read(Source source, Problems problems) {
    Problems own = new Problems();
    SweepResult all = null;
    try (ShardFile file = open(JsonRows.of(source, Set.of(CELLS)), own)) {
      List<SweepCell> cells = new ArrayList<>();
      for (SweepCell cell = file.next(); cell != null; cell = file.next()) {
        cells.add(cell);
      }
      all = own.hasErrors() ? null : new SweepResult(file.head, cells);
    } catch (WrongFile e) {
      own.addAll(e.problems());
    }
    problems.addAll(own);
    return all;
  }

  /** Whether a file is of a sweep, as far as its first members tell. */
  static boolean isSweep(Json json) {
    return json instanceof Json.Obj object && object.get("swept") != null;
  }

  /** What stands above the cells; null if something is wrong with that. */
  SweepHead head() {
    return problems.hasErrors() ? null : head;
  }

  /** What messages are about. */
  Source source() {
    return rows.source();
  }

  /** The next cell, right or wrong; null behind the last, or where nothing more can be read. */
  SweepCell next() {
    SweepCell cell = cells == null ? null : cells.next();
    if (cell == null && cells != null) {
      cells = null;
      if (!problems.hasErrors()) {
        refuseMore();
      }
    }
    return cell;
  }

  /** Nothing may stand behind the cells: it would belong to what was read long ago. */
  private void refuseMore() {
    Json.Obj rest = rows.rest(problems);
    if (rest != null && rest.members().size() > 1) {
      problems.error(
          Code.NOT_A_SHARD,
          rows.source(),
          rest.members().get(1).at(),
          "something stands behind the cells",
          "keep the order of the file: " + AGAIN);
    }
  }

  @Override
  public void close() {
    rows.close();
  }

  private void readHead() {
    Json json = rows.head(problems);
    Source source = rows.source();
    parts = new HeadReader(source, problems, Code.FIGURES);
    if (json == null) {
      return;
    }
    if (!isSweep(json)) {
      problems.error(
          Code.NOT_A_SHARD,
          source,
          json.at(),
          "this file was not written by a sweep",
          "give files that a sweep with --format json has written");
      return;
    }
    if (NewerFormat.refuse(json, source, FORMAT, Code.NEWER_FORMAT, problems)) {
      return;
    }
    Whole whole = RecordReader.read(json, source, Whole.class, problems);
    if (whole == null) {
      return;
    }
    root = (Json.Obj) json;
    head = head(whole);
    if (!problems.hasErrors()) {
      cells = new ShardCells(rows, problems, head, whole.format() > 1);
    }
  }

  private SweepHead head(Whole whole) {
    List<Swept> swept = new ArrayList<>();
    whole.swept().forEach(place -> swept.add(new Swept(place.name(), place.values())));
    List<Figure> figures = new ArrayList<>();
    for (FigurePart figure : whole.figures()) {
      figures.add(new Figure(figure.measure(), figure.value(), figure.text(), figure.mean()));
    }
    checkSize(swept);
    boolean exact = whole.method() == Method.EXACT;
    return new SweepHead(
        whole.vedette(),
        whole.system(),
        whole.engagement(),
        parts.request(whole.request()),
        swept,
        HeadReader.tables(whole.tables()),
        whole.asked(),
        figures,
        whole.method(),
        exact ? none(whole.trials()) : parts.trials(whole.trials()),
        exact ? none(whole.precision()) : precision(whole.precision()),
        exact ? none(whole.seed()) : parts.whole(whole.seed()),
        parts.shard(whole.shard()));
  }

  private void checkSize(List<Swept> swept) {
    long cells = 1;
    for (Swept place : swept) {
      cells *= place.values().size();
    }
    if (swept.size() > 2 || cells < 1 || cells > Braces.MOST) {
      wrong(root.get("swept"), "expected one place or two, and at most 1,000,000 cells");
    }
  }

  /** Nothing, where a sweep that is exact has none. */
  private int none(Json json) {
    if (!(json instanceof Json.Null)) {
      wrong(json, "expected null, since the method is exact");
    }
    return 0;
  }

  private double precision(Json json) {
    double precision =
        json instanceof Json.Num number && number.value() != null
            ? number.value().doubleValue()
            : Double.NaN;
    if (!(precision >= 0 && precision < 1)) {
      wrong(json, "expected a precision from 0 and below 1");
    }
    return precision;
  }

  private void wrong(Json json, String message) {
    parts.wrong(json, message);
  }
}
