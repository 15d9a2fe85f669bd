package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Field;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.NewerFormat;
import vedette.json.Problems;
import vedette.json.RecordReader;
import vedette.json.Source;
import vedette.odds.Trials;
import vedette.study.SweepHead.TableInForce;
import vedette.study.Template.Swept;

/** Reads what {@link SweepJson} writes. */
public final class ShardFile {
  /** The most bytes that such a file may have: 512 MiB. */
  public static final int LIMIT = 512 << 20;

  /** The newest format that this program reads; the first one had neither it nor checksums. */
  static final int FORMAT = 3;

  /** The first format in which an empty cell says why. */
  static final int WITH_REASONS = 3;

  private static final int LONG = JsonReader.MAX_STRING;
  private static final List<String> METHODS = List.of("exact", "simulate", "direct");
  static final String AGAIN = "run the shard again with --format json";

  private final Source source;
  private final Problems problems;
  private Json.Obj root;

  /** The whole of the file. */
  record Whole(
      @Field(text = "version of the file format", fallback = "1", min = 1, max = FORMAT) int format,
      @Field(text = "version") String vedette,
      @Field(text = "rule system") String system,
      @Field(text = "kind of engagement") String engagement,
      @Field(text = "texts by parameter") Json request,
      @Field(text = "what is swept", minSize = 1) List<Place> swept,
      @Field(text = "tables in force") List<TablePart> tables,
      @Field(text = "measures asked for", maxLength = LONG) List<String> asked,
      @Field(text = "figures of each cell") List<FigurePart> figures,
      @Field(text = "method") String method,
      @Field(text = "battles a cell, or null") Json trials,
      @Field(text = "precision asked for, or null") Json precision,
      @Field(text = "seed, or null") Json seed,
      @Field(text = "which part it is") Json shard,
      @Field(text = "a line a cell") List<Json> cells) {}

  record Place(
      @Field(text = "name", maxLength = LONG) String name,
      @Field(text = "values", optional = true, minSize = 1, maxLength = LONG)
          List<String> values) {}

  record TablePart(
      @Field(text = "id") String id,
      @Field(text = "status") String status,
      @Field(text = "file", maxLength = LONG) String file,
      @Field(text = "hash") String sha256) {}

  record FigurePart(
      @Field(text = "measure", maxLength = LONG) String measure,
      @Field(text = "value", optional = true, maxLength = LONG) String value,
      @Field(text = "text", maxLength = LONG) String text,
      @Field(text = "whether it is a mean") boolean mean) {}

  private ShardFile(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
  }

  /**
   * Reads a file.
   *
   * @param problems takes what is wrong with it
   * @return what the sweep has come to; null if something is wrong
   */
  static SweepResult read(Source source, Problems problems) {
    Problems own = new Problems();
    SweepResult sweep = new ShardFile(source, own).read();
    problems.addAll(own);
    return own.hasErrors() ? null : sweep;
  }

  private SweepResult read() {
    Json json = JsonReader.read(source, problems);
    if (json == null) {
      return null;
    }
    if (!(json instanceof Json.Obj object) || object.get("swept") == null) {
      problems.error(
          Code.NOT_A_SHARD,
          source,
          json.at(),
          "this file was not written by a sweep",
          "give files that `vedette sweep … --format json` has written");
      return null;
    }
    if (NewerFormat.refuse(json, source, FORMAT, Code.NEWER_FORMAT, problems)) {
      return null;
    }
    Whole whole = RecordReader.read(json, source, Whole.class, problems);
    if (whole == null) {
      return null;
    }
    root = object;
    SweepHead head = head(whole);
    if (problems.hasErrors()) {
      return null;
    }
    ShardCells cells = new ShardCells(source, problems, head, whole.format() > 1);
    return new SweepResult(head, cells.read(whole.cells(), object.get("cells").at()));
  }

  private SweepHead head(Whole whole) {
    List<Swept> swept = new ArrayList<>();
    whole.swept().forEach(place -> swept.add(new Swept(place.name(), place.values())));
    List<TableInForce> tables = new ArrayList<>();
    for (TablePart table : whole.tables()) {
      tables.add(new TableInForce(table.id(), table.status(), table.file(), table.sha256()));
    }
    List<Figure> figures = new ArrayList<>();
    for (FigurePart figure : whole.figures()) {
      figures.add(new Figure(figure.measure(), figure.value(), figure.text(), figure.mean()));
    }
    checkSize(swept);
    boolean exact = whole.method().equals("exact");
    if (!METHODS.contains(whole.method())) {
      wrong(root.get("method"), "expected one of " + String.join(", ", METHODS));
    }
    return new SweepHead(
        whole.vedette(),
        whole.system(),
        whole.engagement(),
        request(whole.request()),
        swept,
        tables,
        whole.asked(),
        figures,
        whole.method(),
        exact ? none(whole.trials()) : trials(whole.trials()),
        exact ? none(whole.precision()) : precision(whole.precision()),
        exact ? none(whole.seed()) : whole(whole.seed()),
        shard(whole.shard()));
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

  private Map<String, List<String>> request(Json json) {
    Map<String, List<String>> request = new LinkedHashMap<>();
    if (!(json instanceof Json.Obj object)) {
      wrong(json, "expected an object with the texts by parameter");
      return request;
    }
    for (Json.Member member : object.members()) {
      List<String> texts = new ArrayList<>();
      if (member.value() instanceof Json.Arr array) {
        for (Json text : array.values()) {
          texts.add(text instanceof Json.Str string ? string.value() : null);
        }
      }
      if (texts.isEmpty() || texts.contains(null)) {
        wrong(member.value(), "expected the texts of " + member.name());
      }
      request.put(member.name(), texts);
    }
    return request;
  }

  private Shard shard(Json json) {
    Shard shard = json instanceof Json.Str text ? Shard.parse(text.value()) : null;
    if (shard == null) {
      wrong(json, "expected a shard as \"2/3\"");
    }
    return shard;
  }

  /** Nothing, where a sweep that is exact has none. */
  private int none(Json json) {
    if (!(json instanceof Json.Null)) {
      wrong(json, "expected null, since the method is exact");
    }
    return 0;
  }

  private long trials(Json json) {
    long trials = whole(json);
    if (trials < 1 || trials > Trials.MAX) {
      wrong(json, "expected battles from 1 to 2,000,000,000");
    }
    return trials;
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

  private long whole(Json json) {
    if (json instanceof Json.Num number && number.value() != null) {
      try {
        return number.value().longValueExact();
      } catch (ArithmeticException e) {
        // Refused below.
      }
    }
    wrong(json, "expected a whole number");
    return 0;
  }

  private void wrong(Json json, String message) {
    problems.error(Code.FIGURES, source, json == null ? null : json.at(), message, AGAIN);
  }
}
