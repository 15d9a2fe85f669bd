package vedette.rules.own;

/**
 * The options of a request for rolls on tables, without words.
 *
 * @param column the name of the column; "" if the table finds it
 * @param because the reason for the column, as notes show it
 * @param shift the shift in columns, negative to the left
 * @param drm the modifier of the roll
 */
record TableOptions(String column, String because, int shift, int drm) {
  /** Returns these options with a column that holds for all rounds. */
  TableOptions on(String name, String found) {
    return new TableOptions(name, found, shift, drm);
  }
}
