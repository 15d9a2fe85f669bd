package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Whom the units of a firefight fire at: an enemy that stands within reach, first of all the one
 * that they are told to (SN-V10), and who retreats where that is asked for (SN-V11).
 */
record FirefightTargets(FirefightSetup setup) {
  /** Whether a unit of the side that fires has somebody to fire at. */
  boolean any(FirefightState state, int unit, Umpire umpire) {
    Side enemy = state.firing().opposite();
    if (!setup.mayFire(setup.of(state.firing()).get(unit), umpire)) {
      return false;
    }
    for (int target = 0; target < setup.of(enemy).size(); target++) {
      if (isOne(state, unit, target, umpire)) {
        return true;
      }
    }
    return false;
  }

  /** Whom the next unit fires at; it has somebody. Of several its side picks one. */
  int of(FirefightState state, Umpire umpire) {
    List<UnitState> enemies = state.units().of(state.firing().opposite());
    return enemies.size() == 1
        ? 0
        : TargetChoice.of(state.firing(), enemies, umpire.once(() -> among(state, umpire)), umpire);
  }

  /** Whom the next unit may fire at. */
  List<Integer> among(FirefightState state, Umpire umpire) {
    return among(
        setup.told(state.firing(), state.next()),
        state.units().of(state.firing().opposite()),
        target -> isOne(state, state.next(), target, umpire));
  }

  /**
   * Whom a unit may fire at.
   *
   * @param told whom it is told to, the first of them that it can before others
   * @param mayBe whom it can
   */
  static List<Integer> among(List<Integer> told, List<UnitState> enemies, IntPredicate mayBe) {
    for (int one : told) {
      if (mayBe.test(one)) {
        return List.of(one);
      }
    }
    List<Integer> within = IntStream.range(0, enemies.size()).filter(mayBe).boxed().toList();
    List<Integer> standing =
        within.stream().filter(target -> enemies.get(target).isSteady()).toList();
    return standing.isEmpty() ? within : standing;
  }

  private boolean isOne(FirefightState state, int unit, int target, Umpire umpire) {
    UnitState at = state.units().of(state.firing().opposite()).get(target);
    boolean there = at.isSteady() || setup.atRetreating() && at.condition() == Condition.RETREATING;
    return there
        && setup.reaches(setup.of(state.firing()).get(unit), range(state, unit, target, umpire));
  }

  /** How far a unit is from its target. */
  int range(FirefightState state, int unit, int target, Umpire umpire) {
    Side firing = state.firing();
    Side enemy = firing.opposite();
    OptionalInt own = Forces.ownRange(setup.of(firing).get(unit), setup.of(enemy).get(target));
    int apart =
        own.isPresent() ? own.getAsInt() : setup.approach().range(firing, state.second(), umpire);
    return apart + state.units().of(enemy).get(target).back();
  }
}
