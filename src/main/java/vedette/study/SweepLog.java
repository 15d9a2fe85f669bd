package vedette.study;

import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import vedette.form.Field;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.odds.Method;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.study.log.Journal;
import vedette.study.log.LogReader;
import vedette.study.log.LogWriter;

/** The log of a sweep as it goes on: what stands in it already, and what is taken down now. */
public final class SweepLog implements AutoCloseable {
  private static final int LONG = JsonReader.MAX_STRING;
  private static final double[] NONE = {};

  private final SweepHead head;
  private final Map<Integer, SweepCell> finished = new HashMap<>();
  private final Journal journal;

  /** A cell as it is written; numbers are null where there are none. */
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
      @Field(
              text = "the largest distance from an estimate to an end of its interval",
              optional = true)
          Json within,
      @Field(text = "battles", optional = true, min = 0) long trials,
      @Field(text = "seed", optional = true) long seed,
      @Field(text = "battles cut off", optional = true, min = 0) long cutOff,
      @Field(text = "why there are no odds", optional = true, maxLength = LONG) String reason,
      @Field(text = "whether the fight is too large", optional = true) boolean tooLarge,
      @Field(text = "checksum") String checksum) {}

  private SweepLog(String file, SweepHead head) {
    this.head = head;
    journal =
        Journal.open(
            file,
            SweepJson.headLine(head),
            line -> {
              SweepCell cell = read(line, head);
              finished.put(cell.index(), cell);
            });
  }

  /**
   * Opens a log, or begins one.
   *
   * @param file its name as the user gave it
   * @throws vedette.problem.WrongFile if it cannot be written, or is none of this sweep
   */
  public static SweepLog open(String file, SweepHead head) {
    return new SweepLog(file, head);
  }

  /** Writes the finished log of a sweep, or of a shard of one. */
  public static void write(SweepResult sweep, Writer out) {
    LogWriter log = new LogWriter(out, SweepJson.headLine(sweep.head()));
    sweep.cells().forEach(cell -> log.add(SweepJson.line(cell, sweep.head())));
    log.end();
  }

  /** A cell that is finished; null if it is not. */
  SweepCell finished(int cell) {
    return finished.get(cell);
  }

  /** Takes a cell down, unless it stands there already. */
  void add(SweepCell cell) {
    SweepCell known = finished.get(cell.index());
    if (known == null || !Objects.equals(known.why(), cell.why())) {
      journal.add(SweepJson.line(cell, head));
    }
  }

  /** All cells are done. */
  void finish(List<SweepCell> cells) {
    journal.finish(cells.stream().map(cell -> SweepJson.line(cell, head)).iterator());
  }

  /** Ends writing; the file stays. */
  @Override
  public void close() {
    journal.close();
  }

  /**
   * The cell in a line.
   *
   * @throws vedette.problem.WrongFile if it is none of that sweep
   */
  static SweepCell read(Source line, SweepHead head) {
    CellPart part = LogReader.said(line, CellPart.class);
    double[] figures = numbers(part.figures());
    boolean named =
        isNamed(part.figures(), head)
            && Stream.of(part.low(), part.high(), part.ifAtMost())
                .allMatch(it -> numbers(it).length == 0 || isNamed(it, head));
    if (!head.has(part.cell()) || !named) {
      Problems problems = new Problems();
      problems.error(
          Code.NO_CELL,
          line,
          line.position(0),
          "this is not a cell of the sweep",
          "remove the line");
      problems.throwIfErrors();
    }
    return new SweepCell(
        part.cell(),
        part.seed(),
        part.trials(),
        number(part.undecided()),
        number(part.error() == null ? part.within() : part.error()),
        figures,
        numbers(part.low()),
        numbers(part.high()),
        numbers(part.ifAtMost()),
        part.cutOff(),
        part.reason() == null || part.reason().isEmpty()
            ? null
            : new SweepCell.Why(part.reason(), part.tooLarge()));
  }

  /** Whether there are the figures of the head, in their order. */
  private static boolean isNamed(Json json, SweepHead head) {
    return json instanceof Json.Obj object
        && object.members().stream()
            .map(Json.Member::name)
            .toList()
            .equals(head.figures().stream().map(Figure::name).toList());
  }

  private static double[] numbers(Json json) {
    return json instanceof Json.Obj object
        ? object.members().stream().mapToDouble(it -> number(it.value())).toArray()
        : NONE;
  }

  /** A number; NaN for null. */
  private static double number(Json json) {
    return json instanceof Json.Num number ? Double.parseDouble(number.text()) : Double.NaN;
  }
}
