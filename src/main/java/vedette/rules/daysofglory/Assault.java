package vedette.rules.daysofglory;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Both sides of a close assault as they meet.
 *
 * @param ground of the defenders
 * @param from where the attack comes from
 */
record Assault(Rulebook rules, BySide<SideState> sides, Ground ground, Facing from) {
  /** The tables that it consults. */
  AssaultTables tables() {
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
    for (Side side : Side.values()) {
      sides.of(side).units().forEach(it -> it.unit().noteOrder(side.toString(), umpire));
    }
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
}
