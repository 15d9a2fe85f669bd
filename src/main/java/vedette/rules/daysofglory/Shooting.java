package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.DamageTable.Taken;
import vedette.rules.daysofglory.Faces.Face;
import vedette.rules.daysofglory.FirefightState.Phase;

/**
 * All who shoot in a turn, at once, and what their hits do to figures and guns (Sequence of play;
 * DG8, DG-V7).
 */
record Shooting(Plan plan, GunDamage damage, Fires fires) {
  Shooting(Plan plan, DaysOfGloryTables tables) {
    this(plan, GunDamage.of(tables), Fires.of(tables));
  }

  /** Who shoots at whom. */
  interface Plan {
    /** All dice of this turn. */
    List<Shot> shots(List<UnitState> units, Umpire umpire);

    /** Notes whose die it is, where there are several. */
    default void note(Shot shot, Umpire umpire) {}
  }

  /** At the beginning of a turn. */
  FirefightState first(List<UnitState> units) {
    return new FirefightState(Phase.RALLY, 0, List.of(), noDamage(), 0, units);
  }

  /** Before any hit on guns. */
  Taken noDamage() {
    return damage.table().hits(0);
  }

  /** The next die that matters, else the next hit on guns, else the first test. */
  FirefightState toNextRoll(FirefightState from, Umpire umpire) {
    if (from.phase() != Phase.SHOOTING) {
      return from;
    }
    FirefightState state = from;
    List<Shot> shots = plan.shots(state.units(), umpire);
    while (state.next() < shots.size() && !matters(shots.get(state.next()), state)) {
      state = state.past();
    }
    return state.next() < shots.size() ? state : toDamage(0, state.suffered());
  }

  /** All shoot at once: at who is no more dice can still start fires. */
  private static boolean matters(Shot shot, FirefightState state) {
    UnitState target = state.units().get(shot.at());
    return target.is(Arm.ARTILLERY)
        || state.hits().get(shot.at()) < target.figures()
        || shot.die().faces().burns();
  }

  /** From a unit on, the first guns that are hit; else the tests. */
  private FirefightState toDamage(int from, FirefightState before) {
    FirefightState state = before;
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
  FirefightState roll(FirefightState state, Umpire umpire) {
    return state.phase() == Phase.SHOOTING ? shoot(state, umpire) : damage(state, umpire);
  }

  private FirefightState shoot(FirefightState state, Umpire umpire) {
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

  private FirefightState damage(FirefightState state, Umpire umpire) {
    String effect = damage.table().effect(umpire);
    Taken taken = damage.table().counted(effect, state.damaged());
    FirefightState after = state.damaged(taken).with(damage.after(effect, state.unit()));
    return taken.waiting() > 0 ? after : toDamage(state.next() + 1, after);
  }
}
