package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Side;
import vedette.request.BadRequest;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.Roster.Place;

/** Draws up a side, stack by stack; of each, whoever is there first, first. */
final class RosterBuilder {
  private final Side side;
  private final List<String> stacks = new ArrayList<>();
  private final List<Place> units = new ArrayList<>();
  private final List<Place> officers = new ArrayList<>();

  RosterBuilder(Side side) {
    this.side = side;
  }

  /** Begins a further stack. */
  RosterBuilder stack(String label) {
    stacks.add(label);
    return this;
  }

  /** Units that count from this battle turn on; 0 if they are there from the beginning. */
  RosterBuilder add(Detachment detachment, int from) {
    int stack = stacks.size() - 1;
    List<Unit> strongestFirst = new ArrayList<>(detachment.units());
    strongestFirst.sort((a, b) -> b.strength() - a.strength());
    for (Arm arm : Arm.values()) {
      for (Unit unit : strongestFirst) {
        if (unit.arm() == arm) {
          units.add(new Place(stack, arm, unit.strength(), from, Contingent.NEVER));
        }
      }
    }
    if (detachment.officer()) {
      officers.add(new Place(stack, null, 0, from, Contingent.NEVER));
    }
    return this;
  }

  /** From this battle turn on a rearguard stands in for all of the stack who were there before. */
  RosterBuilder relieve(Detachment rearguard, int turn) {
    units.replaceAll(place -> leaving(place, turn));
    officers.replaceAll(place -> leaving(place, turn));
    return add(rearguard, turn);
  }

  private Place leaving(Place place, int turn) {
    return place.stack() == stacks.size() - 1 && place.from() < turn
        ? new Place(place.stack(), place.arm(), place.strength(), place.from(), turn)
        : place;
  }

  /** The side drawn up, if it is not too large. */
  Roster build() {
    for (int i = 1; i < units.size(); i++) {
      for (int j = i; j > 0 && isOutOfOrder(units.get(j - 1), units.get(j)); j--) {
        Collections.swap(units, j - 1, j);
      }
    }
    List<Place> places = new ArrayList<>(units);
    places.addAll(officers);
    if (places.size() > UnitSet.MOST) {
      throw new BadRequest(
          side.toString(),
          "the " + side + " has " + places.size() + " units and officers, late ones included",
          "a side has at most " + UnitSet.MOST);
    }
    return new Roster(side, stacks, places);
  }

  private static boolean isOutOfOrder(Place a, Place b) {
    return a.isLike(b) && a.strength() < b.strength();
  }
}
