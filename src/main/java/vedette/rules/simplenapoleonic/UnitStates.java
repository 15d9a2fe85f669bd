package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import vedette.fight.BySide;
import vedette.fight.Left;
import vedette.fight.Side;

/** Both sides' units as they now are. */
record UnitStates(BySide<List<UnitState>> units) {
  List<UnitState> of(Side side) {
    return units.of(side);
  }

  /** Both sides' units as they enter their next fight. */
  List<Left> left(Function<Side, List<DrawnUnit>> troops) {
    List<Left> left = new ArrayList<>();
    for (Side side : Side.values()) {
      List<DrawnUnit> drawn = troops.apply(side);
      for (int i = 0; i < drawn.size(); i++) {
        left.add(new Left(side.toString(), i, List.of(drawn.get(i).left(of(side).get(i)))));
      }
    }
    return List.copyOf(left);
  }

  /** With one unit as it then is. */
  UnitStates with(Side side, int unit, UnitState status) {
    List<UnitState> before = of(side);
    if (before.get(unit).equals(status)) {
      return this;
    }
    if (before.size() == 1) {
      return new UnitStates(units.with(side, List.of(status)));
    }
    List<UnitState> changed = new ArrayList<>(before);
    changed.set(unit, status);
    return new UnitStates(units.with(side, List.copyOf(changed)));
  }

  /** How many units of a side are still in the fight. */
  int fighting(Side side) {
    int steady = 0;
    List<UnitState> all = of(side);
    for (int i = 0; i < all.size(); i++) {
      steady += all.get(i).isSteady() ? 1 : 0;
    }
    return steady;
  }

  /** Points that a side has lost. */
  int lost(Side side, List<DrawnUnit> troops) {
    int sum = 0;
    for (int i = 0; i < troops.size(); i++) {
      sum += troops.get(i).lost(of(side).get(i));
    }
    return sum;
  }

  /** Which of them are. */
  List<Integer> allFighting(Side side) {
    List<UnitState> all = of(side);
    return IntStream.range(0, all.size()).filter(it -> all.get(it).isSteady()).boxed().toList();
  }

  /** With a hex more between those of a side that retreat and the enemy, up to so many. */
  UnitStates withdrawn(Side side, int most) {
    UnitStates after = this;
    for (int i = 0; i < of(side).size(); i++) {
      UnitState unit = of(side).get(i);
      if (unit.condition() == Condition.RETREATING) {
        after = after.with(side, i, unit.back(Math.min(most, unit.back() + 1)));
      }
    }
    return after;
  }

  /** The first of them; there must be one. */
  int firstFighting(Side side) {
    int first = 0;
    while (!of(side).get(first).isSteady()) {
      first++;
    }
    return first;
  }
}
