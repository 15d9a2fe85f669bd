package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The current state of a unit of a plan: one unit of the system, or several that act together.
 *
 * @param units the survivors
 */
record UnitGroup(List<WrittenUnit> units) {
  /** No survivors. */
  static final UnitGroup GONE = new UnitGroup(List.of());

  /**
   * Reads units separated by commas; clauses belong to the last. An empty text means {@link #GONE}.
   */
  static UnitGroup read(String text) {
    if (text.isEmpty()) {
      return GONE;
    }
    int clauses = text.indexOf(';');
    String[] written = (clauses < 0 ? text : text.substring(0, clauses)).split(",");
    List<WrittenUnit> units = new ArrayList<>();
    for (int i = 0; i < written.length; i++) {
      boolean hasClauses = clauses >= 0 && i == written.length - 1;
      units.add(new WrittenUnit(written[i].strip() + (hasClauses ? text.substring(clauses) : "")));
    }
    return new UnitGroup(List.copyOf(units));
  }

  /** Returns the units in the notation of requests; "" if none survives. */
  String text() {
    return units.size() == 1
        ? units.get(0).text()
        : units.stream().map(WrittenUnit::text).collect(Collectors.joining(", "));
  }

  /** Returns whether no unit survives, or all are listed without a point left. */
  boolean isGone() {
    return units.stream().allMatch(WrittenUnit::isWithoutPoints);
  }

  /** Returns the sum of the numbers after the arms. */
  int strength() {
    return units.stream().mapToInt(it -> it.strength().orElse(0)).sum();
  }

  /** Returns whether any unit has a number after its arm. */
  boolean hasStrength() {
    return units.stream().anyMatch(it -> it.strength().isPresent());
  }

  /** Returns whether any unit with points left has a word. */
  boolean says(String word) {
    return units.stream().anyMatch(it -> !it.isWithoutPoints() && it.says(word));
  }

  /** Returns the sum of the numbers after a word, or joined to it; 0 if it is absent. */
  int number(String word) {
    return units.stream().mapToInt(it -> it.number(word)).sum();
  }

  /**
   * Returns the units with another strength. The first unit with points left takes the losses, then
   * the next one; gains go to the first, up to its full strength.
   *
   * @param more the change of strength, which may be negative
   */
  UnitGroup withStrength(int more) {
    List<WrittenUnit> left = new ArrayList<>();
    int open = more;
    for (WrittenUnit unit : units) {
      OptionalInt strength = unit.strength();
      if (strength.isEmpty()) {
        left.add(unit);
        continue;
      }
      int now = Math.min(unit.most(), Math.max(0, strength.getAsInt() + open));
      open = more > 0 ? 0 : open - (now - strength.getAsInt());
      if (now > 0 || strength.getAsInt() == 0) {
        left.add(unit.withStrength(now));
      }
    }
    return new UnitGroup(List.copyOf(left));
  }

  // Written by hand: the generated hashCode is slow, and a plan has very many groups.
  @Override
  public int hashCode() {
    return units.hashCode();
  }
}
