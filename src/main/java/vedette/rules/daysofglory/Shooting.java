package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.DamageTable.Taken;
import vedette.rules.daysofglory.Shooting.State.Phase;
import vedette.rules.daysofglory.ShotDie.Faces.Face;
import vedette.rules.daysofglory.ShotDie.Shot;
import vedette.table.Grid;
import vedette.table.Tables;

/**
 * All who shoot in a turn, at once, and what their hits do to figures and guns (Sequence of play;
 * DG8, DG-V7).
 */
record Shooting(Plan plan, GunDamage damage, Fires fires) {
  Shooting(Plan plan, Tables tables) {
    this(plan, GunDamage.of(tables), Fires.of(ShootingTables.of(tables)));
  }

  /** Who shoots at whom. */
  interface Plan {
    /** All dice of this turn. */
    List<Shot> shots(List<UnitState> units, Umpire umpire);

    /** Notes whose die it is, where there are several. */
    default void note(Shot shot, Umpire umpire) {}
  }

  /** At the beginning of a turn. */
  State first(List<UnitState> units) {
    return new State(Phase.RALLY, 0, List.of(), noDamage(), 0, units);
  }

  /** Before any hit on guns. */
  Taken noDamage() {
    return damage.table().hits(0);
  }

  /** The next die that matters, else the next hit on guns, else the first test. */
  State toNextRoll(State from, Umpire umpire) {
    if (from.phase() != Phase.SHOOTING) {
      return from;
    }
    State state = from;
    List<Shot> shots = plan.shots(state.units(), umpire);
    while (state.next() < shots.size() && !matters(shots.get(state.next()), state)) {
      state = state.past();
    }
    return state.next() < shots.size() ? state : toDamage(0, state.suffered());
  }

  /** All shoot at once: at who is no more dice can still start fires. */
  private static boolean matters(Shot shot, State state) {
    UnitState target = state.units().get(shot.at());
    return target.is(Arm.ARTILLERY)
        || state.hits().get(shot.at()) < target.figures()
        || shot.die().faces().burns();
  }

  /** From a unit on, the first guns that are hit; else the tests. */
  private State toDamage(int from, State before) {
    State state = before;
    for (int unit = from; unit < state.units().size(); unit++) {
      state = state.at(Phase.DAMAGE, unit);
      if (state.unit().is(Arm.ARTILLERY)) {
        Taken taken = damage.table().hits(state.hits().get(unit));
        if (taken.waiting() > 0) {
          return state.damaged(taken);
        }
      }
    }
    return state.toTests();
  }

  /** Throws the die, or rolls for the hit on guns, that comes next. */
  State roll(State state, Umpire umpire) {
    return state.phase() == Phase.SHOOTING ? shoot(state, umpire) : damage(state, umpire);
  }

  private State shoot(State state, Umpire umpire) {
    Shot shot = umpire.once(() -> plan.shots(state.units(), umpire)).get(state.next());
    plan.note(shot, umpire);
    Face face = shot.die().shoot(umpire);
    int burning = face.fire() ? fires.start(umpire) : 0;
    UnitState target = state.units().get(shot.at());
    int hits =
        target.is(Arm.ARTILLERY)
            ? face.hits()
            : face.casualties(target.figures() - state.hits().get(shot.at()));
    return state.hit(shot.at(), hits).burning(burning).past();
  }

  private State damage(State state, Umpire umpire) {
    String effect = damage.table().effect(umpire);
    Taken taken = damage.table().counted(effect, state.damaged());
    State after = state.damaged(taken).with(damage.after(effect, state.unit()));
    return taken.waiting() > 0 ? after : toDamage(state.next() + 1, after);
  }

  /**
   * A firefight between two steps. All shoot at once: what hits is counted, and falls on the units
   * when all have shot.
   *
   * @param next which unit or which die comes next in the phase, from 0
   * @param hits of this turn by unit, until guns have rolled for theirs; else none
   * @param damaged what hits have done to the guns that come next, or to the last of them; none
   *     again before the tests of a firefight
   * @param fires that shell has started
   * @param units the attacker's, then the defender's
   */
  record State(
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
    State past() {
      return at(phase, next + 1);
    }

    State at(Phase now, int number) {
      return new State(now, number, hits, damaged, fires, units);
    }

    /** Something has become of the unit that comes next. */
    State with(UnitState now) {
      List<UnitState> changed = new ArrayList<>(units);
      changed.set(next, now);
      return new State(phase, next, hits, damaged, fires, List.copyOf(changed));
    }

    /** Nobody is hit yet. */
    State toShooting() {
      return new State(
          Phase.SHOOTING, 0, Collections.nCopies(units.size(), 0), damaged, fires, units);
    }

    State hit(int unit, int more) {
      List<Integer> changed = new ArrayList<>(hits);
      changed.set(unit, changed.get(unit) + more);
      return new State(phase, next, List.copyOf(changed), damaged, fires, units);
    }

    /** So many fires more. */
    State burning(int more) {
      return more == 0 ? this : new State(phase, next, hits, damaged, fires + more, units);
    }

    State damaged(Taken now) {
      return new State(phase, next, hits, now, fires, units);
    }

    /** What was shot falls on the units: foot and horse lose figures, guns are still rolled for. */
    State suffered() {
      List<UnitState> after = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        UnitState unit = units.get(i);
        after.add(
            unit.is(Arm.ARTILLERY) ? unit.struck(hits.get(i)).hasShot() : unit.hit(hits.get(i)));
      }
      return new State(phase, next, hits, damaged, fires, List.copyOf(after));
    }

    /** All hits have done what they do to figures and guns; who has taken any tests. */
    State toTests() {
      return new State(Phase.TESTS, 0, List.of(), damaged, fires, units);
    }
  }

  /** Whether a fire starts where the shell of a gun may start one (DG2). */
  record Fires(Grid table) {
    static Fires of(ShootingTables tables) {
      return new Fires(tables.numbers(ShootingTables.FIRES).atLeast(0));
    }

    /** Rolls for one: how many it starts, 0 or 1. */
    int start(Umpire umpire) {
      int starts = table.number(table.row(umpire.roll(table.die(0))), 0);
      umpire.note("DG2", "a fire {}", starts > 0 ? "starts" : "does not start");
      return Math.min(1, starts);
    }
  }
}
