package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.daysofglory.Regiment.Formation;
import vedette.rules.daysofglory.Regiment.General;
import vedette.table.Grid;
import vedette.table.Modifier;

/**
 * Two sides in close assault, and what each adds to its dice (DG5, DG9).
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
    return units.stream().anyMatch(what);
  }

  private static boolean anyArm(List<Fighting> units, Predicate<Arm> what) {
    return any(units, fighting -> what.test(fighting.unit().arm()));
  }

  private static int stands(List<Fighting> units) {
    return units.stream().mapToInt(Fighting::stands).sum();
  }

  /** Whether most stands of a side are mounted. */
  boolean isMounted(Side side) {
    int mounted = stands(own(side).stream().filter(f -> f.unit().arm().isMounted()).toList());
    return 2 * mounted > stands(own(side));
  }

  /** Average class of a side, rounded up. */
  int troopClass(Side side) {
    int sum = own(side).stream().mapToInt(f -> f.unit().troopClass()).sum();
    return (sum + own(side).size() - 1) / own(side).size();
  }

  /** Class and factors of a side, each factor noted. */
  int adds(Side side, Listener listener) {
    Conditions conditions = conditions(side);
    int factors = 0;
    for (Modifier modifier : tables.assault()) {
      int times = conditions.times(modifier.when());
      if (times > 0) {
        int value = modifier.value(times);
        factors += value;
        listener.note(
            new Note.Modifier(
                modifier.name(),
                value,
                modifier.each() && times > 1 ? side + ", " + times + " times" : side.toString(),
                modifier.readings()));
      }
    }
    listener.note(new Told.Adds(side.toString(), troopClass(side), factors));
    return troopClass(side) + factors;
  }

  /** Whether a side wins without dice, if the other does not. */
  boolean isAutomatic(Side side, Listener listener) {
    Conditions conditions = conditions(side);
    for (Modifier modifier : tables.automatic()) {
      if (conditions.times(modifier.when()) > 0) {
        listener.note(
            new Note.Happens(
                side.toString(), "has an automatic victory: " + modifier.name(), "DG5"));
        return true;
      }
    }
    return false;
  }

  /** All that holds for a side, as said and as it follows from both sides. */
  private Conditions conditions(Side side) {
    List<Fighting> own = own(side);
    List<Fighting> enemy = enemy(side);
    boolean attacks = side == Side.ATTACKER;
    boolean formed = any(own, Fighting::isFormed);
    boolean horse = isMounted(side);
    boolean open = ground.isOpen();
    boolean behind = attacks && from != Facing.FRONT;
    boolean skirmishers = enemy.stream().allMatch(f -> f.unit().arm() == Arm.SKIRMISHERS);
    boolean guns = anyArm(enemy, arm -> arm == Arm.ARTILLERY);
    boolean onlyGuns = enemy.stream().allMatch(f -> f.unit().arm() == Arm.ARTILLERY);
    boolean onlyInfantry = enemy.stream().allMatch(f -> f.unit().arm().isInfantry());
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
                    && enemy.stream()
                        .allMatch(f -> f.isFormed() && f.unit().formation() == Formation.LINE))
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
    return enemy.stream()
        .allMatch(f -> f.morale() == Morale.ROUTING || rear && f.morale() == Morale.SHAKEN);
  }

  private int outnumbering(List<Fighting> own, List<Fighting> enemy) {
    Grid steps = tables.numbers(DaysOfGloryTables.OUTNUMBERING);
    int percent = PERCENT * stands(own) / Math.max(1, stands(enemy));
    return Math.max(0, steps.number(steps.row(percent), 0));
  }
}
