package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.daysofglory.Unit.Formation;
import vedette.rules.daysofglory.Unit.General;

/** A close assault as it is drawn up: what can count for each side (DG5, DG9, DG-V2). */
final class CloseFight {
  private final DaysOfGloryTables tables;
  private final Ground ground;
  private final Facing from;
  private final BySide<Factors<Contender>> factors;
  private final BySide<Factors<Contender>> automatic;

  /**
   * A close assault.
   *
   * @param ground of the defenders
   * @param from where the attack comes from
   */
  CloseFight(
      DaysOfGloryTables tables,
      List<Unit> attackers,
      List<Unit> defenders,
      Ground ground,
      Facing from) {
    this.tables = tables;
    this.ground = ground;
    this.from = from;
    BySide<Holding<Contender>> holding =
        new BySide<>(holding(Side.ATTACKER, attackers), holding(Side.DEFENDER, defenders));
    factors = holding.map(held -> new Factors<>(tables.assault(), held));
    automatic = holding.map(held -> new Factors<>(tables.automatic(), held));
  }

  /** All that can hold for a side, as said and as it follows from both sides. */
  private Holding<Contender> holding(Side side, List<Unit> units) {
    boolean attacks = side == Side.ATTACKER;
    boolean behind = attacks && from != Facing.FRONT;
    Conditions said = Conditions.together(units.stream().map(Unit::said).toList());
    Holding<Contender> holding =
        new Holding<Contender>(said)
            .with(Condition.CHARGING, Contender::charges)
            .with(Condition.ON_FLANK, behind)
            .with(
                Condition.CAVALRY_FIGHTS_INFANTRY,
                own -> own.isMounted() && own.anyEnemy(f -> f.unit().arm().isInfantry()))
            .with(Condition.FIGHTS_SHAKEN, own -> own.anyEnemy(f -> f.morale() == Morale.SHAKEN))
            .with(
                Condition.FIGHTS_DISORDERED,
                own -> own.anyEnemy(f -> f.morale() == Morale.DISORDERED))
            .with(
                Condition.FIGHTS_SKIRMISHERS,
                own -> own.isFormed() && own.fightsOnly(Arm.SKIRMISHERS))
            .with(
                Condition.FIGHTS_SUPPORTED_ARTILLERY,
                own -> own.fightsAny(Arm.ARTILLERY) && own.fightsAny(Arm.FOOT))
            .with(Condition.EXCEPTIONAL_GENERAL, anyHas(units, General.EXCEPTIONAL))
            .with(Condition.CAPABLE_GENERAL, anyHas(units, General.CAPABLE))
            .with(Condition.BELOW_HALF, own -> own.any(Fighting::isBelowHalf))
            .with(Condition.FOUGHT_BEFORE, own -> own.any(Fighting::fought))
            .with(
                Condition.COLUMN_CHARGES_LINE,
                attacks && units.stream().anyMatch(u -> u.formation() == Formation.COLUMN),
                own -> own.allEnemies(Fighting::isFormedInLine))
            .times(Condition.OUTNUMBERS, Contender::outnumbers)
            .with(
                Condition.FIGHTS_SKIRMISHERS_IN_OPEN,
                own -> own.isFormed() && own.fightsOnly(Arm.SKIRMISHERS) && own.ground().isOpen())
            .with(
                Condition.FIGHTS_BARE_ARTILLERY,
                own ->
                    own.isFormed()
                        && own.fightsOnly(Arm.ARTILLERY)
                        && (!attacks || own.ground() != Ground.FORTIFIED))
            .with(
                Condition.CAVALRY_ON_FLANK,
                behind,
                own ->
                    own.isMounted()
                        && own.ground().isOpen()
                        && own.allEnemies(f -> f.unit().arm().isInfantry()))
            .with(Condition.FIGHTS_ROUTERS, own -> own.isFormed() && fightsRouters(own));
    return attacks || ground.factor() == null
        ? holding
        : holding.with(
            ground.factor(),
            own -> own.ground() == ground && (!own.isMounted() || ground == Ground.FORTIFIED));
  }

  private static boolean anyHas(List<Unit> units, General general) {
    return units.stream().anyMatch(unit -> unit.has(general));
  }

  /**
   * All of the enemy must be so: a formed unit that stands beside routers does not win for them.
   */
  private boolean fightsRouters(Contender own) {
    boolean rear = own.side() == Side.ATTACKER && from == Facing.REAR;
    return own.allEnemies(f -> f.morale() == Morale.ROUTING || rear && f.morale() == Morale.SHAKEN);
  }

  /** What can count for a side. */
  Factors<Contender> factors(Side side) {
    return factors.of(side);
  }

  /** What can win at once for a side. */
  Factors<Contender> automatic(Side side) {
    return automatic.of(side);
  }

  DaysOfGloryTables tables() {
    return tables;
  }

  /** Both sides as they meet. */
  BySide<Contender> sides(List<Fighting> attackers, List<Fighting> defenders) {
    return new BySide<>(
        new Contender(this, Side.ATTACKER, attackers, defenders, ground, true),
        new Contender(this, Side.DEFENDER, defenders, attackers, ground, false));
  }

  /**
   * Both sides as they meet if the defenders come out to meet the charge, and leave their cover.
   */
  BySide<Contender> countercharging(List<Fighting> attackers, List<Fighting> defenders) {
    return new BySide<>(
        new Contender(this, Side.ATTACKER, attackers, defenders, Ground.OPEN, true),
        new Contender(this, Side.DEFENDER, defenders, attackers, Ground.OPEN, true));
  }
}
