package vedette.rules.musketpike;

import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Side;

/** How both sides decide what the rules of a melee leave to them. */
record MusketPikeDoctrine(
    MusketPikeTables tables,
    AtOdds melee,
    AtOdds evade,
    OddLoss attackerLosses,
    OddLoss defenderLosses)
    implements Doctrine {

  @Override
  @SuppressWarnings("unchecked") // each choice is answered with one of its own options
  public <O> O choose(Choice<O> choice) {
    Object answer;
    if (choice instanceof OddLossChoice odd) {
      answer =
          (odd.side() == Side.ATTACKER ? attackerLosses : defenderLosses).choose(odd.strengths());
    } else if (choice instanceof EvadeChoice evasion) {
      answer = evade.includes(evasion.column(), tables);
    } else if (choice instanceof MeleeChoice onset) {
      answer = melee.includes(onset.column(), tables);
    } else {
      throw new IllegalStateException("no doctrine answers " + choice);
    }
    return (O) answer;
  }
}
