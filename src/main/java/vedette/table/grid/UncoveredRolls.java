package vedette.table.grid;

import vedette.dice.Die;

/** Names the rolls of a die for which there is no row. */
public final class UncoveredRolls {

  private static final int NAMED = 10;

  private UncoveredRolls() {}

  /**
   * The rolls with their probabilities, modified by this.
   *
   * @return "" if there is a row for each
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
