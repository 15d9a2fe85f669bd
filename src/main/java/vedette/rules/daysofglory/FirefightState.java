package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.rules.daysofglory.DamageTable.Taken;

/**
 * A firefight between two steps. All shoot at once: what hits is counted, and falls on the units
 * when all have shot.
 *
 * @param next which unit or which die comes next in the phase, from 0
 * @param hits of this turn by unit, until guns have rolled for theirs; else none
 * @param damaged what hits have done to the guns that come next, or to the last of them; none again
 *     before the tests of a firefight
 * @param fires that shell has started
 * @param units the attacker's, then the defender's
 */
record FirefightState(
    Phase phase, int next, List<Integer> hits, Taken damaged, int fires, List<UnitState> units) {
  /** The phases of a turn, in order (Sequence of play). */
  enum Phase {
    RALLY("rally"),
    SHOOTING("shooting"),
    DAMAGE("damage to guns"),
    TESTS("tests under fire");

    private final String words;

    Phase(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  UnitState unit() {
    return units.get(next);
  }

  /** Done with the unit or the die that came next. */
  FirefightState past() {
    return at(phase, next + 1);
  }

  FirefightState at(Phase now, int number) {
    return new FirefightState(now, number, hits, damaged, fires, units);
  }

  /** Something has become of the unit that comes next. */
  FirefightState with(UnitState now) {
    List<UnitState> changed = new ArrayList<>(units);
    changed.set(next, now);
    return new FirefightState(phase, next, hits, damaged, fires, List.copyOf(changed));
  }

  /** Nobody is hit yet. */
  FirefightState toShooting() {
    return new FirefightState(
        Phase.SHOOTING, 0, Collections.nCopies(units.size(), 0), damaged, fires, units);
  }

  FirefightState hit(int unit, int more) {
    List<Integer> changed = new ArrayList<>(hits);
    changed.set(unit, changed.get(unit) + more);
    return new FirefightState(phase, next, List.copyOf(changed), damaged, fires, units);
  }

  /** So many fires more. */
  FirefightState burning(int more) {
    return more == 0 ? this : new FirefightState(phase, next, hits, damaged, fires + more, units);
  }

  FirefightState damaged(Taken now) {
    return new FirefightState(phase, next, hits, now, fires, units);
  }

  /** What was shot falls on the units: foot and horse lose figures, guns are still rolled for. */
  FirefightState suffered() {
    List<UnitState> after = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      UnitState unit = units.get(i);
      after.add(
          unit.is(Arm.ARTILLERY) ? unit.struck(hits.get(i)).hasShot() : unit.hit(hits.get(i)));
    }
    return new FirefightState(phase, next, hits, damaged, fires, List.copyOf(after));
  }

  /** All hits have done what they do to figures and guns; who has taken any tests. */
  FirefightState toTests() {
    return new FirefightState(Phase.TESTS, 0, List.of(), damaged, fires, units);
  }
}
