package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.MoraleRequest.Test;
import vedette.rules.daysofglory.Regiment.General;

/** The morale tests of a charge: which conditions hold for whom, and when (DG4, DG6, DG9). */
record ChargeTests(DaysOfGloryTables tables, ChargeRequest request) {

  boolean charger(Test test, ChargeState state, Umpire umpire) {
    return passes("the charger", test, chargerConditions(test, state), umpire);
  }

  boolean target(Test test, ChargeState state, Umpire umpire) {
    return passes("the target", test, targetConditions(test, state), umpire);
  }

  private boolean passes(String who, Test test, Conditions conditions, Umpire umpire) {
    return score(who, test, conditions).passes(umpire);
  }

  private MoraleScore score(String who, Test test, Conditions conditions) {
    return new MoraleScore(tables, who, test, conditions);
  }

  /** The tests to come, as things stand before any fire. */
  List<MoraleScore> opening(ChargeState state) {
    return List.of(
        score("the charger", Test.CHARGE, chargerConditions(Test.CHARGE, state)),
        score("the target", Test.BEING_CHARGED, targetConditions(Test.BEING_CHARGED, state)),
        score("the charger", Test.CHARGE_HOME, chargerConditions(Test.CHARGE_HOME, state)));
  }

  private Conditions own(Regiment unit, Status status, Test test) {
    boolean rallies = test == Test.RALLY;
    General general = unit.general();
    // The status knows how often these hold by now.
    return unit.with()
        .without("hit")
        .without("pushed-back")
        .with("class-" + unit.troopClass(), true)
        .with("routing", status.morale() == Morale.ROUTING)
        .with("shaken", status.morale() == Morale.SHAKEN)
        .with("disordered", status.morale() == Morale.DISORDERED)
        .with(
            "below-half",
            2 * status.figures() < unit.stands().original() * request.figuresPerStand())
        .with("fought-before", status.fought())
        .with("pushed-back", status.wasPushedBack())
        .with("routed-before", status.routed() && status.morale() != Morale.ROUTING)
        .with("hit", status.hits())
        .with("general-attached", general != General.NONE)
        .with("exceptional-general-rallies", rallies && general == General.EXCEPTIONAL)
        .with(
            "general-rallies", rallies && (general == General.CAPABLE || general == General.OTHER));
  }

  private Conditions chargerConditions(Test test, ChargeState state) {
    Regiment unit = request.charger();
    Arm target = request.target().arm();
    boolean charges = test == Test.CHARGE;
    boolean home = test == Test.CHARGE_HOME;
    Conditions conditions =
        own(unit, state.charger(), test)
            .with("class-3-or-4-charges", MoraleTrial.isHighClassCharge(test, unit.troopClass()))
            .with("target-passed", home);
    if (!charges && !home) {
      return conditions;
    }
    boolean front = request.from() == Facing.FRONT;
    boolean formed = isFormed(request.target(), state.target());
    boolean above = request.ground() == Ground.FORTIFIED || request.ground() == Ground.HIGHER;
    return conditions
        .with("target-fortified", above)
        .with(
            "light-cavalry-pursues",
            unit.arm() == Arm.LIGHT_HORSE && state.target().morale() == Morale.ROUTING)
        .with("charging-behind", !front)
        .with("charging-pushed-back", state.target().wasPushedBack())
        .with("charging-shaken", state.target().morale() == Morale.SHAKEN)
        .with("charging-skirmishers", isFormed(unit, state.charger()) && target == Arm.SKIRMISHERS)
        // What hampers the attempt to charge does so in the first test only.
        .with("cavalry-charges-formed", charges && front && unit.arm().isMounted() && formed)
        .with("infantry-charges-formed", charges && unit.arm().isInfantry() && formed);
  }

  private static boolean isFormed(Regiment unit, Status status) {
    return unit.arm().isFormed() && status.morale() != Morale.ROUTING;
  }

  private Conditions targetConditions(Test test, ChargeState state) {
    Regiment unit = request.target();
    Conditions conditions = own(unit, state.target(), test);
    if (test != Test.BEING_CHARGED) {
      return conditions;
    }
    boolean horse = request.charger().arm().isMounted();
    boolean open = request.ground().isOpen();
    return conditions
        .with("charged-in-rear", request.from() == Facing.REAR)
        .with("charged-in-flank", request.from() == Facing.FLANK)
        .with(
            "skirmishers-charged",
            unit.arm() == Arm.SKIRMISHERS && isFormed(request.charger(), state.charger()))
        .with("infantry-charged-by-cavalry", unit.arm().isInfantry() && horse && open)
        .with(
            "defending-obstacle",
            request.ground() != Ground.OPEN && request.ground() != Ground.LIGHT_WOODS)
        .with("crew-defends-guns", unit.arm() == Arm.ARTILLERY);
  }
}
