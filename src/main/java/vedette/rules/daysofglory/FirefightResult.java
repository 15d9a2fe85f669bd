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
      int figures = figures(places, first, false);
      int guns = figures(places, first, true);
      Measures<FirefightResult> of = measures.of(side.side());
      if (figures > 0) {
        of.count(
            "Casualties",
            "figures {} loses",
            figures,
            r -> figures - figures(places, r.units, false));
      }
      if (guns > 0) {
        of.count("GunsLost", "guns {} loses", guns, r -> guns - figures(places, r.units, true));
      }
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

  /** Figures of foot and horse among some units, or guns. */
  private static int figures(List<Integer> places, List<UnitState> units, boolean guns) {
    int sum = 0;
    for (int place : places) {
      UnitState unit = units.get(place);
      if (unit.is(Arm.ARTILLERY) == guns) {
        sum += guns ? unit.stands() : unit.figures();
      }
    }
    return sum;
  }

  private static int there(List<Integer> places, List<UnitState> units) {
    int there = 0;
    for (int place : places) {
      there += units.get(place).isThere() ? 1 : 0;
    }
    return there;
  }
}
