package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.rules.Names;
import vedette.rules.kit.Units;

/** The prepared units of both sides, with their names. */
record Forces(BySide<Names> names, BySide<List<PreparedUnit>> troops) {
  /**
   * Prepares the units of both sides.
   *
   * @throws vedette.source.TextFault if two units have the same name
   */
  static Forces of(List<Unit> attacker, List<Unit> defender, RulesInForce rules) {
    Set<String> taken = new HashSet<>();
    BySide<List<Unit>> units = new BySide<>(attacker, defender);
    BySide<Names> names =
        new BySide<>(named(Side.ATTACKER, attacker, taken), named(Side.DEFENDER, defender, taken));
    return new Forces(names, names.map(of -> drawn(of, units.of(of.side()), rules)));
  }

  private static Names named(Side side, List<Unit> units, Set<String> taken) {
    Names names = new Names(side, units.stream().map(Unit::name).toList());
    names.take(taken);
    return names;
  }

  private static List<PreparedUnit> drawn(Names of, List<Unit> units, RulesInForce rules) {
    List<PreparedUnit> drawn = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      drawn.add(PreparedUnit.of(of.side(), of.label(i), units.get(i), rules));
    }
    return List.copyOf(drawn);
  }

  Names names(Side side) {
    return names.of(side);
  }

  List<PreparedUnit> of(Side side) {
    return troops.of(side);
  }

  PreparedUnit of(Side side, int unit) {
    return troops.of(side).get(unit);
  }

  /** Returns all units, the attacker's first. */
  List<PreparedUnit> all() {
    return Stream.concat(troops.attacker().stream(), troops.defender().stream()).toList();
  }

  /** Returns the initial states of the units. */
  Units<UnitState> initial() {
    return new Units<>(troops.map(side -> side.stream().map(PreparedUnit::initial).toList()));
  }

  /** Returns both sides' units as they enter their next fight. */
  List<SurvivingStack> survivors(Units<UnitState> units) {
    List<SurvivingStack> left = new ArrayList<>();
    troops.forEach(
        (side, drawn) -> {
          for (int i = 0; i < drawn.size(); i++) {
            left.add(
                new SurvivingStack(
                    side.toString(), i, List.of(drawn.get(i).survivor(units.of(side, i)))));
          }
        });
    return List.copyOf(left);
  }

  /** Returns the initial points of a side. */
  int strength(Side side) {
    return of(side).stream().mapToInt(troop -> troop.strength().left()).sum();
  }

  /** Returns the points that a side has lost. */
  int lost(Side side, Units<UnitState> units) {
    int sum = 0;
    for (int i = 0; i < of(side).size(); i++) {
      sum += of(side, i).lost(units.of(side, i));
    }
    return sum;
  }

  /** Returns the situation, a line for each unit. */
  List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    all().forEach(troop -> facts.add(SituationText.ofSide(troop)));
    return facts;
  }

  /** Returns the indices of each unit's preferred targets, in order of priority. */
  BySide<List<List<Integer>>> preferredTargets() {
    return troops.map(side -> side.stream().map(this::preferredTargets).toList());
  }

  private List<Integer> preferredTargets(PreparedUnit troop) {
    Side side = troop.side();
    return List.copyOf(names.of(side.opposite()).indices(troop.unit().at(), side.toString()));
  }

  /**
   * Returns the range between two units if one has a range of its own; of two such ranges the
   * longer (SN-V10).
   */
  static OptionalInt ownRange(PreparedUnit one, PreparedUnit other) {
    OptionalInt own = one.unit().range();
    OptionalInt its = other.unit().range();
    if (own.isEmpty() || its.isEmpty()) {
      return own.isEmpty() ? its : own;
    }
    return own.getAsInt() < its.getAsInt() ? its : own;
  }
}
