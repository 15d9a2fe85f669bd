package vedette.rules.simplenapoleonic;

import vedette.fight.Side;
import vedette.notation.Part;

/**
 * A unit in a fight: what of it does not change.
 *
 * @param strength left and original, at the beginning
 */
record Troop(Side side, String label, Battalion unit, Part strength) {
  static Troop of(Side side, String label, Battalion unit, SimpleNapoleonicTables tables) {
    int initial = tables.initialStrength(unit.arm());
    int left = unit.strength().orElse(unit.original().orElse(initial));
    int original = unit.original().orElse(Math.max(initial, left));
    return new Troop(side, label, unit, new Part(left, original));
  }

  /** What tables of scores call it: artillery, or its formation. */
  String kind() {
    return unit.arm() == Arm.ARTILLERY ? unit.arm().toString() : unit.formation().toString();
  }

  UnitState initial() {
    return new UnitState(
        strength.left(),
        unit.retreating() ? Condition.RETREATING : Condition.STEADY,
        unit.general());
  }

  /** Whether so many points are half of the original strength or less. */
  boolean isAtHalf(int points) {
    return 2 * points <= strength.original();
  }

  /** Whether it can fall back: in square nobody does. */
  boolean canFallBack() {
    return !unit.blocked() && unit.formation() != Formation.SQUARE;
  }

  int lost(UnitState status) {
    return strength.left() - status.strength();
  }
}
