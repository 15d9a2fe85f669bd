package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;

/** Both sides' units as they now are. */
record UnitStates(BySide<List<UnitState>> units) {
  /** As both sides begin. */
  static UnitStates of(BySide<Roster> rosters) {
    return new UnitStates(rosters.map(Roster::initial));
  }

  List<UnitState> of(Side side) {
    return units.of(side);
  }

  UnitState of(Side side, int unit) {
    return of(side).get(unit);
  }

  UnitStates with(Side side, List<UnitState> changed) {
    return changed == of(side) ? this : new UnitStates(units.with(side, changed));
  }

  UnitStates with(Side side, int unit, UnitState changed) {
    List<UnitState> before = of(side);
    if (before.get(unit).equals(changed)) {
      return this;
    }
    if (before.size() == 1) {
      return with(side, List.of(changed));
    }
    List<UnitState> all = new ArrayList<>(before);
    all.set(unit, changed);
    return with(side, List.copyOf(all));
  }

  /** The first unit of a side that is not destroyed; there has to be one. */
  int first(Side side) {
    int first = 0;
    while (of(side).get(first).isDestroyed()) {
      first++;
    }
    return first;
  }

  /** Units of a side that are not destroyed. */
  int standing(Side side) {
    int standing = 0;
    List<UnitState> all = of(side);
    for (int i = 0; i < all.size(); i++) {
      standing += all.get(i).isDestroyed() ? 0 : 1;
    }
    return standing;
  }
}
