package vedette.rules.simplenapoleonic;

import vedette.problem.TextFault;

/**
 * Who fires: units that stand, but for guns that move in the same turn (SN8, SN-V3). How far an arm
 * fires, and that horse does not, is in the table of ranges (SN-V8).
 */
final class WhoFires {
  private WhoFires() {}

  /**
   * Whether a unit fires at whom it reaches.
   *
   * @param moves whether it moves in this turn
   */
  static boolean fires(DrawnUnit troop, UnitState now, boolean moves) {
    return whyNot(troop, now, moves).isEmpty();
  }

  /** Why a unit does not fire at whom it reaches; "" if it does. */
  static String whyNot(DrawnUnit troop, UnitState now, boolean moves) {
    if (!now.isSteady()) {
      return "retreating units do not fire";
    }
    return moves && troop.unit().arm() == Arm.ARTILLERY
        ? "artillery does not move and fire in one turn"
        : "";
  }

  /** Complains of a unit that does not fire as it is given. */
  static void check(DrawnUnit troop, String parameter) {
    check(troop, troop.initial(), parameter);
  }

  /**
   * Complains of a unit that does not fire.
   *
   * @param at how it stands
   */
  static void check(DrawnUnit troop, UnitState at, String parameter) {
    String why = whyNot(troop, at, troop.unit().moved());
    if (!why.isEmpty()) {
      String help = at.isRetreating() ? "; leave it out" : "; leave out moved";
      throw new TextFault(parameter, troop.label() + " cannot fire", why + help);
    }
  }
}
