package vedette.rules.daysofglory.charge;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.rules.daysofglory.shooting.Musket;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.MoralePhase;
import vedette.rules.daysofglory.units.PreparedUnit;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;
import vedette.source.TextFault;

/**
 * The units of a charge before its first stage.
 *
 * @param known the conditions that units may have
 */
record ChargeSetup(ChargeRequest request, Set<String> known) {
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
          "leave out --opportunity or the fire");
    }
    if (request.charger().stream().anyMatch(unit -> unit.arm() == Arm.ARTILLERY)) {
      throw new TextFault("charger", "artillery cannot charge", "write infantry or cavalry");
    }
    request.ground().checkCharge(request.charger(), "charger");
    if (request.musket().isPresent()
        && request.muskets() != Musket.NONE
        && !request.target().arm().isInfantry()) {
      throw new TextFault(
          "musket",
          "--musket needs a target of infantry",
          request.target().arm() == Arm.ARTILLERY
              ? "leave it out: deployed guns fire without it, unless --guns-fire=false"
              : "leave it out");
    }
    if (request.gunsFire().orElse(false) && !request.target().isDeployedArtillery()) {
      throw new TextFault(
          "gunsFire",
          request.target().arm() == Arm.ARTILLERY
              ? "limbered guns cannot fire"
              : "the target has no guns",
          "leave it out, or give other guns as --guns-in-support");
    }
  }

  /** Returns the target as it is drawn up. */
  UnitState target() {
    return prepare(request.target(), "target", MoralePhase.TESTED);
  }

  /**
   * Those who charge, each with the turns that it waits for those before it.
   *
   * @throws TextFault if they cannot charge in these turns
   */
  Chargers chargers() {
    List<Unit> units = request.charger();
    List<Charger> chargers = new ArrayList<>();
    int due = 0;
    for (Unit unit : units) {
      due += unit.then() ? 1 : 0;
      chargers.add(Charger.first(prepare(unit, "charger", MoralePhase.CHARGE_TESTED), due));
    }
    if (units.get(0).then()) {
      throw TextFault.ofWord(
          "charger",
          "then",
          "the first charger takes no `then`",
          "leave out `then`, or write the units that charge before it first");
    }
    if (due >= request.turns()) {
      throw new TextFault(
          "turns",
          "the last charger charges in turn " + (due + 1),
          "write --turns " + (due + 1) + ", or leave out `then`");
    }
    return new Chargers(List.copyOf(chargers));
  }

  /** A charge is declared before rally tests, and each charger makes its own to-charge test. */
  private UnitState prepare(Unit unit, String parameter, MoralePhase begins) {
    return PreparedUnit.of(unit, request.figuresPerStand(), parameter, known).entering(begins);
  }
}
