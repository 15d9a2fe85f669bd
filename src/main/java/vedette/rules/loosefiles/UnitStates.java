package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * Both sides' units as they now are.
 *
 * @param checks units that were hurt and whose commanders have still to roll
 */
record UnitStates(BySide<List<UnitState>> units, List<Place> checks) {
  /** As both sides begin. */
  static UnitStates of(BySide<Roster> rosters) {
    return new UnitStates(rosters.map(Roster::initial), List.of());
  }

  List<UnitState> of(Side side) {
    return units.of(side);
  }

  UnitState at(Place place) {
    return of(place.side()).get(place.unit());
  }

  UnitStates with(Side side, List<UnitState> changed) {
    return changed == of(side) ? this : new UnitStates(units.with(side, changed), checks);
  }

  /** A unit has changed, and its commander is in no danger. */
  UnitStates with(Place place, UnitState left) {
    return new UnitStates(changed(place, left), checks);
  }

  private BySide<List<UnitState>> changed(Place place, UnitState status) {
    List<UnitState> before = of(place.side());
    if (before.get(place.unit()).equals(status)) {
      return units;
    }
    if (before.size() == 1) {
      return units.with(place.side(), List.of(status));
    }
    List<UnitState> changed = new ArrayList<>(before);
    changed.set(place.unit(), status);
    return units.with(place.side(), List.copyOf(changed));
  }

  /** A unit has been hurt: its commander, if there is one, has to roll, once only. */
  UnitStates hurt(Place place, UnitState left) {
    boolean rolls = left.isLed() && !checks.contains(place);
    return new UnitStates(changed(place, left), rolls ? with(checks, place) : checks);
  }

  private static List<Place> with(List<Place> places, Place further) {
    if (places.isEmpty()) {
      return List.of(further);
    }
    List<Place> more = new ArrayList<>(places);
    more.add(further);
    return List.copyOf(more);
  }

  /** The first commander who had to roll has done so. */
  UnitStates checked(UnitState status) {
    return new UnitStates(
        changed(checks.get(0), status), List.copyOf(checks.subList(1, checks.size())));
  }

  /** The first unit of a side that is not destroyed; there has to be one. */
  int first(Side side) {
    int first = 0;
    while (of(side).get(first).isDestroyed()) {
      first++;
    }
    return first;
  }

  /** Units of a side that are not destroyed. */
  int standing(Side side) {
    int standing = 0;
    List<UnitState> all = of(side);
    for (int i = 0; i < all.size(); i++) {
      standing += all.get(i).isDestroyed() ? 0 : 1;
    }
    return standing;
  }
}
