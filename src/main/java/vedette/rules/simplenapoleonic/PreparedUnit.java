package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Side;
import vedette.form.model.Part;
import vedette.rules.simplenapoleonic.Unit.Arm;
import vedette.rules.simplenapoleonic.Unit.Formation;
import vedette.rules.simplenapoleonic.Unit.Strength;
import vedette.rules.simplenapoleonic.UnitState.Condition;
import vedette.source.TextFault;

/**
 * A unit in a fight: what of it does not change.
 *
 * @param strength left and original, at the beginning
 */
record PreparedUnit(Side side, String label, Unit unit, Part strength) {
  static PreparedUnit of(Side side, String label, Unit unit, RulesInForce rules) {
    int initial = rules.tables().initialStrength(unit.arm());
    Strength said = unit.strength().orElse(new Strength(initial, OptionalInt.empty()));
    int left = said.left();
    int original = said.original().orElse(Math.max(initial, left));
    return new PreparedUnit(side, label, unit, new Part(left, original));
  }

  /** Returns what tables of scores call it: artillery, or its formation. */
  String kind() {
    return unit.arm() == Arm.ARTILLERY ? unit.arm().toString() : formation().toString();
  }

  /** Its formation; a battery is shot at as a line is. */
  Formation formation() {
    return unit.formation().orElse(Formation.LINE);
  }

  UnitState initial() {
    return new UnitState(
        strength.left(),
        unit.retreating() ? Condition.RETREATING : Condition.STEADY,
        unit.general());
  }

  /** Returns whether so many points are half of the original strength or less. */
  boolean isAtHalf(int points) {
    return 2 * points <= strength.original();
  }

  /** Returns whether it can fall back: in square nobody does. */
  boolean canFallBack() {
    return !unit.blocked() && formation() != Formation.SQUARE;
  }

  /**
   * Returns the unit as it enters its next fight, as it is written without its name: its strength,
   * its formation, its general, whether it retreats. That it fell back, moved or stood in cover
   * ends with this one.
   *
   * @return "" if it is no more
   */
  String survivor(UnitState status) {
    if (status.strength() == 0 || status.condition() == Condition.DISINTEGRATED) {
      return "";
    }
    return new Unit(
            "",
            unit.arm(),
            Optional.of(new Strength(status.strength(), OptionalInt.of(strength.original()))),
            unit.formation(),
            status.general(),
            false,
            status.isRetreating(),
            false,
            false,
            OptionalInt.empty(),
            List.of())
        .toString();
  }

  int lost(UnitState status) {
    return strength.left() - status.strength();
  }

  /** Hexes that it moves in a turn; a battery unlimbered. */
  int movement(RulesInForce rules) {
    return rules.tables().movement(unit.arm(), formation());
  }

  /** Who assaults moves up to the enemy and has a hex of movement left (SN-V6). */
  boolean assaultsFrom(int hexes, RulesInForce rules) {
    return hexes <= movement(rules);
  }

  /**
   * Returns whether it fires at targets in range. Units that stand do, but for guns that move in
   * the same turn (SN8, SN-V3). How far an arm fires, and that horse does not, is in the table of
   * ranges (SN-V8).
   *
   * @param moves whether it moves in this turn
   */
  boolean fires(UnitState now, boolean moves) {
    return noFireReason(now, moves).isEmpty();
  }

  /** Returns why it does not fire at targets in range; "" if it does. */
  String noFireReason(UnitState now, boolean moves) {
    if (!now.isSteady()) {
      return "retreating units do not fire";
    }
    return moves && unit.arm() == Arm.ARTILLERY
        ? "artillery does not move and fire in one turn"
        : "";
  }

  /**
   * Complains if it does not fire.
   *
   * @param at how it stands
   */
  void checkFires(UnitState at, String parameter) {
    String why = noFireReason(at, unit.moved());
    if (!why.isEmpty()) {
      String help = "leave out `" + (at.isRetreating() ? "retreating" : "moved") + "`: ";
      throw new TextFault(parameter, label + " cannot fire", help + why);
    }
  }
}
