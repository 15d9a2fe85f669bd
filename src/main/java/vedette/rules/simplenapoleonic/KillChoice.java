package vedette.rules.simplenapoleonic;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the side that has inflicted losses tries to kill the general with their unit (SN4).
 *
 * @param parameter says whether it does
 * @param hits it has inflicted
 * @param left points that the unit had left before them
 */
record KillChoice(Side side, String parameter, int hits, int left) implements YesNo {
  @Override
  public String seen() {
    return hits + " hits, " + left + " left";
  }
}
