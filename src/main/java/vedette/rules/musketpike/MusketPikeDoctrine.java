package vedette.rules.musketpike;

import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Side;

/**
 * How both sides decide what the rules of a melee leave to them.
 *
 * @param melee the first column at which the attacker goes in
 * @param evade the first column at which the defender retreats before it
 */
record MusketPikeDoctrine(int melee, int evade, OddLoss attackerLosses, OddLoss defenderLosses)
    implements Doctrine {

  @Override
  @SuppressWarnings("unchecked") // each choice is answered with one of its own options
  public <O> O choose(Choice<O> choice) {
    Object answer;
    if (choice instanceof OddLossChoice odd) {
      OddLoss order = odd.side() == Side.ATTACKER ? attackerLosses : defenderLosses;
      answer = order.choose(odd.strengths());
    } else if (choice instanceof EvadeChoice evasion) {
      answer = evasion.column() >= evade;
    } else if (choice instanceof MeleeChoice onset) {
      answer = onset.column() >= melee;
    } else {
      throw new IllegalStateException("no doctrine answers " + choice);
    }
    return (O) answer;
  }
}
