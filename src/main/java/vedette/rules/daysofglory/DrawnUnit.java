package vedette.rules.daysofglory;

import java.util.Optional;
import vedette.form.Part;
import vedette.problem.TextFault;
import vedette.rules.daysofglory.Unit.General;

/** A unit drawn up: what of it does not change in a fight. */
final class DrawnUnit {
  private final Unit unit;
  private final int figuresPerStand;
  private final int hash;
  private final Conditions inMorale;

  /**
   * Draws a unit up.
   *
   * @param parameter where it was given
   * @throws TextFault if it says what no table knows, or has lost more than a stand has
   */
  DrawnUnit(Unit unit, int figuresPerStand, String parameter, DaysOfGloryTables tables) {
    this.unit = unit;
    this.figuresPerStand = figuresPerStand;
    hash = 31 * unit.hashCode() + figuresPerStand;
    if (!unit.said().equals(Conditions.NONE)) {
      unit.said().checkKnown(tables.conditions(), parameter);
    }
    if (unit.lost() >= figuresPerStand) {
      throw new TextFault(
          parameter,
          "a stand of " + figuresPerStand + " that has lost " + unit.lost() + " is gone",
          "write one stand less");
    }
    // The state knows how often these hold by now.
    inMorale =
        unit.said().without(Condition.HIT).without(Condition.PUSHED_BACK).withoutRoutingGeneral();
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof DrawnUnit that
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

  /** Whether a general is with it who is of help: not if he routs himself. */
  boolean isLed() {
    return unit.general().isPresent() && !hasRoutingGeneral();
  }

  private boolean hasRoutingGeneral() {
    return unit.said().times(Conditions.ROUTING_GENERAL) > 0;
  }

  boolean isLedBy(General general) {
    return isLed() && unit.has(general);
  }

  /** The figures that it began the battle with. */
  int originalFigures() {
    return unit.stands().original() * figuresPerStand;
  }

  /** What a player says of it that counts in its morale tests. */
  Conditions inMorale() {
    return inMorale;
  }

  /** As it begins a fight: what was said of it, and what it brings along from before. */
  UnitState initial() {
    Conditions said = unit.said();
    return new UnitState(
        this,
        unit.stands().left() * figuresPerStand - unit.lost(),
        unit.morale(),
        new UnitState.ThisTurn(said.times(Condition.HIT.toString()), 0, unit.suppressed(), 0),
        UnitState.GoneBack.before(said.has(Condition.PUSHED_BACK), unit.fellBack()),
        new UnitState.Past(
            said.has(Condition.FOUGHT_BEFORE), false, said.has(Condition.ROUTED_BEFORE)));
  }

  /**
   * The unit as it enters its next fight, if that is in the turn after this one.
   *
   * @return empty if it is no more
   */
  Optional<Unit> after(UnitState now) {
    UnitState next = now.nextTurn();
    return written(
        next,
        Conditions.NONE
            .with(Condition.FOUGHT_BEFORE, next.past().fought())
            .with(Condition.PUSHED_BACK, next.wasPushedBack()),
        false);
  }

  /**
   * The unit after its test of the Morale Phase, as it goes on in the turn that it is in. That the
   * test is over is written where something of this turn or of the one before is left to be over.
   *
   * @return empty if it is no more
   */
  Optional<Unit> inThisTurn(UnitState now) {
    Conditions said = unit.said().without(Conditions.ROUTING_GENERAL);
    boolean same = written(now, said, false).equals(after(now));
    return written(now, said, !same);
  }

  /** As it begins the turn after that of its test of the Morale Phase (DG-V10). */
  DrawnUnit afterItsTest(DaysOfGloryTables tables) {
    Unit next = after(initial()).orElseThrow();
    return new DrawnUnit(next, figuresPerStand, "unit", tables);
  }

  private Optional<Unit> written(UnitState next, Conditions said, boolean tested) {
    if (next.isDestroyed()) {
      return Optional.empty();
    }
    Conditions with =
        said.with(Condition.ROUTED_BEFORE, next.past().routed())
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
            Math.min(next.turn().suppressed(), next.stands()),
            false,
            with.counts().isEmpty() ? Optional.empty() : Optional.of(with)));
  }
}
