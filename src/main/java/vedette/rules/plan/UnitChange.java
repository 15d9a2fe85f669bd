package vedette.rules.plan;

import vedette.source.Position;

/**
 * What a step changes of a unit without a fight.
 *
 * @param unit its number
 * @param text the unit as it then stands, "" if it is gone; null if its strength changes
 * @param more what is added to its strength, below 0 what is taken off
 * @param at where the change stands in the file
 */
record UnitChange(int unit, String text, int more, Position at) {
  /** The word for a unit that takes no further part. */
  static final String GONE = "gone";

  /** Returns what it does, in words. */
  String words() {
    return text == null ? (more > 0 ? "+" : "") + more : text.isEmpty() ? GONE : text;
  }
}
