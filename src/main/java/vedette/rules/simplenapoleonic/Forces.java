package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.Names;

/** The units of both sides as they are drawn up, and what they are called. */
record Forces(BySide<Names> names, BySide<List<DrawnUnit>> troops) {
  /** Draws up both sides; complains of two units of one name. */
  static Forces of(BySide<List<Unit>> units, SimpleNapoleonicTables tables) {
    Set<String> taken = new HashSet<>();
    BySide<Names> names =
        new BySide<>(named(Side.ATTACKER, units, taken), named(Side.DEFENDER, units, taken));
    return new Forces(names, names.map(of -> drawn(of, units.of(of.side()), tables)));
  }

  private static Names named(Side side, BySide<List<Unit>> units, Set<String> taken) {
    Names names = new Names(side, units.of(side).stream().map(Unit::name).toList());
    names.take(taken);
    return names;
  }

  private static List<DrawnUnit> drawn(Names of, List<Unit> units, SimpleNapoleonicTables tables) {
    List<DrawnUnit> drawn = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      drawn.add(DrawnUnit.of(of.side(), of.label(i), units.get(i), tables));
    }
    return List.copyOf(drawn);
  }

  Names names(Side side) {
    return names.of(side);
  }

  List<DrawnUnit> of(Side side) {
    return troops.of(side);
  }

  /** How the units begin. */
  UnitStates initial() {
    return new UnitStates(troops.map(side -> side.stream().map(DrawnUnit::initial).toList()));
  }

  /** Whom each unit is told to fire at before others. */
  BySide<List<List<Integer>>> told() {
    return troops.map(side -> side.stream().map(this::told).toList());
  }

  private List<Integer> told(DrawnUnit troop) {
    Side side = troop.side();
    return List.copyOf(names.of(side.opposite()).among(troop.unit().at(), side.toString()));
  }

  /** The range between two units if one has a range of its own: of two the greater (SN-V10). */
  static OptionalInt ownRange(DrawnUnit one, DrawnUnit other) {
    OptionalInt own = one.unit().range();
    OptionalInt its = other.unit().range();
    if (own.isEmpty() || its.isEmpty()) {
      return own.isEmpty() ? its : own;
    }
    return own.getAsInt() < its.getAsInt() ? its : own;
  }
}
