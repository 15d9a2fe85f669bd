package vedette.table.grid;

import vedette.dice.Die;

/** A description of the rolls of a die that have no row. */
public final class UncoveredRolls {

  private static final int NAMED = 10;

  private UncoveredRolls() {}

  /**
   * Returns the rolls without a row and their probabilities, after a modifier.
   *
   * @return "" if every roll has a row
   */
  public static String of(Die die, Axis rows, int modifier) {
    StringBuilder missing = new StringBuilder();
    int count = 0;
    for (int i = 0; i < die.outcomes(); i++) {
      int roll = die.value(i) + modifier;
      if (!rows.covers(roll) && count++ < NAMED) {
        missing.append(missing.isEmpty() ? "" : ", ").append(roll);
        missing.append(" (probability ").append(die.weight(i)).append('/');
        missing.append(die.total()).append(')');
      }
    }
    return missing + (count > NAMED ? " and " + (count - NAMED) + " more" : "");
  }
}
