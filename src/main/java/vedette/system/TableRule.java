package vedette.system;

import java.util.List;
import vedette.source.Position;
import vedette.system.roll.Modifier;
import vedette.system.roll.Modifiers;
import vedette.system.roll.Roll;
import vedette.table.grid.Axis;

/**
 * A table of the system.
 *
 * @param die what finds the row
 * @param doubling the row of each {@link Doubling} by its order; null if numbers find the row
 * @param cells what each cell says, by row and column
 * @param doubles what counts besides where both of its two dice show the same; null for nothing
 * @param byUnit whether each acting unit rolls for itself
 * @param toSave what a unit saves by; null if nothing does
 * @param readings ids of those that the cells rest on
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
    List<String> readings,
    Position at) {
  /** Returns whether any modifier has its shift rolled. */
  public boolean rollsShifts() {
    for (Modifier each : modifiers.list()) {
      if (each.rolledShift() != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns all that may count in a roll. */
  public List<Modifier> mayCount() {
    return modifiers.with(doubles);
  }

  /** What an opposed roll with doubling comes to. */
  public enum Doubling {
    /** At least twice the other, and more. */
    DOUBLES,
    /** More. */
    BEATS,
    /** The same. */
    TIES,
    /** Less. */
    LOSES,
    /** At most half of the other, and less. */
    IS_DOUBLED;

    /** Who rolls so much more or less. */
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
   * A cell.
   *
   * @param text as printed
   * @param results from left to right
   */
  public record Cell(String text, List<Result> results) {}
}
