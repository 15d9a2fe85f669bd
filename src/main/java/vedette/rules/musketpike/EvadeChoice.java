package vedette.rules.musketpike;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether a defender retreats before a melee.
 *
 * @param column of the melee if all stand, after shifts
 */
record EvadeChoice(int column) implements YesNo {
  @Override
  public Side side() {
    return Side.DEFENDER;
  }
}
