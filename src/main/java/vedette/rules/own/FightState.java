package vedette.rules.own;

import java.util.List;
import vedette.fight.BySide;

/**
 * Between two questions to the dice.
 *
 * @param agenda what is still to be done in this round, in order; empty before a round
 */
record FightState(BySide<Troops> troops, List<Task> agenda) {
  // Not left to the record: what it makes of it takes its time at every start.
  @Override
  public boolean equals(Object other) {
    return other instanceof FightState that
        && troops.equals(that.troops)
        && agenda.equals(that.agenda);
  }

  @Override
  public int hashCode() {
    return 31 * troops.hashCode() + agenda.hashCode();
  }
}
