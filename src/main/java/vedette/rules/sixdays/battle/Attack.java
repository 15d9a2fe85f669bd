package vedette.rules.sixdays.battle;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.rules.sixdays.units.Force;
import vedette.rules.sixdays.units.Ground;
import vedette.rules.sixdays.units.LossAllocation;
import vedette.rules.sixdays.units.RulesInForce;
import vedette.rules.sixdays.units.SideState;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.rules.sixdays.units.Superiority;
import vedette.table.grid.CombatResult;

/**
 * One attack of a stack on one or several stacks; each side fights with its total strength (11.2,
 * 11.3).
 *
 * @param ground effect of the attacked stacks' terrain
 * @param overrun whether it is an overrun in the movement phase (10.0)
 * @param readings readings behind the choice of targets
 */
public record Attack(
    RulesInForce rules,
    Force attacking,
    Force attacked,
    Ground ground,
    boolean overrun,
    String readings) {

  boolean isCounterattack() {
    return attacking.side() == Side.DEFENDER;
  }

  /**
   * Returns the attacker's strength less the defender's, with all modifiers added, and notes each
   * of them.
   */
  public int differential(Umpire umpire) {
    int own = attacking.strength();
    int other = attacked.strength();
    Notes.compared("strength", own - other, own, other, List.of(), umpire);
    int differential = own - other;
    boolean equalDefends = overrun && rules.plays(SixDaysVariant.EQUAL_CAVALRY_DEFENDS);
    for (Superiority superiority : rules.tables().superiorities()) {
      differential += superiority.value(attacking, attacked, equalDefends, umpire);
    }
    return differential + ground.value(umpire);
  }

  /**
   * Returns the index of the column, and notes the stacks that fight and the sources of the column.
   */
  public int column(Umpire umpire) {
    umpire.note(
        readings,
        isCounterattack() ? "{} counterattacks {}" : "{} attacks {}",
        attacking,
        attacked);
    int differential = differential(umpire);
    int column = rules.tables().crt().column(differential);
    umpire.note("", "differential {+}, column {}", differential, rules.tables().crt().name(column));
    return column;
  }

  /** Rolls on the CRT in this column, allocates the losses, and returns both sides afterwards. */
  public BySide<SideState> fight(int column, BySide<SideState> before, Umpire umpire) {
    CombatResult result = rules.tables().crt().roll(column, umpire);
    SideState own =
        new LossAllocation(attacking, umpire).apply(result.attacker(), before.of(attacking.side()));
    SideState enemy =
        new LossAllocation(attacked, umpire).apply(result.defender(), before.of(attacked.side()));
    BySide<SideState> after = new BySide<>(own, enemy);
    return isCounterattack() ? after.swap() : after;
  }
}
