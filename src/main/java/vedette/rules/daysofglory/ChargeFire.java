package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.daysofglory.Unit.Formation;

/** Who shoots in a charge, and how the cells are found: DG1, DG3, DG6, DG-V3. */
final class ChargeFire {
  private final ChargeRequest request;
  private final List<ShotDie> atCharger;
  private final List<ShotDie> atTarget;

  /** By the stands that the target has left. */
  private final List<List<ShotDie>> defensive = new ArrayList<>();

  ChargeFire(DaysOfGloryTables tables, ChargeRequest request) {
    this.request = request;
    TargetType charger = request.chargerType().orElseGet(() -> moving(request.charger()));
    TargetType target = standing(request.target(), request.ground());
    atCharger = dice(tables, request.fireAtCharger(), charger, "fireAtCharger");
    atTarget = dice(tables, request.fireAtTarget(), target, "fireAtTarget");
    for (int stands = 0; stands <= request.target().stands().left(); stands++) {
      defensive.add(SmallArms.close(tables, stands, charger).dice());
    }
  }

  private static List<ShotDie> dice(
      DaysOfGloryTables tables, List<Volley> volleys, TargetType target, String parameter) {
    return SmallArms.dice(
        volleys.stream().map(volley -> new SmallArms(tables, volley, target, parameter)).toList());
  }

  /** What a charging unit looks like to those who shoot. */
  private static TargetType moving(Unit unit) {
    return unit.arm().isMounted() ? TargetType.FAST : standing(unit, Ground.OPEN);
  }

  /** What a unit that stands looks like to those who shoot. */
  private static TargetType standing(Unit unit, Ground ground) {
    return switch (ground) {
      case LIGHT_WOODS, LIGHT_COVER -> TargetType.LIGHT_COVER;
      case HEAVY_COVER, FORTIFIED -> TargetType.HEAVY_COVER;
      default ->
          unit.arm().isFormed()
              ? unit.formation() == Formation.COLUMN ? TargetType.DENSE : TargetType.LINE
              : TargetType.DISPERSED;
    };
  }

  /** Dice of others at the charger, in the shooting phase. */
  List<ShotDie> atCharger() {
    return atCharger;
  }

  /** Dice of others at the target, in the shooting phase. */
  List<ShotDie> atTarget() {
    return atTarget;
  }

  /** Dice of the target's own muskets, if it is steady: all its stands, at the shortest range. */
  List<ShotDie> defensive(UnitState target) {
    boolean fires = request.musket() != Musket.NONE && target.isSteady();
    return fires ? defensive.get(target.stands()) : List.of();
  }
}
