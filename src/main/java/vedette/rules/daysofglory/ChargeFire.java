package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Who shoots in a charge, and how the cells are found: DG1 to DG3, DG6, DG-V3, DG-V7, DG-V8. */
final class ChargeFire {
  /** Units and batteries that shoot at chargers: their dice, by the charger that they aim at. */
  private final List<List<List<ShotDie>>> shooters;

  private final List<ShotDie> atTarget;
  private final List<List<List<ShotDie>>> support;
  private final boolean targetFires;

  /** Dice of so many of the target's stands, by the charger that they aim at. */
  private final List<List<List<ShotDie>>> ofStands = new ArrayList<>();

  /** What is shot in the shooting phase at a charger who comes on alone, by charger. */
  private final List<List<Shot>> atOne = new ArrayList<>();

  /** A die that is thrown at one of the chargers. */
  record Shot(int charger, ShotDie die) {}

  ChargeFire(DaysOfGloryTables tables, ChargeRequest request) {
    Unit under = request.target();
    List<TargetType> looks = request.charger().stream().map(request::looks).toList();
    TargetType target = TargetType.ofStanding(under, request.ground());
    shooters = new ArrayList<>();
    for (Volley volley : request.fireAtCharger()) {
      shooters.add(
          at(looks, type -> SmallArms.dice(tables, List.of(volley), type, "fireAtCharger")));
    }
    shooters.addAll(batteries(tables, request.gunsAtCharger(), looks, "gunsAtCharger"));
    atTarget =
        new ArrayList<>(SmallArms.dice(tables, request.fireAtTarget(), target, "fireAtTarget"));
    atTarget.addAll(Guns.dice(tables, request.gunsAtTarget(), target, "gunsAtTarget"));
    support = batteries(tables, request.gunsInSupport(), looks, "gunsInSupport");
    targetFires = request.isFiring();
    for (int charger = 0; charger < looks.size(); charger++) {
      atOne.add(inTurn(shooters, List.of(charger)));
    }
    for (int stands = 0; stands <= under.stands().left(); stands++) {
      int those = stands;
      ofStands.add(
          at(
              looks,
              type ->
                  under.arm() == Arm.ARTILLERY
                      ? Guns.close(tables, those, type)
                      : SmallArms.close(tables, those, type).dice()));
    }
  }

  private static List<List<ShotDie>> at(
      List<TargetType> looks, Function<TargetType, List<ShotDie>> dice) {
    return looks.stream().map(dice).toList();
  }

  private static List<List<List<ShotDie>>> batteries(
      DaysOfGloryTables tables, List<Battery> batteries, List<TargetType> looks, String parameter) {
    return batteries.stream()
        .map(battery -> at(looks, type -> Guns.dice(tables, List.of(battery), type, parameter)))
        .toList();
  }

  /** Dice of others at the chargers that come on, in the shooting phase. */
  List<Shot> atChargers(List<Integer> comingOn) {
    return comingOn.size() == 1 ? atOne.get(comingOn.get(0)) : inTurn(shooters, comingOn);
  }

  /** Each unit or battery shoots at one charger, at the first, the second and so on (DG-V8). */
  private static List<Shot> inTurn(List<List<List<ShotDie>>> shooters, List<Integer> comingOn) {
    List<Shot> shots = new ArrayList<>();
    for (int i = 0; i < shooters.size(); i++) {
      int charger = comingOn.get(i % comingOn.size());
      shooters.get(i).get(charger).forEach(die -> shots.add(new Shot(charger, die)));
    }
    return shots;
  }

  /** Dice of others at the target, in the shooting phase. */
  List<ShotDie> atTarget() {
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
        List<ShotDie> dice = ofStands.get(i < over ? share + 1 : share).get(charger);
        dice.forEach(die -> shots.add(new Shot(charger, die)));
      }
    }
    shots.addAll(inTurn(support, comingOn));
    return shots;
  }
}
