package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import vedette.fight.Measure;

/**
 * What one side is measured by when a fight is over.
 *
 * @param units its units then
 */
record SideMeasures<R>(Roster roster, Function<R, List<UnitState>> units) {
  private UnitState unit(R result, int unit) {
    return units.apply(result).get(unit);
  }

  private int lost(R result, int unit) {
    return roster.units().get(unit).bases() - unit(result, unit).bases();
  }

  /** Bases that the side loses. */
  Measure<R> casualties() {
    return Measure.count(
        roster.role() + "Casualties",
        "bases the " + roster.role() + " loses",
        result -> {
          int sum = 0;
          for (int i = 0; i < roster.size(); i++) {
            sum += lost(result, i);
          }
          return sum;
        });
  }

  /** Whether nothing of the side is left. */
  Measure<R> destroyed() {
    return Measure.flag(
        roster.role() + "Destroyed",
        (roster.size() > 1 ? "all of the " : "the ") + roster.role() + " is destroyed",
        result -> units.apply(result).stream().allMatch(UnitState::isDestroyed));
  }

  /** D.Points on the side afterwards. */
  Measure<R> points() {
    return Measure.count(
        roster.role() + "Dp",
        "D.Points on the " + roster.role() + " then",
        result -> Command.points(units.apply(result)));
  }

  /**
   * What becomes of each unit.
   *
   * @param states what can become of one, in the order of the report
   * @param state what has become of one
   */
  List<Measure<R>> states(List<String> states, BiFunction<R, Integer, String> state) {
    List<Measure<R>> measures = new ArrayList<>();
    for (int i = 0; i < roster.size(); i++) {
      int unit = i;
      measures.add(
          of(
              unit,
              Measure.category(
                  roster.role() + "State",
                  roster.mention(unit) + " is then",
                  states,
                  r -> state.apply(r, unit))));
    }
    return measures;
  }

  /** Bases that each of several units loses, and what becomes of each unit's commander. */
  List<Measure<R>> each() {
    List<Measure<R>> measures = new ArrayList<>();
    for (int i = 0; i < roster.size(); i++) {
      int unit = i;
      if (roster.size() > 1) {
        measures.add(
            of(
                unit,
                Measure.count(
                    roster.role() + "Casualties",
                    "bases " + roster.mention(unit) + " loses",
                    r -> lost(r, unit))));
      }
      if (roster.units().get(unit).commander()) {
        measures.add(
            of(
                unit,
                Measure.category(
                    roster.role() + "Commander",
                    roster.commander(unit) + " is",
                    Fate.class,
                    r -> unit(r, unit).commander())));
      }
    }
    return measures;
  }

  private Measure<R> of(int unit, Measure<R> measure) {
    return roster.size() > 1 ? measure.ofOne(roster.name(unit)) : measure;
  }
}
