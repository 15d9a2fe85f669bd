package vedette.rules.own;

/**
 * What a request says of each roll on a table, besides words.
 *
 * @param column its name; "" if the table finds it
 * @param because how that column was found, in words
 * @param shift columns to move on; back if negative
 * @param drm added to the roll
 */
record TableOptions(String column, String because, int shift, int drm) {
  /** The same, on a column that holds for all rounds. */
  TableOptions on(String name, String found) {
    return new TableOptions(name, found, shift, drm);
  }
}
