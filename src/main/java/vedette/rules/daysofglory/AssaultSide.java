package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.daysofglory.Unit.Formation;
import vedette.rules.daysofglory.Unit.General;

/**
 * A side of a close assault that meets another, and which conditions hold for it (Close assault
 * tactical factors; DG-V2).
 *
 * @param enemy all units of the other side, or one of them
 */
record AssaultSide(
    AssaultSituation assault, Side side, SideState own, SideState enemy, Conditions said)
    implements Factors.Subject {
  /** This side over one unit of the enemy. */
  AssaultSide over(UnitState unit) {
    return enemy.units().size() == 1
        ? this
        : new AssaultSide(assault, side, own, new SideState(List.of(unit), enemy.charges()), said);
  }

  /** All units of the enemy, of which one may cover another. */
  private SideState allEnemies() {
    return assault.sides().of(side.opposite());
  }

  @Override
  public String played() {
    return "close-assault";
  }

  @Override
  public int times(Condition condition) {
    return condition == Condition.OUTNUMBERS
        ? outnumbers()
        : Factors.Subject.super.times(condition);
  }

  @Override
  public boolean holds(Condition condition) {
    boolean attacks = side == Side.ATTACKER;
    boolean behind = attacks && assault.from() != Facing.FRONT;
    return switch (condition) {
      case CHARGING -> own.charges();
      case ON_FLANK -> behind;
      case CAVALRY_FIGHTS_INFANTRY -> own.isMounted() && countsAsInfantry(enemy);
      case FIGHTS_SHAKEN -> enemy.has(Morale.SHAKEN);
      case FIGHTS_DISORDERED -> enemy.has(Morale.DISORDERED);
      case FIGHTS_SKIRMISHERS -> own.isFormed() && enemy.any(UnitState::isSkirmisher);
      case FIGHTS_SUPPORTED_ARTILLERY ->
          enemy.any(UnitState::isDeployedArtillery) && enemy.any(AssaultSide::coversGuns);
      case EXCEPTIONAL_GENERAL -> own.has(General.EXCEPTIONAL);
      case CAPABLE_GENERAL -> own.has(General.CAPABLE);
      case BELOW_HALF -> own.any(UnitState::isBelowHalf);
      case FOUGHT_BEFORE -> own.any(unit -> unit.past().fought());
      case COLUMN_CHARGES_LINE ->
          own.charges()
              && own.any(unit -> unit.unit().formation() == Formation.COLUMN)
              && enemy.any(unit -> unit.isFormedIn(Formation.LINE));
      case DEFENDS_HIGHER_GROUND,
          DEFENDS_LIGHT_COVER,
          DEFENDS_HEAVY_COVER,
          DEFENDS_FORTIFICATIONS ->
          !attacks
              && condition == assault.ground().factor()
              && (!own.isMounted() || assault.ground() == Ground.FORTIFICATIONS);
      // Those that win without dice, of one unit of the enemy.
      case FIGHTS_SKIRMISHERS_IN_OPEN ->
          own.isFormed() && enemy.hasOnly(Arm.SKIRMISHERS) && assault.ground().isOpen();
      case FIGHTS_BARE_ARTILLERY ->
          own.isFormed()
              && enemy.all(UnitState::isDeployedArtillery)
              && !allEnemies().any(AssaultSide::coversGuns)
              && (!attacks || assault.ground() != Ground.FORTIFICATIONS);
      case CAVALRY_ON_FLANK ->
          behind
              && own.isMounted()
              && enemy.all(UnitState::isInfantry)
              && assault.ground().isOpen();
      case FIGHTS_ROUTERS -> own.isFormed() && enemy.all(this::isRouter);
      default -> false;
    };
  }

  /** Formed infantry in contact with guns (DG-V2: routers are not formed). */
  private static boolean coversGuns(UnitState unit) {
    return unit.is(Arm.FOOT) && unit.isFormed();
  }

  /** A side with infantry, if most of its stands are on foot (DG-V2). */
  private boolean countsAsInfantry(SideState enemy) {
    return enemy.any(UnitState::isInfantry)
        && (!enemy.isMounted() || assault.variants().plays(DaysOfGloryVariant.ANY_FOOT));
  }

  /** Routers, or shaken troops taken in the rear. */
  private boolean isRouter(UnitState enemy) {
    boolean rear = side == Side.ATTACKER && assault.from() == Facing.REAR;
    return enemy.isRouting() || rear && enemy.morale() == Morale.SHAKEN;
  }

  /** How many steps it outnumbers the enemy by, in stands; not in woods or urban areas. */
  private int outnumbers() {
    if (assault.ground().hidesNumbers()) {
      return 0;
    }
    return assault.outnumbering().steps(own.stands(), allEnemies().stands());
  }
}
