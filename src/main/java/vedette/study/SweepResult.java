package vedette.study;

import java.util.List;

/** What a sweep, or a shard of one, has come to: its cells in order. */
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

  /** As JSON: the head, and a line for each cell. */
  public String json() {
    return SweepJson.of(this);
  }
}
