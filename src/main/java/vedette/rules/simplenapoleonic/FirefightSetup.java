package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.Names;

/** The units of a firefight and the ranges at which they fire, checked. */
final class FirefightSetup {
  private final FirefightRequest request;
  private final SimpleNapoleonicTables tables;
  private final Forces forces;
  private final Approach approach;
  private final BySide<List<List<Integer>>> told;
  private final Map<Arm, Integer> reach = new EnumMap<>(Arm.class);

  FirefightSetup(FirefightRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    forces = Forces.of(new BySide<>(request.attacker(), request.defender()), tables);
    both().forEach(FirefightSetup::checkFires);
    approach = Approach.of(request);
    approach.closing().ifPresent(side -> approach.check(closingIn(side), request.turns(), tables));
    for (Arm arm : Arm.values()) {
      reach.put(arm, tables.range(arm));
    }
    told = forces.told();
    checkRanges();
  }

  private void checkRanges() {
    if (request.atRetreating() && approach.changes()) {
      throw new TextFault(
          "atRetreating",
          "how far a retreating unit is goes by one range for all turns",
          "write one --range, or leave out --at-retreating");
    }
    if (request.closing().isPresent() && closingIn(request.closing().get()).isEmpty()) {
      throw new TextFault(
          "closing",
          "nobody of the " + request.closing().get() + " closes in",
          "leave the range of one unit out: a unit with a range of its own stays where it is");
    }
    if (forces.of(Side.ATTACKER).stream()
        .noneMatch(one -> forces.of(Side.DEFENDER).stream().anyMatch(other -> near(one, other)))) {
      throw new TextFault(
          "range", "no unit can fire that far", "come nearer: muskets reach 3 hexes, guns 6");
    }
  }

  /** Those of the side that closes in who move; a unit with a range of its own stays (SN-V10). */
  private List<DrawnUnit> closingIn(Side side) {
    return forces.of(side).stream().filter(troop -> troop.unit().range().isEmpty()).toList();
  }

  /** Guns that close in: they do not fire in turns in which they move. */
  List<DrawnUnit> silentGuns() {
    return request.closing().isEmpty() || !approach.changes()
        ? List.of()
        : closingIn(request.closing().get()).stream()
            .filter(troop -> troop.unit().arm() == Arm.ARTILLERY)
            .toList();
  }

  private Stream<DrawnUnit> both() {
    return Stream.concat(forces.of(Side.ATTACKER).stream(), forces.of(Side.DEFENDER).stream());
  }

  /** Whether one of two enemies can fire at the other in some turn. */
  private boolean near(DrawnUnit one, DrawnUnit other) {
    OptionalInt own = Forces.ownRange(one, other);
    List<Integer> ranges = own.isPresent() ? List.of(own.getAsInt()) : approach.all();
    return ranges.stream().anyMatch(range -> reaches(one, range) || reaches(other, range));
  }

  /** Whether some unit has a range of its own, or is told whom to fire at. */
  boolean ownRangesOrTargets() {
    return both()
        .map(DrawnUnit::unit)
        .anyMatch(unit -> unit.range().isPresent() || !unit.at().isEmpty());
  }

  private static void checkFires(DrawnUnit troop) {
    if (troop.unit().moved() && troop.unit().arm() == Arm.ARTILLERY) {
      throw new TextFault(
          troop.side().toString(),
          troop.label() + " cannot fire",
          "artillery does not move and fire in one turn; leave out moved");
    }
    if (troop.unit().retreating()) {
      throw new TextFault(
          troop.side().toString(),
          troop.label() + " has left the fight",
          "retreating units do not fire; leave it out");
    }
  }

  /** Whether a unit can fire so far. */
  boolean reaches(DrawnUnit troop, int range) {
    return range <= reach.get(troop.unit().arm());
  }

  /** How the range changes. */
  Approach approach() {
    return approach;
  }

  /** Whether a unit moves in this turn. */
  boolean moves(DrawnUnit troop, Umpire umpire) {
    return troop.unit().moved() || closesIn(troop, umpire);
  }

  private boolean closesIn(DrawnUnit troop, Umpire umpire) {
    return troop.unit().range().isEmpty() && approach.moves(troop.side(), umpire);
  }

  /** Whether a unit fires in this turn if it can: guns that move do not. */
  boolean mayFire(DrawnUnit troop, Umpire umpire) {
    return troop.unit().arm() != Arm.ARTILLERY || !closesIn(troop, umpire);
  }

  /** Whom a unit is told to fire at, first of all first. */
  List<Integer> told(Side side, int unit) {
    return told.of(side).get(unit);
  }

  /** Whether units fire at who retreats. */
  boolean atRetreating() {
    return request.atRetreating();
  }

  /** The longest range of any arm. */
  int farthest() {
    return Collections.max(reach.values());
  }

  /** Who moves first in this turn, where that is known. */
  Optional<Side> first(Umpire umpire) {
    return request.first().isPresent() && (request.turns() < 2 || !umpire.reached(2))
        ? request.first()
        : Optional.empty();
  }

  Names names(Side side) {
    return forces.names(side);
  }

  List<DrawnUnit> of(Side side) {
    return forces.of(side);
  }

  /** How the units begin. */
  UnitStates initial() {
    return forces.initial();
  }

  /** The situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    forces.of(Side.ATTACKER).forEach(troop -> facts.add(Facts.ofSide(troop)));
    forces.of(Side.DEFENDER).forEach(troop -> facts.add(Facts.ofSide(troop)));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    facts.add(new Fact("range", Facts.hexes(approach.ranges().each())));
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
                            + Facts.hexes(range))));
    for (DrawnUnit guns : silentGuns()) {
      facts.add(
          new Fact(
              "fire",
              "none of "
                  + guns.label()
                  + " in turns in which it moves; with a range of its own it stays and fires"));
    }
    request.first().ifPresent(side -> facts.add(Facts.first(side)));
    return facts;
  }
}
