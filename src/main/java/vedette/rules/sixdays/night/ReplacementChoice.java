package vedette.rules.sixdays.night;

import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.rules.kit.Doctrines;
import vedette.rules.sixdays.units.Unit;

/**
 * The choice of the unit of a command that receives a point (6.0).
 *
 * @param units units of the command
 * @param options numbers of the units that may receive it
 */
record ReplacementChoice(List<Unit> units, List<Integer> options) implements Choice<Integer> {
  @Override
  public String situation() {
    return String.join(", ", options.stream().map(this::optionName).toList());
  }

  @Override
  public String optionName(Integer unit) {
    return units.get(unit).toString();
  }

  @Override
  public String parameter() {
    return "order";
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }

  int lost(int unit) {
    return units.get(unit).strength().lost();
  }

  /**
   * A doctrine for the unit that receives a point in reorganization, once the dead pile is empty
   * (SD9).
   */
  public enum Order implements Doctrines.StatedDoctrine {
    /** The unit that has lost most. */
    MOST_LOST,
    /** The unit that has lost least. */
    LEAST_LOST,
    /** The first one listed. */
    AS_LISTED,
    /** The optimal choice. */
    BEST;

    @Override
    public boolean isBest() {
      return this == BEST;
    }

    /** Returns the number of the chosen unit; of equals the first. */
    int choose(ReplacementChoice choice) {
      int chosen = choice.options().get(0);
      for (int unit : choice.options()) {
        int more = choice.lost(unit) - choice.lost(chosen);
        if (this == MOST_LOST && more > 0 || this == LEAST_LOST && more < 0) {
          chosen = unit;
        }
      }
      return chosen;
    }
  }
}
