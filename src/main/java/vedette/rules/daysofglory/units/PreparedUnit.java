package vedette.rules.daysofglory.units;

import java.util.Optional;
import java.util.Set;
import vedette.form.model.Part;
import vedette.rules.daysofglory.units.Unit.General;
import vedette.source.TextFault;

/** A unit drawn up: what of it does not change in a fight. */
public final class PreparedUnit {
  private final Unit unit;
  private final int figuresPerStand;
  private final int hash;
  private final Conditions inMorale;

  /**
   * Draws a unit up.
   *
   * @param parameter where it was given
   * @param known the conditions that it may have
   * @throws TextFault if it has others, or has lost more than a stand has
   */
  public static PreparedUnit of(
      Unit unit, int figuresPerStand, String parameter, Set<String> known) {
    unit.givenConditions().checkKnown(known, parameter);
    if (unit.lost() >= figuresPerStand) {
      throw new TextFault(
          parameter,
          "a stand of " + figuresPerStand + " figures cannot have lost " + unit.lost(),
          "write at most " + (figuresPerStand - 1) + ", or one stand fewer");
    }
    return new PreparedUnit(unit, figuresPerStand);
  }

  private PreparedUnit(Unit unit, int figuresPerStand) {
    this.unit = unit;
    this.figuresPerStand = figuresPerStand;
    hash = 31 * unit.hashCode() + figuresPerStand;
    // The state knows how often these hold by now.
    inMorale =
        unit.givenConditions()
            .without(Conditions.HIT)
            .without(Conditions.PUSHED_BACK)
            .withoutRoutingGeneral();
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof PreparedUnit that
            && hash == that.hash
            && figuresPerStand == that.figuresPerStand
            && unit.equals(that.unit);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  Unit unit() {
    return unit;
  }

  int figuresPerStand() {
    return figuresPerStand;
  }

  /** Returns whether a general is with it who is of help: not if he routs himself. */
  public boolean isLed() {
    return unit.general().isPresent() && !hasRoutingGeneral();
  }

  private boolean hasRoutingGeneral() {
    return unit.givenConditions().has(Conditions.ROUTING_GENERAL);
  }

  public boolean isLedBy(General general) {
    return isLed() && unit.has(general);
  }

  /** Returns the figures that it began the battle with. */
  int originalFigures() {
    return unit.stands().original() * figuresPerStand;
  }

  /** Returns what a player says of it that counts in its morale tests. */
  public Conditions inMorale() {
    return inMorale;
  }

  /** As it begins a fight: what was said of it, and what it brings along from before. */
  public UnitState initial() {
    Conditions said = unit.givenConditions();
    return new UnitState(
        this,
        unit.stands().left() * figuresPerStand - unit.lost(),
        unit.morale(),
        new UnitState.TurnEvents(said.times(Conditions.HIT), 0, unit.suppressed(), 0),
        UnitState.RecentRetreat.inTurnAfter(said.has(Conditions.PUSHED_BACK), unit.fellBack()),
        new UnitState.UnitHistory(
            said.has(Conditions.FOUGHT_BEFORE), false, said.has(Conditions.ROUTED_BEFORE)));
  }

  /**
   * Returns the unit as it enters its next fight, if that is in the turn after this one.
   *
   * @return empty if it is no more
   */
  Optional<Unit> after(UnitState now) {
    return inNextTurn(now, Conditions.NONE);
  }

  private Optional<Unit> inNextTurn(UnitState now, Conditions said) {
    UnitState next = now.nextTurn();
    Conditions with =
        said.with(Conditions.FOUGHT_BEFORE, next.history().fought())
            .with(Conditions.PUSHED_BACK, next.wasPushedBack());
    return writtenUnit(next, with, Conditions.NONE, Optional.empty());
  }

  /**
   * Returns the unit after a test of the Morale Phase, as it goes on in the turn that it is in.
   * That the test is over is written where something of this turn or of the one before is left to
   * be over.
   *
   * @return empty if it is no more
   */
  Optional<Unit> inThisTurn(UnitState now, MoralePhase test) {
    Conditions said = unit.givenConditions();
    Conditions with = Conditions.NONE.with(Conditions.FOUGHT_BEFORE, now.history().fought());
    Conditions still = said.withoutThePast().with(Conditions.PUSHED_BACK, now.wasPushedBack());
    boolean over =
        !still.equals(Conditions.NONE)
            || !writtenUnit(now, with, still, Optional.empty()).equals(after(now));
    return writtenUnit(now, with, still, over ? Optional.of(test) : Optional.empty());
  }

  /**
   * As it enters what begins with a test of the Morale Phase. For a unit that is past that test
   * this is of the next turn, for which only what stands behind {@code with} is said (DG-V10).
   */
  public UnitState entering(MoralePhase test) {
    UnitState now = initial();
    if (!unit.isPast(test)) {
      return now;
    }
    Unit next = inNextTurn(now, unit.with().orElse(Conditions.NONE)).orElseThrow();
    return new PreparedUnit(next, figuresPerStand).initial();
  }

  private Optional<Unit> writtenUnit(
      UnitState next, Conditions said, Conditions still, Optional<MoralePhase> tested) {
    if (next.isDestroyed()) {
      return Optional.empty();
    }
    Conditions with =
        said.with(Conditions.ROUTED_BEFORE, next.history().routed())
            .with(Conditions.ROUTING_GENERAL, next.isRouting() && hasRoutingGeneral() ? 1 : 0);
    return Optional.of(
        new Unit(
            unit.name(),
            unit.arm(),
            new Part(next.stands(), unit.stands().original()),
            next.stands() * figuresPerStand - next.figures(),
            unit.troopClass(),
            next.morale(),
            unit.formation(),
            unit.irregular(),
            unit.general(),
            next.hasFallenBack(),
            tested,
            Math.min(next.turnEvents().suppressed(), next.stands()),
            false,
            clause(with),
            clause(still)));
  }

  private static Optional<Conditions> clause(Conditions conditions) {
    return conditions.counts().isEmpty() ? Optional.empty() : Optional.of(conditions);
  }
}
