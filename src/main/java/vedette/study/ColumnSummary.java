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
 * @param attackerRepulsed chance of a repulse of the attacker
 * @param defenderRepulsed chance of a repulse of the defender
 */
public record ColumnSummary(
    BigFraction attackerLoss,
    BigFraction defenderLoss,
    BigFraction attackerRepulsed,
    BigFraction defenderRepulsed) {

  /** The summary of a column of a table of combat results with a die. */
  public static ColumnSummary of(Grid crt, int column) {
    Die die = crt.die();
    BigFraction attackerLoss = BigFraction.ZERO;
    BigFraction defenderLoss = BigFraction.ZERO;
    BigFraction attackerRepulsed = BigFraction.ZERO;
    BigFraction defenderRepulsed = BigFraction.ZERO;
    for (int i = 0; i < die.outcomes(); i++) {
      CombatResult result = crt.result(crt.row(die.value(i)), column);
      BigFraction chance = new BigFraction(die.weight(i)).divide(new BigFraction(die.total()));
      attackerLoss = attackerLoss.add(chance.multiply(result.attacker().losses()));
      defenderLoss = defenderLoss.add(chance.multiply(result.defender().losses()));
      attackerRepulsed =
          result.attacker().repulsed() ? attackerRepulsed.add(chance) : attackerRepulsed;
      defenderRepulsed =
          result.defender().repulsed() ? defenderRepulsed.add(chance) : defenderRepulsed;
    }
    return new ColumnSummary(attackerLoss, defenderLoss, attackerRepulsed, defenderRepulsed);
  }
}
