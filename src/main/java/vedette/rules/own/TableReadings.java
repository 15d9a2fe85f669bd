package vedette.rules.own;

/**
 * The readings that the notes of a fight rest on; of each their ids, separated by spaces.
 *
 * @param column how the column was found
 * @param shift what shifts the column
 * @param drm what is added to a roll
 * @param losses what a side loses
 * @param exchange what it loses by an exchange
 * @param back being forced back
 * @param repulse being forced back by a repulse
 */
record TableReadings(
    String column,
    String shift,
    String drm,
    String losses,
    String exchange,
    String back,
    String repulse) {
  /** Of a system: its file says its rules itself; only the endings rest on a reading. */
  static final TableReadings OF_SYSTEM = new TableReadings("", "", "", "", "", "", "OWN5");

  /**
   * Of a table alone, which says nothing of how fights on it go.
   *
   * @param column how the column was found
   */
  static TableReadings ofTable(String column) {
    return new TableReadings(column, "CRT3 CRT4", "CRT4", "CRT5", "CRT6", "CRT7", "CRT7");
  }
}
