package vedette.rules.simplenapoleonic;

import vedette.fight.Side;
import vedette.request.Notation.Part;

/**
 * A unit in a fight: what of it does not change.
 *
 * @param strength left and original, at the beginning
 */
record Troop(Side side, String label, Battalion unit, Part strength) {
  static Troop of(Side side, String label, Battalion unit, SimpleNapoleonicTables tables) {
    int initial = tables.initialStrength(unit.arm());
    return new Troop(side, label, unit, unit.strength().orElse(new Part(initial, initial)));
  }

  /** What tables of scores call it: artillery, or its formation. */
  String kind() {
    return unit.arm() == Arm.ARTILLERY ? unit.arm().toString() : unit.formation().toString();
  }

  Status initial() {
    return new Status(
        strength.left(), unit.retreating() ? State.RETREATING : State.STEADY, unit.general());
  }

  /** Whether so many points are half of the original strength or less. */
  boolean isAtHalf(int points) {
    return 2 * points <= strength.original();
  }

  /** Whether it can fall back: in square nobody does. */
  boolean canFallBack() {
    return !unit.blocked() && unit.formation() != Formation.SQUARE;
  }

  int lost(Status status) {
    return strength.left() - status.strength();
  }
}
