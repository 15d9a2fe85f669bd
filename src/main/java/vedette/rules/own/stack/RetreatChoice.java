package vedette.rules.own.stack;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Whether a side, or one unit of it, leaves the fight.
 *
 * @param unit -1 for the side
 * @param isAtOnce whether the other side is asked the same at once
 * @param round as far as any condition tells it apart
 */
public record RetreatChoice(
    Side side, BySide<SideStatus> status, int unit, int round, boolean isAtOnce)
    implements Choice<Boolean> {
  private static final List<Boolean> OPTIONS = List.of(false, true);

  @Override
  public String situation() {
    SideStatus own = status.of(side);
    String all = own.allLeft() + " against " + status.of(side.opposite()).allLeft();
    return unit < 0 ? all : "unit " + (unit + 1) + " with " + own.strength(unit) + " left, " + all;
  }

  @Override
  public String parameter() {
    return side + "Retreat";
  }

  @Override
  public List<Boolean> options() {
    return OPTIONS;
  }
}
