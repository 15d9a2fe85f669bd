package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.FirefightState.Phase;

/**
 * All who shoot in a turn, at once, and what their hits do to figures and guns (Sequence of play;
 * DG8, DG-V7).
 */
record Shooting(Plan plan, GunDamage damage, Fires fires) {
  Shooting(Plan plan, DaysOfGloryTables tables) {
    this(plan, new GunDamage(tables), Fires.of(tables));
  }

  /** Who shoots at whom. */
  interface Plan {
    /** All dice of this turn. */
    List<Shot> shots(List<UnitState> units, Umpire umpire);

    /** Notes whose die it is. */
    void note(Shot shot, Umpire umpire);
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
        GunDamage.Taken taken = damage.none().hit(state.hits().get(unit));
        if (taken.waiting() > 0) {
          return state.damaged(taken);
        }
        state = state.with(damage.silenced(state.unit(), taken));
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
    int face = shot.die().face(umpire);
    int hits = shot.die().faces().hits(face);
    int burning = shot.die().faces().fire(face) ? fires.start(umpire) : 0;
    UnitState target = state.units().get(shot.at());
    // Foot and horse are hit no more often than they have figures.
    int most = target.is(Arm.ARTILLERY) ? hits : target.figures() - state.hits().get(shot.at());
    return state.hit(shot.at(), Math.min(hits, most)).burning(burning).past();
  }

  private FirefightState damage(FirefightState state, Umpire umpire) {
    GunDamage.Taken taken = damage.roll(state.damaged(), umpire);
    boolean gunLost = damage.gunsDestroyed(taken) > damage.gunsDestroyed(state.damaged());
    UnitState guns = gunLost ? state.unit().withoutGun() : state.unit();
    FirefightState after = state.damaged(taken);
    return taken.waiting() > 0
        ? after.with(guns)
        : toDamage(state.next() + 1, after.with(damage.silenced(guns, taken)));
  }
}
