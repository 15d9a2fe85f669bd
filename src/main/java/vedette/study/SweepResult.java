package vedette.study;

import java.util.List;
import vedette.json.JsonWriter;

/** The result of a sweep: its cells in order. */
public record SweepResult(SweepHead head, List<SweepCell> cells) {
  /** Whether every cell with a fight is as precise as was asked for. */
  public boolean preciseEnough() {
    return head.precision() == 0
        || cells.stream().allMatch(cell -> !(cell.within() > head.precision()));
  }

  /** Whether any cell is sampled. */
  public boolean isSampled() {
    return cells.stream().anyMatch(SweepCell::isSampled);
  }

  /** How many cells are empty because their fight is too large. */
  public long tooLarge() {
    return cells.stream().filter(SweepCell::isTooLarge).count();
  }

  /** As JSON, ending in a line end: the head, and a line for each cell. */
  public String json() {
    JsonWriter json = new JsonWriter().object();
    head.write(json);
    json.array("cells");
    cells.forEach(cell -> cell.write(head, json));
    return json.end().end().text();
  }
}
