package vedette.rules.daysofglory;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.MoraleRequest.Test;
import vedette.rules.daysofglory.Unit.General;

/** The morale tests of a charge: which conditions hold for whom, and when (DG4, DG6, DG9). */
final class ChargeTests {
  private final ChargeRequest request;
  private final Map<Test, MoraleScore<ChargeState>> charger = new EnumMap<>(Test.class);
  private final Map<Test, MoraleScore<ChargeState>> target = new EnumMap<>(Test.class);

  ChargeTests(DaysOfGloryTables tables, ChargeRequest request) {
    this.request = request;
    for (Test test : Test.values()) {
      charger.put(test, new MoraleScore<>(tables, "the charger", test, ofCharger(test)));
      target.put(test, new MoraleScore<>(tables, "the target", test, ofTarget(test)));
    }
  }

  boolean charger(Test test, ChargeState state, Umpire umpire) {
    return charger.get(test).passes(state, umpire);
  }

  boolean target(Test test, ChargeState state, Umpire umpire) {
    return target.get(test).passes(state, umpire);
  }

  /** Notes the tests to come, as things stand before any fire. */
  void opening(ChargeState state, Umpire umpire) {
    charger.get(Test.CHARGE).sum(state, umpire);
    target.get(Test.BEING_CHARGED).sum(state, umpire);
    charger.get(Test.CHARGE_HOME).sum(state, umpire);
  }

  private Holding<ChargeState> own(Unit unit, Test test, Function<ChargeState, UnitState> status) {
    boolean rallies = test == Test.RALLY;
    Optional<General> general = unit.general();
    int half = unit.stands().original() * request.figuresPerStand();
    // The status knows how often these hold by now.
    Conditions said = unit.said().without("hit").without("pushed-back");
    return new Holding<ChargeState>(said.with("class-" + unit.troopClass(), true))
        .with(Condition.ROUTING, now -> status.apply(now).morale() == Morale.ROUTING)
        .with(Condition.SHAKEN, now -> status.apply(now).morale() == Morale.SHAKEN)
        .with(Condition.DISORDERED, now -> status.apply(now).morale() == Morale.DISORDERED)
        .with(Condition.BELOW_HALF, now -> 2 * status.apply(now).figures() < half)
        .with(Condition.FOUGHT_BEFORE, now -> status.apply(now).fought())
        .with(Condition.PUSHED_BACK, now -> status.apply(now).wasPushedBack())
        .with(Condition.ROUTED_BEFORE, now -> status.apply(now).hasRoutedBefore())
        .times(Condition.HIT, now -> status.apply(now).hits())
        .with(Condition.GENERAL_ATTACHED, general.isPresent())
        .with(Condition.EXCEPTIONAL_GENERAL_RALLIES, rallies && unit.has(General.EXCEPTIONAL))
        .with(
            Condition.GENERAL_RALLIES,
            rallies && (unit.has(General.CAPABLE) || unit.has(General.OTHER)));
  }

  private Holding<ChargeState> ofCharger(Test test) {
    Unit unit = request.charger();
    Unit enemy = request.target();
    boolean first = test == Test.CHARGE;
    boolean home = test == Test.CHARGE_HOME;
    Holding<ChargeState> holding =
        own(unit, test, ChargeState::charger)
            .with(
                Condition.CLASS_3_OR_4_CHARGES,
                MoraleTrial.isHighClassCharge(test, unit.troopClass()))
            .with(Condition.TARGET_PASSED, home);
    if (!first && !home) {
      return holding;
    }
    boolean front = request.from() == Facing.FRONT;
    boolean above = request.ground() == Ground.FORTIFIED || request.ground() == Ground.HIGHER;
    return holding
        .with(Condition.TARGET_FORTIFIED, above)
        .with(
            Condition.LIGHT_CAVALRY_PURSUES,
            unit.arm() == Arm.LIGHT_HORSE,
            now -> now.target().morale() == Morale.ROUTING)
        .with(Condition.CHARGING_BEHIND, !front)
        .with(Condition.CHARGING_PUSHED_BACK, now -> now.target().wasPushedBack())
        .with(Condition.CHARGING_SHAKEN, now -> now.target().morale() == Morale.SHAKEN)
        .with(
            Condition.CHARGING_SKIRMISHERS,
            enemy.arm() == Arm.SKIRMISHERS,
            now -> isFormed(unit, now.charger()))
        // What hampers the attempt to charge does so in the first test only.
        .with(
            Condition.CAVALRY_CHARGES_FORMED,
            first && front && unit.arm().isMounted(),
            now -> isFormed(enemy, now.target()))
        .with(
            Condition.INFANTRY_CHARGES_FORMED,
            first && unit.arm().isInfantry(),
            now -> isFormed(enemy, now.target()));
  }

  private static boolean isFormed(Unit unit, UnitState status) {
    return unit.arm().isFormed() && status.morale() != Morale.ROUTING;
  }

  private Holding<ChargeState> ofTarget(Test test) {
    Unit unit = request.target();
    Holding<ChargeState> holding = own(unit, test, ChargeState::target);
    if (test != Test.BEING_CHARGED) {
      return holding;
    }
    boolean horse = request.charger().arm().isMounted();
    boolean open = request.ground().isOpen();
    return holding
        .with(Condition.CHARGED_IN_REAR, request.from() == Facing.REAR)
        .with(Condition.CHARGED_IN_FLANK, request.from() == Facing.FLANK)
        .with(
            Condition.SKIRMISHERS_CHARGED,
            unit.arm() == Arm.SKIRMISHERS,
            now -> isFormed(request.charger(), now.charger()))
        .with(Condition.INFANTRY_CHARGED_BY_CAVALRY, unit.arm().isInfantry() && horse && open)
        .with(
            Condition.DEFENDING_OBSTACLE,
            request.ground() != Ground.OPEN && request.ground() != Ground.LIGHT_WOODS)
        .with(Condition.CREW_DEFENDS_GUNS, unit.arm() == Arm.ARTILLERY);
  }
}
