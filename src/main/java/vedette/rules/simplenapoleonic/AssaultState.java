package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * An assault between two steps.
 *
 * @param part what comes next
 * @param assaulter which of the attacker's units assaults next
 * @param atDefender its throw, null before it
 * @param atAttacker the defender's throw, null before it
 */
record AssaultState(
    UnitStates units, Part part, int assaulter, PendingLoss atDefender, PendingLoss atAttacker) {

  /** What comes next in a turn. */
  enum Part {
    /** The initiative, if it matters. */
    TURN_BEGINS,
    /** The defender's part, which comes first. */
    FIRE_BEFORE,
    /** The attacker's part, and nothing after it. */
    ASSAULT,
    /** The attacker's part, after which the defender fires. */
    ASSAULT_BEFORE_FIRE,
    /** The defender's part, which comes second. */
    FIRE_AFTER
  }

  /** Before a turn. */
  static AssaultState before(UnitStates units) {
    return new AssaultState(units, Part.TURN_BEGINS, 0, null, null);
  }

  /** When this comes next; an assault is that of the first unit that is still in the fight. */
  AssaultState then(Part next) {
    boolean assault = next == Part.ASSAULT || next == Part.ASSAULT_BEFORE_FIRE;
    int first = assault ? units.firstFighting(Side.ATTACKER) : 0;
    return new AssaultState(units, next, first, null, null);
  }

  /** When the next unit assaults in the same part; empty if there is none. */
  Optional<AssaultState> nextAssault(UnitStates left) {
    List<UnitState> attackers = left.of(Side.ATTACKER);
    for (int next = assaulter + 1; next < attackers.size(); next++) {
      if (attackers.get(next).isSteady()) {
        return Optional.of(new AssaultState(left, part, next, null, null));
      }
    }
    return Optional.empty();
  }

  /** When the attacker has thrown. */
  AssaultState thrown(PendingLoss loss) {
    return new AssaultState(units, part, assaulter, loss, null);
  }

  /** When the defender has thrown as well. */
  AssaultState answered(PendingLoss loss) {
    return new AssaultState(units, part, assaulter, atDefender, loss);
  }

  /** Who assaults, and who is assaulted. */
  BySide<UnitState> opposed() {
    return new BySide<>(units.of(Side.ATTACKER).get(assaulter), units.of(Side.DEFENDER).get(0));
  }

  /** All units, with these two as they then are. */
  UnitStates with(BySide<UnitState> opposed) {
    return units
        .with(Side.ATTACKER, assaulter, opposed.attacker())
        .with(Side.DEFENDER, 0, opposed.defender());
  }
}
