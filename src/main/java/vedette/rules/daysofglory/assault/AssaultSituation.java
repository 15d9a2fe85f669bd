package vedette.rules.daysofglory.assault;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.HasVariants;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.Ground;

/**
 * Both sides of a close assault in contact.
 *
 * @param variants variants of the request
 * @param ground ground of the defenders
 * @param from direction of the attack
 */
public record AssaultSituation(
    HasVariants variants,
    Outnumbering outnumbering,
    BySide<SideState> sides,
    Ground ground,
    Facing from) {
  /** Returns a side against all units of the other. */
  AssaultSide side(Side side) {
    SideState own = sides.of(side);
    return new AssaultSide(this, side, own, sides.of(side.opposite()), own.givenConditions());
  }
}
