package vedette.study;

import java.util.List;
import vedette.json.Field;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonRows;
import vedette.json.Position;
import vedette.json.Problems;
import vedette.json.RecordReader;
import vedette.odds.Method;

/** Reads the cells of a shard, and holds each against the head that stands above them. */
final class ShardCells {
  private static final int LONG = JsonReader.MAX_STRING;
  private static final double[] NONE = {};

  private final JsonRows rows;
  private final Problems problems;
  private final SweepHead head;

  /** The hash that checksums were made with; null in files without them. */
  private final String sweep;

  record CellPart(
      @Field(text = "number", min = 0) int cell,
      @Field(text = "values", optional = true, maxLength = LONG) List<String> values,
      @Field(text = "how it was found", optional = true) Method method,
      @Field(text = "figures") Json figures,
      @Field(text = "lower bounds", optional = true) Json low,
      @Field(text = "upper bounds", optional = true) Json high,
      @Field(text = "greatest counts that the bounds hold for", optional = true) Json ifAtMost,
      @Field(text = "undecided") Json undecided,
      @Field(text = "error bound", optional = true) Json error,
      @Field(text = "half the widest interval", optional = true) Json halfWidth,
      @Field(text = "battles", optional = true, min = 0) long trials,
      @Field(text = "seed", optional = true) long seed,
      @Field(text = "battles cut off", optional = true, min = 0) long cutOff,
      @Field(text = "why there are no odds", optional = true, maxLength = LONG) String reason,
      @Field(text = "whether the fight is too large", optional = true) boolean tooLarge,
      @Field(text = "checksum", optional = true) String checksum) {}

  private final int size;
  private int read;

  ShardCells(JsonRows rows, Problems problems, SweepHead head, boolean withChecksums) {
    this.rows = rows;
    this.problems = problems;
    this.head = head;
    sweep = withChecksums ? head.hash() : null;
    size = head.shard().size(head.cells());
  }

  /**
   * The next cell in the shard's order, right or wrong; null behind the last, or if it is out of
   * place or cannot be read.
   */
  SweepCell next() {
    Json row = rows.next(problems);
    if (row == null) {
      if (read < size && !problems.hasErrors()) {
        outOfPlace(
            rows.arrayAt(),
            "there are " + read + " cells, but shard " + head.shard() + " has " + size);
      }
      return null;
    }
    CellPart part = RecordReader.read(row, rows.source(), CellPart.class, problems);
    if (part == null) {
      return null;
    }
    int i = read++;
    if (i >= size || !isCell(part, head.shard().cell(i))) {
      outOfPlace(row.at(), i >= size ? tooMany() : expected(head.shard().cell(i)));
      return null;
    }
    return checked(cell(part), part, row);
  }

  private boolean isCell(CellPart part, int cell) {
    return part.cell() == cell && part.values().equals(head.values(cell));
  }

  private String tooMany() {
    return "there are more cells than shard " + head.shard() + " has";
  }

  private String expected(int cell) {
    return "expected cell " + cell + ": " + String.join(", ", head.values(cell));
  }

  private void outOfPlace(Position at, String message) {
    problems.error(Code.CELL_OUT_OF_PLACE, rows.source(), at, message, ShardFile.AGAIN);
  }

  private SweepCell checked(SweepCell cell, CellPart part, Json json) {
    String fault = problems.hasErrors() ? null : CellCheck.fault(cell, head);
    if (fault != null) {
      wrong(json, "these are not the odds of a fight: " + fault);
    } else if (sweep != null
        && !problems.hasErrors()
        && !part.checksum().equals(cell.checksum(sweep))) {
      wrong(json, "this cell, or what stands above all cells, is not as it was written");
    }
    return cell;
  }

  private SweepCell cell(CellPart part) {
    boolean sampled =
        head.method() == Method.AUTO ? part.method() == Method.SIMULATE : head.method().isSampled();
    return new SweepCell(
        part.cell(),
        part.seed(),
        part.trials(),
        number(part.undecided()),
        number(sampled ? part.halfWidth() : part.error()),
        figures(part.figures()),
        sampled ? figures(part.low()) : NONE,
        sampled ? figures(part.high()) : NONE,
        part.ifAtMost() == null ? NONE : figures(part.ifAtMost()),
        part.cutOff(),
        part.reason() == null || part.reason().isEmpty()
            ? null
            : new SweepCell.Why(part.reason(), part.tooLarge()));
  }

  /** The numbers of all figures; NaN for null. */
  private double[] figures(Json json) {
    double[] numbers = new double[head.figures().size()];
    List<Json.Member> members = json instanceof Json.Obj object ? object.members() : List.of();
    boolean all = members.size() == numbers.length;
    for (int i = 0; all && i < numbers.length; i++) {
      Json.Member member = members.get(i);
      all = member.name().equals(head.figures().get(i).name());
      numbers[i] = number(member.value());
    }
    if (!all) {
      wrong(json, "expected the figures that stand above, in their order");
    }
    return numbers;
  }

  /** A number; NaN for null. */
  private double number(Json json) {
    if (json instanceof Json.Num number && number.value() != null) {
      return Double.parseDouble(number.text());
    }
    if (!(json instanceof Json.Null)) {
      wrong(json, "expected a number");
    }
    return Double.NaN;
  }

  private void wrong(Json json, String message) {
    problems.error(
        Code.FIGURES, rows.source(), json == null ? null : json.at(), message, ShardFile.AGAIN);
  }
}
