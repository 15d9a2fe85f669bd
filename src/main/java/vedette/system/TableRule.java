package vedette.system;

import java.util.List;
import vedette.source.Position;
import vedette.system.roll.Modifier;
import vedette.system.roll.Modifiers;
import vedette.system.roll.Roll;
import vedette.table.grid.Axis;
import vedette.table.grid.CellKind;

/**
 * A table of the system.
 *
 * @param die the roll that finds the row
 * @param doubling the row of each {@link Doubling} by its order; null if numbers find the row
 * @param cells the cells, by row and column
 * @param doubles the modifier that applies where its two dice show the same; null for none
 * @param byUnit whether each acting unit rolls separately
 * @param toSave the save of a unit; null if there is none
 * @param order the order of its results
 * @param readings ids of the readings on which the cells are based
 */
public record TableRule(
    String name,
    Columns columns,
    Roll die,
    Axis rows,
    int[] doubling,
    List<List<Cell>> cells,
    Modifiers modifiers,
    Modifier doubles,
    boolean byUnit,
    Throw toSave,
    Order order,
    List<String> readings,
    Position at) {
  /** Returns whether a modifier shifts columns by a roll. */
  public boolean rollsShifts() {
    for (Modifier each : modifiers.list()) {
      if (each.rolledShift() != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns all modifiers that may apply to a roll. */
  public List<Modifier> mayCount() {
    return modifiers.with(doubles);
  }

  /** The result of an opposed roll with doubling. */
  public enum Doubling {
    /** Greater, and at least twice the other roll. */
    DOUBLES,
    /** Greater. */
    BEATS,
    /** Equal. */
    TIES,
    /** Less. */
    LOSES,
    /** Less, and at most half of the other roll. */
    IS_DOUBLED;

    /** Returns the result of one roll against the other. */
    public static Doubling of(int one, int other) {
      if (one == other) {
        return TIES;
      }
      if (one > other) {
        return one >= 2 * other ? DOUBLES : BEATS;
      }
      return other >= 2 * one ? IS_DOUBLED : LOSES;
    }

    @Override
    public String toString() {
      return this == IS_DOUBLED ? "is doubled" : name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /**
   * The order of a table's results.
   *
   * @param kind the kind of its results: numbers of losses, combat results in the standard
   *     notation, or words, of which some are declared by the file
   * @param ladder the results in order as cells write them; empty if the file gives no ladder
   */
  public record Order(CellKind kind, List<String> ladder) {}

  /**
   * A cell.
   *
   * @param text the cell as printed
   * @param results the results from left to right
   */
  public record Cell(String text, List<Result> results) {}
}
