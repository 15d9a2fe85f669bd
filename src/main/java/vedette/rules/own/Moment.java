package vedette.rules.own;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.own.stack.Meant;
import vedette.rules.own.stack.Troops;
import vedette.system.query.Subject;

/**
 * Who rolls, and what both sides had when he did.
 *
 * @param stood what both sides had
 * @param own who rolls
 * @param swapped whether the sides have changed places
 * @param meant which of his units act
 */
record Moment(BySide<Troops> stood, Side own, boolean swapped, Meant meant) {
  /** The side of a subject. */
  Side side(Subject whom) {
    boolean exchanged = swapped && (whom == Subject.ATTACKER || whom == Subject.DEFENDER);
    return exchanged ? whom.side(own).opposite() : whom.side(own);
  }

  /** The same, seen by a side. */
  Moment of(Side side) {
    return side == own ? this : new Moment(stood, side, swapped, Meant.ALL);
  }

  Scene scene(Play play) {
    return Scene.of(play.field(), play, stood, own, meant).swappedBy(swapped);
  }
}
