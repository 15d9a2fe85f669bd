package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Side;

/**
 * A bombardment between two steps. What the guns inflict in a turn falls on the target when all
 * have fired (LF9).
 *
 * @param begun whether the turn has begun
 * @param rolls for command points that are still to come in this turn, the guns', the targets'
 * @param guns still to fire in this turn, battery by battery; empty until they are counted out
 * @param hit D.Points and casualties that the guns have inflicted in this turn
 * @param last what the guns fired at last
 */
record BombardmentState(
    boolean begun, int rolls, List<Integer> guns, ArtilleryHit hit, Fired last, UnitStates units) {
  /** Before a turn. */
  static BombardmentState before(Fired last, UnitStates units) {
    return new BombardmentState(false, 0, List.of(), ArtilleryHit.NONE, last, units);
  }

  /** Whose commanders roll next. */
  Side commanding() {
    return rolls > 1 ? Side.ATTACKER : Side.DEFENDER;
  }

  /** When these commanders have rolled, or have nothing to do. */
  BombardmentState commanded(UnitStates now) {
    return new BombardmentState(true, rolls - 1, guns, hit, last, now);
  }

  /** The first battery that has still to fire; -1 if none has. */
  int battery() {
    for (int i = 0; i < guns.size(); i++) {
      if (guns.get(i) > 0) {
        return i;
      }
    }
    return -1;
  }

  BombardmentState with(UnitStates now) {
    return new BombardmentState(begun, rolls, guns, hit, last, now);
  }
}
