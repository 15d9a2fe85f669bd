package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;

/** Who shoots at whom in a charge (DG6, DG-V3, DG-V7, DG-V8). */
final class ChargeFire {
  /** What each charger looks like. */
  private final List<TargetType> looks;

  private final List<Shooter> shooters = new ArrayList<>();
  private final List<Shooter> support = new ArrayList<>();
  private final List<Shot> atTarget = new ArrayList<>();

  /** So many of the target's stands or guns, at the shortest range. */
  private final List<Shooter> ofTarget = new ArrayList<>();

  private final boolean targetFires;

  /** What is shot in the shooting phase at a charger who comes on alone, by charger. */
  private final List<List<Shot>> atOne = new ArrayList<>();

  ChargeFire(DaysOfGloryTables tables, ChargeRequest request) {
    Unit under = request.target();
    looks = request.charger().stream().map(request::looks).toList();
    request
        .fireAtCharger()
        .forEach(volley -> shooters.add(SmallArms.of(tables, volley, "fireAtCharger")));
    request
        .gunsAtCharger()
        .forEach(battery -> shooters.add(Guns.of(tables, battery, "gunsAtCharger")));
    List<Shooter> others = new ArrayList<>();
    request
        .fireAtTarget()
        .forEach(volley -> others.add(SmallArms.of(tables, volley, "fireAtTarget")));
    request.gunsAtTarget().forEach(battery -> others.add(Guns.of(tables, battery, "gunsAtTarget")));
    TargetType target = TargetType.ofStanding(under, request.ground());
    others.forEach(shooter -> atTarget.addAll(Shot.of(0, 0, shooter.at(target))));
    request
        .gunsInSupport()
        .forEach(battery -> support.add(Guns.of(tables, battery, "gunsInSupport")));
    targetFires = request.isFiring();
    for (int charger = 0; charger < looks.size(); charger++) {
      atOne.add(inTurn(shooters, List.of(charger)));
    }
    for (int stands = 0; stands <= under.stands().left(); stands++) {
      ofTarget.add(
          under.arm() == Arm.ARTILLERY
              ? Guns.close(tables, stands)
              : SmallArms.close(tables, stands));
    }
  }

  /** Dice of others at the chargers that come on, in the shooting phase. */
  List<Shot> atChargers(List<Integer> comingOn) {
    return comingOn.size() == 1 ? atOne.get(comingOn.get(0)) : inTurn(shooters, comingOn);
  }

  /** Each unit or battery shoots at one charger, at the first, the second and so on (DG-V8). */
  private List<Shot> inTurn(List<Shooter> shooting, List<Integer> comingOn) {
    List<Shot> shots = new ArrayList<>();
    for (int i = 0; i < shooting.size(); i++) {
      int charger = comingOn.get(i % comingOn.size());
      shots.addAll(Shot.of(i, charger, shooting.get(i).at(looks.get(charger))));
    }
    return shots;
  }

  /** Dice of others at the target, in the shooting phase. */
  List<Shot> atTarget() {
    return atTarget;
  }

  /**
   * Dice at the chargers before they come home: of all the target's stands at the shortest range,
   * if it is steady and does not countercharge, and of guns in support (DG-V3).
   */
  List<Shot> defensive(ChargeState state) {
    UnitState target = state.target();
    List<Integer> comingOn = state.chargers().comingOn();
    List<Shot> shots = new ArrayList<>();
    if (targetFires && target.isSteady() && !state.countercharged()) {
      int share = target.firing() / comingOn.size();
      int over = target.firing() % comingOn.size();
      for (int i = 0; i < comingOn.size(); i++) {
        int charger = comingOn.get(i);
        Shooter stands = ofTarget.get(i < over ? share + 1 : share);
        shots.addAll(Shot.of(i, charger, stands.at(looks.get(charger))));
      }
    }
    shots.addAll(inTurn(support, comingOn));
    return shots;
  }
}
