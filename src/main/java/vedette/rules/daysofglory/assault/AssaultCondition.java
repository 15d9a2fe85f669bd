package vedette.rules.daysofglory.assault;

import java.util.List;
import java.util.function.Predicate;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.Unit.Formation;
import vedette.rules.daysofglory.units.Unit.General;
import vedette.rules.daysofglory.units.UnitState;

/**
 * The conditions of a side in close assault that the rules determine (Close assault tactical
 * factors; DG-V2).
 */
enum AssaultCondition implements FactorTable.Condition<AssaultSide> {
  CHARGING(side -> side.own().charges()),
  ON_FLANK(AssaultCondition::isBehind),
  CAVALRY_FIGHTS_INFANTRY(side -> side.own().isMounted() && fightsInfantry(side)),
  FIGHTS_SHAKEN(side -> side.enemy().has(Morale.SHAKEN)),
  FIGHTS_DISORDERED(side -> side.enemy().has(Morale.DISORDERED)),
  FIGHTS_SKIRMISHERS(
      side -> side.own().isFormed() && side.enemy().anyMatch(UnitState::isSkirmisher)),
  FIGHTS_SUPPORTED_ARTILLERY(
      side ->
          side.enemy().anyMatch(UnitState::isDeployedArtillery)
              && side.enemy().anyMatch(AssaultCondition::coversGuns)),
  EXCEPTIONAL_GENERAL(side -> side.own().has(General.EXCEPTIONAL)),
  CAPABLE_GENERAL(side -> side.own().has(General.CAPABLE)),
  BELOW_HALF(side -> side.own().anyMatch(UnitState::isBelowHalf)),
  FOUGHT_BEFORE(side -> side.own().anyMatch(unit -> unit.history().fought())),
  COLUMN_CHARGES_LINE(
      side ->
          side.own().charges()
              && side.own().anyMatch(unit -> unit.unit().formation() == Formation.COLUMN)
              && side.enemy().anyMatch(unit -> unit.isFormedIn(Formation.LINE))),
  OUTNUMBERS(side -> side.outnumbers() > 0) {
    @Override
    public int times(AssaultSide side) {
      return side.outnumbers();
    }
  },
  DEFENDS_HIGHER_GROUND(onFootIn(Ground.HIGHER_GROUND, Ground.LIGHT_WOODS)),
  DEFENDS_LIGHT_COVER(onFootIn(Ground.LIGHT_URBAN, Ground.LIGHT_COVER, Ground.HEAVY_WOODS)),
  DEFENDS_HEAVY_COVER(onFootIn(Ground.HEAVY_URBAN, Ground.HEAVY_COVER)),
  DEFENDS_FORTIFICATIONS(side -> defends(side) && side.ground() == Ground.FORTIFICATIONS),

  // Conditions of a side that wins without dice, for one unit of the enemy.
  FIGHTS_SKIRMISHERS_IN_OPEN(
      side ->
          side.own().isFormed() && side.enemy().hasOnly(Arm.SKIRMISHERS) && side.ground().isOpen()),
  FIGHTS_BARE_ARTILLERY(
      side ->
          side.own().isFormed()
              && side.enemy().all(UnitState::isDeployedArtillery)
              && !side.allEnemies().anyMatch(AssaultCondition::coversGuns)
              && (defends(side) || side.ground() != Ground.FORTIFICATIONS)),
  CAVALRY_ON_FLANK(
      side ->
          isBehind(side)
              && side.own().isMounted()
              && side.enemy().all(UnitState::isInfantry)
              && side.ground().isOpen()),
  FIGHTS_ROUTERS(
      side ->
          side.own().isFormed()
              && side.enemy().all(unit -> unit.isRouting() || isShakenInRear(side, unit)));

  private final String word = EnumWords.word(this);
  private final Predicate<AssaultSide> holds;

  AssaultCondition(Predicate<AssaultSide> holds) {
    this.holds = holds;
  }

  private static boolean defends(AssaultSide side) {
    return !side.attacks();
  }

  /**
   * Returns the condition that a side defends one of these grounds, with most of its stands on
   * foot.
   */
  private static Predicate<AssaultSide> onFootIn(Ground... grounds) {
    List<Ground> list = List.of(grounds);
    return side -> defends(side) && !side.own().isMounted() && list.contains(side.ground());
  }

  /** Returns whether a side attacks a flank or the rear. */
  private static boolean isBehind(AssaultSide side) {
    return side.comesFrom(Facing.FLANK) || side.comesFrom(Facing.REAR);
  }

  private static boolean isShakenInRear(AssaultSide side, UnitState enemy) {
    return side.comesFrom(Facing.REAR) && enemy.morale() == Morale.SHAKEN;
  }

  /**
   * Returns whether a unit is formed infantry, which covers guns in contact with it (DG-V2: routing
   * units are not formed).
   */
  private static boolean coversGuns(UnitState unit) {
    return unit.is(Arm.FOOT) && unit.isFormed();
  }

  /** Returns whether the enemy has infantry and most of its stands are on foot (DG-V2). */
  private static boolean fightsInfantry(AssaultSide side) {
    return side.enemy().anyMatch(UnitState::isInfantry)
        && (!side.enemy().isMounted() || side.plays(DaysOfGloryVariant.ANY_FOOT));
  }

  @Override
  public int times(AssaultSide side) {
    return holds.test(side) ? 1 : 0;
  }

  @Override
  public String toString() {
    return word;
  }
}
