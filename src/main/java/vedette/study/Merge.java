package vedette.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import vedette.json.JsonWriter;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.problem.WrongFile;
import vedette.study.log.LogReader;
import vedette.study.log.LogSet;

/**
 * Puts the shards of a sweep together again: their logs are read side by side, a cell at a time, so
 * that shards of any size take little memory.
 */
public final class Merge {
  private final LogSet logs;
  private final SweepHead head;
  private long tooLarge;

  /**
   * A sweep to put together.
   *
   * @param logs of a sweep
   * @throws vedette.problem.WrongFile if they are of something else
   */
  public Merge(LogSet logs) {
    this.logs = logs;
    head = SweepHead.read(logs.headSource());
  }

  /** What the whole sweep asks. */
  public SweepHead head() {
    return head.whole();
  }

  /** How many cells that were read are empty because their fight is too large. */
  public long tooLarge() {
    return tooLarge;
  }

  /** The whole sweep, in memory. */
  public SweepResult result() {
    List<SweepCell> cells = new ArrayList<>();
    sideBySide(cells::add);
    return new SweepResult(head(), List.copyOf(cells));
  }

  /** Writes the whole sweep as JSON, a cell at a time. */
  public void write(JsonWriter json) {
    SweepJson.begin(head(), json);
    sideBySide(cell -> SweepJson.write(cell, head, json));
    SweepJson.end(json);
  }

  /** Hears of each cell in the order of the sweep: a cell of each log in turn. */
  private void sideBySide(Consumer<SweepCell> each) {
    SweepHead whole = head();
    List<LogReader> open = logs.open();
    try {
      tooLarge = 0;
      for (int number = 0; number < head.cells(); number++) {
        LogReader log = open.get(number % open.size());
        Source line = log.next();
        SweepCell cell = line == null ? null : SweepLog.read(line, whole);
        if (cell == null || cell.index() != number) {
          throw outOfPlace(log, number);
        }
        tooLarge += cell.isTooLarge() ? 1 : 0;
        each.accept(cell);
      }
      for (LogReader log : open) {
        if (log.next() != null) {
          throw outOfPlace(log, head.cells());
        }
      }
    } finally {
      open.forEach(LogReader::close);
    }
  }

  /**
   * What is wrong where another cell should be.
   *
   * @param cell that should be there; how many there are if none should
   */
  private WrongFile outOfPlace(LogReader log, int cell) {
    Problems problems = new Problems();
    String message =
        cell == head.cells()
            ? "there is more behind its last cell"
            : "cell " + cell + " is not where it belongs";
    problems.error(Code.NO_CELL, log.headSource(), null, message, "write the file anew");
    return new WrongFile(problems.worst(), problems);
  }
}
