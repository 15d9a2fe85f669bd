package vedette.rules.daysofglory.assault;

import java.util.LinkedHashSet;
import java.util.Set;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.units.UnitState;

/**
 * A close assault before its dice: a D6 for each side upon class and factors; on a tie each adds
 * one more until they differ (DG5).
 *
 * @param arms what most of each side is
 * @param automatic the side that wins without dice; null if none does
 * @param lead of the attacker over the defender before the dice
 */
public record AssaultRoll(
    VictoryScale scale, BySide<MountedOrFoot> arms, Side automatic, int lead) {
  private static final Die D6 = Die.d(6);

  /**
   * Finds and notes what is settled before the dice (DG5, DG9).
   *
   * @param tied whether the scores have been equal so far: then nothing counts but further dice
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

  /** Class and factors of a side, each factor noted. */
  private static int adds(AssaultSide side, AssaultTables tables, Umpire umpire) {
    int troopClass = side.own().troopClass();
    int factors = tables.factors().sum(side.side(), side, umpire);
    umpire.note("DG5", "{}: class {}, factors {+}", side.side(), troopClass, factors);
    return troopClass + factors;
  }

  /**
   * Returns whether a side wins without dice, if the other side does not: over each unit of the
   * enemy by some row (DG-V2).
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

  /** Rolls once for each side: what it comes to, or null if the scores are equal. */
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
