package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A unit of a plan in its current state: one unit of the system, or several that go together.
 *
 * @param units those that are left
 */
record UnitGroup(List<WrittenUnit> units) {
  /** Nothing is left. */
  static final UnitGroup GONE = new UnitGroup(List.of());

  /**
   * Reads units with commas between, clauses with the last; nothing is left if there is no text.
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

  /** Returns the units as a request names them; "" if nothing is left. */
  String text() {
    return units.size() == 1
        ? units.get(0).text()
        : units.stream().map(WrittenUnit::text).collect(Collectors.joining(", "));
  }

  /** Returns whether nothing is left of the units, or they are listed with no point left to any. */
  boolean isGone() {
    return units.stream().allMatch(WrittenUnit::isWithoutPoints);
  }

  /** Returns the sum of the numbers behind the arms. */
  int strength() {
    return units.stream().mapToInt(it -> it.strength().orElse(0)).sum();
  }

  /** Returns whether any of the units has a number behind its arm. */
  boolean hasStrength() {
    return units.stream().anyMatch(it -> it.strength().isPresent());
  }

  /** Returns whether a word is said of any of the units that have points left. */
  boolean says(String word) {
    return units.stream().anyMatch(it -> !it.isWithoutPoints() && it.says(word));
  }

  /** Returns the sum of the numbers behind a word, or in one with it; 0 where it is not said. */
  int number(String word) {
    return units.stream().mapToInt(it -> it.number(word)).sum();
  }

  /**
   * Returns the units with more strength, or less. Losses fall on the first unit that has points
   * left, then on the next; gains go to the first, up to the strength that it can be brought to.
   *
   * @param more what is added; below 0 what is taken off
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

  // Not left to the record, whose own is slow: a plan has very many of them.
  @Override
  public int hashCode() {
    return units.hashCode();
  }
}
