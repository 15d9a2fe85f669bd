package vedette.rules.sixdays;

/**
 * What is known of a unit or officer before the battle.
 *
 * @param stack the number of his stack
 * @param unit as written; null if it is an officer
 * @param from as in {@link LateUnits}
 * @param until likewise
 * @param place among all of its stack, from 0, in the order of the request: those who come late
 *     behind the others, officers behind the units that they come with
 */
record DrawnUnit(int stack, Unit unit, int from, int until, int place) {
  String word() {
    return isOfficer() ? "officer" : unit.arm().word();
  }

  boolean isOfficer() {
    return unit == null;
  }

  boolean is(Arm arm) {
    return !isOfficer() && unit.arm() == arm;
  }

  int strength() {
    return isOfficer() ? 0 : unit.strength().left();
  }

  boolean isAlways() {
    return from == 0 && until == LateUnits.NEVER;
  }

  boolean isWith(DrawnUnit other) {
    return stack == other.stack && from == other.from && until == other.until;
  }

  /** Whether both are alike in this battle: whatever they were before it. */
  boolean isLike(DrawnUnit other) {
    return isWith(other) && word().equals(other.word());
  }
}
