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
record SideMeasures<R>(Party party, Function<R, List<Status>> units) {
  private Status unit(R result, int unit) {
    return units.apply(result).get(unit);
  }

  private int lost(R result, int unit) {
    return party.units().get(unit).bases() - unit(result, unit).bases();
  }

  /** Bases that the side loses. */
  Measure<R> casualties() {
    return Measure.count(
        party.role() + "Casualties",
        "bases the " + party.role() + " loses",
        result -> {
          int sum = 0;
          for (int i = 0; i < party.size(); i++) {
            sum += lost(result, i);
          }
          return sum;
        });
  }

  /** Whether nothing of the side is left. */
  Measure<R> destroyed() {
    return Measure.flag(
        party.role() + "Destroyed",
        (party.size() > 1 ? "all of the " : "the ") + party.role() + " is destroyed",
        result -> units.apply(result).stream().allMatch(Status::isDestroyed));
  }

  /** D.Points on the side afterwards. */
  Measure<R> points() {
    return Measure.count(
        party.role() + "Dp",
        "D.Points on the " + party.role() + " then",
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
    for (int i = 0; i < party.size(); i++) {
      int unit = i;
      measures.add(
          of(
              unit,
              Measure.category(
                  party.role() + "State",
                  party.mention(unit) + " is then",
                  states,
                  r -> state.apply(r, unit))));
    }
    return measures;
  }

  /** Bases that each of several units loses, and what becomes of each unit's commander. */
  List<Measure<R>> each() {
    List<Measure<R>> measures = new ArrayList<>();
    for (int i = 0; i < party.size(); i++) {
      int unit = i;
      if (party.size() > 1) {
        measures.add(
            of(
                unit,
                Measure.count(
                    party.role() + "Casualties",
                    "bases " + party.mention(unit) + " loses",
                    r -> lost(r, unit))));
      }
      if (party.units().get(unit).commander()) {
        measures.add(
            of(
                unit,
                Measure.category(
                    party.role() + "Commander",
                    party.commander(unit) + " is",
                    Fate.class,
                    r -> unit(r, unit).commander())));
      }
    }
    return measures;
  }

  private Measure<R> of(int unit, Measure<R> measure) {
    return party.size() > 1 ? measure.ofOne(party.name(unit)) : measure;
  }
}
