package vedette.rules.simplenapoleonic;

import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Rulebook;
import vedette.rules.simplenapoleonic.FightState.Round;

/** One round of an assault between two units: throws, losses, falling back, morale (SN3, SN9). */
record AssaultRound(Rulebook<SimpleNapoleonicTables> rules, BySide<DrawnUnit> troops) {
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
        rules,
        troop.label(),
        number(troop, by),
        rules.tables().assaultScore(troops.of(side.opposite())),
        by.general(),
        false,
        false,
        by.general() ? "SN1 SN3 SN2" : "SN1 SN3");
  }

  /** Rifles throw a die for each point left (SN1). */
  private int number(DrawnUnit troop, UnitState by) {
    return troop.unit().arm() == Arm.RIFLES
        ? by.strength()
        : rules.tables().assaultDice(troop.unit().arm());
  }

  /** The throws that each side begins with. */
  void explain(Umpire umpire) {
    for (Side side : Side.values()) {
      dice(side, troops.of(side).initial()).face(umpire);
    }
  }

  /** When the next side has thrown, the attacker first. */
  Round nextThrow(Round before, BySide<UnitState> units, Umpire umpire) {
    return before.atDefender() == null
        ? new Round(strike(Side.ATTACKER, units, umpire), null, false)
        : new Round(before.atDefender(), strike(Side.DEFENDER, units, umpire), false);
  }

  /** What a side's throw does to the other; every hit counts. */
  private Losses.Loss strike(Side side, BySide<UnitState> units, Umpire umpire) {
    Throw dice = dice(side, units.of(side));
    Die taken = umpire.once(() -> dice.take(dice.dice(), umpire));
    int hits = Throw.count(taken, umpire);
    Side enemy = side.opposite();
    return new Losses(rules, troops.of(enemy), umpire).aim(units.of(enemy), hits);
  }

  /** Both throws hurt at once; the loser falls back, then morale is tested (SN9). */
  After settle(BySide<UnitState> units, Round thrown, Umpire umpire) {
    UnitState attacker = units.attacker();
    UnitState defender = units.defender();
    Losses.Loss atDefender = thrown.atDefender();
    Losses.Loss atAttacker = thrown.atAttacker();
    UnitState d = new Losses(rules, troops.defender(), umpire).take(defender, atDefender);
    UnitState a = new Losses(rules, troops.attacker(), umpire).take(attacker, atAttacker);
    int lead = atDefender.points() - atAttacker.points();
    boolean beyond =
        atDefender.points() > defender.strength() || atAttacker.points() > attacker.strength();
    boolean driven =
        lead > 0 && a.strength() > 0 && fallsBack(troops.defender(), d, beyond, umpire);
    boolean repelled =
        lead < 0 && d.strength() > 0 && fallsBack(troops.attacker(), a, beyond, umpire);
    Morale attackers = new Morale(rules, troops.attacker(), umpire);
    Morale defenders = new Morale(rules, troops.defender(), umpire);
    a = repelled ? attackers.fallBack(a, Condition.FALLEN_BACK) : a;
    d = driven ? defenders.fallBack(d, Condition.FALLEN_BACK) : d;
    a = attackers.after(attacker, a);
    d = defenders.after(defender, d);
    return new After(new BySide<>(a, d), driven, repelled);
  }

  /**
   * Whether the loser falls back: at half or less (SN6).
   *
   * @param beyond whether somebody was hit for more than it had left
   */
  private static boolean fallsBack(DrawnUnit loser, UnitState left, boolean beyond, Umpire umpire) {
    if (left.strength() == 0) {
      return false;
    }
    boolean falls = loser.isAtHalf(left.strength());
    umpire.note(
        beyond ? "SN6 SN-V2" : "SN6",
        falls ? "{} has lost at half strength" : "{} has lost above half strength, and stays",
        loser.label());
    return falls;
  }
}
