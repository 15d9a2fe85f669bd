package vedette.rules.musketpike;

import java.util.Optional;
import vedette.fight.Side;

/**
 * Activations of both sides between two steps.
 *
 * @param fight the side that acts as its attacker; its activation is the number of the order
 * @param distance hexes between both sides; 1 is contact. A place that a stack holds by artillery
 *     or terrain counts for it, also when its unit has been driven out
 * @param rallies who of those that act may still rally at the end
 * @param place whose stack has last gone in where its enemy was; null if none has
 * @param over whether nothing is left to do
 */
record TurnsState(AssaultState fight, int distance, Rallies rallies, Side place, boolean over) {
  /**
   * Who of the stack that acts was disordered before and may still rally at the end.
   *
   * @param unit whether its unit may
   * @param guns whether its artillery may
   * @param from where its unit was as the activation began; who has gone back since does not rally
   */
  record Rallies(boolean unit, boolean guns, Place from) {
    static final Rallies NOBODY = new Rallies(false, false, Place.HERE);

    /** When one has tried under an order under which all may. */
    Rallies without(RallyAttempt tried) {
      return new Rallies(unit && tried.guns(), guns && !tried.guns(), from);
    }
  }

  /** Who tries to rally next, the unit before its artillery, if anybody may. */
  Optional<RallyAttempt> attempt() {
    StackState stack = of(Side.ATTACKER);
    boolean there = stack.place() == Place.HERE;
    if (rallies.unit()
        && stack.isDisordered()
        && stack.place() == rallies.from()
        && (!there || stack.stack().canRally())) {
      return Optional.of(new RallyAttempt(stack, false, stack.led()));
    }
    if (rallies.guns() && stack.gunsDisordered() && stack.hasGuns() && stack.stack().canRally()) {
      return Optional.of(new RallyAttempt(stack, true, false));
    }
    return Optional.empty();
  }

  StackState of(Side role) {
    return fight.of(role).of(0);
  }

  boolean contact() {
    return distance == 1;
  }

  TurnsState with(AssaultState changed) {
    return new TurnsState(changed, distance, rallies, place, over);
  }

  TurnsState at(int hexes) {
    return new TurnsState(fight, hexes, rallies, place, over);
  }

  /** When one side has taken the other's place. */
  TurnsState taken(Side by) {
    return new TurnsState(fight, distance, rallies, by, over);
  }

  TurnsState end() {
    return new TurnsState(fight, distance, Rallies.NOBODY, place, true);
  }

  TurnsState rallying(Rallies who) {
    return new TurnsState(fight, distance, who, place, over);
  }
}
