package vedette.rules.daysofglory;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * A close assault before its dice: a D6 for each side upon class and factors; on a tie each adds
 * one more until they differ (DG5).
 *
 * @param arms what most of each side is
 * @param automatic the side that wins without dice; null if none does
 * @param lead of the attacker over the defender before the dice
 */
record Clash(VictoryScale scale, BySide<Arms> arms, Side automatic, int lead) {
  /**
   * Finds and notes what is settled before the dice.
   *
   * @param tied whether the scores have been equal so far: then nothing counts but further dice
   */
  static Clash of(BySide<Contender> sides, boolean tied, Umpire umpire) {
    if (tied) {
      return before(sides, null, 0);
    }
    Contender attacker = sides.attacker();
    Contender defender = sides.defender();
    boolean attackerWins = attacker.isAutomatic(umpire);
    boolean defenderWins = defender.isAutomatic(umpire);
    if (attackerWins != defenderWins) {
      return before(sides, attackerWins ? Side.ATTACKER : Side.DEFENDER, 0);
    }
    if (attackerWins) {
      umpire.note("DG9", "both would win at once, so the dice decide");
    }
    return before(sides, null, attacker.adds(umpire) - defender.adds(umpire));
  }

  private static Clash before(BySide<Contender> sides, Side automatic, int lead) {
    return new Clash(
        sides.attacker().fight().tables().victoryScale(),
        sides.map(Contender::arms),
        automatic,
        lead);
  }

  /** Rolls once for each side: what it comes to, or null if the scores are equal. */
  CloseOutcome roll(Umpire umpire) {
    if (automatic != null) {
      return CloseOutcome.of(
          automatic,
          scale.automatic(arms.of(automatic), arms.of(automatic.opposite()), umpire),
          umpire);
    }
    int attackers = umpire.roll(DaysOfGloryTables.D6);
    int defenders = umpire.roll(DaysOfGloryTables.D6);
    umpire.note("", "attacker rolls {}, the defender {}", attackers, defenders);
    int difference = lead + attackers - defenders;
    if (difference == 0) {
      umpire.note("DG5", "a tie takes one more die for each side");
      return null;
    }
    Side winner = difference > 0 ? Side.ATTACKER : Side.DEFENDER;
    int by = Math.abs(difference);
    umpire.note("DG5", "{} wins by {}", winner, by);
    return CloseOutcome.of(
        winner, scale.by(by, arms.of(winner), arms.of(winner.opposite()), umpire), umpire);
  }
}
