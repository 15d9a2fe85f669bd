package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * How units of the attacker come on: each as far as it may in its part, up to its halt or to the
 * enemy, and in where it has a hex of movement left (SN-V12, SN-V14).
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

  /** Returns whether a unit of the attacker comes on; others stand at their range. */
  boolean is(int attacker) {
    return forces.of(Side.ATTACKER, attacker).unit().range().isEmpty();
  }

  /** Returns all who do. */
  List<Integer> all() {
    return all;
  }

  /** Returns where they begin. */
  FightState.March begin() {
    List<Integer> ranges =
        forces.of(Side.ATTACKER).stream().map(troop -> request.startRange()).toList();
    return new FightState.March(ranges, false);
  }

  /** Hexes between two enemies as things stand. */
  int distance(FightState state, int attacker, int defender) {
    // Who has come past the place is beside those who still stand in line with it (SN-V14).
    return Math.max(1, distanceBetween(state, attacker, defender));
  }

  /** Returns whether two enemies have come past each other. */
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

  /** Returns whether it is the turn to go in, or a later one. */
  private boolean goesIn(Umpire umpire) {
    return request.assaultTurn() == 1 || umpire.reached(request.assaultTurn());
  }

  /** Returns whether a unit assaults now: it comes up and has a hex of movement left. */
  boolean assaults(FightState state, int attacker, Umpire umpire) {
    return is(attacker)
        && state.units().of(Side.ATTACKER, attacker).isSteady()
        && forces.of(Side.ATTACKER, attacker).assaultsFrom(distance(state, attacker, 0), rules)
        && goesIn(umpire);
  }

  /** When a unit has moved as near as it goes in this turn. */
  FightState moveCloser(FightState state, int attacker, Umpire umpire) {
    if (!is(attacker)) {
      return state;
    }
    int before = distance(state, attacker, 0);
    int nearest = goesIn(umpire) ? 1 : Math.min(before, request.halt());
    int hexes = forces.of(Side.ATTACKER, attacker).movement(rules);
    return withDistance(state, attacker, Math.max(nearest, before - hexes));
  }

  /** When a unit is so far from the defender. */
  FightState withDistance(FightState state, int attacker, int distance) {
    return state.withRange(attacker, distance - state.defender().retreated());
  }
}
