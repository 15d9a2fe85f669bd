package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;

/**
 * Both sides' units as they now are.
 *
 * @param checks units that were hurt and whose commanders have still to roll
 */
record Lines(List<Status> attackers, List<Status> defenders, List<Place> checks) {
  List<Status> of(Side side) {
    return side == Side.ATTACKER ? attackers : defenders;
  }

  Status at(Place place) {
    return of(place.side()).get(place.unit());
  }

  Lines with(Side side, List<Status> units) {
    return side == Side.ATTACKER
        ? new Lines(units, defenders, checks)
        : new Lines(attackers, units, checks);
  }

  private Lines with(Place place, Status status) {
    List<Status> changed = new ArrayList<>(of(place.side()));
    changed.set(place.unit(), status);
    return with(place.side(), List.copyOf(changed));
  }

  /** A unit has been hurt: its commander, if there is one, has to roll, once only. */
  Lines hurt(Place place, Status left) {
    Lines lines = with(place, left);
    if (!left.isLed() || checks.contains(place)) {
      return lines;
    }
    List<Place> more = new ArrayList<>(checks);
    more.add(place);
    return new Lines(lines.attackers, lines.defenders, List.copyOf(more));
  }

  /** The first commander who had to roll has done so. */
  Lines checked(Status status) {
    Lines lines = with(checks.get(0), status);
    return new Lines(
        lines.attackers, lines.defenders, List.copyOf(checks.subList(1, checks.size())));
  }

  /** Units of a side that are not destroyed. */
  int standing(Side side) {
    return (int) of(side).stream().filter(unit -> !unit.isDestroyed()).count();
  }
}
