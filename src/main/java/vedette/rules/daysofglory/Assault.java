package vedette.rules.daysofglory;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.AssaultRoll.VictoryScale;
import vedette.rules.daysofglory.Unit.Formation;
import vedette.rules.daysofglory.Unit.General;
import vedette.table.Grid;
import vedette.table.Range;

/**
 * Both sides of a close assault as they meet.
 *
 * @param ground of the defenders
 * @param from where the attack comes from
 */
record Assault(Rulebook rules, BySide<SideState> sides, Ground ground, Facing from) {
  /** The tables that it consults. */
  Consulted tables() {
    return rules.tables().closeAssault();
  }

  /**
   * Finds and notes what is settled before the dice (DG5, DG9).
   *
   * @param tied whether the scores have been equal so far: then nothing counts but further dice
   */
  AssaultRoll settled(boolean tied, Umpire umpire) {
    if (tied) {
      return beforeDice(null, 0);
    }
    sides.forEach(
        (side, state) -> state.units().forEach(it -> it.unit().noteOrder(side.toString(), umpire)));
    AssaultSide attacker = new AssaultSide(this, Side.ATTACKER);
    AssaultSide defender = new AssaultSide(this, Side.DEFENDER);
    boolean attackerWins = attacker.isAutomatic(umpire);
    boolean defenderWins = defender.isAutomatic(umpire);
    if (attackerWins != defenderWins) {
      return beforeDice(attackerWins ? Side.ATTACKER : Side.DEFENDER, 0);
    }
    if (attackerWins) {
      umpire.note("DG9", "both would win at once, so the dice decide");
    }
    return beforeDice(null, attacker.adds(umpire) - defender.adds(umpire));
  }

  private AssaultRoll beforeDice(Side automatic, int lead) {
    return new AssaultRoll(tables().victories(), sides.map(SideState::arms), automatic, lead);
  }

  /**
   * A side that meets another: what it adds to its die (Close assault tactical factors; DG5, DG9,
   * DG-V2).
   */
  record AssaultSide(Assault assault, Side side, SideState own, SideState enemy, Conditions said)
      implements Factors.Subject {
    AssaultSide(Assault assault, Side side) {
      this(
          assault,
          side,
          assault.sides().of(side),
          assault.sides().of(side.opposite()),
          assault.sides().of(side).said());
    }

    /** Class and factors, each factor noted. */
    int adds(Umpire umpire) {
      int troopClass = own.troopClass();
      int factors = assault.tables().factors().sum(side, this, umpire);
      umpire.note("DG5", "{}: class {}, factors {+}", side, troopClass, factors);
      return troopClass + factors;
    }

    /**
     * Whether it wins without dice, if the other side does not: over each unit of the enemy by some
     * row (DG-V2).
     */
    boolean isAutomatic(Umpire umpire) {
      Set<String> victories = new LinkedHashSet<>();
      for (UnitState unit : enemy.units()) {
        String victory = assault.tables().automatic().first(over(unit));
        if (victory == null) {
          return false;
        }
        victories.add(victory);
      }
      victories.forEach(
          victory -> umpire.note("DG5 DG-V2", "{} has an automatic victory: {}", side, victory));
      return true;
    }

    /** This side over one unit of the enemy. */
    private AssaultSide over(UnitState unit) {
      return enemy.units().size() == 1
          ? this
          : new AssaultSide(
              assault, side, own, new SideState(List.of(unit), enemy.charges()), said);
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
          && (!enemy.isMounted() || assault.rules().plays(DaysOfGloryVariant.ANY_FOOT));
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
      return assault.tables().outnumbering().steps(own.stands(), allEnemies().stands());
    }
  }

  /**
   * The tables that a close assault consults.
   *
   * @param factors what a side adds to its die
   * @param automatic what wins without dice
   * @param outnumbering steps by percent of the enemy's stands
   * @param victories what is won by how much
   */
  record Consulted(
      Factors factors, Factors automatic, Outnumbering outnumbering, VictoryScale victories) {}

  /**
   * By how many steps stands outnumber stands: the table has the first ones, and each further
   * multiple of the enemy's is one more (Close assault tactical factors: 1/2/3 and so on).
   */
  record Outnumbering(Grid table) {
    private static final int PERCENT = 100;

    /** Steps, from 0. */
    int steps(int own, int enemy) {
      int percent = PERCENT * own / Math.max(1, enemy);
      int row = table.row(percent);
      Range range = table.rows().range(row);
      int further = range.high() == Range.OPEN_HIGH ? (percent - range.low()) / PERCENT : 0;
      return Math.max(0, table.number(row, 0)) + further;
    }
  }
}
