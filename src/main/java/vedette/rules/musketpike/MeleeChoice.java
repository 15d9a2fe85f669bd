package vedette.rules.musketpike;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the attacker goes in; melee is voluntary.
 *
 * @param side that acts
 * @param column of the melee if all stand, after shifts
 * @param called what the column is called
 */
record MeleeChoice(Side side, int column, String called) implements YesNo {
  @Override
  public String seen() {
    return called;
  }

  @Override
  public String parameter() {
    return "melee";
  }
}
