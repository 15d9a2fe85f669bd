package vedette.study;

import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.table.CombatResult;
import vedette.table.Grid;

/**
 * What one roll on a column of a combat results table does, as printed: the losses in its cells,
 * before any rule that adds to them.
 *
 * @param attackerLoss mean loss of the attacker
 * @param defenderLoss mean loss of the defender
 * @param attackerForcedBack chance that the attacker is forced back
 * @param defenderForcedBack chance that the defender is forced back
 */
public record ColumnSummary(
    BigFraction attackerLoss,
    BigFraction defenderLoss,
    BigFraction attackerForcedBack,
    BigFraction defenderForcedBack) {

  /** The summary of a column of a table of combat results with a die. */
  public static ColumnSummary of(Grid crt, int column) {
    Die die = crt.die();
    BigFraction attackerLoss = BigFraction.ZERO;
    BigFraction defenderLoss = BigFraction.ZERO;
    BigFraction attackerForcedBack = BigFraction.ZERO;
    BigFraction defenderForcedBack = BigFraction.ZERO;
    for (int i = 0; i < die.outcomes(); i++) {
      CombatResult result = crt.result(crt.row(die.value(i)), column);
      BigFraction chance = new BigFraction(die.weight(i)).divide(new BigFraction(die.total()));
      attackerLoss = attackerLoss.add(chance.multiply(result.attacker().losses()));
      defenderLoss = defenderLoss.add(chance.multiply(result.defender().losses()));
      attackerForcedBack =
          result.attacker().forcedBack() ? attackerForcedBack.add(chance) : attackerForcedBack;
      defenderForcedBack =
          result.defender().forcedBack() ? defenderForcedBack.add(chance) : defenderForcedBack;
    }
    return new ColumnSummary(attackerLoss, defenderLoss, attackerForcedBack, defenderForcedBack);
  }
}
