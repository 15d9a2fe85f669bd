package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.problem.TextFault;

/** Who meets in a charge, as it is drawn up. */
record ChargeSetup(ChargeRequest request, DaysOfGloryTables tables) {
  /**
   * Refuses what no charge can be.
   *
   * @throws TextFault if it is such
   */
  void check() {
    if (request.opportunity() && !request.isUnshot()) {
      throw new TextFault(
          "opportunity",
          "an opportunity charge has no shooting phase",
          "leave --opportunity or the fire out");
    }
    if (request.charger().stream().anyMatch(unit -> unit.arm() == Arm.ARTILLERY)) {
      throw new TextFault("charger", "artillery does not charge", "name foot or horse");
    }
    checkReaches(request.charger(), request.ground(), "charger");
    if (request.musket().isPresent()
        && request.muskets() != Musket.NONE
        && !request.target().arm().isInfantry()) {
      throw new TextFault(
          "musket",
          "only infantry gives defensive fire with muskets",
          request.target().arm() == Arm.ARTILLERY
              ? "leave it out: deployed guns fire unless --guns-fire=false"
              : "leave it out");
    }
    if (request.gunsFire().orElse(false) && !request.target().isDeployedArtillery()) {
      throw new TextFault(
          "gunsFire",
          request.target().arm() == Arm.ARTILLERY
              ? "limbered guns do not fire"
              : "the target has no guns",
          "leave it out, or give guns beside it as --guns-in-support");
    }
  }

  /**
   * Refuses cavalry that charges where it may not (Morale test results, charge; DG-V11).
   *
   * @param parameter where the units were given
   * @throws TextFault if one of them is such
   */
  static void checkReaches(List<Unit> charging, Ground ground, String parameter) {
    if (!ground.isOpenToCavalryCharges()
        && charging.stream().anyMatch(unit -> unit.arm().isMounted())) {
      throw new TextFault(
          parameter,
          "cavalry does not charge into " + ground,
          "name infantry, or write --ground open for a charge that stays on a road");
    }
  }

  /**
   * Before the first test.
   *
   * @throws TextFault if units cannot be so, or cannot charge in these turns
   */
  ChargeState first() {
    UnitState target = drawnUp(request.target(), "target", MoralePhase.TESTED);
    return ChargeState.first(drawnUp(request.charger()), target);
  }

  /** Those who charge, each with the turns that it waits for those before it. */
  private Chargers drawnUp(List<Unit> units) {
    List<Charger> chargers = new ArrayList<>();
    int due = 0;
    for (Unit unit : units) {
      due += unit.then() ? 1 : 0;
      chargers.add(Charger.first(drawnUp(unit, "charger", MoralePhase.CHARGE_TESTED), due));
    }
    if (units.get(0).then()) {
      throw TextFault.ofWord(
          "charger", "then", "nobody charges before it", "name first those who charge first");
    }
    if (due >= request.turns()) {
      throw new TextFault(
          "turns",
          "the last of them charges in turn " + (due + 1),
          "say --turns " + (due + 1) + ", or leave `then` out");
    }
    return new Chargers(List.copyOf(chargers));
  }

  /** A charge is declared before rally tests, and each charger makes its own to-charge test. */
  private UnitState drawnUp(Unit unit, String parameter, MoralePhase begins) {
    return new DrawnUnit(unit, request.figuresPerStand(), parameter, tables)
        .entering(begins, tables);
  }
}
