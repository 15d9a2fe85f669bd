package vedette.rules.own;

/**
 * The ids of the readings for the notes of a fight, separated by spaces.
 *
 * @param column for finding the column
 * @param shift for shifting the column
 * @param drm for modifying a roll
 * @param losses for losses
 * @param exchange for losses by an exchange
 * @param back for being forced back
 * @param repulse for being repulsed
 */
record TableReadings(
    String column,
    String shift,
    String drm,
    String losses,
    String exchange,
    String back,
    String repulse) {
  /** The readings of a system: its file gives its rules, and only the endings need a reading. */
  static final TableReadings OF_SYSTEM = new TableReadings("", "", "", "", "", "", "OWN5");

  /**
   * Returns the readings of a single table, which has no rules about how fights on it proceed.
   *
   * @param column the readings for finding the column
   */
  static TableReadings ofTable(String column) {
    return new TableReadings(column, "CRT3 CRT4", "CRT4", "CRT5", "CRT6", "CRT7", "CRT7");
  }
}
