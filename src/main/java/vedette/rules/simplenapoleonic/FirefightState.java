package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;

/**
 * A firefight between two steps.
 *
 * @param turn from 1
 * @param first who has the initiative, null before it is rolled
 * @param second whether the other side's units are firing
 * @param next which unit of the side fires next
 */
record FirefightState(
    int turn,
    Side first,
    boolean second,
    int next,
    List<Status> attackers,
    List<Status> defenders) {

  List<Status> of(Side side) {
    return side == Side.ATTACKER ? attackers : defenders;
  }

  Side firing() {
    return second ? first.opposite() : first;
  }

  FirefightState at(Side initiative, boolean other, int unit) {
    return new FirefightState(turn, initiative, other, unit, attackers, defenders);
  }

  /** When the next unit has fired and this is what one of the other side has left. */
  FirefightState afterFire(int target, Status left) {
    return firing() == Side.ATTACKER
        ? new FirefightState(
            turn, first, second, next + 1, attackers, with(defenders, target, left))
        : new FirefightState(
            turn, first, second, next + 1, with(attackers, target, left), defenders);
  }

  private static List<Status> with(List<Status> units, int index, Status status) {
    if (units.size() == 1) {
      return List.of(status);
    }
    List<Status> changed = new ArrayList<>(units);
    changed.set(index, status);
    return List.copyOf(changed);
  }

  /** How many units of a side are still in the fight. */
  int fighting(Side side) {
    int steady = 0;
    List<Status> units = of(side);
    for (int i = 0; i < units.size(); i++) {
      steady += units.get(i).isSteady() ? 1 : 0;
    }
    return steady;
  }
}
