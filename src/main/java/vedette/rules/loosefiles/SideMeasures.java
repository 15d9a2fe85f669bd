package vedette.rules.loosefiles;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import vedette.fight.Side;
import vedette.rules.kit.Measures;

/**
 * Adds what units of one side are measured by when a fight is over.
 *
 * @param which stands before the measures' names: "" for the units that fight
 * @param mention what texts call them together
 * @param units they then
 */
record SideMeasures<R>(
    Measures<R> measures,
    Side side,
    String which,
    String mention,
    Roster roster,
    Function<R, List<UnitState>> units) {
  /** Of the units that fight. */
  SideMeasures(Measures<R> measures, Side side, Roster roster, Function<R, List<UnitState>> units) {
    this(measures, side, "", "the " + side, roster, units);
  }

  private Measures<R> ofAll() {
    return measures.of(side, mention);
  }

  private UnitState unit(R result, int unit) {
    return units.apply(result).get(unit);
  }

  private int lost(R result, int unit) {
    return roster.units().get(unit).bases() - unit(result, unit).bases();
  }

  private int lost(R result) {
    int sum = 0;
    for (int i = 0; i < roster.size(); i++) {
      sum += lost(result, i);
    }
    return sum;
  }

  /** Bases that the side loses. */
  void casualties() {
    ofAll().count(which + "Losses", "bases lost by {}", roster.bases(), this::lost);
  }

  /** Whether nothing of the side is left. */
  void destroyed() {
    ofAll()
        .flag(
            which + "Eliminated",
            roster.size() > 1 ? "all units of {} are destroyed" : "{} is destroyed",
            result -> units.apply(result).stream().allMatch(UnitState::isDestroyed));
  }

  /** D.Points on the side afterwards. */
  void points() {
    ofAll()
        .count(
            which + "Dp",
            "D.Points on {} afterwards",
            result -> CommanderRecovery.points(units.apply(result)));
  }

  /** D.Points on each of several units. */
  void eachPoints() {
    for (int i = 0; i < roster.size() && roster.size() > 1; i++) {
      int unit = i;
      of(unit).count(which + "Dp", "D.Points on {} afterwards", r -> unit(r, unit).dp());
    }
  }

  /**
   * What becomes of each unit.
   *
   * @param states what can become of one, in the order of the report
   * @param state what has become of one
   */
  void states(List<String> states, BiFunction<R, Integer, String> state) {
    for (int i = 0; i < roster.size(); i++) {
      int unit = i;
      of(unit)
          .category(which + "State", "state of {} afterwards", states, r -> state.apply(r, unit));
    }
  }

  /** Bases that each of several units loses, and what becomes of each unit's commander. */
  void addEachUnit() {
    for (int i = 0; i < roster.size(); i++) {
      int unit = i;
      if (roster.size() > 1) {
        int bases = roster.units().get(unit).bases();
        of(unit).count(which + "Losses", "bases lost by {}", bases, r -> lost(r, unit));
      }
      if (roster.units().get(unit).commander()) {
        of(unit)
            .category(
                which + "Commander",
                "state of {}'s commander afterwards",
                Fate.class,
                r -> unit(r, unit).commander());
      }
    }
  }

  private Measures<R> of(int unit) {
    return roster.size() > 1
        ? measures.ofOne(side, roster.name(unit), roster.unitPhrase(unit))
        : measures.of(side, roster.unitPhrase(unit));
  }
}
