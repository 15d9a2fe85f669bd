package vedette.rules.plan;

import vedette.source.Position;

/**
 * The change of a unit without a fight.
 *
 * @param unit the number of the unit
 * @param text the unit after the change, "" if it is gone; null if its strength changes
 * @param more the change of its strength, which may be negative
 * @param at the position of the change in the file
 */
record UnitChange(int unit, String text, int more, Position at) {
  /** The word for a unit that takes no further part. */
  static final String GONE = "gone";

  /** Returns the change in words. */
  String words() {
    return text == null ? (more > 0 ? "+" : "") + more : text.isEmpty() ? GONE : text;
  }
}
