package vedette.rules.daysofglory;

import vedette.fight.Side;

/**
 * What has become of a unit in the course of a charge.
 *
 * @param figures it has left
 * @param hits it has taken this turn
 * @param fought whether it has been in a close assault in this battle
 * @param contact whether that was in this charge
 * @param pushed turns that a push back is still remembered for: 2 in the turn it happens
 * @param routed whether it has routed
 * @param fallen the same of falling back under fire
 */
record UnitState(
    int figures,
    Morale morale,
    int hits,
    boolean fought,
    boolean contact,
    int pushed,
    boolean routed,
    int fallen) {
  private static final int NOW = 2;
  private static final int TURN_BEFORE = 1;

  boolean isDestroyed() {
    return morale == Morale.DESTROYED;
  }

  /** Whether it was pushed back the turn before. */
  boolean wasPushedBack() {
    return pushed == TURN_BEFORE;
  }

  /** Whether it has routed, and does so no longer. */
  boolean hasRoutedBefore() {
    return routed && morale != Morale.ROUTING;
  }

  /** Whether it fell back under fire the turn before. */
  boolean hasFallenBack() {
    return fallen == TURN_BEFORE;
  }

  /** Able to charge or to stand: neither shaken, routing nor destroyed. */
  boolean isSteady() {
    return morale == Morale.GOOD || morale == Morale.DISORDERED;
  }

  /** Whether it is in any disorder, and alive. */
  boolean needsRally() {
    return morale != Morale.GOOD && !isDestroyed();
  }

  UnitState hit(int more) {
    return lose(more).withHits(hits + more);
  }

  UnitState lose(int casualties) {
    int left = Math.max(0, figures - casualties);
    return new UnitState(
        left, left == 0 ? Morale.DESTROYED : morale, hits, fought, contact, pushed, routed, fallen);
  }

  UnitState withHits(int count) {
    return new UnitState(figures, morale, count, fought, contact, pushed, routed, fallen);
  }

  UnitState with(Morale now) {
    return isDestroyed()
        ? this
        : new UnitState(
            figures, now, hits, fought, contact, pushed, routed || now == Morale.ROUTING, fallen);
  }

  /** Disordered, unless it is worse off already. */
  UnitState disordered() {
    return morale == Morale.GOOD ? with(Morale.DISORDERED) : this;
  }

  /** Shaken under fire and falling back; who routs goes on routing. */
  UnitState fallenBack() {
    UnitState shaken = morale == Morale.ROUTING ? this : with(Morale.SHAKEN);
    return new UnitState(figures, shaken.morale, hits, fought, contact, pushed, routed, NOW);
  }

  /**
   * After a close assault: in no better state than before, and pushed back if it has lost and goes
   * back.
   */
  UnitState after(CloseOutcome outcome, Side side) {
    CloseOutcome.Of suffered = outcome.of(side);
    boolean pushedBack = outcome.winner() != side && suffered.inches() < 0;
    UnitState now = lose(suffered.casualties()).with(suffered.morale().worse(morale));
    return new UnitState(
        now.figures, now.morale, hits, true, true, pushedBack ? NOW : 0, now.routed, fallen);
  }

  /** At the beginning of the next turn. */
  UnitState nextTurn() {
    return new UnitState(
        figures,
        morale,
        0,
        fought,
        contact,
        Math.max(0, pushed - 1),
        routed,
        Math.max(0, fallen - 1));
  }

  /** What a unit brings along from before. */
  static UnitState initial(Unit unit, int perStand) {
    Conditions with = unit.said();
    return new UnitState(
        unit.stands().left() * perStand,
        unit.morale(),
        with.times("hit"),
        with.times("fought-before") > 0,
        false,
        with.times("pushed-back") > 0 ? TURN_BEFORE : 0,
        with.times("routed-before") > 0,
        0);
  }
}
