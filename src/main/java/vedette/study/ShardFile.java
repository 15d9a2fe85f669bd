package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Field;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.Problems;
import vedette.json.RecordReader;
import vedette.json.Source;
import vedette.study.SweepHead.TableInForce;
import vedette.study.Template.Swept;

/** Reads what {@link SweepJson} writes. */
public final class ShardFile {
  /** The most bytes that such a file may have: 512 MiB. */
  public static final int LIMIT = 512 << 20;

  private static final int LONG = JsonReader.MAX_STRING;
  private static final List<String> METHODS = List.of("exact", "simulate", "direct");
  private static final String AGAIN = "run the shard again with --format json";

  private final Source source;
  private final Problems problems;
  private Json.Obj root;

  /** The whole of the file. */
  private record Whole(
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

  private record Place(
      @Field(text = "name", maxLength = LONG) String name,
      @Field(text = "values", optional = true, minSize = 1, maxLength = LONG)
          List<String> values) {}

  private record TablePart(
      @Field(text = "id") String id,
      @Field(text = "status") String status,
      @Field(text = "file", maxLength = LONG) String file,
      @Field(text = "hash") String sha256) {}

  private record FigurePart(
      @Field(text = "measure", maxLength = LONG) String measure,
      @Field(text = "value", optional = true, maxLength = LONG) String value,
      @Field(text = "text", maxLength = LONG) String text,
      @Field(text = "whether it is a mean") boolean mean) {}

  private record CellPart(
      @Field(text = "number", min = 0) int cell,
      @Field(text = "values", optional = true, maxLength = LONG) List<String> values,
      @Field(text = "figures") Json figures,
      @Field(text = "lower bounds", optional = true) Json low,
      @Field(text = "upper bounds", optional = true) Json high,
      @Field(text = "undecided") Json undecided,
      @Field(text = "error bound", optional = true) Json error,
      @Field(text = "half the widest interval", optional = true) Json halfWidth,
      @Field(text = "battles", optional = true, min = 0) long trials,
      @Field(text = "seed", optional = true) long seed,
      @Field(text = "battles cut off", optional = true, min = 0) long cutOff) {}

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
    Whole whole = RecordReader.read(json, source, Whole.class, problems);
    if (whole == null) {
      return null;
    }
    root = object;
    SweepHead head = head(whole);
    return problems.hasErrors() ? null : new SweepResult(head, cells(head, whole));
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
        exact ? none(whole.trials()) : whole(whole.trials()),
        exact ? none(whole.precision()) : number(whole.precision()),
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

  private List<SweepCell> cells(SweepHead head, Whole whole) {
    List<SweepCell> cells = new ArrayList<>();
    int size = head.shard().size(head.cells());
    for (int i = 0; i < whole.cells().size(); i++) {
      Json json = whole.cells().get(i);
      CellPart part = RecordReader.read(json, source, CellPart.class, problems);
      if (part == null) {
        continue;
      }
      if (i >= size
          || part.cell() != head.shard().cell(i)
          || !part.values().equals(head.values(part.cell()))) {
        problems.error(
            Code.CELL_OUT_OF_PLACE,
            source,
            json.at(),
            i >= size
                ? "there are more cells than shard " + head.shard() + " has"
                : "expected cell "
                    + head.shard().cell(i)
                    + ": "
                    + String.join(", ", head.values(head.shard().cell(i))),
            AGAIN);
        return cells;
      }
      SweepCell cell = cell(head, part);
      String fault = problems.hasErrors() ? null : cell.fault(head);
      if (fault != null) {
        wrong(json, "these are not the odds of a fight: " + fault);
      }
      cells.add(cell);
    }
    if (!problems.hasErrors() && cells.size() < size) {
      problems.error(
          Code.CELL_OUT_OF_PLACE,
          source,
          root.get("cells").at(),
          "there are " + cells.size() + " cells, but shard " + head.shard() + " has " + size,
          AGAIN);
    }
    return cells;
  }

  private SweepCell cell(SweepHead head, CellPart part) {
    double[] none = {};
    return new SweepCell(
        part.cell(),
        part.seed(),
        part.trials(),
        numberOrNone(part.undecided()),
        numberOrNone(head.isExact() ? part.error() : part.halfWidth()),
        figures(head, part.figures()),
        head.isExact() ? none : figures(head, part.low()),
        head.isExact() ? none : figures(head, part.high()),
        part.cutOff());
  }

  /** The numbers of all figures; NaN for null. */
  private double[] figures(SweepHead head, Json json) {
    double[] numbers = new double[head.figures().size()];
    List<Json.Member> members = json instanceof Json.Obj object ? object.members() : List.of();
    boolean all = members.size() == numbers.length;
    for (int i = 0; all && i < numbers.length; i++) {
      Json.Member member = members.get(i);
      all = member.name().equals(head.figures().get(i).name());
      numbers[i] = numberOrNone(member.value());
    }
    if (!all) {
      wrong(json, "expected the figures that stand above, in their order");
    }
    return numbers;
  }

  /** Nothing, where a sweep that is exact has none. */
  private int none(Json json) {
    if (!(json instanceof Json.Null)) {
      wrong(json, "expected null, since the method is exact");
    }
    return 0;
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

  private double numberOrNone(Json json) {
    return json instanceof Json.Null ? Double.NaN : number(json);
  }

  private double number(Json json) {
    if (json instanceof Json.Num number && number.value() != null) {
      return Double.parseDouble(number.text());
    }
    wrong(json, "expected a number");
    return 0;
  }

  private void wrong(Json json, String message) {
    problems.error(Code.FIGURES, source, json == null ? null : json.at(), message, AGAIN);
  }
}
