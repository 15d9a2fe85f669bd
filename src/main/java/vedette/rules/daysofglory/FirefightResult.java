package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;

/**
 * What a firefight comes to.
 *
 * @param units the attacker's, then the defender's, at the beginning of the turn after it
 */
record FirefightResult(List<UnitState> units) {
  /** The measures; {@code first} are the units as they began it. */
  static List<Measure<FirefightResult>> measures(
      FirefightRequest request, List<Names> names, List<UnitState> first) {
    Measures<FirefightResult> measures = new Measures<>();
    for (Names side : names) {
      List<Integer> places = places(request, side.side(), first);
      Measures<FirefightResult> of = measures.of(side.side());
      Losses.count(of, at(places, first), r -> at(places, r.units));
      of.count("Left", "units {} has left in it", places.size(), r -> there(places, r.units));
      for (int i = 0; i < places.size(); i++) {
        int unit = places.get(i);
        Measures<FirefightResult> one =
            places.size() > 1 ? measures.ofOne(side.side(), side.name(i), side.label(i)) : of;
        one.category("State", "{} is then", Morale.class, r -> r.units.get(unit).morale());
      }
    }
    return measures.turns("turns", "turns of fire").list();
  }

  private static List<Integer> places(FirefightRequest request, Side side, List<UnitState> units) {
    List<Integer> places = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      if (request.side(unit) == side) {
        places.add(unit);
      }
    }
    return places;
  }

  private static List<UnitState> at(List<Integer> places, List<UnitState> units) {
    return places.stream().map(units::get).toList();
  }

  private static int there(List<Integer> places, List<UnitState> units) {
    int there = 0;
    for (int place : places) {
      there += units.get(place).isThere() ? 1 : 0;
    }
    return there;
  }
}
