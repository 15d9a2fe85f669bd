package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * An advance between two steps.
 *
 * @param ranges hexes of each of the attacker's units to the place where the defender stood first
 * @param assaulted whether it has come to an assault
 * @param first who has the initiative, null before it is rolled
 * @param second whether the other side has its part
 * @param next which unit of the side acts next
 * @param tried generals without a unit who have tried to rally somebody in this part
 * @param atDefender the assaulting unit's throw, null before it
 * @param atAttacker the defender's throw, null before it
 */
record AdvanceState(
    UnitStates units,
    List<Integer> ranges,
    boolean assaulted,
    Side first,
    boolean second,
    int next,
    int tried,
    PendingLoss atDefender,
    PendingLoss atAttacker) {

  /** Before initiative is rolled in a turn. */
  static AdvanceState before(UnitStates units, List<Integer> ranges, boolean assaulted) {
    return new AdvanceState(units, ranges, assaulted, null, false, 0, 0, null, null);
  }

  /** Before the next turn. */
  AdvanceState nextTurn() {
    return before(units, ranges, assaulted);
  }

  /** When a side has won the initiative. */
  AdvanceState won(Side initiative) {
    return new AdvanceState(units, ranges, assaulted, initiative, false, 0, 0, null, null);
  }

  /** When the other side's part begins. */
  AdvanceState otherSide() {
    return new AdvanceState(units, ranges, assaulted, first, true, 0, 0, null, null);
  }

  /** Before the next unit of the same side. */
  AdvanceState nextUnit() {
    return new AdvanceState(units, ranges, assaulted, first, second, next + 1, tried, null, null);
  }

  /** Whose part it is. */
  Side side() {
    return second ? first.opposite() : first;
  }

  UnitState of(Side side, int unit) {
    return units.of(side).get(unit);
  }

  /** The unit that acts. */
  UnitState acting() {
    return of(side(), next);
  }

  /** The unit that the attacker goes at. */
  UnitState defender() {
    return of(Side.DEFENDER, 0);
  }

  AdvanceState with(Side side, int unit, UnitState status) {
    return new AdvanceState(
        units.with(side, unit, status),
        ranges,
        assaulted,
        first,
        second,
        next,
        tried,
        atDefender,
        atAttacker);
  }

  /** With a unit of the attacker so far from the defender's first place. */
  AdvanceState at(int unit, int range) {
    if (ranges.get(unit) == range) {
      return this;
    }
    List<Integer> changed = new ArrayList<>(ranges);
    changed.set(unit, range);
    return new AdvanceState(
        units, List.copyOf(changed), assaulted, first, second, next, tried, atDefender, atAttacker);
  }

  /** When a general without a unit has tried to rally the unit that acts. */
  AdvanceState generalTried() {
    return new AdvanceState(units, ranges, assaulted, first, second, next, tried + 1, null, null);
  }

  /** When the unit that acts has gone in and thrown. */
  AdvanceState thrown(PendingLoss loss) {
    return new AdvanceState(units, ranges, true, first, second, next, tried, loss, null);
  }

  /** When the defender has thrown as well. */
  AdvanceState answered(PendingLoss loss) {
    return new AdvanceState(units, ranges, true, first, second, next, tried, atDefender, loss);
  }

  /** Who assaults, and who is assaulted. */
  BySide<UnitState> opposed() {
    return new BySide<>(of(Side.ATTACKER, next), defender());
  }
}
