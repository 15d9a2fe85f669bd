package vedette.rules.daysofglory.assault;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.Variant;
import vedette.rules.daysofglory.units.Conditions;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.UnitState;

/**
 * A side of a close assault against its enemy.
 *
 * @param enemy all units of the other side, or one of them
 */
record AssaultSide(
    AssaultSituation assault, Side side, SideState own, SideState enemy, Conditions givenConditions)
    implements FactorTable.Subject {
  /** Returns this side against a single unit of the enemy. */
  AssaultSide against(UnitState unit) {
    return enemy.units().size() == 1
        ? this
        : new AssaultSide(
            assault, side, own, new SideState(List.of(unit), enemy.charges()), givenConditions);
  }

  /** Returns all units of the enemy, including those that may cover others. */
  SideState allEnemies() {
    return assault.sides().of(side.opposite());
  }

  /** Returns the ground that the defenders stand in or behind. */
  Ground ground() {
    return assault.ground();
  }

  boolean attacks() {
    return side == Side.ATTACKER;
  }

  /** Returns whether the side attacks from this direction. */
  boolean comesFrom(Facing from) {
    return attacks() && assault.from() == from;
  }

  boolean plays(Variant variant) {
    return assault.variants().plays(variant);
  }

  /**
   * Returns the number of steps by which the side outnumbers the enemy in stands; 0 in woods and
   * urban areas.
   */
  int outnumbers() {
    return ground().hidesNumbers()
        ? 0
        : assault.outnumbering().steps(own.stands(), allEnemies().stands());
  }

  @Override
  public String situationText() {
    return "close-assault";
  }
}
