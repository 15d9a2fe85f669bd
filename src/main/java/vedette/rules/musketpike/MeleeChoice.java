package vedette.rules.musketpike;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the attacker goes in; melee is voluntary.
 *
 * @param side that acts
 * @param column of the melee if all stand, after shifts
 */
record MeleeChoice(Side side, int column) implements YesNo {
  @Override
  public String seen() {
    return "column " + column + "%";
  }

  @Override
  public String parameter() {
    return "melee";
  }
}
