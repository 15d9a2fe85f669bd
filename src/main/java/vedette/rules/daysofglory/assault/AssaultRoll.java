package vedette.rules.daysofglory.assault;

import java.util.LinkedHashSet;
import java.util.Set;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.units.UnitState;

/**
 * A close assault before its dice: each side adds a D6 to class and factors; on a tie each adds
 * another D6 until the scores differ (DG5).
 *
 * @param arms kind of each side: mostly mounted, or mostly on foot
 * @param automatic side that wins without dice; null if neither does
 * @param lead lead of the attacker over the defender before the dice
 */
public record AssaultRoll(
    VictoryScale scale, BySide<MountedOrFoot> arms, Side automatic, int lead) {
  private static final Die D6 = Die.d(6);

  /**
   * Determines and notes everything that is settled before the dice (DG5, DG9).
   *
   * @param tied whether the scores have been equal so far, in which case only further dice count
   */
  public static AssaultRoll of(
      AssaultTables tables, AssaultSituation assault, boolean tied, Umpire umpire) {
    if (tied) {
      return beforeDice(tables, assault, null, 0);
    }
    assault
        .sides()
        .forEach(
            (side, state) ->
                state.units().forEach(it -> it.unit().noteOrder(side.toString(), umpire)));
    AssaultSide attacker = assault.side(Side.ATTACKER);
    AssaultSide defender = assault.side(Side.DEFENDER);
    boolean attackerWins = isAutomatic(attacker, tables, umpire);
    boolean defenderWins = isAutomatic(defender, tables, umpire);
    if (attackerWins != defenderWins) {
      return beforeDice(tables, assault, attackerWins ? Side.ATTACKER : Side.DEFENDER, 0);
    }
    if (attackerWins) {
      umpire.note("DG9", "both sides have an automatic victory, so the dice decide");
    }
    int lead = adds(attacker, tables, umpire) - adds(defender, tables, umpire);
    return beforeDice(tables, assault, null, lead);
  }

  private static AssaultRoll beforeDice(
      AssaultTables tables, AssaultSituation assault, Side automatic, int lead) {
    return new AssaultRoll(
        tables.victories(), assault.sides().map(SideState::arms), automatic, lead);
  }

  /** Returns the sum of a side's class and factors, and notes each factor. */
  private static int adds(AssaultSide side, AssaultTables tables, Umpire umpire) {
    int troopClass = side.own().troopClass();
    int factors = tables.factors().sum(side.side(), side, umpire);
    umpire.note("DG5", "{}: class {}, factors {+}", side.side(), troopClass, factors);
    return troopClass + factors;
  }

  /**
   * Returns whether a side wins without dice, unless the other side also would: some row of the
   * table has to hold for each unit of the enemy (DG-V2).
   */
  private static boolean isAutomatic(AssaultSide side, AssaultTables tables, Umpire umpire) {
    Set<String> victories = new LinkedHashSet<>();
    for (UnitState unit : side.enemy().units()) {
      String victory = tables.automatic().first(side.against(unit));
      if (victory == null) {
        return false;
      }
      victories.add(victory);
    }
    victories.forEach(
        victory ->
            umpire.note("DG5 DG-V2", "{} has an automatic victory: {}", side.side(), victory));
    return true;
  }

  /** Rolls once for each side and returns the outcome, or null if the scores are equal. */
  public AssaultOutcome roll(Umpire umpire) {
    if (automatic != null) {
      return AssaultOutcome.of(
          automatic,
          scale.automatic(arms.of(automatic), arms.of(automatic.opposite()), umpire),
          umpire);
    }
    int attackers = umpire.roll(D6);
    int defenders = umpire.roll(D6);
    umpire.note("", "the attacker rolls {}, the defender rolls {}", attackers, defenders);
    int difference = lead + attackers - defenders;
    if (difference == 0) {
      umpire.note("DG5", "on a tie each side rolls one more die");
      return null;
    }
    Side winner = difference > 0 ? Side.ATTACKER : Side.DEFENDER;
    int by = Math.abs(difference);
    umpire.note("DG5", "{} wins by {}", winner, by);
    return AssaultOutcome.of(
        winner, scale.victory(by, arms.of(winner), arms.of(winner.opposite()), umpire), umpire);
  }
}
