package vedette.rules.daysofglory;

import vedette.fight.Side;

/**
 * A unit as it now is.
 *
 * @param figures it has left
 * @param hits it has taken this turn
 * @param fought whether it has been in a close assault in this battle
 * @param contact whether that was in this charge
 * @param pushed turns that a push back is still remembered for: 2 in the turn it happens
 * @param routed whether it has routed and rallied from that
 * @param fallen the same as of a push back of falling back under fire
 * @param suppressed guns that cannot fire when their turn comes next
 */
record UnitState(
    DrawnUnit drawn,
    int figures,
    Morale morale,
    int hits,
    boolean fought,
    boolean contact,
    int pushed,
    boolean routed,
    int fallen,
    int suppressed) {
  private static final int NOW = 2;
  static final int TURN_BEFORE = 1;

  Unit unit() {
    return drawn.unit();
  }

  boolean is(Arm arm) {
    return unit().arm() == arm;
  }

  boolean isMounted() {
    return unit().arm().isMounted();
  }

  boolean isInfantry() {
    return unit().arm().isInfantry();
  }

  /** A formed unit that keeps its order: routers do not (DG-V2). */
  boolean isFormed() {
    return unit().arm().isFormed() && morale != Morale.ROUTING;
  }

  boolean isFormedIn(Unit.Formation formation) {
    return isFormed() && unit().formation() == formation;
  }

  /** Stands left: one goes when its figures do (DG8). */
  int stands() {
    return (figures + drawn.figuresPerStand() - 1) / drawn.figuresPerStand();
  }

  /** Whether it has less than half of its starting strength. */
  boolean isBelowHalf() {
    return 2 * figures < drawn.originalFigures();
  }

  boolean isDestroyed() {
    return morale == Morale.DESTROYED;
  }

  boolean isRouting() {
    return morale == Morale.ROUTING;
  }

  /** Whether it was pushed back the turn before. */
  boolean wasPushedBack() {
    return pushed == TURN_BEFORE;
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
    UnitState left = lose(more);
    return new UnitState(
        drawn,
        left.figures,
        left.morale,
        hits + more,
        fought,
        contact,
        pushed,
        routed,
        fallen,
        suppressed);
  }

  /** Guns that are hit: what becomes of them is rolled for (DG8). */
  UnitState struck(int more) {
    return new UnitState(
        drawn, figures, morale, hits + more, fought, contact, pushed, routed, fallen, suppressed);
  }

  /** One gun less, with what a stand has of figures (DG-V7). */
  UnitState withoutGun() {
    return lose(figures - drawn.figuresPerStand() * (stands() - 1));
  }

  /** Guns that can fire in this turn. */
  int firing() {
    return Math.max(0, stands() - suppressed);
  }

  /** When so many guns cannot fire in the next turn, and all others can. */
  UnitState suppressed(int guns) {
    return guns == suppressed
        ? this
        : new UnitState(
            drawn, figures, morale, hits, fought, contact, pushed, routed, fallen, guns);
  }

  UnitState lose(int casualties) {
    int left = Math.max(0, figures - casualties);
    Morale now = left == 0 ? Morale.DESTROYED : morale;
    return new UnitState(
        drawn, left, now, hits, fought, contact, pushed, routed, fallen, suppressed);
  }

  UnitState with(Morale now) {
    boolean rallies = isRouting() && now.compareTo(Morale.ROUTING) < 0;
    return isDestroyed()
        ? this
        : new UnitState(
            drawn,
            figures,
            now,
            hits,
            fought,
            contact,
            pushed,
            routed || rallies,
            fallen,
            suppressed);
  }

  /** Disordered, unless it is worse off already. */
  UnitState disordered() {
    return morale == Morale.GOOD ? with(Morale.DISORDERED) : this;
  }

  /** What it does when it has failed its test under fire. */
  FailedUnderFire failing(boolean advancing) {
    return FailedUnderFire.of(isRouting(), hasFallenBack(), advancing);
  }

  /** As it is then. */
  UnitState failedUnderFire(boolean advancing) {
    return switch (failing(advancing)) {
      case GOES_ON_ROUTING -> this;
      case ROUTS -> with(Morale.ROUTING);
      case HALTED -> disordered();
      case FALLS_BACK -> fallenBack();
    };
  }

  /** Shaken under fire and falling back. */
  UnitState fallenBack() {
    return new UnitState(
        drawn, figures, Morale.SHAKEN, hits, fought, contact, pushed, routed, NOW, suppressed);
  }

  /**
   * After a close assault: in no better state than before, and pushed back if it has lost and goes
   * back.
   *
   * @param casualties its own, of all that its side has
   */
  UnitState hasFought(CloseAssaultResult outcome, Side side, int casualties) {
    CloseAssaultResult.Of suffered = outcome.of(side);
    boolean pushedBack = outcome.winner() != side && suffered.inches() < 0;
    UnitState now = lose(casualties).with(suffered.morale().worse(morale));
    return new UnitState(
        drawn,
        now.figures,
        now.morale,
        hits,
        true,
        true,
        pushedBack ? NOW : 0,
        now.routed,
        fallen,
        0);
  }

  /** As a request of the next turn writes it, without its name; "" if it is no more. */
  String written() {
    return drawn.after(this).map(Unit::withoutName).orElse("");
  }

  /** As a further request of the same turn writes it, without its name; "" if it is no more. */
  String writtenInThisTurn() {
    return drawn.inThisTurn(this).map(Unit::withoutName).orElse("");
  }

  /** At the beginning of the next turn. */
  UnitState nextTurn() {
    return new UnitState(
        drawn,
        figures,
        morale,
        0,
        fought,
        contact,
        Math.max(0, pushed - 1),
        routed,
        Math.max(0, fallen - 1),
        suppressed);
  }
}
