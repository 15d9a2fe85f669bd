package vedette.rules.musketpike;

import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Doctrine;

/**
 * How both sides decide what the rules of a melee leave to them.
 *
 * @param melee the first column at which the attacker goes in
 * @param evade the first column at which the defender retreats before it
 * @param oddLosses who of two takes the odd point of a loss
 */
record MusketPikeDoctrine(int melee, int evade, BySide<OddLoss> oddLosses) implements Doctrine {

  @Override
  @SuppressWarnings("unchecked") // each choice is answered with one of its own options
  public <O> O choose(Choice<O> choice) {
    Object answer;
    if (choice instanceof OddLossChoice odd) {
      answer = oddLosses.of(odd.side()).choose(odd.strengths());
    } else if (choice instanceof EvadeChoice evasion) {
      answer = evasion.column() >= evade;
    } else if (choice instanceof MeleeChoice entry) {
      answer = entry.column() >= melee;
    } else {
      throw new IllegalStateException("no doctrine answers " + choice);
    }
    return (O) answer;
  }
}
