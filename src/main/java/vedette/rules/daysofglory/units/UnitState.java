package vedette.rules.daysofglory.units;

/**
 * A unit as it now is.
 *
 * @param figures it has left
 * @param turnEvents what this turn has done to it
 * @param recentRetreat how it has gone back of late
 * @param history what it has been through before
 */
public record UnitState(
    PreparedUnit prepared,
    int figures,
    Morale morale,
    TurnEvents turnEvents,
    RecentRetreat recentRetreat,
    UnitHistory history) {

  /**
   * What this turn has done to a unit.
   *
   * @param hits it has taken
   * @param damage hits on guns that are still to be rolled for; in a firefight its state has them
   * @param suppressed guns that cannot fire in it
   * @param suppressedNext guns that cannot fire in the next
   */
  record TurnEvents(int hits, int damage, int suppressed, int suppressedNext) {
    private TurnEvents suppressed(int now, int next) {
      return new TurnEvents(hits, damage, now, next);
    }
  }

  /**
   * Turns that a unit is still known to have gone back for: 2 in the turn it does, 1 in the next.
   *
   * @param pushed back by a close assault
   * @param fallen back under fire
   */
  record RecentRetreat(int pushed, int fallen) {
    private static final int NOW = 2;
    private static final int TURN_BEFORE = 1;
    private static final RecentRetreat NEVER = new RecentRetreat(0, 0);

    /** In the turn after that in which it was so. */
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
   * What a unit has been through.
   *
   * @param fought in a close assault in this battle
   * @param contact in a close assault in this fight
   * @param routed and has rallied from that
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

  /** Returns a formed unit that keeps its order: routers do not (DG-V2). */
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

  /** Stands left: one goes when its figures do (DG8). */
  public int stands() {
    return (figures + prepared.figuresPerStand() - 1) / prepared.figuresPerStand();
  }

  /** Returns whether it has less than half of its starting strength. */
  public boolean isBelowHalf() {
    return 2 * figures < prepared.originalFigures();
  }

  public boolean isDestroyed() {
    return morale == Morale.DESTROYED;
  }

  public boolean isRouting() {
    return morale == Morale.ROUTING;
  }

  /** Hits that it has taken this turn. */
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

  /** Neither shaken, routing nor destroyed. */
  public boolean isSteady() {
    return morale == Morale.GOOD || morale == Morale.DISORDERED;
  }

  /** Returns whether it is in any disorder, and alive. */
  public boolean needsRally() {
    return morale != Morale.GOOD && !isDestroyed();
  }

  /** Returns whether it fights on at a distance: routers have left (DG-V9). */
  public boolean isThere() {
    return !isDestroyed() && !isRouting();
  }

  /** Returns whether it can be made to charge: who is routing does not (DG-V4). */
  public boolean mayCharge() {
    return !isRouting();
  }

  /** Returns whether it shoots: steady foot and deployed guns do (DG-V3, DG-V9). */
  public boolean mayShoot() {
    return isSteady() && unit().shoots();
  }

  /** Returns whether it tests under fire: who was hit does. */
  public boolean testsUnderFire() {
    return hits() > 0 && !isDestroyed();
  }

  /** Stands, or guns, that can shoot in this turn, if it does. */
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

  /** Hits that cost a figure each. */
  public UnitState hit(int more) {
    return withGunHits(more).lose(more);
  }

  /** Guns that are hit by shooting: what becomes of them is rolled for (DG8). */
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

  /** Guns with further hits that are still to be rolled for. */
  public UnitState damaged(int hits) {
    return with(
        new TurnEvents(
            turnEvents.hits(),
            turnEvents.damage() + hits,
            turnEvents.suppressed(),
            turnEvents.suppressedNext()));
  }

  /** Returns whether hits on its guns are still to be rolled for. */
  public boolean awaitsDamage() {
    return turnEvents.damage() > 0 && !isDestroyed();
  }

  /** Guns with one hit less to be rolled for. */
  public UnitState damageRolled() {
    return damaged(-1);
  }

  /** One gun less, with what a stand has of figures (DG-V7). */
  public UnitState withoutGun() {
    return lose(figures - prepared.figuresPerStand() * (stands() - 1)).suppressed(0);
  }

  /** Guns of which further ones cannot fire, in the rest of this turn and in the next (DG-V7). */
  public UnitState suppressed(int guns) {
    int now = Math.min(stands(), turnEvents.suppressed() + guns);
    int next = Math.min(stands(), turnEvents.suppressedNext() + guns);
    return with(turnEvents.suppressed(now, next));
  }

  /** Guns after the shooting of this turn: what suppresses them now counts in the next. */
  public UnitState hasShot() {
    return with(turnEvents.suppressed(0, turnEvents.suppressedNext()));
  }

  UnitState lose(int casualties) {
    int left = Math.max(0, figures - casualties);
    return left == figures ? this : with(left, left == 0 ? Morale.DESTROYED : morale);
  }

  /** In this state; who rallies from a rout has routed before. */
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

  /** Disordered, unless it is worse off already. */
  public UnitState disordered() {
    return with(morale.worse(Morale.DISORDERED));
  }

  /** Shaken under fire and falling back. */
  public UnitState fallenBack() {
    return with(Morale.SHAKEN)
        .with(new RecentRetreat(recentRetreat.pushed(), RecentRetreat.NOW), history);
  }

  /**
   * After a close assault: in no better state than before.
   *
   * @param casualties its own, of all that its side has
   * @param state that the result puts its side in
   * @param pushedBack whether its side has lost and goes back
   */
  public UnitState hasFought(int casualties, Morale state, boolean pushedBack) {
    return lose(casualties)
        .with(state.worse(morale))
        .with(
            new RecentRetreat(pushedBack ? RecentRetreat.NOW : 0, recentRetreat.fallen()),
            new UnitHistory(true, true, history.routed()));
  }

  /** As a request of the next turn writes it, without its name; "" if it is no more. */
  public String notation() {
    return prepared.after(this).map(Unit::withoutName).orElse("");
  }

  /**
   * As a further request of the same turn writes it after a test, without its name; "" if it is no
   * more.
   */
  public String writtenInThisTurn(MoralePhase test) {
    return prepared.inThisTurn(this, test).map(Unit::withoutName).orElse("");
  }

  /** At the beginning of the next turn: guns that were suppressed in this one fire again. */
  public UnitState nextTurn() {
    TurnEvents next = new TurnEvents(0, 0, turnEvents.suppressedNext(), 0);
    return new UnitState(prepared, figures, morale, next, recentRetreat.nextTurn(), history);
  }
}
