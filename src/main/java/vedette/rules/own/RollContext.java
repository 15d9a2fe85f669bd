package vedette.rules.own;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.query.Subject;

/**
 * Who rolls, and what both sides had when he did.
 *
 * @param stood what both sides had
 * @param own who rolls
 * @param swapped whether the sides have changed places
 * @param meant which of his units act
 */
record RollContext(BySide<SideStatus> stood, Side own, boolean swapped, StepUnits meant) {
  /** Returns the side of a subject. */
  Side side(Subject whom) {
    boolean exchanged = swapped && (whom == Subject.ATTACKER || whom == Subject.DEFENDER);
    return exchanged ? whom.side(own).opposite() : whom.side(own);
  }

  /** The same, seen by a side. */
  RollContext of(Side side) {
    return side == own ? this : new RollContext(stood, side, swapped, StepUnits.ALL);
  }

  View view(Play play) {
    return View.of(play.terms(), play, stood, own, meant).forCounterattack(swapped);
  }
}
