package vedette.rules.daysofglory.units;

/**
 * The current state of a unit.
 *
 * @param figures remaining figures
 * @param turnEvents events of this turn
 * @param recentRetreat retreats of this turn and the last
 * @param history events of earlier turns and fights
 */
public record UnitState(
    PreparedUnit prepared,
    int figures,
    Morale morale,
    TurnEvents turnEvents,
    RecentRetreat recentRetreat,
    UnitHistory history) {

  /**
   * The events of this turn for a unit.
   *
   * @param hits hits that it has taken
   * @param damage hits on guns that remain to be rolled for; in a firefight the state of the
   *     shooting phase counts them
   * @param suppressed guns that cannot fire in this turn
   * @param suppressedNext guns that cannot fire in the next turn
   */
  record TurnEvents(int hits, int damage, int suppressed, int suppressedNext) {
    private TurnEvents suppressed(int now, int next) {
      return new TurnEvents(hits, damage, now, next);
    }
  }

  /**
   * The turns for which retreats of a unit still matter: 2 in the turn of a retreat, 1 in the next.
   *
   * @param pushed turns for being pushed back by a close assault
   * @param fallen turns for falling back under fire
   */
  record RecentRetreat(int pushed, int fallen) {
    private static final int NOW = 2;
    private static final int TURN_BEFORE = 1;
    private static final RecentRetreat NEVER = new RecentRetreat(0, 0);

    /** Returns the retreats in the turn after them. */
    static RecentRetreat inTurnAfter(boolean pushed, boolean fallen) {
      return new RecentRetreat(pushed ? TURN_BEFORE : 0, fallen ? TURN_BEFORE : 0);
    }

    private RecentRetreat nextTurn() {
      return equals(NEVER)
          ? this
          : new RecentRetreat(Math.max(0, pushed - 1), Math.max(0, fallen - 1));
    }
  }

  /**
   * The history of a unit.
   *
   * @param fought whether it has fought a close assault in this battle
   * @param contact whether it has fought a close assault in this fight
   * @param routed whether it has routed and rallied
   */
  public record UnitHistory(boolean fought, boolean contact, boolean routed) {}

  public Unit unit() {
    return prepared.unit();
  }

  public boolean is(Arm arm) {
    return unit().arm() == arm;
  }

  public boolean isMounted() {
    return unit().arm().isMounted();
  }

  public boolean isInfantry() {
    return unit().arm().isInfantry();
  }

  /** Returns whether it is formed and keeps its order; routing units do not (DG-V2). */
  public boolean isFormed() {
    return unit().isFormed() && morale != Morale.ROUTING;
  }

  public boolean isSkirmisher() {
    return unit().isSkirmisher();
  }

  public boolean isDeployedArtillery() {
    return unit().isDeployedArtillery();
  }

  public boolean isFormedIn(Unit.Formation formation) {
    return isFormed() && unit().formation() == formation;
  }

  /** Returns the remaining stands: a stand is lost with the last of its figures (DG8). */
  public int stands() {
    return (figures + prepared.figuresPerStand() - 1) / prepared.figuresPerStand();
  }

  /** Returns whether it has less than half of its original strength. */
  public boolean isBelowHalf() {
    return 2 * figures < prepared.originalFigures();
  }

  public boolean isDestroyed() {
    return morale == Morale.DESTROYED;
  }

  public boolean isRouting() {
    return morale == Morale.ROUTING;
  }

  /** Returns the hits that it has taken this turn. */
  public int hits() {
    return turnEvents.hits();
  }

  /** Returns whether it was pushed back the turn before. */
  public boolean wasPushedBack() {
    return recentRetreat.pushed() == RecentRetreat.TURN_BEFORE;
  }

  /** Returns whether it fell back under fire the turn before. */
  public boolean hasFallenBack() {
    return recentRetreat.fallen() == RecentRetreat.TURN_BEFORE;
  }

  /** Returns whether it is neither shaken, routing nor destroyed. */
  public boolean isSteady() {
    return morale == Morale.GOOD || morale == Morale.DISORDERED;
  }

  /** Returns whether it is in any disorder, and not destroyed. */
  public boolean needsRally() {
    return morale != Morale.GOOD && !isDestroyed();
  }

  /** Returns whether it is still in a firefight; routing units have left it (DG-V9). */
  public boolean isThere() {
    return !isDestroyed() && !isRouting();
  }

  /** Returns whether it can charge; routing units cannot (DG-V4). */
  public boolean mayCharge() {
    return !isRouting();
  }

  /** Returns whether it shoots: steady infantry and deployed guns do (DG-V3, DG-V9). */
  public boolean mayShoot() {
    return isSteady() && unit().shoots();
  }

  /** Returns whether it tests under fire: units that were hit do. */
  public boolean testsUnderFire() {
    return hits() > 0 && !isDestroyed();
  }

  /** Returns the stands or guns that can shoot in this turn. */
  public int shooting() {
    return Math.max(0, stands() - turnEvents.suppressed());
  }

  private UnitState with(int left, Morale now) {
    return new UnitState(prepared, left, now, turnEvents, recentRetreat, history);
  }

  private UnitState with(TurnEvents now) {
    return new UnitState(prepared, figures, morale, now, recentRetreat, history);
  }

  private UnitState with(RecentRetreat now, UnitHistory been) {
    return new UnitState(prepared, figures, morale, turnEvents, now, been);
  }

  /** Returns the unit after hits that cost a figure each. */
  public UnitState hit(int more) {
    return withGunHits(more).lose(more);
  }

  /** Returns guns after hits by shooting, which are rolled for later (DG8). */
  public UnitState withGunHits(int more) {
    return more == 0
        ? this
        : with(
            new TurnEvents(
                turnEvents.hits() + more,
                turnEvents.damage(),
                turnEvents.suppressed(),
                turnEvents.suppressedNext()));
  }

  /** Returns guns with further hits that remain to be rolled for. */
  public UnitState damaged(int hits) {
    return with(
        new TurnEvents(
            turnEvents.hits(),
            turnEvents.damage() + hits,
            turnEvents.suppressed(),
            turnEvents.suppressedNext()));
  }

  /** Returns whether hits on its guns remain to be rolled for. */
  public boolean awaitsDamage() {
    return turnEvents.damage() > 0 && !isDestroyed();
  }

  /** Returns guns with one hit less to be rolled for. */
  public UnitState damageRolled() {
    return damaged(-1);
  }

  /** Returns guns without one gun and its figures (DG-V7). */
  public UnitState withoutGun() {
    return lose(figures - prepared.figuresPerStand() * (stands() - 1)).suppressed(0);
  }

  /** Returns guns with more of them suppressed, for the rest of this turn and the next (DG-V7). */
  public UnitState suppressed(int guns) {
    int now = Math.min(stands(), turnEvents.suppressed() + guns);
    int next = Math.min(stands(), turnEvents.suppressedNext() + guns);
    return with(turnEvents.suppressed(now, next));
  }

  /** Returns guns after the shooting of this turn: later suppression counts only in the next. */
  public UnitState hasShot() {
    return with(turnEvents.suppressed(0, turnEvents.suppressedNext()));
  }

  UnitState lose(int casualties) {
    int left = Math.max(0, figures - casualties);
    return left == figures ? this : with(left, left == 0 ? Morale.DESTROYED : morale);
  }

  /** Returns the unit in a morale state. A unit that rallies from a rout has routed before. */
  public UnitState with(Morale now) {
    if (isDestroyed() || now == morale) {
      return this;
    }
    boolean rallies = isRouting() && now.compareTo(Morale.ROUTING) < 0;
    UnitState after = with(figures, now);
    return rallies
        ? after.with(recentRetreat, new UnitHistory(history.fought(), history.contact(), true))
        : after;
  }

  /** Returns the unit in disorder, or in its current state if that is worse. */
  public UnitState disordered() {
    return with(morale.worse(Morale.DISORDERED));
  }

  /** Returns the unit shaken under fire and falling back. */
  public UnitState fallenBack() {
    return with(Morale.SHAKEN)
        .with(new RecentRetreat(recentRetreat.pushed(), RecentRetreat.NOW), history);
  }

  /**
   * Returns the unit after a close assault, in no better state than before.
   *
   * @param casualties casualties of this unit
   * @param state state that the result gives its side
   * @param pushedBack whether its side has lost and retreats
   */
  public UnitState hasFought(int casualties, Morale state, boolean pushedBack) {
    return lose(casualties)
        .with(state.worse(morale))
        .with(
            new RecentRetreat(pushedBack ? RecentRetreat.NOW : 0, recentRetreat.fallen()),
            new UnitHistory(true, true, history.routed()));
  }

  /**
   * Returns the text of the unit for a request of the next turn, without its name; "" if it is
   * destroyed.
   */
  public String notation() {
    return prepared.after(this).map(Unit::withoutName).orElse("");
  }

  /**
   * Returns the text of the unit for a further request of the same turn, after a test, without its
   * name; "" if it is destroyed.
   */
  public String writtenInThisTurn(MoralePhase test) {
    return prepared.inThisTurn(this, test).map(Unit::withoutName).orElse("");
  }

  /**
   * Returns the unit at the beginning of the next turn, in which guns that were suppressed in this
   * one fire again.
   */
  public UnitState nextTurn() {
    TurnEvents next = new TurnEvents(0, 0, turnEvents.suppressedNext(), 0);
    return new UnitState(prepared, figures, morale, next, recentRetreat.nextTurn(), history);
  }
}
