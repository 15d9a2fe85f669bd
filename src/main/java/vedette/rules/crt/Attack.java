package vedette.rules.crt;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.PreparedEngagement;
import vedette.rules.crt.AttackResult.Fate;
import vedette.rules.kit.CombatTable;
import vedette.table.CombatResult;

/**
 * An attack on a designer's own table: round by round until a side is eliminated or forced back, or
 * the rounds are over. A step is one round, which is a turn of the clock.
 */
final class Attack extends PreparedEngagement<AttackState, AttackResult> {
  private final AttackState first;
  private final Rules rules;
  private final double mostStates;

  /**
   * How an attack is fought, whoever fights it.
   *
   * @param columns how each round finds its column
   * @param drms what is added to each roll
   */
  record Rules(CombatTable table, ColumnRule columns, ChosenModifiers drms, Rounds rounds) {}

  /**
   * An attack.
   *
   * @param mostStates how many states it has; infinite if that is not known
   */
  Attack(
      AttackState first,
      Rules rules,
      double mostStates,
      List<Measure<AttackResult>> measures,
      List<Fact> situation) {
    super(Doctrine::nothingToDecide, measures, situation);
    this.first = first;
    this.rules = rules;
    this.mostStates = mostStates;
  }

  @Override
  public AttackState first() {
    return first;
  }

  @Override
  public Rules rules() {
    return rules;
  }

  @Override
  public double mostStates() {
    return mostStates;
  }

  @Override
  public int lastTurn() {
    return rules.rounds.most();
  }

  @Override
  public String turns() {
    return rules.rounds.limited() ? "" : "rounds fought";
  }

  @Override
  public Step<AttackState, AttackResult> step(AttackState now, Umpire umpire) {
    int column = umpire.once(() -> column(now, umpire));
    CombatResult result = rules.table.roll(column, umpire);
    Fate attacker =
        new Losses(Side.ATTACKER, now.attacker(), now.defender(), umpire).suffer(result);
    Fate defender =
        new Losses(Side.DEFENDER, now.defender(), now.attacker(), umpire).suffer(result);
    Ending ending = ending(result, attacker, defender, umpire);
    return ending == null
        ? Step.nextTurn(new AttackState(attacker.left(), defender.left()))
        : Step.ended(new AttackResult(new BySide<>(attacker, defender), ending));
  }

  /** The column of a round, with all that leads to it noted. */
  private int column(AttackState now, Umpire umpire) {
    String round = rules.rounds.most() > 1 ? "Round {turn}, {} against {}" : "{} against {}";
    umpire.heading("", round, now.attacker(), now.defender());
    int column = rules.columns.column(now.attacker(), now.defender(), umpire);
    rules.drms.note(umpire);
    return column;
  }

  /** Why it is over; null if it goes on. Who is eliminated is not forced back besides (CRT7). */
  private Ending ending(CombatResult result, Fate attacker, Fate defender, Umpire umpire) {
    if (attacker.eliminated() || defender.eliminated()) {
      return Ending.eliminated(attacker.eliminated(), defender.eliminated());
    }
    Ending back = Ending.forcedBack(result.attacker().forced(), result.defender().forced());
    if (back != null) {
      return back;
    }
    if (rules.rounds.limited() && umpire.reached(rules.rounds.most())) {
      return Ending.ROUNDS_OVER;
    }
    return rules.columns.allow(attacker.left(), defender.left()) ? null : Ending.OFF_THE_TABLE;
  }
}
