package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Whom a unit fires at.
 *
 * @param options indices of the enemies that are still in the fight
 * @param strengths what each of them has left
 */
record TargetChoice(Side side, List<Integer> options, List<Integer> strengths)
    implements Choice<Integer> {

  /** Whom the next unit of a side fires at: where several enemies stand, its side decides. */
  static int of(Side firing, UnitStates units, Umpire umpire) {
    Side enemy = firing.opposite();
    return units.fighting(enemy) == 1
        ? units.firstFighting(enemy)
        : umpire.decide(umpire.once(() -> among(firing, units.of(enemy))));
  }

  private static TargetChoice among(Side firing, List<UnitState> enemies) {
    List<Integer> targets = new ArrayList<>(enemies.size());
    List<Integer> strengths = new ArrayList<>(enemies.size());
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).isSteady()) {
        targets.add(i);
        strengths.add(enemies.get(i).strength());
      }
    }
    return new TargetChoice(firing, List.copyOf(targets), List.copyOf(strengths));
  }
}
