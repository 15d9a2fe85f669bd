package vedette.rules.daysofglory.assault;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.HasVariants;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.Ground;

/**
 * Both sides of a close assault as they meet.
 *
 * @param variants of the request
 * @param ground of the defenders
 * @param from where the attack comes from
 */
public record AssaultSituation(
    HasVariants variants,
    Outnumbering outnumbering,
    BySide<SideState> sides,
    Ground ground,
    Facing from) {
  /** Returns a side over all units of the other. */
  AssaultSide side(Side side) {
    SideState own = sides.of(side);
    return new AssaultSide(this, side, own, sides.of(side.opposite()), own.givenConditions());
  }
}
