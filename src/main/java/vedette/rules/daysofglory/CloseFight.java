package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import vedette.fight.Side;
import vedette.rules.daysofglory.Regiment.Formation;
import vedette.rules.daysofglory.Regiment.General;
import vedette.table.Grid;

/**
 * Two sides in close assault, and what holds for each (DG5, DG9).
 *
 * @param ground of the defenders
 * @param from where the attack comes from
 */
record CloseFight(
    DaysOfGloryTables tables,
    List<Fighting> attackers,
    List<Fighting> defenders,
    Ground ground,
    Facing from) {
  private static final int PERCENT = 100;

  private List<Fighting> own(Side side) {
    return side == Side.ATTACKER ? attackers : defenders;
  }

  private List<Fighting> enemy(Side side) {
    return side == Side.ATTACKER ? defenders : attackers;
  }

  private static boolean any(List<Fighting> units, Predicate<Fighting> what) {
    return !all(units, what.negate());
  }

  private static boolean all(List<Fighting> units, Predicate<Fighting> what) {
    for (Fighting fighting : units) {
      if (!what.test(fighting)) {
        return false;
      }
    }
    return true;
  }

  private static boolean anyArm(List<Fighting> units, Predicate<Arm> what) {
    return any(units, fighting -> what.test(fighting.unit().arm()));
  }

  private static int sum(List<Fighting> units, ToIntFunction<Fighting> what) {
    int sum = 0;
    for (Fighting fighting : units) {
      sum += what.applyAsInt(fighting);
    }
    return sum;
  }

  /** The dice that decide it. */
  Clash clash() {
    return new Clash(contender(Side.ATTACKER), contender(Side.DEFENDER));
  }

  private Contender contender(Side side) {
    return new Contender(
        tables, side, isMounted(own(side)), troopClass(own(side)), conditions(side));
  }

  private static boolean isMounted(List<Fighting> units) {
    int mounted = sum(units, f -> f.unit().arm().isMounted() ? f.stands() : 0);
    return 2 * mounted > sum(units, Fighting::stands);
  }

  private static int troopClass(List<Fighting> units) {
    return (sum(units, f -> f.unit().troopClass()) + units.size() - 1) / units.size();
  }

  /** All that holds for a side, as said and as it follows from both sides. */
  private Conditions conditions(Side side) {
    List<Fighting> own = own(side);
    List<Fighting> enemy = enemy(side);
    boolean attacks = side == Side.ATTACKER;
    boolean formed = any(own, Fighting::isFormed);
    boolean horse = isMounted(own);
    boolean open = ground.isOpen();
    boolean behind = attacks && from != Facing.FRONT;
    boolean skirmishers = all(enemy, f -> f.unit().arm() == Arm.SKIRMISHERS);
    boolean guns = anyArm(enemy, arm -> arm == Arm.ARTILLERY);
    boolean onlyGuns = all(enemy, f -> f.unit().arm() == Arm.ARTILLERY);
    boolean onlyInfantry = all(enemy, f -> f.unit().arm().isInfantry());
    boolean formedFoot = anyArm(enemy, arm -> arm == Arm.FOOT);
    List<Conditions> said = new ArrayList<>();
    own.forEach(f -> said.add(f.unit().with()));
    Conditions all =
        Conditions.together(said)
            .with("charging", attacks)
            .with("on-flank", behind)
            .with("cavalry-fights-infantry", horse && anyArm(enemy, Arm::isInfantry))
            .with("fights-shaken", any(enemy, f -> f.morale() == Morale.SHAKEN))
            .with("fights-disordered", any(enemy, f -> f.morale() == Morale.DISORDERED))
            .with("fights-skirmishers", formed && skirmishers)
            .with("fights-supported-artillery", guns && formedFoot)
            .with("exceptional-general", any(own, f -> f.unit().general() == General.EXCEPTIONAL))
            .with("capable-general", any(own, f -> f.unit().general() == General.CAPABLE))
            .with("below-half", any(own, Fighting::isBelowHalf))
            .with(
                "column-charges-line",
                attacks
                    && any(own, f -> f.unit().formation() == Formation.COLUMN)
                    && all(enemy, f -> f.isFormed() && f.unit().formation() == Formation.LINE))
            .with("outnumbers", ground.hidesNumbers() ? 0 : outnumbering(own, enemy))
            .with("fights-skirmishers-in-open", formed && skirmishers && open)
            .with(
                "fights-bare-artillery",
                formed && onlyGuns && (!attacks || ground != Ground.FORTIFIED))
            .with("cavalry-on-flank", horse && behind && open && onlyInfantry)
            .with("fights-routers", formed && fightsRouters(enemy, attacks));
    return attacks || ground.factor() == null || horse && ground != Ground.FORTIFIED
        ? all
        : all.with(ground.factor(), true);
  }

  /**
   * All of the enemy must be so: a formed unit that stands beside routers does not win for them.
   */
  private boolean fightsRouters(List<Fighting> enemy, boolean attacks) {
    boolean rear = attacks && from == Facing.REAR;
    return all(enemy, f -> f.morale() == Morale.ROUTING || rear && f.morale() == Morale.SHAKEN);
  }

  private int outnumbering(List<Fighting> own, List<Fighting> enemy) {
    Grid steps = tables.numbers(DaysOfGloryTables.OUTNUMBERING);
    int percent = PERCENT * sum(own, Fighting::stands) / Math.max(1, sum(enemy, Fighting::stands));
    return Math.max(0, steps.number(steps.row(percent), 0));
  }
}
