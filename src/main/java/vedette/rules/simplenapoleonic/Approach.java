package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * The movement of the attacker's approaching units. In its side's part each moves as far as it may,
 * up to its halt or to the enemy, and assaults if a hex of movement remains (SN-V12, SN-V14).
 */
final class Approach {
  private final AdvanceEngagement.Request request;
  private final Forces forces;
  private final RulesInForce rules;
  private final List<Integer> all;

  Approach(AdvanceEngagement.Request request, Forces forces, RulesInForce rules) {
    this.request = request;
    this.forces = forces;
    this.rules = rules;
    all = IntStream.range(0, forces.of(Side.ATTACKER).size()).filter(this::is).boxed().toList();
  }

  /** Returns whether a unit of the attacker approaches; the others stay at their own range. */
  boolean is(int attacker) {
    return forces.of(Side.ATTACKER, attacker).unit().range().isEmpty();
  }

  /** Returns the indices of all approaching units. */
  List<Integer> all() {
    return all;
  }

  /** Returns the positions at the start. */
  FightState.March begin() {
    List<Integer> ranges =
        forces.of(Side.ATTACKER).stream().map(troop -> request.startRange()).toList();
    return new FightState.March(ranges, false);
  }

  /** Returns the range in hexes between two enemies. */
  int distance(FightState state, int attacker, int defender) {
    // A unit that has passed the target's place is adjacent to enemies in line with it (SN-V14).
    return Math.max(1, distanceBetween(state, attacker, defender));
  }

  /** Returns whether two enemies have passed each other. */
  boolean isPast(FightState state, int attacker, int defender) {
    return distanceBetween(state, attacker, defender) < 1;
  }

  private int distanceBetween(FightState state, int attacker, int defender) {
    OptionalInt own =
        Forces.ownRange(forces.of(Side.ATTACKER, attacker), forces.of(Side.DEFENDER, defender));
    int back =
        state.units().of(Side.ATTACKER, attacker).retreated()
            + state.units().of(Side.DEFENDER, defender).retreated();
    return (own.isPresent() ? own.getAsInt() : state.march().ranges().get(attacker)) + back;
  }

  /** Returns whether the turn of the assault has come. */
  private boolean goesIn(Umpire umpire) {
    return request.assaultTurn() == 1 || umpire.reached(request.assaultTurn());
  }

  /** Returns whether a unit assaults now: it reaches the enemy with a hex of movement left. */
  boolean assaults(FightState state, int attacker, Umpire umpire) {
    return is(attacker)
        && state.units().of(Side.ATTACKER, attacker).isSteady()
        && forces.of(Side.ATTACKER, attacker).assaultsFrom(distance(state, attacker, 0), rules)
        && goesIn(umpire);
  }

  /** Returns the state after a unit has moved as near as it may this turn. */
  FightState moveCloser(FightState state, int attacker, Umpire umpire) {
    if (!is(attacker)) {
      return state;
    }
    int before = distance(state, attacker, 0);
    int nearest = goesIn(umpire) ? 1 : Math.min(before, request.halt());
    int hexes = forces.of(Side.ATTACKER, attacker).movement(rules);
    return withDistance(state, attacker, Math.max(nearest, before - hexes));
  }

  /**
   * Returns the state with a unit at a distance from the defender.
   *
   * @param distance hexes
   */
  FightState withDistance(FightState state, int attacker, int distance) {
    return state.withRange(attacker, distance - state.defender().retreated());
  }
}
