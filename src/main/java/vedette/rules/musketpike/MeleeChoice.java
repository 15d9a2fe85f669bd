package vedette.rules.musketpike;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the attacker goes in; melee is voluntary.
 *
 * @param column of the melee if all stand, after shifts
 */
record MeleeChoice(int column) implements YesNo {
  @Override
  public Side side() {
    return Side.ATTACKER;
  }
}
