package vedette.rules.daysofglory.charge;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.daysofglory.shooting.Calibre;
import vedette.rules.daysofglory.shooting.DiceByTarget;
import vedette.rules.daysofglory.shooting.ShootingTables;
import vedette.rules.daysofglory.shooting.ShotDie.Shot;
import vedette.rules.daysofglory.shooting.TargetType;
import vedette.rules.daysofglory.shooting.Weapon;
import vedette.rules.daysofglory.shooting.Weapon.Guns;
import vedette.rules.daysofglory.shooting.Weapon.SmallArms;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;

/** The dice of fire in a charge, each with its target (DG6, DG-V3, DG-V7, DG-V8). */
final class ChargeShots {
  /** The target type of each charger. */
  private final List<TargetType> looks;

  private final List<DiceByTarget> atChargers;
  private final List<DiceByTarget> support;
  private final List<Shot> atTarget = new ArrayList<>();

  /** The dice of the target at the shortest range, by the number of its stands or guns. */
  private final List<DiceByTarget> ofTarget = new ArrayList<>();

  private final boolean targetFires;

  /** The dice of the shooting phase at a charger that approaches without others, by charger. */
  private final List<List<Shot>> atOne = new ArrayList<>();

  ChargeShots(ShootingTables tables, ChargeRequest request) {
    Unit under = request.target();
    looks = request.charger().stream().map(request::targetType).toList();
    atChargers =
        Weapon.dice(
            tables,
            request.fireAtCharger(),
            "fireAtCharger",
            request.gunsAtCharger(),
            "gunsAtCharger");
    TargetType target = TargetType.of(under, request.ground(), false);
    Weapon.dice(
            tables, request.fireAtTarget(), "fireAtTarget", request.gunsAtTarget(), "gunsAtTarget")
        .forEach(dice -> atTarget.addAll(Shot.of(0, 0, dice.at(target))));
    support = Weapon.dice(tables, List.of(), "", request.gunsInSupport(), "gunsInSupport");
    targetFires = request.isFiring();
    for (int charger = 0; charger < looks.size(); charger++) {
      atOne.add(inTurn(atChargers, List.of(charger)));
    }
    Weapon weapon =
        under.arm() == Arm.ARTILLERY
            ? new Guns(tables, Calibre.SMOOTHBORE, false)
            : new SmallArms(tables, request.muskets());
    for (int stands = 0; stands <= under.stands().left(); stands++) {
      ofTarget.add(weapon.at(0, stands));
    }
  }

  /** Returns the dice of other units at the approaching chargers in the shooting phase. */
  List<Shot> atChargers(List<Integer> comingOn) {
    return comingOn.size() == 1 ? atOne.get(comingOn.get(0)) : inTurn(atChargers, comingOn);
  }

  /**
   * Returns the dice when each unit or battery shoots at one charger: the first at the first, the
   * second at the second and so on (DG-V8).
   */
  private List<Shot> inTurn(List<DiceByTarget> shooting, List<Integer> comingOn) {
    List<Shot> shots = new ArrayList<>();
    for (int i = 0; i < shooting.size(); i++) {
      int charger = comingOn.get(i % comingOn.size());
      shots.addAll(Shot.of(i, charger, shooting.get(i).at(looks.get(charger))));
    }
    return shots;
  }

  /** Returns the dice of other units at the target in the shooting phase. */
  List<Shot> atTarget() {
    return atTarget;
  }

  /**
   * Returns the dice of defensive fire before the chargers charge home: of all the target's stands
   * at the shortest range, if it may shoot and does not countercharge, and of guns in support
   * (DG-V3).
   */
  List<Shot> defensive(ChargeSides state) {
    UnitState target = state.target();
    List<Integer> comingOn = state.chargers().indicesComingOn();
    List<Shot> shots = new ArrayList<>();
    if (targetFires && target.mayShoot() && !state.isCountercharging()) {
      int share = target.shooting() / comingOn.size();
      int over = target.shooting() % comingOn.size();
      for (int i = 0; i < comingOn.size(); i++) {
        int charger = comingOn.get(i);
        DiceByTarget stands = ofTarget.get(i < over ? share + 1 : share);
        shots.addAll(Shot.of(i, charger, stands.at(looks.get(charger))));
      }
    }
    shots.addAll(inTurn(support, comingOn));
    return shots;
  }
}
