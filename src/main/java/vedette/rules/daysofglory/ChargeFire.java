package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;

/** Who shoots in a charge, and how the cells are found: DG1 to DG3, DG6, DG-V3, DG-V7. */
final class ChargeFire {
  private final List<ShotDie> atCharger;
  private final List<ShotDie> atTarget;
  private final List<ShotDie> support;
  private final boolean targetFires;

  /** Those of the target and of guns in support, by the stands that the target has left. */
  private final List<List<ShotDie>> defensive = new ArrayList<>();

  ChargeFire(DaysOfGloryTables tables, ChargeRequest request) {
    Unit under = request.target();
    TargetType charger =
        request.chargerType().orElseGet(() -> TargetType.ofMoving(request.charger(), Ground.OPEN));
    TargetType target = TargetType.ofStanding(under, request.ground());
    atCharger =
        together(
            SmallArms.dice(tables, request.fireAtCharger(), charger, "fireAtCharger"),
            Guns.dice(tables, request.gunsAtCharger(), charger, "gunsAtCharger"));
    atTarget =
        together(
            SmallArms.dice(tables, request.fireAtTarget(), target, "fireAtTarget"),
            Guns.dice(tables, request.gunsAtTarget(), target, "gunsAtTarget"));
    support = Guns.dice(tables, request.gunsInSupport(), charger, "gunsInSupport");
    targetFires = request.musket() != Musket.NONE || request.gunsFire();
    for (int stands = 0; stands <= under.stands().left(); stands++) {
      defensive.add(
          together(
              under.arm() == Arm.ARTILLERY
                  ? Guns.close(tables, stands, charger)
                  : SmallArms.close(tables, stands, charger).dice(),
              support));
    }
  }

  private static List<ShotDie> together(List<ShotDie> some, List<ShotDie> others) {
    List<ShotDie> all = new ArrayList<>(some);
    all.addAll(others);
    return List.copyOf(all);
  }

  /** Dice of others at the charger, in the shooting phase. */
  List<ShotDie> atCharger() {
    return atCharger;
  }

  /** Dice of others at the target, in the shooting phase. */
  List<ShotDie> atTarget() {
    return atTarget;
  }

  /**
   * Dice at the charger before it comes home: of all the target's stands at the shortest range, if
   * it is steady, and of guns in support.
   */
  List<ShotDie> defensive(UnitState target) {
    return targetFires && target.isSteady() ? defensive.get(target.stands()) : support;
  }
}
