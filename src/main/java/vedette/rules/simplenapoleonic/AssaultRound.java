package vedette.rules.simplenapoleonic;

import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;

/** One round of an assault between two units: throws, losses, falling back, morale (SN3, SN9). */
record AssaultRound(SimpleNapoleonicTables tables, BySide<DrawnUnit> troops) {
  /**
   * What a round leaves.
   *
   * @param driven whether the defender has been driven back
   * @param repelled whether the attacker has been, before any test of its morale
   */
  record After(BySide<UnitState> units, boolean driven, boolean repelled) {}

  /** A side's throw. */
  Throw dice(Side side, UnitState by) {
    DrawnUnit troop = troops.of(side);
    return new Throw(
        tables,
        troop.label(),
        tables.assaultDice(troop, by.strength()),
        tables.assaultScore(troops.of(side.opposite())),
        by.general(),
        false,
        false,
        by.general() ? "SN1 SN3 SN2" : "SN1 SN3");
  }

  /** What a side's throw does to the other; every hit counts. */
  PendingLoss strike(Side side, BySide<UnitState> units, Umpire umpire) {
    Throw dice = dice(side, units.of(side));
    Die taken = umpire.once(() -> dice.take(dice.dice(), umpire));
    int hits = Throw.count(taken, umpire);
    Side enemy = side.opposite();
    return new LossEffects(tables, troops.of(enemy), umpire).aim(units.of(enemy), hits);
  }

  /** Both throws hurt at once; the loser falls back, then morale is tested (SN9). */
  After settle(
      BySide<UnitState> units, PendingLoss atDefender, PendingLoss atAttacker, Umpire umpire) {
    LossEffects attackers = new LossEffects(tables, troops.attacker(), umpire);
    LossEffects defenders = new LossEffects(tables, troops.defender(), umpire);
    UnitState attacker = units.attacker();
    UnitState defender = units.defender();
    UnitState d = defenders.take(defender, atDefender);
    UnitState a = attackers.take(attacker, atAttacker);
    int lead = atDefender.points() - atAttacker.points();
    boolean beyond =
        atDefender.points() > defender.strength() || atAttacker.points() > attacker.strength();
    boolean driven = lead > 0 && a.strength() > 0 && defenders.mustFallBack(d, beyond);
    boolean repelled = lead < 0 && d.strength() > 0 && attackers.mustFallBack(a, beyond);
    a = repelled ? attackers.fallBack(a, Condition.FALLEN_BACK) : a;
    d = driven ? defenders.fallBack(d, Condition.FALLEN_BACK) : d;
    a = attackers.morale(attacker, a);
    d = defenders.morale(defender, d);
    return new After(new BySide<>(a, d), driven, repelled);
  }
}
