package vedette.rules.own.stack;

import java.util.List;
import java.util.StringJoiner;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Which units of a side take losses that have fallen on it.
 *
 * @param options what can be left of the side
 */
public record LossChoice(
    Side side, BySide<SideStatus> status, List<SideStatus> options, Force force)
    implements Choice<SideStatus> {
  @Override
  public String parameter() {
    return side + "LossOrder";
  }

  @Override
  public String situation() {
    return survivorsText(status.of(side)) + " against " + status.of(side.opposite()).allLeft();
  }

  @Override
  public String optionName(SideStatus option) {
    return survivorsText(option);
  }

  /** Returns the units in the fight, each by its arm and what it has left. */
  private String survivorsText(SideStatus now) {
    StringJoiner units = new StringJoiner(" + ");
    for (int unit = 0; unit < now.size(); unit++) {
      if (now.isIn(unit)) {
        units.add((force.units().get(unit).arm().name() + " " + now.strength(unit)).strip());
      }
    }
    return units.length() == 0 ? "no unit" : units.toString();
  }
}
