package vedette.rules.musketpike;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether a defender retreats before a melee.
 *
 * @param side that is attacked
 * @param column of the melee if all stand, after shifts
 */
record EvadeChoice(Side side, int column) implements YesNo {
  @Override
  public String parameter() {
    return "evade";
  }
}
