package vedette.rules.musketpike;

import java.util.Optional;
import vedette.fight.Side;

/**
 * Activations of both sides between two steps.
 *
 * @param fight the side that acts as its attacker; its activation is the number of the order
 * @param distance hexes between both sides; 1 is contact. A place that a stack holds by artillery
 *     or terrain counts for it, also when its unit has been driven out
 * @param moved whether the artillery of this activation has fired, and its side has moved
 * @param rallies who of those that act may still rally at the end
 * @param place whose stack has last gone in where its enemy was; null if none has
 * @param over whether nothing is left to do
 */
record TurnsState(
    AssaultState fight, int distance, boolean moved, Rallies rallies, Side place, boolean over) {
  /**
   * Who of the stack that acts was disordered before and may still rally at the end.
   *
   * @param unit whether its unit may
   * @param guns whether its artillery may
   * @param away whether its unit was away as the activation began; who has gone back since does not
   *     rally
   */
  record Rallies(boolean unit, boolean guns, boolean away) {
    static final Rallies NOBODY = new Rallies(false, false, false);

    /** When one has tried under an order under which all may. */
    Rallies without(RallyAttempt tried) {
      return new Rallies(unit && tried.guns(), guns && !tried.guns(), away);
    }
  }

  /** Who tries to rally next, the unit before its artillery, if anybody may. */
  Optional<RallyAttempt> attempt() {
    StackState stack = of(Side.ATTACKER);
    if (rallies.unit() && rallies.away() && stack.isAway() && stack.isDisordered()) {
      // It is off the ground that it was drawn up on.
      return Optional.of(RallyAttempt.of(stack, stack.led()));
    }
    SideState acting = fight.of(Side.ATTACKER);
    return RallyAttempt.ofUnit(acting, unit -> rallies.unit() && !rallies.away() && !unit.isAway())
        .or(() -> rallies.guns() ? RallyAttempt.ofGuns(acting) : Optional.empty());
  }

  StackState of(Side role) {
    return fight.of(role).of(0);
  }

  boolean contact() {
    return distance == 1;
  }

  TurnsState with(AssaultState changed) {
    return new TurnsState(changed, distance, moved, rallies, place, over);
  }

  TurnsState at(int hexes) {
    return new TurnsState(fight, hexes, moved, rallies, place, over);
  }

  /** At the beginning of an activation, before its artillery has fired. */
  TurnsState begins(AssaultState then) {
    return new TurnsState(then, distance, false, Rallies.NOBODY, place, over);
  }

  /** When the side that acts has moved, to so many hexes. */
  TurnsState moved(int hexes, Rallies who) {
    return new TurnsState(fight, hexes, true, who, place, over);
  }

  /** When one side has taken the other's place. */
  TurnsState taken(Side by) {
    return new TurnsState(fight, distance, moved, rallies, by, over);
  }

  TurnsState end() {
    return new TurnsState(fight, distance, moved, Rallies.NOBODY, place, true);
  }

  TurnsState rallying(Rallies who) {
    return new TurnsState(fight, distance, moved, who, place, over);
  }
}
