package vedette.rules.sixdays;

import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Side;

/** How both sides of a Six Days engagement decide what the rules leave to them. */
record SixDaysDoctrine(
    LossOrder attackerLosses,
    LossOrder defenderLosses,
    Counterattack counterattack,
    Stopping stop,
    Reinforcing reinforce,
    RepulseDoctrine press)
    implements Doctrine {

  @Override
  @SuppressWarnings("unchecked") // each choice is answered with one of its own options
  public <O> O choose(Choice<O> choice) {
    Object answer;
    if (choice instanceof LossChoice loss) {
      answer = (loss.side() == Side.ATTACKER ? attackerLosses : defenderLosses).choose(loss);
    } else if (choice instanceof CounterattackChoice counter) {
      answer = counterattack.choose(counter);
    } else if (choice instanceof StopChoice stopping) {
      answer = stop.choose(stopping);
    } else if (choice instanceof ReinforceChoice reinforcing) {
      answer = reinforce.choose(reinforcing);
    } else if (choice instanceof OverrunChoice overrun) {
      answer = press.choose(overrun);
    } else {
      throw new IllegalStateException("no doctrine answers " + choice);
    }
    return (O) answer;
  }
}
