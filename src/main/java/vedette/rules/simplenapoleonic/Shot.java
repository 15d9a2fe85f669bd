package vedette.rules.simplenapoleonic;

import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.kit.Flags;
import vedette.source.TextFault;

/**
 * One unit's fire at another: how many dice, and what scores (SN1, SN2).
 *
 * @param shooterState the shooter as it now is
 * @param moves whether it moves in this turn
 * @param targetState the target as it now is
 */
record Shot(
    RulesInForce rules,
    PreparedUnit shooter,
    UnitState shooterState,
    boolean moves,
    PreparedUnit target,
    UnitState targetState,
    int range) {
  /** Returns the throw. */
  DicePool dice() {
    return new DicePool(
        rules,
        shooter.label(),
        shooter.unit().arm().throwsByPoint() ? shooterState.strength() : byTable(),
        rules.tables().fireScore(target.kind()),
        Flags.<ScoreCondition>none()
            .with(ScoreCondition.THROWER_HAS_GENERAL, shooterState.general())
            .with(ScoreCondition.TARGET_IN_COVER, target.unit().cover())
            .with(ScoreCondition.SHOOTER_MOVED, moves),
        "SN1 SN2");
  }

  /** Dice by range, and by who stands how. */
  private int byTable() {
    SimpleNapoleonicTables tables = rules.tables();
    return switch (shooter.unit().arm()) {
      case ARTILLERY -> tables.artilleryDice(range, target.formation());
      case MUSKETS, RIFLES -> tables.musketDice(range, shooter.formation());
      case CAVALRY -> 0;
    };
  }

  /** Takes up the dice; hits beyond the target's last point are alike. */
  Die take(Umpire umpire) {
    return dice().take(targetState.strength() + (targetState.general() ? 1 : 0), umpire);
  }

  /** Complains of a unit that does not fire, or not so far. */
  static void check(RulesInForce rules, PreparedUnit shooter, int range, String parameter) {
    Unit unit = shooter.unit();
    int most = rules.tables().range(unit.arm());
    if (most == 0) {
      throw new TextFault(
          parameter,
          shooter.label() + " cannot fire",
          "write inf, rifle or art: " + unit.arm() + " does not fire");
    }
    shooter.checkFires(shooter.initial(), parameter);
    if (range > most) {
      throw new TextFault(
          unit.range().isPresent() ? parameter : "range",
          shooter.label() + " is out of range",
          "write a range up to " + most + ": " + unit.arm() + " reach " + most + " hexes");
    }
  }
}
