package vedette.rules.own;

import vedette.fight.BySide;
import vedette.rules.own.stack.SideStatus;

/**
 * A state of a fight between two rolls.
 *
 * @param agenda the tasks left in this round, in order; null before a round
 */
record FightState(BySide<SideStatus> status, Agenda agenda) {
  // Written by hand: the generated methods are slow, and states are looked up more often than
  // anything else.
  @Override
  public boolean equals(Object other) {
    return other instanceof FightState that
        && status.equals(that.status)
        && (agenda == that.agenda || agenda != null && agenda.equals(that.agenda));
  }

  @Override
  public int hashCode() {
    return 31 * status.hashCode() + (agenda == null ? 0 : agenda.hashCode());
  }
}
