package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Which unit of a command is given a point (6.0).
 *
 * @param units those of the command
 * @param options the numbers of those that may be given it
 */
record ReplacementChoice(List<Unit> units, List<Integer> options) implements Choice<Integer> {
  @Override
  public String seen() {
    return "of " + String.join(", ", options.stream().map(this::told).toList());
  }

  @Override
  public String told(Integer unit) {
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
}
