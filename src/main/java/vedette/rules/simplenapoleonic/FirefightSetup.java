package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.kit.Units;
import vedette.rules.simplenapoleonic.UnitState.Condition;
import vedette.source.TextFault;

/** The units of a firefight and the ranges at which they fire, checked. */
final class FirefightSetup {
  private final FirefightEngagement.Request request;
  private final Optimization wish;
  private final RulesInForce rules;
  private final Forces forces;
  private final RangeByTurn approach;

  FirefightSetup(FirefightEngagement.Request request, Optimization wish, RulesInForce rules) {
    this.wish = wish;
    this.request = request;
    this.rules = rules;
    forces = Forces.of(request.attacker(), request.defender(), rules);
    for (PreparedUnit troop : forces.all()) {
      boolean mayRally = troop.unit().general() || request.generals(troop.side()) > 0;
      troop.checkFires(mayRally ? rallied(troop) : troop.initial(), troop.side().toString());
    }
    approach = RangeByTurn.of(request);
    approach.closing().ifPresent(side -> approach.check(unitsClosingIn(side), rules));
    forces.preferredTargets();
    checkRanges();
  }

  /** Returns a unit as it is once it has rallied, if it retreats. */
  static UnitState rallied(PreparedUnit troop) {
    return troop.initial().with(Condition.STEADY);
  }

  private void checkRanges() {
    if (request.atRetreating() && approach.changes()) {
      throw new TextFault(
          "atRetreating",
          "--at-retreating needs one range for all turns",
          "write one number after --range, or leave out --at-retreating");
    }
    if (request.closing().isPresent() && unitsClosingIn(request.closing().get()).isEmpty()) {
      throw new TextFault(
          "closing",
          "no unit of the " + request.closing().get() + " closes in",
          "leave out `range` for at least one unit: a unit with its own range does not move");
    }
    if (forces.of(Side.ATTACKER).stream()
        .noneMatch(
            one -> forces.of(Side.DEFENDER).stream().anyMatch(other -> areInRange(one, other)))) {
      throw new TextFault(
          "range",
          "no unit is in range of an enemy",
          "write a shorter range: muskets reach 3 hexes, artillery 6");
    }
  }

  /** Those of the side that closes in who move; a unit with a range of its own stays (SN-V10). */
  private List<PreparedUnit> unitsClosingIn(Side side) {
    return forces.of(side).stream().filter(troop -> troop.unit().range().isEmpty()).toList();
  }

  /** Who closes in, and does not fire in turns in which it moves. */
  List<PreparedUnit> notFiringWhenMoving() {
    return request.closing().isEmpty() || !approach.changes()
        ? List.of()
        : unitsClosingIn(request.closing().get()).stream()
            .filter(troop -> !troop.fires(rallied(troop), true))
            .toList();
  }

  /** Returns whether one of two enemies can fire at the other in some turn. */
  private boolean areInRange(PreparedUnit one, PreparedUnit other) {
    OptionalInt own = Forces.ownRange(one, other);
    List<Integer> ranges = own.isPresent() ? List.of(own.getAsInt()) : approach.all();
    return ranges.stream().anyMatch(range -> reaches(one, range) || reaches(other, range));
  }

  /** Returns whether some unit has a range of its own, or is told whom to fire at. */
  boolean ownRangesOrTargets() {
    return forces.all().stream()
        .map(PreparedUnit::unit)
        .anyMatch(unit -> unit.range().isPresent() || !unit.at().isEmpty());
  }

  private boolean reaches(PreparedUnit troop, int range) {
    return range <= rules.tables().range(troop.unit().arm());
  }

  /** Returns how the range changes. */
  RangeByTurn approach() {
    return approach;
  }

  Forces forces() {
    return forces;
  }

  /** Returns what the firefight is measured by. */
  List<Measure<Units<UnitState>>> measures() {
    Measures<Units<UnitState>> measures = new Measures<>();
    List<UnitMeasures<Units<UnitState>>> sides =
        UnitMeasures.of(measures, forces, side -> request.mayKill(side, wish), Function.identity());
    sides.forEach(UnitMeasures::losses);
    sides.forEach(UnitMeasures::addUnitsLeft);
    measures.turns("turns", "turns fought");
    sides.forEach(UnitMeasures::ofEach);
    return measures.list();
  }

  /** Returns the situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = forces.facts();
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    facts.add(new Fact("range", SituationText.hexes(approach.ranges().each())));
    request
        .startRange()
        .ifPresent(
            range ->
                facts.add(
                    new Fact(
                        "closing",
                        "the "
                            + request.closing().orElseThrow()
                            + ", from "
                            + SituationText.hexes(range))));
    for (PreparedUnit silent : notFiringWhenMoving()) {
      facts.add(
          new Fact(
              "fire",
              silent.label()
                  + " does not fire in turns in which it moves; given its own range, it stays and"
                  + " fires"));
    }
    request.first().ifPresent(side -> facts.add(SituationText.first(side)));
    request.describeNear(facts);
    request.describeGenerals(forces, wish, facts);
    Variant.describe(request.variant(), facts);
    return facts;
  }
}
