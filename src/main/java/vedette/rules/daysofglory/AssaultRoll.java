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
record AssaultRoll(VictoryScale scale, BySide<Arms> arms, Side automatic, int lead) {
  /** Rolls once for each side: what it comes to, or null if the scores are equal. */
  CloseAssaultResult roll(Umpire umpire) {
    if (automatic != null) {
      return CloseAssaultResult.of(
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
    return CloseAssaultResult.of(
        winner, scale.by(by, arms.of(winner), arms.of(winner.opposite()), umpire), umpire);
  }
}
