package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Names;

/** The units of a firefight and the ranges at which they fire, checked. */
final class FirefightSetup {
  private static final int MAX_RANGE = 99;

  private final FirefightRequest request;
  private final SimpleNapoleonicTables tables;
  private final BySide<Names> names;
  private final BySide<List<Troop>> troops;
  private final List<Integer> ranges = new ArrayList<>();
  private final Map<Arm, Integer> reach = new EnumMap<>(Arm.class);

  FirefightSetup(FirefightRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    names =
        new BySide<>(
            names(Side.ATTACKER, request.attacker()), names(Side.DEFENDER, request.defender()));
    troops =
        new BySide<>(
            troops(names.attacker(), request.attacker()),
            troops(names.defender(), request.defender()));
    Set<String> taken = new HashSet<>();
    names.attacker().take(taken);
    names.defender().take(taken);
    for (String text : request.range()) {
      ranges.add(range(text));
    }
    if (ranges.isEmpty()) {
      ranges.add(1);
    }
    for (Arm arm : Arm.values()) {
      reach.put(arm, tables.range(arm));
    }
    if (Stream.concat(troops.attacker().stream(), troops.defender().stream())
        .noneMatch(troop -> ranges.stream().anyMatch(range -> reaches(troop, range)))) {
      throw new BadRequest(
          "range", "no unit can fire that far", "come nearer: muskets reach 3 hexes, guns 6");
    }
  }

  private static Names names(Side side, List<Unit> units) {
    return new Names(side, units.stream().map(Unit::name).toList());
  }

  private List<Troop> troops(Names names, List<Unit> units) {
    List<Troop> troops = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).moved() && units.get(i).arm() == Arm.ARTILLERY) {
        throw new BadRequest(
            names.side().toString(),
            names.label(i) + " cannot fire",
            "artillery does not move and fire in one turn; leave out moved");
      }
      if (units.get(i).retreating()) {
        throw new BadRequest(
            names.side().toString(),
            names.label(i) + " has left the fight",
            "retreating units do not fire; leave it out");
      }
      troops.add(Troop.of(names.side(), names.label(i), units.get(i), tables));
    }
    return List.copyOf(troops);
  }

  private static int range(String text) {
    if (text.matches("[1-9][0-9]?") && Integer.parseInt(text) <= MAX_RANGE) {
      return Integer.parseInt(text);
    }
    throw new BadRequest(
        "range", "`" + text + "` is not a list of ranges", "write hexes by turn, as in 3,2,1");
  }

  /** Whether a unit can fire so far. */
  boolean reaches(Troop troop, int range) {
    return range <= reach.get(troop.unit().arm());
  }

  /** The range in this turn: the last of those given that has its turn. */
  int range(Umpire umpire) {
    for (int turn = Math.min(ranges.size(), request.turns()); turn > 1; turn--) {
      int range = ranges.get(turn - 1);
      if (range != ranges.get(turn - 2) && umpire.reached(turn)) {
        return range;
      }
    }
    return ranges.get(0);
  }

  /** Whether the range changes. */
  boolean closesIn() {
    return ranges.size() > 1;
  }

  Names names(Side side) {
    return names.of(side);
  }

  List<Troop> of(Side side) {
    return troops.of(side);
  }

  /** How the units begin. */
  UnitStates initial() {
    return new UnitStates(troops.map(side -> side.stream().map(Troop::initial).toList()));
  }

  /** The situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    troops.attacker().forEach(troop -> facts.add(Facts.ofSide(troop)));
    troops.defender().forEach(troop -> facts.add(Facts.ofSide(troop)));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    facts.add(new Fact("range", Facts.hexes(ranges)));
    return facts;
  }
}
