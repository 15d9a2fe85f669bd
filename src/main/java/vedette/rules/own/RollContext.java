package vedette.rules.own;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.query.Subject;

/**
 * The context of a roll.
 *
 * @param stood the status of both sides at the roll
 * @param own the side that rolls
 * @param swapped whether the sides have changed roles, as in a counterattack
 * @param meant the units of the rolling side that act
 */
record RollContext(BySide<SideStatus> stood, Side own, boolean swapped, StepUnits meant) {
  /** Returns the side that a subject names. */
  Side side(Subject whom) {
    boolean exchanged = swapped && (whom == Subject.ATTACKER || whom == Subject.DEFENDER);
    return exchanged ? whom.side(own).opposite() : whom.side(own);
  }

  /** Returns this context as a side sees it. */
  RollContext of(Side side) {
    return side == own ? this : new RollContext(stood, side, swapped, StepUnits.ALL);
  }

  View view(Play play) {
    return View.of(play.terms(), play, stood, own, meant).forCounterattack(swapped);
  }
}
