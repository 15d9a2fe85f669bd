package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import vedette.problem.Position;

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

  /** The unit afterwards, as it is written; "" if it is gone. */
  String after(String before) {
    return text != null ? text : UnitFacts.withStrength(before, more);
  }

  /** All units afterwards. */
  static List<String> after(List<UnitChange> changes, List<String> units) {
    List<String> after = new ArrayList<>(units);
    changes.forEach(it -> after.set(it.unit, it.after(units.get(it.unit))));
    return List.copyOf(after);
  }

  /** What it does, in words. */
  String words() {
    return text == null ? (more > 0 ? "+" : "") + more : text.isEmpty() ? GONE : text;
  }
}
