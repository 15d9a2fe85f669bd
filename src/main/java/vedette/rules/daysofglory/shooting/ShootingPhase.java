package vedette.rules.daysofglory.shooting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.damage.DamageTable.Tally;
import vedette.rules.daysofglory.damage.GunDamage;
import vedette.rules.daysofglory.shooting.ShootingPhase.State.Phase;
import vedette.rules.daysofglory.shooting.ShotDie.Faces.Face;
import vedette.rules.daysofglory.shooting.ShotDie.Shot;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.UnitState;
import vedette.table.Tables;
import vedette.table.grid.Grid;

/**
 * The shooting phase of a turn: all units shoot simultaneously, and their hits cost figures and
 * guns (Sequence of play; DG8, DG-V7).
 */
public record ShootingPhase(Plan plan, GunDamage damage, FireStart fires) {
  public ShootingPhase(Plan plan, Tables tables) {
    this(plan, GunDamage.of(tables), FireStart.of(ShootingTables.of(tables)));
  }

  /** The assignment of shooters to targets. */
  public interface Plan {
    /** Returns all dice of this turn. */
    List<Shot> shots(List<UnitState> units, Umpire umpire);

    /** Notes the shooter and the target of a die, if there are several. */
    default void note(Shot shot, Umpire umpire) {}
  }

  /** Returns the state at the beginning of a turn. */
  public State first(List<UnitState> units) {
    return new State(Phase.RALLY, 0, List.of(), noDamage(), 0, units);
  }

  /** Returns the tally before any hit on guns. */
  public Tally noDamage() {
    return damage.table().hits(0);
  }

  /**
   * Advances to the next die that matters, else to the next hit on guns, else to the first test.
   */
  public State advanceToRoll(State from, Umpire umpire) {
    if (from.phase() != Phase.SHOOTING) {
      return from;
    }
    State state = from;
    List<Shot> shots = plan.shots(state.units(), umpire);
    while (state.next() < shots.size() && !matters(shots.get(state.next()), state)) {
      state = state.advance();
    }
    return state.next() < shots.size() ? state : nextDamage(0, state.withLosses());
  }

  /**
   * Returns whether a die matters. All dice are thrown simultaneously, so dice at a destroyed
   * target can still start fires.
   */
  private static boolean matters(Shot shot, State state) {
    UnitState target = state.units().get(shot.target());
    return target.is(Arm.ARTILLERY)
        || state.hits().get(shot.target()) < target.figures()
        || shot.die().faces().canStartFire();
  }

  /** Advances to the first guns with hits from a unit on; if there are none, to the tests. */
  private State nextDamage(int from, State before) {
    State state = before;
    for (int unit = from; unit < state.units().size(); unit++) {
      state = state.at(Phase.DAMAGE, unit);
      if (state.unit().is(Arm.ARTILLERY)) {
        Tally taken = damage.table().hits(state.hits().get(unit));
        if (taken.waiting() > 0) {
          return state.damaged(taken);
        }
      }
    }
    return state.beginTests();
  }

  /** Throws the next die, or rolls for the next hit on guns. */
  public State roll(State state, Umpire umpire) {
    return state.phase() == Phase.SHOOTING ? shoot(state, umpire) : damage(state, umpire);
  }

  private State shoot(State state, Umpire umpire) {
    Shot shot = umpire.memoize(() -> plan.shots(state.units(), umpire)).get(state.next());
    plan.note(shot, umpire);
    Face face = shot.die().shoot(umpire);
    int burning = face.fire() ? fires.start(umpire) : 0;
    UnitState target = state.units().get(shot.target());
    int hits =
        target.is(Arm.ARTILLERY)
            ? face.hits()
            : face.casualties(target.figures() - state.hits().get(shot.target()));
    return state.hit(shot.target(), hits).withFires(burning).advance();
  }

  private State damage(State state, Umpire umpire) {
    String effect = damage.table().effect(umpire);
    Tally taken = damage.table().counted(effect, state.damaged());
    State after = state.damaged(taken).with(damage.after(effect, state.unit()));
    return taken.waiting() > 0 ? after : nextDamage(state.next() + 1, after);
  }

  /**
   * The state of a firefight between two steps. All units shoot simultaneously: hits are counted,
   * and applied after the last die.
   *
   * @param next index of the next unit or die of the phase, from 0
   * @param hits hits of this turn by unit, until guns have rolled for theirs; else empty
   * @param damaged effects of hits on the next guns, or on the last ones; none again before the
   *     tests of a firefight
   * @param fires number of fires that shell has started
   * @param units the attacker's units, then the defender's
   */
  public record State(
      Phase phase, int next, List<Integer> hits, Tally damaged, int fires, List<UnitState> units) {
    /** The phases of a turn, in order (Sequence of play). */
    public enum Phase {
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

    public UnitState unit() {
      return units.get(next);
    }

    /** Returns the state after the current unit or die. */
    public State advance() {
      return at(phase, next + 1);
    }

    public State at(Phase now, int number) {
      return new State(now, number, hits, damaged, fires, units);
    }

    /** Returns the state with the current unit replaced. */
    public State with(UnitState now) {
      List<UnitState> changed = new ArrayList<>(units);
      changed.set(next, now);
      return new State(phase, next, hits, damaged, fires, List.copyOf(changed));
    }

    /** Returns the state at the beginning of shooting, without hits. */
    public State beginShooting() {
      return new State(
          Phase.SHOOTING, 0, Collections.nCopies(units.size(), 0), damaged, fires, units);
    }

    State hit(int unit, int more) {
      List<Integer> changed = new ArrayList<>(hits);
      changed.set(unit, changed.get(unit) + more);
      return new State(phase, next, List.copyOf(changed), damaged, fires, units);
    }

    /** Returns the state with more fires. */
    State withFires(int more) {
      return more == 0 ? this : new State(phase, next, hits, damaged, fires + more, units);
    }

    public State damaged(Tally now) {
      return new State(phase, next, hits, now, fires, units);
    }

    /**
     * Returns the state after all shooting: infantry and cavalry lose figures, hits on guns remain
     * to be rolled for.
     */
    State withLosses() {
      List<UnitState> after = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        UnitState unit = units.get(i);
        after.add(
            unit.is(Arm.ARTILLERY)
                ? unit.withGunHits(hits.get(i)).hasShot()
                : unit.hit(hits.get(i)));
      }
      return new State(phase, next, hits, damaged, fires, List.copyOf(after));
    }

    /**
     * Returns the state after the effects of all hits on figures and guns. Units that took hits
     * test next.
     */
    State beginTests() {
      return new State(Phase.TESTS, 0, List.of(), damaged, fires, units);
    }
  }

  /** The roll for a fire that the shell of a gun may start (DG2). */
  record FireStart(Grid table) {
    static FireStart of(ShootingTables tables) {
      return new FireStart(tables.numbers(ShootingTables.FIRES).atLeast(0));
    }

    /** Rolls once and returns the number of fires, 0 or 1. */
    int start(Umpire umpire) {
      int starts = table.number(table.row(umpire.roll(table.die(0))), 0);
      umpire.note("DG2", "a fire {}", starts > 0 ? "starts" : "does not start");
      return Math.min(1, starts);
    }
  }
}
